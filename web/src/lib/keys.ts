/** Keys that work anywhere on a page, unless somebody is typing or a dialog wants an answer. */
type Keys = Record<string, (event: KeyboardEvent) => void>;

/** An attachment-like helper for `$effect`: listens until the returned function is called. */
export function onKeys(keys: Keys): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act(event);
  };
  addEventListener('keydown', listen);
  return () => removeEventListener('keydown', listen);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
