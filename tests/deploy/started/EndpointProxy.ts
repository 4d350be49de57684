import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Stands in for a cluster's Service: forwards each TCP connection to one of the ready pods, in turn. */
export class EndpointProxy {
  readonly #server: Server;
  /** Addresses that get new connections; open ones stay where they are. */
  readonly endpoints: string[] = [];
  #next = 0;

  constructor() {
    this.#server = createServer((client) => {
      const host = this.endpoints[this.#next++ % Math.max(this.endpoints.length, 1)];
      if (host === undefined) {
        client.destroy();
        return;
      }
      const pod = connect(3000, host);
      client.pipe(pod).pipe(client);
      client.on('error', () => pod.destroy());
      pod.on('error', () => client.destroy());
      client.on('close', () => pod.destroy());
      pod.on('close', () => client.destroy());
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }
}
