/** `refused`: the server said no (4xx). `server`: it failed (5xx). `network`: nobody answered in time, or somebody else did. */
export type CallFailure = 'refused' | 'network' | 'server';

const NO_CONNECTION = 'Sem ligação ao servidor.';
const SERVER_TROUBLE = 'Algo correu mal no servidor.';
const REFUSED = 'O servidor não aceitou o pedido.';

export interface CallErrorParts {
  kind: CallFailure;
  /** HTTP status; 0 when nobody answered. */
  status: number;
  /** Stable id of the refusal (contract/refusals.ts); '' when the answer had none. */
  code?: string;
  message?: string;
  /** What is wrong with which field, in Portuguese. */
  fields?: Readonly<Record<string, string>>;
  /** Milliseconds the server asks to wait before trying again. */
  retryAfter?: number | null;
}

/** Why a call has no answer, in words that a person can read. */
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

/** The words to show for anything thrown: the server's when it spoke, `fallback` otherwise. */
export function wordsOf(error: unknown, fallback: string): string {
  return error instanceof CallError && error.message ? error.message : fallback;
}

/** The server is out of reach or in trouble: the same call may well succeed later. */
export function isPassing(error: unknown): boolean {
  return error instanceof CallError && (error.kind !== 'refused' || PASSING_STATUSES.includes(error.status));
}

/** Request timeout, too early, too many requests: refusals that time heals. */
const PASSING_STATUSES: readonly number[] = [408, 425, 429];

function defaultMessage(kind: CallFailure): string {
  if (kind === 'network') return NO_CONNECTION;
  return kind === 'server' ? SERVER_TROUBLE : REFUSED;
}
