//! Longest Trade Route and Largest Knight Force (chapter 5).
