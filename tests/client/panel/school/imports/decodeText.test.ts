import { expect, test } from 'vitest';
import { decodeText } from '#client/panel/school/imports/decodeText.ts';

const WORDS = 'Ação, João';
const latin = Uint8Array.from(WORDS, (letter) => letter.charCodeAt(0));
const utf16 = (little: boolean) => {
  const bytes = new DataView(new ArrayBuffer(2 * WORDS.length + 2));
  for (const [place, letter] of [...`\ufeff${WORDS}`].entries()) {
    bytes.setUint16(2 * place, letter.charCodeAt(0), little);
  }
  return new Uint8Array(bytes.buffer);
};

test.each([
  ['UTF-8', new TextEncoder().encode(WORDS)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${WORDS}`)],
  ['Windows-1252', latin],
  ['UTF-16 little-endian', utf16(true)],
  ['UTF-16 big-endian', utf16(false)],
])('decodes %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(WORDS);
});
