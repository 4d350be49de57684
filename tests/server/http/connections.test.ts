import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionsMax, limitConnections } from '#server/http/connections.ts';

const MAX = 5;
/** Connections below the share of the maximum above which none is kept. */
const KEPT = 4;
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
    for (let kept = 0; kept < KEPT; kept += 1) expect(await connectAndAsk()).toBe('keep-alive');
    for (let more = 0; more < MAX; more += 1) expect(await connectAndAsk()).toBe('close');
    await vi.waitFor(async () => expect(await openConnections()).toBe(KEPT));
  });

  it('are kept alive again after others have closed', async () => {
    for (let kept = 0; kept < KEPT; kept += 1) await connectAndAsk();
    expect(await connectAndAsk()).toBe('close');
    agents[0]?.destroy();
    await vi.waitFor(async () => expect(await openConnections()).toBe(KEPT - 1));
    expect(await connectAndAsk()).toBe('keep-alive');
  });

  it('are limited to the maximum', () => {
    expect(app.server.maxConnections).toBe(MAX);
  });

  it.each([
    ['Max open files            1024                 524288               files', 819],
    ['Max open files            20000                20000                files', 16_000],
    ['Max open files            1048576              1048576              files', 16_000],
    [undefined, 16_000],
  ])('have a maximum that fits the files that may be open: %s', (limits, max) => {
    expect(connectionsMax(limits && `Limit  Soft Limit  Hard Limit  Units\n${limits}\n`)).toBe(max);
  });
});

function openConnections(): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
