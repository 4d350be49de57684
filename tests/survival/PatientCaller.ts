import { setTimeout as wait } from 'node:timers/promises';
import type { Gate } from './Gate.ts';

const TRY_AGAIN_MS = 40;
/** Longer than the server takes to give up on anything; a call that hangs for ever is a failure of its own. */
const ATTEMPT_MS = 40_000;
const BUSY = 503;

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | URLSearchParams | Uint8Array<ArrayBuffer>;
}

/** What all players' calls met together. */
export interface Met {
  answered: number;
  /** 503s and broken connections, which were tried again. */
  triedAgain: number;
  /** Answers that no caller should ever see: other 5xx, a 503 that does not say when to come again, words that are not ours. */
  wrong: string[];
}

/** Calls like the game's client: what was not answered, or was answered with 5xx, is sent again, word for word. */
export class PatientCaller {
  readonly #base: string;
  readonly #met: Met;
  readonly #gate: Gate;
  token = '';

  constructor(base: string, { met, gate }: { met: Met; gate: Gate }) {
    this.#base = base;
    this.#met = met;
    this.#gate = gate;
  }

  /** The first answer that is not 'come again'. */
  async send(path: string, sent: Sent = {}): Promise<{ status: number; headers: Headers; text: string }> {
    for (;;) {
      const answer = await this.attempt(path, sent);
      if (answer !== null && answer.status < 500) return answer;
      await wait(TRY_AGAIN_MS);
    }
  }

  /** One try; null when there was no answer. */
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
      if (error instanceof Error && error.name === 'TimeoutError') this.#met.wrong.push(`${path}: no answer at all`);
      this.#met.triedAgain += 1;
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

  /** `text` null: an answer that has no words. */
  #note(path: string, { status, headers }: Response, text: string | null): void {
    if (status < 500) this.#met.answered += 1;
    else this.#met.triedAgain += 1;
    if (status > 500 && status !== BUSY) this.#met.wrong.push(`${path}: ${status} ${text}`);
    if (status === 500) this.#met.wrong.push(`${path}: 500 ${text}`);
    if (status !== BUSY) return;
    if (!headers.has('retry-after')) this.#met.wrong.push(`${path}: 503 without Retry-After ${text}`);
    if (text !== null && !text.includes('"message":"')) this.#met.wrong.push(`${path}: 503 in other words ${text}`);
  }
}
