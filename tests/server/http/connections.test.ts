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

/** Somebody with a connection of their own, which they would keep. */
async function comes(): Promise<string | undefined> {
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
  it('are kept while there is room; in a crowd each ends with its answer, so that nobody is turned away', async () => {
    expect([await comes(), await comes(), await comes()]).toEqual(['keep-alive', 'keep-alive', 'keep-alive']);
    for (let more = 0; more < MAX; more += 1) expect(await comes()).toBe('close');
    await vi.waitFor(async () => expect(await openNow()).toBe(3));
  });

  it('are kept again once the crowd has gone', async () => {
    await comes();
    await comes();
    await comes();
    expect(await comes()).toBe('close');
    agents[0]?.destroy();
    await vi.waitFor(async () => expect(await openNow()).toBe(2));
    expect(await comes()).toBe('keep-alive');
  });

  it('beyond the most that there may be are turned away', () => {
    expect(app.server.maxConnections).toBe(MAX);
  });
});

function openNow(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
