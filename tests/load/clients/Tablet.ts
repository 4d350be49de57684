import { Agent, type ClientRequest, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '../../support/product/seededRandom.ts';
import type { Pace } from '../Pace.ts';
import type { Measured, Recorder } from '../Recorder.ts';
import type { TileTimes } from '../TileTimes.ts';

/** Same value as in the client (src/client/api/call.ts). */
const CALL_TIMEOUT_MS = 15_000;
/** Connections per server, as in browsers. */
const CONNECTIONS_MAX = 6;
/** Same values as in the client (src/client/api/retryWait.ts) for calls that a user waits for. */
const RETRY_MS = { first: 1_000, most: 16_000 };
const BUSY = [429, 503];

export interface Sent {
  json?: object;
  form?: Readonly<Record<string, string | readonly string[]>>;
  bytes?: readonly Buffer[];
  headers?: Readonly<Record<string, string>>;
  /** 429 and 503 with Retry-After are expected answers, not errors. */
  mayBeBusy?: true;
  timeoutMs?: number;
  /** Name for counting, where the path contains parameters. */
  as?: string;
}

export interface Answer {
  /** 0: no answer. */
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Classroom {
  base: string;
  recorder: Recorder;
  pace: Pace;
  /** Connections of one tablet, its stream among them; as many as browsers open without it. */
  connections?: number | undefined;
  /** Measures the tiles of the teachers' panels. */
  tiles?: TileTimes;
}

/** A simulated device: its own connections, a token, and a count of every call. */
export class Tablet {
  token = '';
  readonly room: Classroom;
  readonly random: SeededRandom;
  private readonly agent: Agent;

  constructor(room: Classroom, random: SeededRandom) {
    this.room = room;
    this.random = random;
    this.agent = new Agent({ keepAlive: true, maxSockets: room.connections ?? CONNECTIONS_MAX });
  }

  /** Makes one call and returns any answer. `what` is method and path below /api. */
  async call(what: string, sent: Sent = {}): Promise<Answer> {
    const measured = this.room.recorder.begin(sent.as ?? what);
    const since = performance.now();
    const answer = await this.answer(what, sent);
    if (answer.status >= 200 && answer.status < 300) measured.took(performance.now() - since);
    else if (sent.mayBeBusy && BUSY.includes(answer.status) && answer.headers['retry-after']) measured.busy();
    else measured.failed(`${answer.status} ${answer.text.slice(0, 200)}`);
    return answer;
  }

  /** Retries a call with growing delays until it succeeds. Throws on a refusal, which no simulated call should get. */
  async insist(what: string, sent: Sent = {}): Promise<Answer> {
    for (let failures = 0; ; failures += 1) {
      const answer = await this.call(what, sent);
      if (answer.status >= 200 && answer.status < 300) return answer;
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw new Error(`${what} was refused`);
      await this.waitToRetry(failures);
    }
  }

  /** As `insist`, with the parsed JSON body. */
  async json<T>(what: string, sent?: Sent): Promise<T> {
    return JSON.parse((await this.insist(what, sent)).text) as T;
  }

  waitToRetry(failures: number): Promise<void> {
    const full = Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** failures);
    return this.room.pace.wait(full / 2 + (full / 2) * this.random.next());
  }

  /** Opens an event stream, with its measurement, counted as `as`. Rejects without an answer. */
  open(what: string, as = what): Promise<{ measured: Measured; since: number; stream: IncomingMessage }> {
    const measured = this.room.recorder.begin(as);
    const since = performance.now();
    return new Promise((done, fail) => {
      const asked = this.ask(what, { headers: { accept: 'text/event-stream' } });
      asked.once('response', (stream) => done({ measured, since, stream }));
      asked.once('error', (error) => {
        measured.failed(error.message);
        fail(error);
      });
      asked.end();
    });
  }

  putAway(): void {
    this.agent.destroy();
  }

  /** Repeats a call whose idle connection the server had closed, as browsers do. */
  private async answer(what: string, sent: Sent): Promise<Answer> {
    const body = bodyOf(sent);
    for (let tries = 0; ; tries += 1) {
      const outcome = await this.answerOnce(what, sent, body);
      if (typeof outcome !== 'string') return outcome;
      if (outcome !== 'rested' || tries > CONNECTIONS_MAX) return { status: 0, headers: {}, text: outcome };
      this.room.recorder.idleClosed += 1;
      await sleep(0);
    }
  }

  private answerOnce(what: string, sent: Sent, body: readonly Buffer[]): Promise<Answer | string> {
    return new Promise((done) => {
      const asked = this.ask(what, sent, body);
      const timer = setTimeout(
        () => asked.destroy(new Error('sem resposta a tempo')),
        sent.timeoutMs ?? CALL_TIMEOUT_MS,
      );
      const end = (outcome: Answer | string) => {
        clearTimeout(timer);
        done(outcome);
      };
      asked.once('error', (error: NodeJS.ErrnoException) => {
        const hasRested = asked.reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
        end(hasRested ? 'rested' : error.message);
      });
      asked.once('response', (response) => {
        const pieces: Buffer[] = [];
        response.on('data', (piece: Buffer) => pieces.push(piece));
        response.once('error', (error) => end(error.message));
        response.once('end', () => {
          const { statusCode: status = 0, headers } = response;
          end({ status, headers, text: Buffer.concat(pieces).toString() });
        });
      });
      for (const bytes of body) asked.write(bytes);
      asked.end();
    });
  }

  private ask(what: string, sent: Sent, body: readonly Buffer[] = []): ClientRequest {
    const [method = 'GET', path = ''] = what.split(' ', 2);
    const length = body.reduce((sum, { length }) => sum + length, 0);
    const headers: Record<string, string> = { accept: 'application/json', ...sent.headers };
    if (this.token !== '') headers.authorization = this.token;
    if (sent.json) headers['content-type'] = 'application/json';
    if (sent.form) headers['content-type'] = 'application/x-www-form-urlencoded;charset=UTF-8';
    if (length > 0) headers['content-length'] = String(length);
    return request(`${this.room.base}/api${path}`, { method, headers, agent: this.agent });
  }
}

function bodyOf({ json, form, bytes }: Sent): readonly Buffer[] {
  if (bytes) return bytes;
  if (json) return [Buffer.from(JSON.stringify(json))];
  return form ? [Buffer.from(formOf(form).toString())] : [];
}

function formOf(fields: NonNullable<Sent['form']>): URLSearchParams {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  return form;
}
