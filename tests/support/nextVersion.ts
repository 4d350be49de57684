import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

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
      this.pass(request).then(
        ({ status, headers, body }) => void response.writeHead(status, headers).end(body),
        () => void response.destroy(),
      );
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

  private async pass(request: AsyncIterable<Buffer> & { url?: string; method?: string; headers: object }) {
    const url = request.url ?? '/';
    if (this.isReleased && /^\/assets\/[\w-]+\.js$/.test(url)) return { status: 404, headers: {}, body: '' };
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { host: _, connection: __, 'accept-encoding': ___, ...headers } = request.headers as Record<string, string>;
    const reply = await fetch(this.product + url.replace(IN_NEXT, '.js'), {
      method: request.method ?? 'GET',
      headers: { ...headers, 'accept-encoding': 'identity' },
      redirect: 'manual',
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    });
    return { status: reply.status, headers: headersOf(reply), body: await this.bodyOf(reply) };
  }

  private async bodyOf(reply: Response): Promise<Buffer | string> {
    const isText = TEXT.test(reply.headers.get('content-type') ?? '') && !reply.url.includes('/api/');
    if (!this.isReleased || !isText) return Buffer.from(await reply.arrayBuffer());
    return (await reply.text()).replace(SCRIPT_NAMES, `$1${IN_NEXT}`);
  }
}

const OF_THE_CONNECTION = [
  'content-length',
  'content-encoding',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'etag',
];

function headersOf(reply: Response): Record<string, string> {
  return Object.fromEntries([...reply.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name)));
}
