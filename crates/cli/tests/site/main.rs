//! The whole site as its users meet it: a real process, real HTTP and WebSocket clients, and every test on SQLite and on
//! PostgreSQL.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod account;
mod analyses;
mod attacks;
mod bots;
mod branches;
mod broker;
mod clearing;
mod client;
mod clocks;
mod commands;
mod connections;
mod database;
mod database_away;
mod faulty_disk;
mod figures;
mod fuzz;
mod kill;
mod leaks;
mod logs;
mod long_games;
mod news;
mod own_names;
mod owners_data;
mod people;
mod proxy;
mod quotas;
mod readings;
mod records;
mod rules;
mod seats;
mod security;
mod shutdown;
mod site;
mod storage_faults;
mod taking_back;
mod tls;
mod two_servers;
mod under_attack;
mod versions;
mod whole_games;
