import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { S3Settings } from '#server/config/envS3.ts';
import { isContentName } from '../store/contentName.ts';
import { digestToFile } from '../store/digestToFile.ts';
import type { FileStore, StoredBlob } from '../store/FileStore.ts';
import { rethrowDiskError } from '../store/storageErrors.ts';
import { prepareTempFolder } from '../store/tempFolder.ts';
import { S3Client, type S3Request } from './S3Client.ts';
import { S3Error } from './S3Error.ts';

const PARTIAL_CONTENT = 206;

export interface S3StoreOptions {
  /** Folder for files on their way, because the hash must be known before the first byte is sent. */
  temporary: string;
  /** Logs why a call failed, without secrets. */
  warn: (details: { err: unknown }, message: string) => void;
}

/**
 * Creates a store in an S3-compatible bucket, with each file under its hash. The bucket accepts a `put` only when the bytes
 * match the signed hash. A transient error is retried once, then refused with storageDown.
 */
export function createS3Store(settings: S3Settings, { temporary, warn }: S3StoreOptions): FileStore {
  prepareTempFolder(temporary);
  const client = new S3Client(settings);
  const send = async (makeRequest: () => S3Request): Promise<IncomingMessage | null> => {
    try {
      return await client.send(makeRequest()).catch((error: unknown) => {
        if (error instanceof S3Error && error.isTransient) return client.send(makeRequest());
        throw error;
      });
    } catch (error) {
      if (!(error instanceof S3Error)) throw error;
      warn({ err: error }, 'the bucket for files refused or did not answer');
      throw error.refusal;
    }
  };
  const has = async (sha256: string) => isContentName(sha256) && (await send(() => head(sha256))) !== null;
  return {
    has,
    async put(content, maxBytes) {
      const path = join(temporary, randomUUID());
      try {
        const blob = await digestToFile(path, content, { maxBytes, synced: false }).catch(rethrowDiskError);
        if (!(await has(blob.sha256))) await send(() => upload(path, blob));
        return blob;
      } finally {
        content.destroy();
        await rm(path, { force: true });
      }
    },
    async open(sha256, range) {
      if (!isContentName(sha256)) return null;
      const content = await send(() => ({ method: 'GET', key: sha256, range }));
      if (content === null || range === undefined || content.statusCode === PARTIAL_CONTENT) return content;
      content.destroy();
      throw new Error(`The bucket answered ${content.statusCode} to a range.`);
    },
    async remove(sha256) {
      if (isContentName(sha256)) await send(() => ({ method: 'DELETE', key: sha256 }));
    },
  };
}

function head(key: string): S3Request {
  return { method: 'HEAD', key };
}

function upload(path: string, { sha256, bytes }: StoredBlob): S3Request {
  return { method: 'PUT', key: sha256, content: { stream: createReadStream(path), bytes, sha256 } };
}
