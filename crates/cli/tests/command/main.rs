//! The command as people use it: a process with arguments, files and pipes.

mod mistakes;
mod output;
mod own_names;
mod perft;
mod steading;
mod versions;
