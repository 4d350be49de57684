import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Measure {
  bytes: number;
  sha256: string;
}

/** Writes a stream to a new file with mode 0600 and syncs it. Returns its size, hash and number of lines. */
export async function writeHashed(source: Readable, path: string): Promise<Measure & { lines: number }> {
  const meter = createMeter();
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, meter.pass, target);
  return meter.result();
}

/** Returns the size and hash of a file; null when it does not exist. */
export async function hashFile(path: string): Promise<Measure | null> {
  const meter = createMeter();
  try {
    for await (const _chunk of meter.pass(createReadStream(path)));
    return meter.result();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

const NEWLINE = 10;

function createMeter() {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  return {
    async *pass(source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
        yield chunk;
      }
    },
    result: () => ({ bytes, lines, sha256: hash.digest('hex') }),
  };
}
