//! Set-up (chapter 3).
