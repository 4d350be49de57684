import * as tus from 'tus-js-client';
import { UPLOAD_REFERENCE, UPLOADS_PATH } from '#contract/uploads.ts';
import { CallError } from './CallError.ts';
import { caller, notifySignedOut } from './caller.ts';
import { isRecord } from './request.ts';

const CHUNK_BYTES = 5 * 1024 * 1024;
const INSUFFICIENT_STORAGE = 507;
/** Without a refusal code of ours these come from the school's web filter and are worth retrying. */
const FILTER_STATUSES = [403, 404, 407, 451];
/** Milliseconds; after the last one the upload fails and can be resumed later. */
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/** Identifies a file on the device: the account that chose it and the file's local id. */
export interface LocalFileKey {
  account: string;
  id: string;
}

export interface UploadFileOptions extends LocalFileKey {
  /** From 0 to 1. */
  onProgress?: (share: number) => void;
  /** Called when an attempt failed and another one is scheduled. */
  onRetry?: (error: CallError) => void;
  signal?: AbortSignal;
}

/** `reference` is what a form or an answer sends for the file: `upload:{id}`. */
export interface UploadedFile {
  reference: string;
}

/**
 * Uploads a file in chunks and resumes an earlier attempt, also after a reload (ruling 12). Throws CallError: with the server's
 * message when it refused, with code `signedOut` when another account signed in. Throws the abort reason when `signal` aborts.
 */
export async function uploadFile(file: File, options: UploadFileOptions): Promise<UploadedFile> {
  const { onProgress, signal, account } = options;
  signal?.throwIfAborted();
  let stop = () => {};
  const sent = new Promise<UploadedFile>((resolve, reject) => {
    const upload: tus.Upload = new tus.Upload(file, {
      ...optionsFor(file, options),
      onProgress: (sent, total) => onProgress?.(total > 0 ? sent / total : 1),
      onSuccess: () => resolve({ reference: UPLOAD_REFERENCE + (upload.url?.split('/').pop() ?? '') }),
      onError: (error) => reject(failureOf(error, account)),
    });
    stop = () => {
      upload.abort().catch(() => {});
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    begin(upload, signal).catch(reject);
  });
  return sent.finally(() => signal?.removeEventListener('abort', stop));
}

/** Deletes an unfinished upload on the device and on the server. */
export async function forgetUpload(file: File, owner: LocalFileKey): Promise<void> {
  const options = optionsFor(file, owner);
  const begun = await new tus.Upload(file, options).findPreviousUploads();
  for (const { urlStorageKey, uploadUrl } of begun) {
    await tus.defaultOptions.urlStorage.removeUpload(urlStorageKey);
    if (uploadUrl !== null) await tus.Upload.terminate(uploadUrl, options);
  }
}

/** Does not start an upload that was aborted meanwhile: `start` would clear tus's aborted flag. */
async function begin(upload: tus.Upload, signal: AbortSignal | undefined): Promise<void> {
  const [earlier] = await upload.findPreviousUploads().catch(() => []);
  signal?.throwIfAborted();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
}

function optionsFor(file: File, { account, id, signal, onRetry }: UploadFileOptions): tus.UploadOptions {
  return {
    endpoint: `/api${UPLOADS_PATH}`,
    chunkSize: CHUNK_BYTES,
    retryDelays: RETRY_DELAYS,
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, filetype: file.type },
    fingerprint: async () => fingerprintOf(file, { account, id }),
    onBeforeRequest(request) {
      signal?.throwIfAborted();
      request.setHeader('Authorization', tokenOf(account));
    },
    onShouldRetry(error) {
      if (signal?.aborted || error.causingError instanceof CallError) return false;
      const { originalResponse } = error;
      const willRetry =
        isRetryableStatus(originalResponse?.getStatus() ?? 0) || isUnknownUpload(originalResponse?.getBody() ?? '');
      if (willRetry) onRetry?.(failureOf(error, account));
      return willRetry;
    },
  };
}

/** Excludes a full disk (507), which is not freed within a minute: the caller decides when to retry. */
function isRetryableStatus(status: number): boolean {
  return status < 400 || [409, 423, 429].includes(status) || (status >= 500 && status !== INSUFFICIENT_STORAGE);
}

/** Whether the server no longer has this upload; the retry asks for its offset and tus then starts a new upload. */
function isUnknownUpload(body: string): boolean {
  return refusalIn(body).code === 'notFound';
}

/** Throws when another account signed in meanwhile, so that the file is not sent in its name. */
function tokenOf(account: string): string {
  const { account: now, token } = caller();
  if (now === account && token !== null) return token;
  throw new CallError({ kind: 'refused', status: 401, code: 'signedOut' });
}

/** Keyed by account and local id: another team on the tablet does not resume it, nor does the same file chosen twice. */
function fingerprintOf({ name, type, size, lastModified }: File, { account, id }: LocalFileKey): string {
  return ['tus', account, id, name, type, size, lastModified].join('-');
}

function failureOf(error: Error | tus.DetailedError, account: string): CallError {
  if ('causingError' in error && error.causingError instanceof CallError) return error.causingError;
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  // A status below 400 that tus rejected is a page of the school's network.
  if (status < 400) return new CallError({ kind: 'network', status: 0 });
  const { token, account: now } = caller();
  if (status === 401 && token !== null && now === account) notifySignedOut(token);
  const parsed = refusalIn(response?.getBody() ?? '');
  if (FILTER_STATUSES.includes(status) && !parsed.code) return new CallError({ kind: 'network', status: 0 });
  return new CallError({ kind: status >= 500 ? 'server' : 'refused', status, ...parsed });
}

function refusalIn(body: string): { message?: string; code?: string } {
  try {
    const parsed: unknown = JSON.parse(body);
    if (!isRecord(parsed)) return {};
    return { message: String(parsed.message ?? ''), code: String(parsed.code ?? '') };
  } catch {
    return {};
  }
}
