// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { type ReadingKey, readingKeyOf } from '#client/game/aloud/readingKeys.ts';
import { isSkipKey } from '#client/game/overlays/skipKey.ts';

describe('the keys of the reader', () => {
  it.each<[KeyboardEventInit, ReadingKey | null]>([
    [{ code: 'KeyL', key: 'l', altKey: true }, 'toggle'],
    [{ code: 'KeyL', key: '¬', altKey: true }, 'toggle'],
    [{ code: 'KeyJ', key: 'j', altKey: true }, 'back'],
    [{ code: 'KeyK', key: 'k', altKey: true }, 'on'],
    [{ code: '', key: 'MediaPlayPause' }, 'toggle'],
    [{ code: 'KeyL', key: 'l' }, null],
    [{ code: 'KeyL', key: 'l', altKey: true, ctrlKey: true }, null],
    [{ code: 'KeyL', key: 'l', altKey: true, metaKey: true }, null],
    [{ code: 'KeyL', key: 'L', altKey: true, shiftKey: true }, null],
    [{ code: 'KeyL', key: 'l', altKey: true, repeat: true }, null],
    [{ code: 'KeyM', key: 'm', altKey: true }, null],
    [{ code: 'Space', key: ' ' }, null],
  ])('%o is %j, and never skips a message as well', (init, expected) => {
    const event = new KeyboardEvent('keydown', init);
    expect(readingKeyOf(event)).toBe(expected);
    if (expected !== null) expect(isSkipKey(event)).toBe(false);
  });
});
