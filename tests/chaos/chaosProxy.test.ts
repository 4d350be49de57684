import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSeededRandom, type SeededRandom } from '../support/product/seededRandom.ts';
import { type ChaosProxy, startChaosProxy } from './chaosProxy.ts';
import type { Fault } from './faults.ts';

/** A server that echoes each body and records it. */
let server: Server;
let heard: string[];
let proxy: ChaosProxy;

beforeEach(async () => {
  heard = [];
  server = createServer(async (request, response) => {
    let body = '';
    try {
      for await (const part of request) body += part;
    } catch {
      heard.push('meio');
      return;
    }
    heard.push(body);
    response.end(`ouvi ${body}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

/** A random source that always draws this fault, or none. */
function loaded(fault: Fault | null): SeededRandom {
  const random = createSeededRandom(1);
  return {
    ...random,
    nextBoolean: (share: number) => fault !== null && share > 0,
    pick: <T extends string>() => fault as T,
  };
}

async function behind(fault: Fault | null, paceMs = 5) {
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  proxy = await startChaosProxy({ target, random: loaded(fault), share: 0.3, paceMs });
}

async function say(body: string): Promise<string> {
  try {
    const reply = await fetch(`${proxy.base}/api/eco`, { method: 'POST', body });
    return `${reply.status} ${await reply.text()}`;
  } catch {
    return 'nada';
  }
}

describe('the chaos proxy', () => {
  it.each<[Fault | null, heard: string, times: number]>([
    [null, '200 ouvi olá', 1],
    ['dropped', 'nada', 0],
    ['lostReply', 'nada', 1],
    ['tornReply', 'nada', 1],
    ['slow', '200 ouvi olá', 1],
    ['lateReply', '200 ouvi olá', 1],
    ['doubled', '200 ouvi olá', 2],
    ['stale', '200 ouvi olá', 2],
    ['overtaken', '200 ouvi olá', 1],
  ])('with fault %s answers %j and delivers the call %i times', async (fault, answer, times) => {
    await behind(fault);
    expect(await say('olá')).toBe(answer);
    await proxy.settled();
    expect(heard).toEqual(Array(times).fill('olá'));
    expect([proxy.ledger.requests, proxy.ledger.injected]).toEqual([1, fault === null ? 0 : 1]);
  });

  it('delivers no whole body after half of it was sent', async () => {
    await behind('halfSent');
    expect(await say('olá')).toBe('nada');
    await proxy.settled();
    expect(heard.every((body) => body === 'meio')).toBe(true);
  });

  it.each<[Fault, RegExp, number]>([
    ['gatewayTimeout', /^504 <!doctype/, 1],
    ['badGateway', /^50[23] <!doctype/, 0],
    ['portal', /^200 <!doctype/, 0],
  ])('answers fault %s with an HTML page of the school', async (fault, answer, times) => {
    await behind(fault);
    expect(await say('olá')).toMatch(answer);
    expect(heard).toHaveLength(times);
  });

  it('delivers a held call after the one that overtook it', async () => {
    await behind('overtaken', 5_000);
    const first = say('primeiro');
    await expect.poll(() => proxy.ledger.requests).toBe(1);
    proxy.spoil(0);
    await fetch(`${proxy.base}/api/eco`, { method: 'POST', body: 'segundo' });
    await first;
    expect(heard).toEqual(['segundo', 'primeiro']);
  });

  it('answers nothing without a server, and counts the call', async () => {
    await behind(null);
    proxy.aim(null);
    expect(await say('olá')).toBe('nada');
    expect([heard, proxy.ledger.whileDown]).toEqual([[], 1]);
  });

  it('draws the same numbers from the same seed, and different ones for each child', () => {
    const throws = (random: SeededRandom) => Array.from({ length: 5 }, () => random.between(1, 1_000));
    expect(throws(createSeededRandom(7))).toEqual(throws(createSeededRandom(7)));
    expect(throws(createSeededRandom(7).child('a'))).not.toEqual(throws(createSeededRandom(7).child('b')));
  });
});
