/**
 * Makes radio buttons usable with Tab and Enter alone, as switches and scanning keyboards need it: Tab goes to every
 * option of a group, from the first one on, and Enter chooses the focused one. Arrow keys and Space work as before.
 * Returns a function that stops it.
 */
export function listenForRadioTabs(): () => void {
  /** The direction of the Tab that is down; 0 while none is. */
  let direction = 0;
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event;
    direction = 0;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'Tab') direction = event.shiftKey ? -1 : 1;
    const group = groupOf(target);
    const index = group.indexOf(target as HTMLInputElement);
    const next = direction ? group[index + direction] : undefined;
    if (index < 0 || (key !== 'Enter' && !next)) return;
    event.preventDefault();
    next?.focus();
    if (key === 'Enter' && !event.repeat) group[index]?.click();
  };
  // The browser enters a group at its checked option; a user who only goes forwards would not reach those before it.
  const onFocus = ({ target, relatedTarget }: FocusEvent) => {
    const group = direction ? groupOf(target) : [];
    if (!group.includes(relatedTarget as HTMLInputElement)) group.at(direction > 0 ? 0 : -1)?.focus();
  };
  const onRelease = () => {
    direction = 0;
  };
  const stop = new AbortController();
  const listen: typeof window.addEventListener = (type: string, listener: EventListenerOrEventListenerObject) =>
    window.addEventListener(type, listener, { signal: stop.signal });
  listen('keydown', onKeyDown);
  listen('focusin', onFocus);
  listen('keyup', onRelease);
  listen('pointerdown', onRelease);
  return () => stop.abort();
}

/** Returns the options that can be chosen in the group of a radio button, in reading order; none for anything else. */
function groupOf(target: EventTarget | null): HTMLInputElement[] {
  if (!(target instanceof HTMLInputElement && target.type === 'radio')) return [];
  const all = document.querySelectorAll<HTMLInputElement>(
    `[type=radio][name="${CSS.escape(target.name)}"]:not(:disabled)`,
  );
  return [...all].filter((option) => option.form === target.form);
}
