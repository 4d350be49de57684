export type ReadingKey = 'toggle' | 'back' | 'on';

const KEYS: Readonly<Record<string, ReadingKey>> = { KeyJ: 'back', KeyK: 'on', KeyL: 'toggle' };

/**
 * Returns what a key means for the reader, also in text boxes: Alt+L reads and pauses, Alt+J and Alt+K go a sentence back and on; so does
 * a keyboard's play key. Null for all others.
 */
export function readingKeyOf(event: KeyboardEvent): ReadingKey | null {
  if (event.repeat || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  if (event.key === 'MediaPlayPause') return 'toggle';
  return event.altKey ? (KEYS[event.code] ?? null) : null;
}
