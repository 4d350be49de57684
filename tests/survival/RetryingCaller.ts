import { setTimeout as wait } from 'node:timers/promises';
import type { Gate } from './Gate.ts';

const TRY_AGAIN_MS = 40;
/** Longer than any timeout of the server; a call that hangs longer is a failure. */
const ATTEMPT_MS = 40_000;
const BUSY = 503;

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | Uint8Array<ArrayBuffer>;
}

/** Results of all players' calls. */
export interface CallResults {
  answered: number;
  /** Retried calls: 503s and broken connections. */
  triedAgain: number;
  /** Invalid answers: other 5xx, a 503 without Retry-After, texts that are not the product's. */
  wrong: string[];
}

/** Calls like the game's client: repeats a call unchanged when it was not answered, or answered with 5xx. */
export class RetryingCaller {
  readonly #base: string;
  readonly #results: CallResults;
  readonly #gate: Gate;
  token = '';

  constructor(base: string, { results, gate }: { results: CallResults; gate: Gate }) {
    this.#base = base;
    this.#results = results;
    this.#gate = gate;
  }

  /** Repeats the call until it is answered with anything but 503. */
  async send(path: string, sent: Sent = {}): Promise<{ status: number; headers: Headers; text: string }> {
    for (;;) {
      const answer = await this.attempt(path, sent);
      if (answer !== null && answer.status < 500) return answer;
      await wait(TRY_AGAIN_MS);
    }
  }

  /** Makes one attempt; returns null without an answer. */
  attempt(path: string, sent: Sent) {
    return this.#gate.pass(() => this.#attempt(path, sent));
  }

  async #attempt(path: string, { method = 'GET', headers, body }: Sent) {
    try {
      const response = await fetch(`${this.#base}/api${path}`, {
        method,
        headers: { ...(this.token && { authorization: this.token }), ...headers },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(ATTEMPT_MS),
      });
      const text = await response.text();
      this.#note(path, response, method === 'HEAD' ? null : text);
      return { status: response.status, headers: response.headers, text };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        this.#results.wrong.push(`${path}: no answer at all`);
      this.#results.triedAgain += 1;
      return null;
    }
  }

  async json<T>(path: string, sent?: Sent): Promise<T> {
    const { status, text } = await this.send(path, sent);
    if (status >= 400) throw new Error(`${path}: ${status} ${text}`);
    return JSON.parse(text) as T;
  }

  form<T>(path: string, fields: Record<string, string | readonly string[]>, method = 'POST'): Promise<T> {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
    return this.json<T>(path, { method, body });
  }

  put<T>(path: string, body: object): Promise<T> {
    const headers = { 'content-type': 'application/json' };
    return this.json<T>(path, { method: 'PUT', headers, body: JSON.stringify(body) });
  }

  /** Records invalid answers. `text` null: an answer without a body. */
  #note(path: string, { status, headers }: Response, text: string | null): void {
    if (status < 500) this.#results.answered += 1;
    else this.#results.triedAgain += 1;
    if (status > 500 && status !== BUSY) this.#results.wrong.push(`${path}: ${status} ${text}`);
    if (status === 500) this.#results.wrong.push(`${path}: 500 ${text}`);
    if (status !== BUSY) return;
    if (!headers.has('retry-after')) this.#results.wrong.push(`${path}: 503 without Retry-After ${text}`);
    if (text !== null && !text.includes('"message":"')) this.#results.wrong.push(`${path}: 503 in other words ${text}`);
  }
}
