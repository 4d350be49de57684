import { createHash } from 'node:crypto';
import {
  createServer,
  request as forwardedRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';

/** What happens to a request: it reaches the product, its connection breaks, or it never gets a response. */
export type Delivery = 'forward' | 'drop' | 'hang';

/** Path to which the page script reports errors; it works offline too. */
export const ERRORS_PATH = '/__test/errors';

/** A network of one device in front of the product, the same for every engine: it can be cut, and single requests can fail. */
export class DeviceProxy {
  base = '';
  isOffline = false;
  /** Errors of the page and responses of status 500 and above. */
  readonly errors: string[] = [];
  deliver: (request: IncomingMessage) => Delivery = () => 'forward';
  private readonly product: string;
  private readonly pageScript: string | null;
  private readonly server: Server;

  /** `pageScript` runs in every page before its own scripts, for engines that cannot do so themselves. */
  constructor(product: string, pageScript: string | null = null) {
    this.product = product;
    this.pageScript = pageScript;
    this.server = createServer((request, response) => {
      this.answer(request, response).catch(() => void response.destroy());
    });
  }

  async listen(): Promise<this> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    this.base = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  setOffline(isOffline: boolean): void {
    this.isOffline = isOffline;
    // Also ends event streams.
    if (isOffline) this.server.closeAllConnections();
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === ERRORS_PATH) return this.receiveErrors(request, response);
    const delivery = this.isOffline ? 'drop' : this.deliver(request);
    if (delivery === 'drop') return void request.socket.destroy();
    if (delivery === 'hang') return;
    const reply = await this.forward(request, response);
    const { statusCode = 502, headers } = reply;
    if (statusCode >= 500) this.errors.push(`${statusCode} ${request.url}`);
    if (this.pageScript !== null && /^text\/html/.test(headers['content-type'] ?? '')) {
      const html = Buffer.concat(await reply.toArray()).toString();
      const { 'content-length': _, etag: __, ...kept } = headers;
      response.writeHead(statusCode, { ...kept, 'content-security-policy': this.allowScript(headers) });
      response.end(html.replace('<head>', `<head><script>${this.pageScript}</script>`));
      return;
    }
    response.writeHead(statusCode, headers);
    await pipeline(reply, response);
  }

  private async receiveErrors(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.errors.push(Buffer.concat(await request.toArray()).toString());
    response.writeHead(204).end();
  }

  private async forward(request: IncomingMessage, response: ServerResponse): Promise<IncomingMessage> {
    const { method, headers } = request;
    const wanted = { ...headers };
    if (this.pageScript !== null && request.headers.accept?.includes('text/html')) delete wanted['if-none-match'];
    if (this.pageScript !== null) wanted['accept-encoding'] = 'identity';
    const upstream = forwardedRequest(this.product + request.url, { method, headers: wanted });
    response.once('close', () => upstream.destroy());
    const reply = new Promise<IncomingMessage>((done, failed) => upstream.once('response', done).once('error', failed));
    pipeline(request, upstream).catch(() => upstream.destroy());
    return reply;
  }

  /** The policy of the page, with the page script's hash. */
  private allowScript(headers: IncomingMessage['headers']): string {
    const hash = createHash('sha256')
      .update(this.pageScript ?? '')
      .digest('base64');
    const policy = String(headers['content-security-policy'] ?? '');
    return policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
  }
}
