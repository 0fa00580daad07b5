//! Where games tell what happened.

/// Listens to what happens while an action is carried out.
pub trait EventSink<E> {
    /// Takes note of `event`. Engines pass a closure, so that a sink that ignores events costs nothing.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Listens to nothing: for playouts.
#[derive(Debug, Clone, Copy, Default)]
pub struct Silent;

impl<E> EventSink<E> for Silent {
    #[inline]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

/// Writes everything down.
impl<E> EventSink<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
