import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { limitConnections } from '#server/http/connections.ts';

const MAX = 5;
let app: FastifyInstance;
let agents: Agent[];

beforeEach(async () => {
  agents = [];
  app = Fastify();
  limitConnections(app, MAX);
  app.get('/', async () => 'olá');
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(async () => {
  for (const agent of agents) agent.destroy();
  await app.close();
});

/** Opens a new keep-alive connection and returns the Connection header of its reply. */
async function connectAndAsk(): Promise<string | undefined> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return ask(agent);
}

async function ask(agent: Agent): Promise<string | undefined> {
  const { port } = app.server.address() as AddressInfo;
  const call = get({ host: '127.0.0.1', port, agent });
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.headers.connection;
}

describe('connections', () => {
  it('are kept alive while there is room; beyond that each is closed after its reply, so that nobody is refused', async () => {
    expect([await connectAndAsk(), await connectAndAsk(), await connectAndAsk()]).toEqual([
      'keep-alive',
      'keep-alive',
      'keep-alive',
    ]);
    for (let more = 0; more < MAX; more += 1) expect(await connectAndAsk()).toBe('close');
    await vi.waitFor(async () => expect(await openConnections()).toBe(3));
  });

  it('are kept alive again after others have closed', async () => {
    await connectAndAsk();
    await connectAndAsk();
    await connectAndAsk();
    expect(await connectAndAsk()).toBe('close');
    agents[0]?.destroy();
    await vi.waitFor(async () => expect(await openConnections()).toBe(2));
    expect(await connectAndAsk()).toBe('keep-alive');
  });

  it('are limited to the maximum', () => {
    expect(app.server.maxConnections).toBe(MAX);
  });
});

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
