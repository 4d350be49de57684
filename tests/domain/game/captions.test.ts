import { describe, expect, it } from 'vitest';
import { captionFields, captionLine, cleanCaption } from '#domain/game/captions.ts';

describe('cleanCaption', () => {
  it.each([
    ['  No recreio.  ', 'No recreio.'],
    ['um\r\ndois\ttrês', 'um dois três'],
    ['a\u0000b\u000bc\u0007', 'a b c'],
    [' \n ', ''],
    ['Família 👨‍👩‍👧 à porta', 'Família 👨‍👩‍👧 à porta'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanCaption(text)).toBe(clean);
  });
});

describe('captionLine and captionFields', () => {
  it.each([
    [{ caption: 'Uma rampa.', place: 'school' }, 'Na escola: Uma rampa.', { caption: 'Uma rampa.', place: 'school' }],
    [{ caption: 'Uma rampa.', place: null }, 'Uma rampa.', { caption: 'Uma rampa.' }],
    [{ caption: '', place: 'neighbourhood' }, 'No bairro', { place: 'neighbourhood' }],
    [{ place: 'elsewhere' }, 'Noutro sítio', { place: 'elsewhere' }],
    [{}, '', {}],
  ] as const)('%j is %j', (said, line, fields) => {
    expect(captionLine(said)).toBe(line);
    expect(captionFields(said)).toEqual(fields);
  });
});
