//! The threads that talk to the database.
//!
//! One thread writes, with group commit: all waiting jobs go into one transaction, so that a disk with two hundred flushes a
//! second still keeps tens of thousands of moves a second. Success is reported once the transaction is on disk. A batch that
//! fails is retried job by job, so that no job fails because of another.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::sql::Sql;
use crate::{Address, StoreError, migrate};

/// The jobs in one transaction, at most.
const LARGEST_BATCH: usize = 2000;
const WAITING_WRITES: usize = 20_000;
const READERS: usize = 3;
/// The writes between two checkpoints by a reader, so that the writer need not make them.
const TIDY_AFTER: usize = 1000;
/// Retries with a new connection after a disconnect, before the job fails.
const ATTEMPTS: u32 = 20;

/// A handle to the threads; they end when the last handle is dropped and the queues are empty.
#[derive(Debug, Clone)]
pub(crate) struct Worker {
    writes: mpsc::Sender<Box<dyn Job>>,
    reads: mpsc::UnboundedSender<Box<dyn Job>>,
}

impl Worker {
    /// Opens the database, migrates it and starts the threads.
    pub(crate) fn start(address: &Address) -> Result<Worker, StoreError> {
        let mut sql = address.open()?;
        migrate::migrate(&mut *sql)?;
        let (writes, waiting) = mpsc::channel(WAITING_WRITES);
        let (reads, reading) = mpsc::unbounded_channel();
        let writer = Writer { sql, address: address.clone() };
        let tidier = Tidier { reads: reads.clone(), writes: 0, under_way: Arc::default() };
        thread::spawn(move || writer.run(waiting, tidier));
        let waiting = Arc::new(Mutex::new(reading));
        for _ in 0..READERS {
            let writer = Writer { sql: address.open()?, address: address.clone() };
            let waiting = Arc::clone(&waiting);
            thread::spawn(move || writer.answer(&waiting));
        }
        Ok(Worker { writes, reads })
    }

    /// Runs `work` inside a transaction. Retries may run it more than once; the last run counts.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (task, answer) = Task::boxed(work);
        self.writes.send(task).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Runs a query.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (task, answer) = Task::boxed(work);
        self.reads.send(task).map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }
}

/// A job, whatever its result type.
trait Job: Send {
    fn run(&mut self, sql: &mut dyn Sql) -> Result<(), StoreError>;

    /// Reports the outcome to the caller, once it is on disk or has failed.
    fn finish(self: Box<Self>, outcome: Result<(), StoreError>);
}

struct Task<T, F> {
    work: F,
    result: Option<T>,
    reply: oneshot::Sender<Result<T, StoreError>>,
}

type Pending<T> = oneshot::Receiver<Result<T, StoreError>>;

impl<T: Send + 'static, F> Task<T, F>
where
    F: FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send + 'static,
{
    fn boxed(work: F) -> (Box<dyn Job>, Pending<T>) {
        let (reply, answer) = oneshot::channel();
        (Box::new(Task { work, result: None, reply }), answer)
    }
}

impl<T: Send, F> Job for Task<T, F>
where
    F: FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send,
{
    fn run(&mut self, sql: &mut dyn Sql) -> Result<(), StoreError> {
        self.result = Some((self.work)(sql)?);
        Ok(())
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Task { result, reply, .. } = *self;
        // The caller may have dropped the request; the write stays.
        let _ = reply.send(outcome.and_then(|()| result.ok_or(StoreError::Closed)));
    }
}

/// Schedules checkpoints on a reader, one at a time.
struct Tidier {
    reads: mpsc::UnboundedSender<Box<dyn Job>>,
    writes: usize,
    under_way: Arc<AtomicBool>,
}

impl Tidier {
    fn written(&mut self, writes: usize) {
        self.writes += writes;
        if self.writes >= TIDY_AFTER && !self.under_way.swap(true, Ordering::Relaxed) {
            self.writes = 0;
            let under_way = Arc::clone(&self.under_way);
            let (task, _) = Task::boxed(move |sql| {
                let outcome = sql.tidy();
                under_way.store(false, Ordering::Relaxed);
                outcome
            });
            // Without readers the store is shutting down.
            let _ = self.reads.send(task);
        }
    }
}

struct Writer {
    sql: Box<dyn Sql + Send>,
    address: Address,
}

impl Writer {
    fn run(mut self, mut waiting: mpsc::Receiver<Box<dyn Job>>, mut tidier: Tidier) {
        let mut batch = Vec::new();
        while waiting.blocking_recv_many(&mut batch, LARGEST_BATCH) > 0 {
            tidier.written(batch.len());
            if let Err(error) = self.transaction(&mut batch) {
                tracing::debug!(%error, jobs = batch.len(), "a transaction failed; its parts are tried alone");
                for job in batch.drain(..) {
                    let mut alone = vec![job];
                    let outcome = self.with_new_connections(|writer| writer.transaction(&mut alone));
                    if let (Err(error), Some(job)) = (outcome, alone.pop()) {
                        job.finish(Err(error));
                    }
                }
            }
        }
    }

    /// Runs `batch` in one transaction and reports to all callers; on an error the batch is left unchanged.
    fn transaction(&mut self, batch: &mut Vec<Box<dyn Job>>) -> Result<(), StoreError> {
        self.sql.begin()?;
        let outcome = batch.iter_mut().try_for_each(|job| job.run(&mut *self.sql));
        if let Err(error) = outcome.and_then(|()| self.sql.batch("COMMIT")) {
            self.sql.roll_back();
            return Err(error);
        }
        batch.drain(..).for_each(|job| job.finish(Ok(())));
        Ok(())
    }

    fn answer(mut self, waiting: &Mutex<mpsc::UnboundedReceiver<Box<dyn Job>>>) {
        loop {
            let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
            let Some(mut job) = next else { return };
            let outcome = self.with_new_connections(|reader| job.run(&mut *reader.sql));
            job.finish(outcome);
        }
    }

    /// Retries with a new connection after a disconnect.
    fn with_new_connections(
        &mut self,
        mut work: impl FnMut(&mut Writer) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let mut outcome = work(self);
        for attempt in 1..=ATTEMPTS {
            match &outcome {
                Err(error) if error.is_disconnect() => {}
                _ => return outcome,
            }
            thread::sleep(Duration::from_millis(50) * attempt);
            if let Ok(sql) = self.address.open() {
                self.sql = sql;
                outcome = work(self);
            }
        }
        outcome
    }
}
