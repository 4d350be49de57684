import { createHash, randomBytes } from 'node:crypto';
import type { SeededRandom } from '../../support/product/seededRandom.ts';
import type { Tablet } from './Tablet.ts';

/** JPEG signature; the rest of the file is incompressible, like photographs. */
const MARK = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
/** Sizes of photographs after the tablet has resized them. */
const PHOTO_KIB = [440, 590, 740];
/** Size of a file in two pieces; one file in LARGE_EVERY has it. */
const LARGE_KIB = 5_400;
const LARGE_EVERY = 25;
/** Same values as in the client (src/client/api/files.ts): piece size, and retry delays in milliseconds. */
const PIECE_BYTES = 5 * 1024 * 1024;
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
/** Long enough for a slow network. */
const PIECE_TIMEOUT_MS = 5 * 60_000;

const bodies = [...PHOTO_KIB, LARGE_KIB].map((kib) => {
  const bytes = Buffer.concat([MARK, randomBytes(kib * 1024)]);
  return { bytes, hash: createHash('sha256').update(bytes) };
});

/** A shared body with a unique ending, so that many photos need little memory. */
export interface Photo {
  name: string;
  pieces: readonly Buffer[];
  bytes: number;
  sha256: string;
}

export function takePhoto(random: SeededRandom, name: string): Photo {
  const kind = random.between(1, LARGE_EVERY) === 1 ? PHOTO_KIB.length : random.between(0, PHOTO_KIB.length - 1);
  const { bytes, hash } = bodies[kind]!;
  const ending = Buffer.from(`${name} ${random.next()}`);
  const sha256 = hash.copy().update(ending).digest('hex');
  return { name, pieces: [bytes, ending], bytes: bytes.length + ending.length, sha256 };
}

/** Uploads a file as the game does (tus 1.0), resuming after failures. Returns the reference for an answer. */
export async function uploadPhoto(tablet: Tablet, photo: Photo): Promise<string> {
  const metadata = Object.entries({ filename: photo.name, filetype: 'image/jpeg' })
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(photo.bytes), 'upload-metadata': metadata };
  const { headers: answered } = await tablet.insist('POST /uploads', { headers });
  const path = (answered.location ?? '').replace(/^.*\/api/, '');
  const size = photo.bytes > PIECE_BYTES ? ' (5 MB)' : '';
  let failures = 0;
  for (let offset = 0; offset < photo.bytes; ) {
    const sent = await tablet.call(`PATCH ${path}`, {
      as: `PATCH /uploads/:id${size}`,
      bytes: cut(photo.pieces, offset, offset + PIECE_BYTES),
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      timeoutMs: PIECE_TIMEOUT_MS,
    });
    if (sent.status === 204) {
      offset = Number(sent.headers['upload-offset']);
      continue;
    }
    await tablet.room.pace.wait(RETRY_DELAYS[Math.min(failures, RETRY_DELAYS.length - 1)] ?? 0);
    failures += 1;
    const asked = await tablet.insist(`HEAD ${path}`, {
      as: 'HEAD /uploads/:id',
      headers: { 'tus-resumable': '1.0.0' },
    });
    offset = Number(asked.headers['upload-offset']);
  }
  return `upload:${path.slice(path.lastIndexOf('/') + 1)}`;
}

function cut(pieces: readonly Buffer[], from: number, to: number): Buffer[] {
  let start = 0;
  return pieces.flatMap((piece) => {
    const part = piece.subarray(Math.max(0, from - start), Math.max(0, to - start));
    start += piece.length;
    return part.length > 0 ? [part] : [];
  });
}
