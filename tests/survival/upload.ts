import { createHash } from 'node:crypto';
import type { RetryingCaller } from './RetryingCaller.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const PIECE_BYTES = 24 * 1024;

/** A unique text file of hexadecimal digits. */
export interface MadeFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  sha256: string;
}

export function makeFile(name: string, word: string, bytes: number): MadeFile {
  const text = `${word} `.repeat(Math.ceil(bytes / (word.length + 1)));
  const content = new Uint8Array(Buffer.from(text));
  return { name, bytes: content, sha256: createHash('sha256').update(content).digest('hex') };
}

/**
 * Uploads a file in pieces as the game does (tus 1.0), resuming at the server's offset after a failure. Returns the upload's
 * id.
 */
export async function upload(caller: RetryingCaller, file: MadeFile): Promise<string> {
  for (;;) {
    const path = await open(caller, file);
    if (await sendPieces(caller, path, file)) return path.slice(path.lastIndexOf('/') + 1);
  }
}

async function open(caller: RetryingCaller, { name, bytes }: MadeFile): Promise<string> {
  const headers = {
    ...TUS,
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
  };
  const { status, headers: answered, text } = await caller.send('/uploads', { method: 'POST', headers });
  const path = answered.get('location')?.replace(/^.*\/api/, '');
  if (status !== 201 || path === undefined) throw new Error(`/uploads: ${status} ${text}`);
  return path;
}

/** Returns false when the server does not know this upload any more, so that it must start again. */
async function sendPieces(caller: RetryingCaller, path: string, { bytes }: MadeFile): Promise<boolean> {
  for (let offset = 0; offset < bytes.length; ) {
    const headers = { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' };
    const body = bytes.slice(offset, offset + PIECE_BYTES);
    const answer = await caller.attempt(path, { method: 'PATCH', headers, body });
    if (answer?.status === 204) {
      offset = Number(answer.headers.get('upload-offset'));
      continue;
    }
    const asked = await caller.send(path, { method: 'HEAD', headers: TUS });
    if (asked.status !== 200) return false;
    offset = Number(asked.headers.get('upload-offset'));
  }
  return true;
}
