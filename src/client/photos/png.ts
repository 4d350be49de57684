import type { Bytes, ParsedImage } from './ParsedImage.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes of length, type and checksum around a chunk's data. */
const AROUND_BYTES = 12;
/** Chunks with camera data, texts and time. */
const NOTES = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'];
const ANIMATION = 'acTL';

/** Reads a PNG; null when it is none, or a broken one. Data after its end are left out. */
export function readPng(bytes: Bytes): ParsedImage | null {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const bare = [bytes.subarray(0, SIGNATURE.length)];
  let isAnimated = false;
  for (let at = SIGNATURE.length; at + AROUND_BYTES <= bytes.length; ) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const end = at + AROUND_BYTES + view.getUint32(at);
    if (end > bytes.length) return null;
    isAnimated ||= name === ANIMATION;
    if (!NOTES.includes(name)) bare.push(bytes.subarray(at, end));
    if (name === 'IEND') {
      return {
        type: 'image/png',
        width: view.getUint32(16),
        height: view.getUint32(20),
        orientation: 1,
        isAnimated,
        bare,
      };
    }
    at = end;
  }
  return null;
}
