import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceCopy } from '#client/game/world/drafts/deviceCopy.ts';
import { DRAFT_WAIT_MAX_MS } from '#client/game/world/drafts/draftKeeper.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import {
  type ConnectionState,
  DraftPage,
  DraftServer,
  memoryCopies,
  progressWith,
  settleRequests,
  typedTextOf,
  unsentCopy,
} from './draftHarness.ts';

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe('while a team types', () => {
  it('stores every change on the device at once and sends it after the pause', async () => {
    const device = memoryCopies();
    const page = new DraftPage(server, device);
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('olá'));
    expect(device.copies.read(2)).toMatchObject({ isSent: false, progress: { typed: 'olá' } });
    expect([server.puts.length, page.sign]).toEqual([0, 'saving']);
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ revision, content }) => [revision, typedTextOf(content)])).toEqual([[1, 'olá']]);
    expect([page.sign, device.copies.read(2)?.isSent]).toEqual(['saved', true]);
  });

  it('sends within the longest wait when typing never pauses', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    const stroke = 500;
    for (let time = 0; time <= DRAFT_WAIT_MAX_MS * 2; time += stroke) {
      page.keeper.keep(progressWith(`x${time}`));
      await page.wait(stroke);
    }
    expect(server.puts.length).toBeGreaterThanOrEqual(2);
    expect(server.puts.length).toBeLessThanOrEqual(3);
    expect(typedTextOf(server.puts[0]?.content)).toBe(`x${DRAFT_WAIT_MAX_MS - stroke}`);
  });

  it('sends what is typed during a request with the next one', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    server.connection = 'held';
    page.keeper.keep(progressWith('um'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.keep(progressWith('um dois'));
    server.release('up');
    await page.wait(DRAFT_DELAY_MS);
    expect([typedTextOf(server.draft?.content), server.draft?.revision, page.sign]).toEqual(['um dois', 2, 'saved']);
  });
});

describe('on a full device', () => {
  it('nothing is shown as stored that is not', async () => {
    const device = memoryCopies();
    const page = new DraftPage(server, { ...device, copies: { ...device.copies, write: () => false } });
    page.keeper.restore(2, null);
    server.connection = 'down';
    page.keeper.keep(progressWith('olá'));
    await page.wait(DRAFT_DELAY_MS);
    expect(page.sign).toBe('unkept');
    server.connection = 'up';
    await page.wait(60_000);
    expect([page.sign, typedTextOf(server.draft?.content)]).toEqual(['saved', 'olá']);
  });

  it('nor before a retry, nor for a comment begun in the council', async () => {
    const device = memoryCopies();
    let hasRoom = true;
    const copies = { ...device.copies, write: (copy: DeviceCopy) => hasRoom && device.copies.write(copy) };
    const page = new DraftPage(server, { ...device, copies });
    page.keeper.restore(2, null);
    server.connection = 'down';
    page.keeper.keep(progressWith('olá'));
    await page.wait(DRAFT_DELAY_MS);
    expect(page.sign).toBe('offline');
    hasRoom = false;
    page.keeper.keep(progressWith('olá a todos'));
    expect(page.sign).toBe('unkept');
    page.keeper.keep(progressWith('', null));
    expect(page.sign).toBe('saved');
    page.keeper.keep({ ...progressWith('', null), comments: { p1: 'Boa' } });
    expect(page.sign).toBe('unkept');
  });

  it.each([1, 2])(
    'a text that another tablet has overtaken still reaches the server (full %i times)',
    async (times) => {
      const device = memoryCopies();
      device.copies.write(unsentCopy('só aqui', 1));
      let full = times;
      const writeAside = (list: readonly DeviceCopy[]) => {
        full -= 1;
        return full < 0 && device.copies.writeAside(list);
      };
      server.draft = { revision: 4, device: 'b.1', content: JSON.stringify(progressWith('da outra')) };
      const page = new DraftPage(server, { ...device, copies: { ...device.copies, writeAside } });
      expect(page.keeper.restore(2, server.stored())).toEqual(progressWith('da outra'));
      await page.wait(60_000);
      expect(server.versions.map(({ content }) => typedTextOf(content))).toEqual(['só aqui']);
      expect(device.copies.readAside()).toEqual([]);
    },
  );
});

describe('without a reply', () => {
  it.each<[ConnectionState, string]>([
    ['down', 'offline'],
    ['lost', 'offline'],
    ['signedOut', 'saving'],
  ])('a connection that is %s shows %s until the server has the draft, and the device keeps it', async (line, sign) => {
    const device = memoryCopies();
    const page = new DraftPage(server, device);
    page.keeper.restore(2, null);
    server.connection = line;
    page.keeper.keep(progressWith('olá'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.keep(progressWith('olá outra vez'));
    expect(page.sign).toBe(sign);
    expect(await page.keeper.flush()).toBe(false);
    expect(device.copies.read(2)).toMatchObject({ isSent: false, progress: { typed: 'olá outra vez' } });
    server.connection = 'up';
    await page.wait(20_000);
    expect([typedTextOf(server.draft?.content), page.sign, device.copies.read(2)?.isSent]).toEqual([
      'olá outra vez',
      'saved',
      true,
    ]);
  });

  it('waits longer after each failure, at most 16 s (8 s at least jitter), and typing does not shorten it', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    server.connection = 'down';
    page.keeper.keep(progressWith('a'));
    await page.wait(DRAFT_DELAY_MS);
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 7; round += 1) {
      const [wait] = page.pendingWaits;
      waits.push(wait);
      page.keeper.keep(progressWith(`a${round}`));
      expect(page.pendingWaits).toEqual([wait]);
      await page.wait(wait ?? 0);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it('a refused draft is not shown as saved, stays unsent on the device, and is sent again after a change', async () => {
    const device = memoryCopies();
    const page = new DraftPage(server, device);
    page.keeper.restore(2, null);
    server.connection = 'refusing';
    page.keeper.keep(progressWith('olá'));
    await page.wait(60_000);
    expect([server.puts.length, page.sign, page.pendingWaits]).toEqual([1, 'refused', []]);
    expect(await page.keeper.flush()).toBe(false);
    expect(device.copies.read(2)).toMatchObject({ isSent: false, progress: { typed: 'olá' } });
    server.connection = 'up';
    page.keeper.keep(progressWith('olá!'));
    await page.wait(DRAFT_DELAY_MS);
    expect([typedTextOf(server.draft?.content), page.sign]).toEqual(['olá!', 'saved']);
  });

  it("a refused draft is put aside when another device's is followed", async () => {
    const device = memoryCopies();
    const page = new DraftPage(server, device);
    page.keeper.restore(2, null);
    server.connection = 'refusing';
    page.keeper.keep(progressWith('recusado'));
    await page.wait(DRAFT_DELAY_MS);
    const other = { revision: 3, device: 'b.1', content: JSON.stringify(progressWith('da outra')), at: 0 };
    expect(page.keeper.follow(other)).toEqual(progressWith('da outra'));
    expect([page.sign, device.copies.readAside().map(({ progress }) => progress.typed)]).toEqual([
      'saved',
      ['recusado'],
    ]);
  });

  it('a closed page sends nothing more, and continues when it opens again', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('olá'));
    page.keeper.close();
    await page.wait(60_000);
    expect(await page.keeper.flush()).toBe(false);
    expect(server.puts).toEqual([]);
    page.keeper.open();
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts).toHaveLength(1);
  });
});

describe('an unchanged draft', () => {
  it('is not sent again and keeps the saving status', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('olá'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.keep(progressWith('olá'));
    expect([page.sign, page.pendingWaits]).toEqual(['saved', []]);
    await page.wait(60_000);
    expect(server.puts).toHaveLength(1);
  });

  it('is shown as saved when the pending request ends', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    server.connection = 'held';
    page.keeper.keep(progressWith('olá'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.keep(progressWith('olá'));
    server.release('up');
    await settleRequests();
    expect([page.sign, page.pendingWaits, server.puts.length]).toEqual(['saved', [], 1]);
  });

  it('is sent at once when a step ends', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('olá'));
    page.keeper.keep({ ...progressWith(''), texts: ['olá'], step: 1 });
    await page.wait(0);
    expect([page.sign, page.pendingWaits, server.puts.length]).toEqual(['saved', [], 1]);
  });
});

describe('the end of a part', () => {
  it('removes its copy, and a late reply changes nothing', async () => {
    const device = memoryCopies();
    const page = new DraftPage(server, device);
    page.keeper.restore(2, null);
    server.connection = 'held';
    page.keeper.keep(progressWith('resposta'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.forget();
    page.keeper.keep(progressWith('', 3));
    server.acceptAnswer();
    server.release('up');
    await page.wait(DRAFT_DELAY_MS);
    expect(device.copies.read(2)).toBeNull();
    expect(server.draft).toMatchObject({ revision: 1 });
    expect(page.sign).toBe('saved');
  });

  it.each([
    ['', [], true],
    ['Gosto muito', [], false],
    ['', [{ proposalId: 'p1', text: 'Gosto' }], false],
  ])(
    'in the council no draft waits; a comment (begun %j, unsent %j) is kept on the device',
    async (comment, unsent, isSent) => {
      const device = memoryCopies();
      const page = new DraftPage(server, device);
      page.keeper.restore(null, null);
      const progress = { ...progressWith('', null), comments: { p1: comment }, unsent };
      page.keeper.keep(progress);
      await page.wait(60_000);
      expect([page.sign, await page.keeper.flush(), server.puts]).toEqual(['saved', true, []]);
      expect(device.copies.read(null)?.isSent).toBe(isSent);
      expect(new DraftPage(server, device).keeper.restore(null, null)).toEqual(progress);
    },
  );
});
