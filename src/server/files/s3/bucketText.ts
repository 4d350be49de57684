import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { S3Settings } from '#server/config/envS3.ts';
import { S3Client } from './S3Client.ts';

/** Returns a small text from the bucket; null when there is none. Throws an S3Error. */
export async function readBucketText(settings: S3Settings, key: string): Promise<string | null> {
  const answer = await new S3Client(settings).send({ method: 'GET', key });
  return answer && text(answer);
}

/** Writes a small text to the bucket, whole or not at all. Throws an S3Error. */
export async function writeBucketText(settings: S3Settings, key: string, content: string): Promise<void> {
  const bytes = Buffer.from(content);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const sent = { stream: Readable.from([bytes]), bytes: bytes.length, sha256 };
  await new S3Client(settings).send({ method: 'PUT', key, content: sent });
}
