import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SeededRandom } from '../support/product/seededRandom.ts';
import { drawFault, type Fault } from './faults.ts';
import { Ledger } from './Ledger.ts';

export interface ChaosProxyOptions {
  /** Origin of the real server; null while it is down. */
  target: string | null;
  random: SeededRandom;
  /** Share of the calls below /api with a fault, from 0 to 1. */
  share: number;
  /** Unit of delays in milliseconds: a delayed call waits one to six of them. */
  paceMs: number;
}

export interface ChaosProxy {
  base: string;
  ledger: Ledger;
  aim(target: string | null): void;
  /** Changes the share of calls with a fault; pending calls continue. */
  spoil(share: number): void;
  /** Waits until every held copy has been delivered. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

interface Copy {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A team's game position, and a class in session. */
const STREAMS = /^\/api\/(live|classes\/[^/]+\/lesson\/live)$/;
const PORTAL_PAGE = '<!doctype html><title>Rede da escola</title><p>Inicie sessão na rede da escola.</p>';
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Starts a proxy that simulates a school's bad network: injects faults in a share of the calls, from a seeded random source. */
export async function startChaosProxy(options: ChaosProxyOptions): Promise<ChaosProxy> {
  const proxy = new SchoolNetwork(options);
  const server = createServer((request, response) => void proxy.serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ledger: proxy.ledger,
    aim: (target) => {
      proxy.target = target;
    },
    spoil: (share) => {
      proxy.share = share;
    },
    settled: () => proxy.settled(),
    async close() {
      server.closeAllConnections();
      server.close();
      await proxy.settled();
    },
  };
}

class SchoolNetwork {
  readonly ledger = new Ledger();
  target: string | null;
  share: number;
  private readonly random: SeededRandom;
  private readonly paceMs: number;
  private readonly agent = new Agent({ keepAlive: false });
  private readonly later = new Set<Promise<unknown>>();
  /** Calls held until another one of the same team overtakes them. */
  private readonly held = new Map<string, (() => void)[]>();

  constructor({ target, random, share, paceMs }: ChaosProxyOptions) {
    this.target = target;
    this.share = share;
    this.random = random;
    this.paceMs = paceMs;
  }

  async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => {});
    try {
      const copy = await copyOf(request);
      const isCall = copy.url.startsWith('/api');
      const isStream = STREAMS.test(copy.url);
      const fault = isCall ? drawFault(this.random, { share: this.share, isStream }) : null;
      if (isCall) this.ledger.note(fault);
      if (isStream && (fault === null || fault === 'streamCut')) this.stream(copy, response, fault);
      else await this.answer(copy, response, fault);
    } catch {
      response.destroy();
    }
  }

  async settled(): Promise<void> {
    while (this.later.size > 0) await Promise.allSettled([...this.later]);
  }

  /** Applies the fault to the call; throws when the caller gets no answer. */
  private async answer(copy: Copy, response: ServerResponse, fault: Fault | null): Promise<void> {
    switch (fault) {
      case 'dropped':
        return void response.destroy();
      case 'halfSent':
        this.sendHalf(copy);
        return void response.destroy();
      case 'lostReply':
        await this.forward(copy);
        return void response.destroy();
      case 'gatewayTimeout':
        await this.forward(copy);
        return page(response, 504);
      case 'tornReply':
        return tear(response, await this.forward(copy));
      case 'slow':
        await this.pause();
        return give(response, await this.forward(copy));
      case 'lateReply': {
        const reply = await this.forward(copy);
        await this.pause();
        return give(response, reply);
      }
      case 'doubled': {
        const [reply] = await Promise.all([this.forward(copy), this.forward(copy).catch(() => {})]);
        return give(response, reply);
      }
      case 'stale':
        give(response, await this.forward(copy));
        return this.again(copy);
      case 'overtaken':
        await this.wait(copy);
        return give(response, await this.forward(copy));
      case 'badGateway':
        return page(response, this.random.nextBoolean(0.5) ? 502 : 503);
      case 'portal':
        return page(response, 200);
      default:
        give(response, await this.forward(copy));
        return this.release(copy);
    }
  }

  private pause(): Promise<void> {
    return sleep(this.paceMs * (1 + 5 * this.random.next()));
  }

  /** Delivers the same call again later, after newer calls have been answered. */
  private again(copy: Copy): void {
    const delivered = this.pause().then(() => this.forward(copy).catch(() => {}));
    this.later.add(delivered);
    void delivered.finally(() => this.later.delete(delivered));
  }

  /** Waits until another call of the same team has passed, or for a timeout. */
  private async wait({ headers }: Copy): Promise<void> {
    const key = headers.authorization ?? '';
    let free = () => {};
    const overtaken = new Promise<void>((done) => {
      free = done;
    });
    this.held.set(key, [...(this.held.get(key) ?? []), free]);
    await Promise.race([overtaken, sleep(this.paceMs * 6)]);
  }

  private release({ headers }: Copy): void {
    const key = headers.authorization ?? '';
    for (const free of this.held.get(key) ?? []) free();
    this.held.delete(key);
  }

  private forward(copy: Copy): Promise<Reply> {
    const reply = new Promise<Reply>((done, fail) => {
      const request = this.request(copy);
      request.on('error', (error) => {
        this.noteDown(error);
        fail(error);
      });
      request.on('response', (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', fail);
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      request.end(copy.body);
    });
    const tracked = reply.catch(() => {});
    this.later.add(tracked);
    void tracked.finally(() => this.later.delete(tracked));
    return reply;
  }

  private sendHalf(copy: Copy): void {
    const request = this.request(copy);
    request.on('error', () => {});
    request.on('response', (answer) => answer.resume());
    request.flushHeaders();
    request.write(copy.body.subarray(0, Math.floor(copy.body.length / 2)), () =>
      setTimeout(() => request.destroy(), 5),
    );
  }

  private request({ method, url, headers, body }: Copy) {
    if (this.target === null) {
      this.ledger.whileDown += 1;
      throw new Error('There is no server now.');
    }
    const { host, 'content-length': _length, connection: _connection, ...rest } = headers;
    const length = body.length > 0 || headers['content-length'] !== undefined ? { 'content-length': body.length } : {};
    return httpRequest(new URL(url, this.target), {
      method,
      headers: { ...rest, host, ...length },
      agent: this.agent,
    });
  }

  private noteDown(error: Error): void {
    if ('code' in error && error.code === 'ECONNREFUSED') this.ledger.whileDown += 1;
  }

  private stream(copy: Copy, response: ServerResponse, fault: Fault | null): void {
    const request = this.request(copy);
    const end = () => {
      request.destroy();
      response.destroy();
    };
    request.on('error', end);
    response.on('close', end);
    request.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.on('error', end);
      answer.on('close', end);
      answer.pipe(response);
      if (fault === 'streamCut') setTimeout(end, this.paceMs * (1 + 20 * this.random.next()));
    });
    request.end();
  }
}

async function copyOf(request: IncomingMessage): Promise<Copy> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const { method = 'GET', url = '/', headers } = request;
  return { method, url, headers, body: Buffer.concat(parts) };
}

function give(response: ServerResponse, { status, headers, body }: Reply): void {
  const { 'transfer-encoding': _encoding, connection: _connection, ...rest } = headers;
  response.writeHead(status, { ...rest, ...(body.length > 0 && { 'content-length': body.length }) });
  response.end(body);
}

/** Sends headers and only part of the promised body. */
function tear(response: ServerResponse, { status, headers, body }: Reply): void {
  const { 'transfer-encoding': _encoding, connection: _connection, ...rest } = headers;
  response.writeHead(status, { ...rest, 'content-length': Math.max(2, body.length) });
  response.write(body.subarray(0, Math.floor(body.length / 2)));
  setTimeout(() => response.destroy(), 5);
}

/** Answers with the school's HTML page. */
function page(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
  response.end(PORTAL_PAGE);
}
