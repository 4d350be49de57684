import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

/** Matches a script of the build where another file of the build refers to it. */
const SCRIPT_REFERENCE = /((?:assets\/|["'`]\.\/)[\w-]+)\.js\b/g;
const NEXT_SUFFIX = '.next.js';
const TEXT_TYPES = /javascript|json|html/;

/**
 * A proxy to the product that, after `release`, serves it as another version: every script has a new name and the
 * former names answer 404.
 */
export class NextVersion {
  base = '';
  isReleased = false;
  private readonly product: string;
  private readonly server: Server;

  constructor(product: string) {
    this.product = product;
    this.server = createServer((request, response) => {
      this.forward(request, response).catch(() => void response.destroy());
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

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    if (this.isReleased && /^\/assets\/[\w-]+\.js$/.test(url)) return void response.writeHead(404).end();
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers as Record<string, string>;
    const reply = await fetch(this.product + url.replace(NEXT_SUFFIX, '.js'), {
      method: request.method ?? 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
      redirect: 'manual',
      signal: gone.signal,
      ...(/^(POST|PUT|PATCH)$/.test(request.method ?? '') && { body: Buffer.concat(await request.toArray()) }),
    });
    response.writeHead(reply.status, headersOf(reply));
    const isText = TEXT_TYPES.test(reply.headers.get('content-type') ?? '') && !url.startsWith('/api/');
    if (this.isReleased && isText) response.end((await reply.text()).replace(SCRIPT_REFERENCE, `$1${NEXT_SUFFIX}`));
    else if (reply.body === null) response.end();
    else await pipeline(Readable.fromWeb(reply.body as ReadableStream), response);
  }
}

const DROPPED_HEADERS = [
  'content-length',
  'content-encoding',
  'connection',
  'keep-alive',
  'transfer-encoding',
  // They belong to the other version; revalidating with them would answer 304.
  'etag',
  'last-modified',
];

function headersOf(reply: Response): Record<string, string> {
  return Object.fromEntries([...reply.headers].filter(([name]) => !DROPPED_HEADERS.includes(name)));
}
