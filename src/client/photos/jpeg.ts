import type { Bytes, Orientation, ParsedImage } from './ParsedImage.ts';

/** Markers of a JPEG (ITU T.81, annex B): the byte after 0xff. */
/** Any number of these may precede a marker. */
const FILL = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP_FIRST = 0xe0;
const APP_EXIF = 0xe1;
const APP_COLOUR = 0xe2;
const APP_ADOBE = 0xee;
const APP_LAST = 0xef;
const RESTART_FIRST = 0xd0;
const RESTART_LAST = 0xd7;
/** Markers among those of frame headers that start no frame. */
const NO_FRAME = [0xc4, 0xc8, 0xcc];
const COLOUR_PROFILE = 'ICC_PROFILE\0';
const EXIF = 'Exif\0\0';
const ORIENTATION_TAG = 0x112;

interface Segment {
  marker: number;
  at: number;
  /** For a scan: the end of the picture's data after its header. */
  end: number;
}

/** Reads a JPEG; null when it is none, or a broken one. Data after its end, such as a second picture, are left out. */
export function readJpeg(bytes: Bytes): ParsedImage | null {
  const segments = segmentsOf(bytes);
  const frame = segments?.find(({ marker }) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAME.includes(marker));
  if (!segments || !frame) return null;
  const view = viewOf(bytes);
  const exif = segments.find((segment) => segment.marker === APP_EXIF && startsWithText(bytes, segment, EXIF));
  const kept = segments.filter((segment) => isPictureData(bytes, segment));
  return {
    type: 'image/jpeg',
    height: view.getUint16(frame.at + 5),
    width: view.getUint16(frame.at + 7),
    orientation: exif
      ? orientationIn(new DataView(bytes.buffer, bytes.byteOffset + exif.at + 10, exif.end - exif.at - 10))
      : 1,
    isAnimated: false,
    bare: [Uint8Array.of(0xff, START), ...kept.map(({ at, end }) => bytes.subarray(at, end)), Uint8Array.of(0xff, END)],
  };
}

/** Returns an EXIF segment with the orientation and nothing else, to be placed second in a JPEG. */
export function orientationNote(orientation: Orientation): Bytes {
  const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0];
  return Uint8Array.from([0xff, APP_EXIF, 0, 2 + EXIF.length + tiff.length, ...[...EXIF].map(codeOf), ...tiff]);
}

/** Returns null when a segment does not end where its header says. */
function segmentsOf(bytes: Bytes): Segment[] | null {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const view = viewOf(bytes);
  const segments: Segment[] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return null;
    if (marker === FILL) {
      at += 1;
      continue;
    }
    if (marker === END) return segments;
    const header = at + 2 + view.getUint16(at + 2);
    const end = marker === SCAN ? scanEnd(bytes, header) : header;
    if (end < at + 4 || end > bytes.length) return null;
    segments.push({ marker, at, end });
    at = end;
  }
  return segments.some(({ marker }) => marker === SCAN) ? segments : null;
}

/** Returns the position of the next marker that is not part of the data. */
function scanEnd(bytes: Bytes, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= RESTART_FIRST && next <= RESTART_LAST);
    if (!isData) return at;
  }
  return bytes.length;
}

/** Excludes application metadata; colours need their profile, and Adobe's marker says how to read them. */
function isPictureData(bytes: Bytes, segment: Segment): boolean {
  const { marker } = segment;
  if (marker === APP_COLOUR) return startsWithText(bytes, segment, COLOUR_PROFILE);
  if (marker === APP_FIRST || marker === APP_ADOBE) return true;
  return marker !== COMMENT && (marker < APP_FIRST || marker > APP_LAST);
}

function startsWithText(bytes: Bytes, { at, end }: Segment, word: string): boolean {
  return end - at >= 4 + word.length && [...word].every((char, index) => bytes[at + 4 + index] === codeOf(char));
}

/** Reads the orientation from a TIFF header and its first directory; 1 where it is unreadable. */
function orientationIn(tiff: DataView): Orientation {
  try {
    const little = tiff.getUint16(0) === 0x4949;
    const directory = tiff.getUint32(4, little);
    for (let entry = 0; entry < tiff.getUint16(directory, little); entry += 1) {
      const at = directory + 2 + 12 * entry;
      if (tiff.getUint16(at, little) === ORIENTATION_TAG) return known(tiff.getUint16(at + 8, little));
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return 1;
}

function known(value: number): Orientation {
  return value >= 1 && value <= 8 ? (value as Orientation) : 1;
}

function viewOf(bytes: Bytes): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function codeOf(char: string): number {
  return char.charCodeAt(0);
}
