import { Agent, request } from 'node:http';
import type { Calls, Sent } from './Calls.ts';

/** Sends calls over a limited number of keep-alive connections and returns the response text. */
export class Sender {
  private readonly agent: Agent;
  private readonly base: URL;
  private readonly calls: Calls;

  constructor(base: string, calls: Calls, connections: number) {
    this.base = new URL(base);
    this.calls = calls;
    this.agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Rejects with an Error unless the status is 200. */
  send({ method, path, body }: Sent, token?: string): Promise<string> {
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      accept: 'application/json',
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(token && { authorization: this.calls.authorization(token) }),
    };
    const { hostname, port } = this.base;
    return new Promise((done, fail) => {
      const sent = request({ agent: this.agent, hostname, port, method, path, headers }, (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.once('error', fail);
        answer.once('end', () => {
          const all = Buffer.concat(pieces).toString('utf8');
          if (answer.statusCode === 200) done(all);
          else fail(new Error(`${method} ${path}: ${answer.statusCode} ${all.slice(0, 300)}`));
        });
      });
      sent.once('error', fail);
      sent.end(text);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
