/** `refused`: a 4xx of our server. `server`: a 5xx. `network`: no answer in time, or an answer that is not our server's. */
export type CallFailure = 'refused' | 'network' | 'server';

const NO_CONNECTION = 'Sem ligação ao servidor.';
const SERVER_TROUBLE = 'Algo correu mal no servidor.';
const REFUSED = 'O servidor não aceitou o pedido.';

export interface CallErrorParts {
  kind: CallFailure;
  /** HTTP status; 0 for `network`. */
  status: number;
  /** Stable id of the refusal (contract/refusals.ts); '' when the answer had none. */
  code?: string;
  message?: string;
  /** Validation messages in Portuguese, by field name. */
  fields?: Readonly<Record<string, string>>;
  /** Milliseconds from the Retry-After header; null without one. */
  retryAfter?: number | null;
}

/** A failed call, with a Portuguese message for the user. */
export class CallError extends Error {
  readonly kind: CallFailure;
  readonly status: number;
  readonly code: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | null;

  constructor({ kind, status, code = '', message = '', fields = {}, retryAfter = null }: CallErrorParts) {
    super(message || defaultMessage(kind));
    this.name = 'CallError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

/** Returns the message of a CallError, and `fallback` for any other error. */
export function errorMessage(error: unknown, fallback: string): string {
  return error instanceof CallError && error.message ? error.message : fallback;
}

/** Returns whether the same call may succeed later: the server was unreachable, failed, or asked to wait. */
export function isRetryableError(error: unknown): boolean {
  return error instanceof CallError && (error.kind !== 'refused' || RETRYABLE_STATUSES.includes(error.status));
}

/** Returns whether the server could not be reached. */
export function isNetworkError(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'network';
}

/** Request timeout, too early, too many requests: the 4xx that are worth retrying. */
const RETRYABLE_STATUSES: readonly number[] = [408, 425, 429];

function defaultMessage(kind: CallFailure): string {
  if (kind === 'network') return NO_CONNECTION;
  return kind === 'server' ? SERVER_TROUBLE : REFUSED;
}
