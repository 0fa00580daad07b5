//! The trade desk (chapter 10).
