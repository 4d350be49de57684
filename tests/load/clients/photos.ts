import { createHash, randomBytes } from 'node:crypto';
import type { Dice } from '../../support/product/dice.ts';
import type { Tablet } from './Tablet.ts';

/** A JPEG by its first bytes; the rest does not compress, as photographs do not. */
const MARK = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
/** What a tablet has made of a photograph. */
const PHOTO_KIB = [440, 590, 740];
/** Two pieces; one file in so many is like that. */
const LARGE_KIB = 5_400;
const LARGE_EVERY = 25;
/** As the client's (src/client/api/files.ts): a piece, and the waits before the next tries in milliseconds. */
const PIECE_BYTES = 5 * 1024 * 1024;
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];
/** A slow network is no failure. */
const PIECE_TIMEOUT_MS = 5 * 60_000;

const bodies = [...PHOTO_KIB, LARGE_KIB].map((kib) => {
  const bytes = Buffer.concat([MARK, randomBytes(kib * 1024)]);
  return { bytes, hash: createHash('sha256').update(bytes) };
});

/** Made of one of a few bodies and an ending of its own, so that many of them take no room. */
export interface Photo {
  name: string;
  pieces: readonly Buffer[];
  bytes: number;
  sha256: string;
}

export function takePhoto(dice: Dice, name: string): Photo {
  const kind = dice.between(1, LARGE_EVERY) === 1 ? PHOTO_KIB.length : dice.between(0, PHOTO_KIB.length - 1);
  const { bytes, hash } = bodies[kind]!;
  const ending = Buffer.from(`${name} ${dice.next()}`);
  const sha256 = hash.copy().update(ending).digest('hex');
  return { name, pieces: [bytes, ending], bytes: bytes.length + ending.length, sha256 };
}

/** Sends a file as the game does (tus 1.0), from where it stopped. Answers how an answer refers to it. */
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
