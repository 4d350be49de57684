import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Names a script of the build, wherever another file of the build does. */
const SCRIPT_NAMES = /((?:assets\/|["'`]\.\/)[\w-]+)\.js\b/g;
const IN_NEXT = '.next.js';
const TEXT = /javascript|json|html/;

/**
 * The product, and in its place, once `release` is called, another version of it: the same, but every script has another name,
 * and those of the version before are gone.
 */
export class NextVersion {
  base = '';
  isReleased = false;
  private readonly product: string;
  private readonly server: Server;

  constructor(product: string) {
    this.product = product;
    this.server = createServer((request, response) => {
      this.pass(request, response).catch(() => void response.destroy());
    });
  }

  async listen(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  release(): void {
    this.isReleased = true;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (this.isReleased && /^\/assets\/[\w-]+\.js$/.test(url)) return void response.writeHead(404).end();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers as Record<string, string>;
    const reply = await fetch(this.product + url.replace(IN_NEXT, '.js'), {
      method: request.method ?? 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: gone.signal,
      ...(/^(POST|PUT|PATCH)$/.test(request.method ?? '') && { body: Buffer.concat(await request.toArray()) }),
    });
    response.writeHead(reply.status, headersOf(reply));
    const isText = TEXT.test(reply.headers.get('content-type') ?? '') && !url.startsWith('/api/');
    if (this.isReleased && isText) response.end((await reply.text()).replace(SCRIPT_NAMES, `$1${IN_NEXT}`));
    else if (reply.body === null) response.end();
    else await pipeline(Readable.fromWeb(reply.body as ReadableStream), response);
  }
}

const NOT_PASSED_ON = [
  'content-length',
  'content-encoding',
  'connection',
  'keep-alive',
  'transfer-encoding',
  // Of the other version: a browser that asks with it would be told that nothing has changed.
  'etag',
  'last-modified',
];

function headersOf(reply: Response): Record<string, string> {
  return Object.fromEntries([...reply.headers].filter(([name]) => !NOT_PASSED_ON.includes(name)));
}
