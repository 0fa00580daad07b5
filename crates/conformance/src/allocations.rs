//! A counting allocator, for games that promise playouts without allocations.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

thread_local! {
    static OF_THIS_THREAD: Cell<u64> = const { Cell::new(0) };
}

/// The system's allocator, which counts. A test that wants to count declares it:
/// ```
/// # use steading_conformance::CountingAllocator;
/// #[global_allocator]
/// static ALLOCATOR: CountingAllocator = CountingAllocator;
///
/// let before = CountingAllocator::count();
/// drop(Box::new(7));
/// assert_eq!(CountingAllocator::count() - before, 1);
/// ```
#[derive(Debug)]
pub struct CountingAllocator;

impl CountingAllocator {
    /// The allocations of this thread so far. Other threads do not count: the test harness has threads of its own.
    pub fn count() -> u64 {
        OF_THIS_THREAD.get()
    }
}

#[expect(unsafe_code, reason = "an allocator is unsafe by nature; this one counts and passes everything on")]
// SAFETY: everything is handed on to the system's allocator, and the callers keep its promises.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        OF_THIS_THREAD.set(OF_THIS_THREAD.get() + 1);
        // SAFETY: as above.
        unsafe { System.alloc(layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        OF_THIS_THREAD.set(OF_THIS_THREAD.get() + 1);
        // SAFETY: as above.
        unsafe { System.realloc(memory, layout, size) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(memory, layout) }
    }
}
