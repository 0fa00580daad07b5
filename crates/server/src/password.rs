//! Passwords, as argon2id hashes. Each takes 19 MiB for a moment, so only few are hashed at a time, on threads of their own: the
//! memory stays with the threads that had it.

mod choice;

use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use tokio::sync::oneshot;

pub(crate) use choice::check;

const AT_A_TIME: usize = 2;

type Job = Box<dyn FnOnce() + Send>;

/// The threads that hash passwords. They end with the last handle.
pub(crate) struct Hashers(mpsc::Sender<Job>);

impl Hashers {
    pub(crate) fn start() -> Hashers {
        let (jobs, waiting) = mpsc::channel::<Job>();
        let waiting = Arc::new(Mutex::new(waiting));
        for _ in 0..AT_A_TIME {
            let waiting = Arc::clone(&waiting);
            thread::spawn(move || {
                loop {
                    let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok(job) = next else { return };
                    job();
                }
            });
        }
        Hashers(jobs)
    }

    /// What is stored of a password.
    pub(crate) async fn hash(&self, password: String) -> Option<String> {
        self.run(move || hash(&password)).await.flatten()
    }

    /// Whether it is the password that was hashed.
    pub(crate) async fn verify(&self, password: String, hash: String) -> bool {
        self.run(move || verify(&password, &hash)).await.unwrap_or(false)
    }

    async fn run<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let (reply, result) = oneshot::channel();
        // Who does not wait any more is not answered.
        self.0.send(Box::new(move || drop(reply.send(work())))).ok()?;
        result.await.ok()
    }
}

/// What is stored of a password.
pub(crate) fn hash(password: &str) -> Option<String> {
    Argon2::default().hash_password(password.as_bytes()).ok().map(|hash| hash.to_string())
}

fn verify(password: &str, hash: &str) -> bool {
    let hash = PasswordHash::new(hash);
    hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}
