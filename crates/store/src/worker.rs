//! The threads that talk to the database.
//!
//! One thread writes, with group commit: all waiting jobs go into one transaction, so that a disk with two hundred flushes a
//! second still keeps tens of thousands of moves a second. Success is reported once the transaction is on disk. A batch that
//! fails is retried job by job, so that no job fails because of another. While the database is away, all wait together, each for
//! as long as its patience lasts; a failed `fsync` is the end (`disk.rs`).

use std::collections::{HashSet, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::{mpsc, oneshot};

use crate::disk::Disk;
use crate::error::Remedy;
use crate::log::{Append, Appended, append_all};
use crate::sql::{Fate, Mark, Sql};
use crate::{Address, StoreError, Trouble, migrate};

/// The jobs in one transaction, at most.
const LARGEST_BATCH: usize = 2000;
/// A transaction takes no more jobs after so long: on a slow database nobody waits for all the others.
const LONGEST_TRANSACTION: Duration = Duration::from_secs(1);
const WAITING_WRITES: usize = 20_000;
/// The entries that are added in one statement, at most.
const MOST_TOGETHER: usize = 500;
const READERS: usize = 3;
/// The writes between two checkpoints by a reader, so that the writer need not make them.
const TIDY_AFTER: usize = 1000;
/// The pages of a log (128 MB) that goes on because the writer has always written more when a reader has copied it: then the writer
/// copies it, and begins anew.
const LONGEST_LOG: u64 = 32_768;
/// A job is not begun, or tried again, so long after it was queued. A restart of PostgreSQL or a failover takes less; people who
/// wait longer want to know.
const PATIENCE: Duration = Duration::from_secs(5);
/// What somebody who reads waits for in all: an answer that was on its way may still come.
const LONGEST_READ: Duration = Duration::from_secs(7);
/// From one try to the next.
const PAUSE: Duration = Duration::from_millis(100);

/// A handle to the threads; they end when the last handle is dropped and the queues are empty.
#[derive(Debug, Clone)]
pub(crate) struct Worker {
    writes: mpsc::Sender<Queued>,
    reads: mpsc::UnboundedSender<Queued>,
    disk: Arc<Disk>,
}

impl Worker {
    /// Opens the database, migrates it and starts the threads.
    pub(crate) fn start(address: &Address) -> Result<Worker, StoreError> {
        // It stays until others are open: SQLite would clear the log away with the last one.
        let mut first = address.open()?;
        migrate::migrate(&mut *first)?;
        let disk = Arc::<Disk>::default();
        let link = || Ok::<_, StoreError>(Link { sql: Some(address.open()?), address: address.clone() });
        let (writes, waiting) = mpsc::channel(WAITING_WRITES);
        let (reads, reading) = mpsc::unbounded_channel();
        let tidier = Tidier { reads: reads.clone(), writes: 0, log: Arc::default() };
        let writer = Writer { link: link()?, disk: Arc::clone(&disk), tidier, in_the_way: None };
        let waiting_reads = Arc::new(Mutex::new(reading));
        let readers = (0..READERS).map(|_| Ok(Reader { link: link()?, disk: Arc::clone(&disk) }));
        for reader in readers.collect::<Result<Vec<_>, StoreError>>()? {
            let waiting = Arc::clone(&waiting_reads);
            thread::spawn(move || reader.run(&waiting));
        }
        thread::spawn(move || writer.run(waiting));
        Ok(Worker { writes, reads, disk })
    }

    /// Runs `work` inside a transaction. Retries may run it more than once; the last run counts.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (task, answer) = Task::queued(work);
        self.writes.send(task).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Appends an entry. Those that wait at the same time are added together.
    pub(crate) async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Appending { append, outcome: None, reply });
        let queued = Queued { job, until: Instant::now() + PATIENCE };
        self.writes.send(queued).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Runs a query.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut dyn Sql) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (task, answer) = Task::queued(work);
        self.reads.send(task).map_err(|_| StoreError::Closed)?;
        let answer = tokio::time::timeout(LONGEST_READ, answer).await;
        answer
            .map_err(|_| StoreError::Silent { seconds: LONGEST_READ.as_secs() })?
            .map_err(|_| StoreError::Closed)?
    }

    /// Comes true when the disk has lost something, with what it says.
    pub(crate) async fn lost(&self) -> String {
        self.disk.lost().await
    }
}

/// A job, whatever its result type.
trait Job: Send {
    fn run(&mut self, sql: &mut dyn Sql) -> Result<(), StoreError>;

    /// Reports the outcome to the caller, once it is on disk or has failed.
    fn finish(self: Box<Self>, outcome: Result<(), StoreError>);

    /// Nobody waits for the outcome any more.
    fn is_forgotten(&self) -> bool;

    /// The entry that it appends, if it does nothing else.
    fn append(&self) -> Option<&Append> {
        None
    }

    /// What came of that.
    fn appended(&mut self, _: Appended) {}
}

/// A job that waits, until its caller must be told something.
struct Queued {
    job: Box<dyn Job>,
    until: Instant,
}

impl Queued {
    fn is_late(&self) -> bool {
        Instant::now() >= self.until
    }

    fn finish(self, outcome: Result<(), StoreError>) {
        self.job.finish(outcome);
    }
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
    fn queued(work: F) -> (Queued, Pending<T>) {
        let (reply, answer) = oneshot::channel();
        let job = Box::new(Task { work, result: None, reply });
        (Queued { job, until: Instant::now() + PATIENCE }, answer)
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

    fn is_forgotten(&self) -> bool {
        self.reply.is_closed()
    }
}

/// An entry that is to be appended.
struct Appending {
    append: Append,
    outcome: Option<Appended>,
    reply: oneshot::Sender<Result<Appended, StoreError>>,
}

impl Job for Appending {
    fn run(&mut self, sql: &mut dyn Sql) -> Result<(), StoreError> {
        self.outcome = append_all(sql, &[&self.append])?.pop();
        Ok(())
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        let Appending { outcome: appended, reply, .. } = *self;
        let _ = reply.send(outcome.and_then(|()| appended.ok_or(StoreError::Closed)));
    }

    fn is_forgotten(&self) -> bool {
        self.reply.is_closed()
    }

    fn append(&self) -> Option<&Append> {
        Some(&self.append)
    }

    fn appended(&mut self, outcome: Appended) {
        self.outcome = Some(outcome);
    }
}

/// Runs the first job; if it appends an entry, together with those behind it that append to other tables. How many there were.
fn run_next(sql: &mut dyn Sql, jobs: &mut [Queued]) -> Result<usize, StoreError> {
    let mut tables = HashSet::new();
    let appends: Vec<&Append> = jobs
        .iter()
        .map_while(|queued| queued.job.append().filter(|append| tables.insert(append.table.as_str())))
        .take(MOST_TOGETHER)
        .collect();
    if appends.is_empty() {
        jobs[0].job.run(sql)?;
        return Ok(1);
    }
    let outcomes = append_all(sql, &appends)?;
    jobs.iter_mut().zip(&outcomes).for_each(|(queued, outcome)| queued.job.appended(*outcome));
    Ok(outcomes.len())
}

/// A connection that is made anew when it breaks.
struct Link {
    sql: Option<Box<dyn Sql + Send>>,
    address: Address,
}

impl Link {
    /// The connection. Whatever keeps it from being made, somebody may mend it meanwhile.
    fn sql(&mut self) -> Result<&mut (dyn Sql + Send), StoreError> {
        let sql = match self.sql.take() {
            Some(sql) => sql,
            None => self
                .address
                .open()
                .map_err(|error| StoreError::Away { trouble: Trouble::Away, why: error.to_string() })?,
        };
        Ok(&mut **self.sql.insert(sql))
    }

    /// Takes back what has begun and keeps the connection only if it is still good for something.
    fn recover(&mut self, remedy: Remedy) {
        let usable =
            remedy != Remedy::Reconnect && self.sql.as_mut().is_some_and(|sql| sql.rollback().is_ok());
        if !usable {
            self.sql = None;
        }
    }
}

/// Schedules checkpoints on a reader, one at a time.
struct Tidier {
    reads: mpsc::UnboundedSender<Queued>,
    writes: usize,
    log: Arc<Log>,
}

/// The log of the database, which checkpoints copy to its place.
#[derive(Default)]
struct Log {
    tidying: AtomicBool,
    /// The pages that it had when somebody last copied it.
    pages: AtomicU64,
}

/// A checkpoint.
struct Tidy(Arc<Log>);

impl Tidier {
    fn written(&mut self, writes: usize) {
        self.writes += writes;
        // When it is the writer's task, readers keep out of its way: only one can do it at a time.
        let is_time = self.writes >= TIDY_AFTER && !self.is_overdue();
        if is_time && !self.log.tidying.swap(true, Ordering::Relaxed) {
            self.writes = 0;
            let job = Box::new(Tidy(Arc::clone(&self.log)));
            // Without readers the store is shutting down.
            let _ = self.reads.send(Queued { job, until: Instant::now() + PATIENCE });
        }
    }

    fn is_overdue(&self) -> bool {
        self.log.pages.load(Ordering::Relaxed) >= LONGEST_LOG
    }
}

impl Job for Tidy {
    fn run(&mut self, sql: &mut dyn Sql) -> Result<(), StoreError> {
        self.0.pages.store(sql.tidy()?, Ordering::Relaxed);
        Ok(())
    }

    fn finish(self: Box<Self>, outcome: Result<(), StoreError>) {
        self.0.tidying.store(false, Ordering::Relaxed);
        if let Err(error) = outcome {
            tracing::warn!(%error, "a checkpoint failed; the next one takes more");
        }
    }

    fn is_forgotten(&self) -> bool {
        false
    }
}

/// The thread that answers questions.
struct Reader {
    link: Link,
    disk: Arc<Disk>,
}

impl Reader {
    fn run(mut self, waiting: &Mutex<mpsc::UnboundedReceiver<Queued>>) {
        loop {
            let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).blocking_recv();
            let Some(mut question) = next else { return };
            if !question.job.is_forgotten() {
                let outcome = self.answer(&mut question);
                question.finish(outcome);
            }
        }
    }

    fn answer(&mut self, question: &mut Queued) -> Result<(), StoreError> {
        loop {
            let outcome = self.link.sql().and_then(|sql| question.job.run(sql));
            let Err(error) = outcome else { return Ok(()) };
            let remedy = error.remedy();
            self.link.recover(remedy);
            match remedy {
                Remedy::Tell => return Err(error),
                Remedy::End => return Err(self.disk.lose(error)),
                Remedy::Wait | Remedy::Reconnect if question.is_late() => return Err(error),
                Remedy::Wait | Remedy::Reconnect => thread::sleep(PAUSE),
            }
        }
    }
}

/// The thread that writes.
struct Writer {
    link: Link,
    disk: Arc<Disk>,
    tidier: Tidier,
    /// What keeps jobs waiting, while something does.
    in_the_way: Option<StoreError>,
}

impl Writer {
    fn run(mut self, mut waiting: mpsc::Receiver<Queued>) {
        let mut received = Vec::new();
        while waiting.blocking_recv_many(&mut received, LARGEST_BATCH) > 0 {
            let mut batch: VecDeque<Queued> = received.drain(..).collect();
            self.tidier.written(batch.len());
            if let Err(error) = self.carry_out(&mut batch) {
                tracing::debug!(%error, jobs = batch.len(), "a transaction failed; its parts are tried alone");
                for job in batch {
                    let mut alone = VecDeque::from([job]);
                    let outcome = self.carry_out(&mut alone);
                    if let (Err(error), Some(job)) = (outcome, alone.pop_front()) {
                        job.finish(Err(error));
                    }
                }
            }
            self.tidy();
        }
    }

    /// Carries out jobs, the first ones first, and reports to all callers; while the database is away, it waits for it. On an error
    /// that another try would not mend, what is left stays in the batch.
    fn carry_out(&mut self, batch: &mut VecDeque<Queued>) -> Result<(), StoreError> {
        loop {
            dismiss_late(batch, || self.in_the_way.as_ref().map_or_else(too_slow, StoreError::too_long));
            if batch.is_empty() {
                return Ok(());
            }
            let Err(error) = self.transaction(batch) else {
                self.in_the_way = None;
                continue;
            };
            let remedy = error.remedy();
            self.link.recover(remedy);
            match remedy {
                Remedy::Tell => return Err(error),
                Remedy::End => return Err(self.disk.lose(error)),
                Remedy::Wait | Remedy::Reconnect => {
                    dismiss_late(batch, || error.too_long());
                    self.in_the_way = Some(error);
                    thread::sleep(PAUSE);
                }
            }
        }
    }

    /// Runs the first jobs of a batch in one transaction and reports to their callers; on an error the batch is left unchanged, but
    /// for jobs of which nobody can tell whether they were done.
    fn transaction(&mut self, batch: &mut VecDeque<Queued>) -> Result<(), StoreError> {
        self.disk.check()?;
        let began = Instant::now();
        let sql = self.link.sql()?;
        let mark = sql.begin()?;
        let mut done = 0;
        let jobs = batch.make_contiguous();
        while done < jobs.len() && (done == 0 || began.elapsed() <= LONGEST_TRANSACTION) {
            done += run_next(sql, &mut jobs[done..])?;
        }
        if let Err(error) = sql.commit() {
            let Some(mark) = mark.filter(|_| error.remedy() == Remedy::Reconnect) else { return Err(error) };
            self.settle(&mark, done, batch);
            return Ok(());
        }
        // A checkpoint may have failed meanwhile.
        self.disk.check()?;
        batch.drain(..done).for_each(|queued| queued.finish(Ok(())));
        Ok(())
    }

    /// The connection broke between COMMIT and its answer. The database is asked what became of the first `count` jobs, so that
    /// none is done twice and none that was done is called a failure.
    fn settle(&mut self, mark: &Mark, count: usize, batch: &mut VecDeque<Queued>) {
        let mut unsettled: VecDeque<Queued> = batch.drain(..count).collect();
        tracing::warn!(
            jobs = count,
            "the connection broke while the database wrote: it is asked what came of it"
        );
        self.link.sql = None;
        while !unsettled.is_empty() {
            match self.link.sql().and_then(|sql| sql.fate(mark)) {
                Ok(Fate::Committed) => unsettled.drain(..).for_each(|queued| queued.finish(Ok(()))),
                Ok(Fate::Unknown) => {
                    unsettled.drain(..).for_each(|queued| queued.finish(Err(StoreError::Uncertain)));
                }
                Ok(Fate::Aborted) => {
                    unsettled.append(batch);
                    std::mem::swap(batch, &mut unsettled);
                    return;
                }
                Ok(Fate::Running) => thread::sleep(PAUSE),
                Err(error) => {
                    self.link.recover(error.remedy());
                    thread::sleep(PAUSE);
                }
            }
            dismiss_late(&mut unsettled, || StoreError::Uncertain);
        }
    }

    /// Copies the log back if it has become too long for the readers to do so meanwhile.
    fn tidy(&mut self) {
        if self.tidier.is_overdue() && self.disk.check().is_ok() {
            let mut tidy = Tidy(Arc::clone(&self.tidier.log));
            let outcome = self.link.sql().and_then(|sql| tidy.run(sql));
            // The next commit comes before anything else is written: it begins the log anew.
            self.tidier.log.pages.store(0, Ordering::Relaxed);
            if let Err(error) = outcome {
                if error.remedy() == Remedy::End {
                    self.disk.lose(error);
                } else {
                    tracing::warn!(%error, "a checkpoint failed; the next one takes more");
                }
            }
        }
    }
}

/// The database does what it is asked to, but not in time.
fn too_slow() -> StoreError {
    StoreError::Away { trouble: Trouble::Busy, why: "others were before".to_owned() }
}

/// Tells those who have waited for long enough; the others stay.
fn dismiss_late(batch: &mut VecDeque<Queued>, why: impl Fn() -> StoreError) {
    // They stand in the order in which they were queued.
    while batch.front().is_some_and(Queued::is_late) {
        if let Some(late) = batch.pop_front() {
            late.finish(Err(why()));
        }
    }
}
