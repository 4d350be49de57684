import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDice, type Dice } from '../support/product/dice.ts';
import { type ChaosProxy, startChaosProxy } from './chaosProxy.ts';
import type { Fault } from './faults.ts';

/** A server that says what it was told, and remembers it. */
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

/** Dice that always throw this fault, or none. */
function loaded(fault: Fault | null): Dice {
  const dice = createDice(1);
  return { ...dice, happens: (share: number) => fault !== null && share > 0, pick: <T extends string>() => fault as T };
}

async function behind(fault: Fault | null, paceMs = 5) {
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  proxy = await startChaosProxy({ target, dice: loaded(fault), share: 0.3, paceMs });
}

async function say(body: string): Promise<string> {
  try {
    const reply = await fetch(`${proxy.base}/api/eco`, { method: 'POST', body });
    return `${reply.status} ${await reply.text()}`;
  } catch {
    return 'nada';
  }
}

describe('what a school network does to a call', () => {
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
  ])('%s', async (fault, answer, times) => {
    await behind(fault);
    expect(await say('olá')).toBe(answer);
    await proxy.settled();
    expect(heard).toEqual(Array(times).fill('olá'));
    expect([proxy.ledger.requests, proxy.ledger.injected]).toEqual([1, fault === null ? 0 : 1]);
  });

  it('half of a body is not taken for the whole', async () => {
    await behind('halfSent');
    expect(await say('olá')).toBe('nada');
    await proxy.settled();
    expect(heard.every((body) => body === 'meio')).toBe(true);
  });

  it.each<[Fault, RegExp, number]>([
    ['gatewayTimeout', /^504 <!doctype/, 1],
    ['badGateway', /^50[23] <!doctype/, 0],
    ['portal', /^200 <!doctype/, 0],
  ])('%s is a page of the school', async (fault, answer, times) => {
    await behind(fault);
    expect(await say('olá')).toMatch(answer);
    expect(heard).toHaveLength(times);
  });

  it('a call that is held back comes after the one that overtook it', async () => {
    await behind('overtaken', 5_000);
    const first = say('primeiro');
    await expect.poll(() => proxy.ledger.requests).toBe(1);
    proxy.spoil(0);
    await fetch(`${proxy.base}/api/eco`, { method: 'POST', body: 'segundo' });
    await first;
    expect(heard).toEqual(['segundo', 'primeiro']);
  });

  it('without a server nobody is answered, and it is counted', async () => {
    await behind(null);
    proxy.aim(null);
    expect(await say('olá')).toBe('nada');
    expect([heard, proxy.ledger.whileDown]).toEqual([[], 1]);
  });

  it('the same seed throws the same dice, and each part of the whole its own', () => {
    const throws = (dice: Dice) => Array.from({ length: 5 }, () => dice.between(1, 1_000));
    expect(throws(createDice(7))).toEqual(throws(createDice(7)));
    expect(throws(createDice(7).child('a'))).not.toEqual(throws(createDice(7).child('b')));
  });
});
