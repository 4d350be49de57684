import type { DetailedError, Upload, UploadOptions } from 'tus-js-client';
import { UPLOAD_REFERENCE, UPLOADS_PATH } from '#contract/uploads.ts';
import { CallError } from './CallError.ts';
import { caller, tellSignedOut } from './caller.ts';
import { isRecord } from './request.ts';

const CHUNK_BYTES = 5 * 1024 * 1024;
const INSUFFICIENT_STORAGE = 507;
/** Milliseconds; after the last one the upload fails and can be begun again where it stopped. */
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

export interface UploadFileOptions {
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  /** A try failed; the next follows by itself. */
  onTrouble?: (error: CallError) => void;
  signal?: AbortSignal;
}

/** A name that a form or an answer refers to: `upload:{id}`. */
export interface UploadedFile {
  reference: string;
}

/**
 * Sends a file in pieces and goes on where an earlier try stopped, over reloads too (ruling 12). Throws CallError, with the server's
 * words when it refused; the abort reason when `signal` ended it.
 */
export async function uploadFile(
  file: File,
  { onProgress, onTrouble, signal }: UploadFileOptions = {},
): Promise<UploadedFile> {
  signal?.throwIfAborted();
  const tus = await loadTus();
  return new Promise((resolve, reject) => {
    const upload: Upload = new tus.Upload(file, {
      ...optionsFor(file, onTrouble),
      onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 1),
      onSuccess: () => resolve({ reference: UPLOAD_REFERENCE + (upload.url?.split('/').pop() ?? '') }),
      onError: (error) => reject(failureOf(error)),
    });
    signal?.addEventListener('abort', () => {
      upload.abort().catch(() => {});
      reject(signal.reason);
    });
    void begin(upload);
  });
}

/** Only whoever sends a file downloads the library; without a connection it cannot come. */
async function loadTus() {
  try {
    return await import('tus-js-client');
  } catch {
    throw new CallError({ kind: 'network', status: 0 });
  }
}

async function begin(upload: Upload): Promise<void> {
  const [earlier] = await upload.findPreviousUploads().catch(() => []);
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
}

function optionsFor(file: File, onTrouble: UploadFileOptions['onTrouble']): UploadOptions {
  return {
    endpoint: `/api${UPLOADS_PATH}`,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, filetype: file.type },
    fingerprint: async () => fingerprintOf(file, caller().account),
    onBeforeRequest: (request) => request.setHeader('Authorization', caller().token ?? ''),
    onShouldRetry: (error) => {
      const isAgain = passesAtOnce(error.originalResponse?.getStatus() ?? 0);
      if (isAgain) onTrouble?.(failureOf(error));
      return isAgain;
    },
  };
}

/** A full disk is not emptied within a minute: whoever sends decides when to ask again. */
function passesAtOnce(status: number): boolean {
  return status < 400 || [409, 423, 429].includes(status) || (status >= 500 && status !== INSUFFICIENT_STORAGE);
}

/** Keyed by account: another team on the same tablet never goes on with this one's file. */
function fingerprintOf({ name, type, size, lastModified }: File, account: string | null): string {
  return ['tus', account ?? '', name, type, size, lastModified].join('-');
}

function failureOf(error: Error | DetailedError): CallError {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  // What is no refusal and no upload either is a page of the school's own network.
  if (status < 400) return new CallError({ kind: 'network', status: 0 });
  const token = caller().token;
  if (status === 401 && token !== null) tellSignedOut(token);
  return new CallError({ kind: status >= 500 ? 'server' : 'refused', status, ...saidIn(response?.getBody() ?? '') });
}

function saidIn(body: string): { message?: string; code?: string } {
  try {
    const said: unknown = JSON.parse(body);
    if (!isRecord(said)) return {};
    return { message: String(said.message ?? ''), code: String(said.code ?? '') };
  } catch {
    return {};
  }
}
