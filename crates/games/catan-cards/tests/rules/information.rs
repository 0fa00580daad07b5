//! Who may know what (chapter 8).
