import * as tus from 'tus-js-client';
import { UPLOAD_REFERENCE, UPLOADS_PATH } from '#contract/uploads.ts';
import { CallError } from './CallError.ts';
import { caller, notifySignedOut } from './caller.ts';
import { isRecord } from './request.ts';

const CHUNK_BYTES = 5 * 1024 * 1024;
const INSUFFICIENT_STORAGE = 507;
/** Without words of ours these come from the school's filter, and time heals them. */
const OF_A_FILTER = [403, 404, 407, 451];
/** Milliseconds; after the last one the upload fails and can be begun again where it stopped. */
const RETRY_DELAYS = [0, 1_000, 3_000, 5_000, 10_000, 20_000];

/** One file of one account, as the device knows it. */
export interface FileOwner {
  account: string;
  id: string;
}

export interface UploadFileOptions extends FileOwner {
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
 * words when it refused or when another account is signed in; the abort reason when `signal` ended it.
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

/** What was sent of a file that is not wanted any more goes, on the device and on the server. */
export async function forgetUpload(file: File, owner: FileOwner): Promise<void> {
  const options = optionsFor(file, owner);
  const begun = await new tus.Upload(file, options).findPreviousUploads();
  for (const { urlStorageKey, uploadUrl } of begun) {
    await tus.defaultOptions.urlStorage.removeUpload(urlStorageKey);
    if (uploadUrl !== null) await tus.Upload.terminate(uploadUrl, options);
  }
}

/** An upload that was ended meanwhile does not begin: starting would make tus forget that it was. */
async function begin(upload: tus.Upload, signal: AbortSignal | undefined): Promise<void> {
  const [earlier] = await upload.findPreviousUploads().catch(() => []);
  signal?.throwIfAborted();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
}

function optionsFor(file: File, { account, id, signal, onTrouble }: UploadFileOptions): tus.UploadOptions {
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
      const isAgain =
        passesAtOnce(originalResponse?.getStatus() ?? 0) || isForgotten(originalResponse?.getBody() ?? '');
      if (isAgain) onTrouble?.(failureOf(error, account));
      return isAgain;
    },
  };
}

/** A full disk is not emptied within a minute: whoever sends decides when to ask again. */
function passesAtOnce(status: number): boolean {
  return status < 400 || [409, 423, 429].includes(status) || (status >= 500 && status !== INSUFFICIENT_STORAGE);
}

/** The server knows nothing of this upload any more: asked where it stands, the library begins it anew. */
function isForgotten(body: string): boolean {
  return saidIn(body).code === 'notFound';
}

/** Nothing is sent in the name of whoever signed in meanwhile. */
function tokenOf(account: string): string {
  const { account: now, token } = caller();
  if (now === account && token !== null) return token;
  throw new CallError({ kind: 'refused', status: 401, code: 'signedOut' });
}

/** Keyed by account and file: no other team on the tablet goes on with it, nor the same file that was chosen twice. */
function fingerprintOf({ name, type, size, lastModified }: File, { account, id }: FileOwner): string {
  return ['tus', account, id, name, type, size, lastModified].join('-');
}

function failureOf(error: Error | tus.DetailedError, account: string): CallError {
  if ('causingError' in error && error.causingError instanceof CallError) return error.causingError;
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  // What is no refusal and no upload either is a page of the school's own network.
  if (status < 400) return new CallError({ kind: 'network', status: 0 });
  const { token, account: now } = caller();
  if (status === 401 && token !== null && now === account) notifySignedOut(token);
  const said = saidIn(response?.getBody() ?? '');
  if (OF_A_FILTER.includes(status) && !said.code) return new CallError({ kind: 'network', status: 0 });
  return new CallError({ kind: status >= 500 ? 'server' : 'refused', status, ...said });
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
