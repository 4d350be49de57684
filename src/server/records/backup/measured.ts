import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface Measure {
  bytes: number;
  sha256: string;
}

/** Writes a stream to a new file that only this account reads, synced; answers what it was and how many lines it had. */
export async function writeMeasured(source: Readable, path: string): Promise<Measure & { lines: number }> {
  const meter = createMeter();
  const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(source, meter.pass, target);
  return meter.result();
}

/** Reads a file to its end; null when it is not there. */
export async function measureFile(path: string): Promise<Measure | null> {
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
