import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeviceCopy } from '#client/game/world/drafts/deviceCopy.ts';
import { DRAFT_WAIT_MAX_MS } from '#client/game/world/drafts/draftKeeper.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import { DraftServer, type Line, memoryCopies, Page, progressWith, settle, typedIn, unsentCopy } from './tablets.ts';

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe('while a team types', () => {
  it('keeps every change on the device at once and sends it after the pause', async () => {
    const device = memoryCopies();
    const page = new Page(server, device);
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('olá'));
    expect(device.copies.read(2)).toMatchObject({ isSent: false, progress: { typed: 'olá' } });
    expect([server.puts.length, page.sign]).toEqual([0, 'saving']);
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ revision, content }) => [revision, typedIn(content)])).toEqual([[1, 'olá']]);
    expect([page.sign, device.copies.read(2)?.isSent]).toEqual(['saved', true]);
  });

  it('whoever never pauses is heard within the longest wait', async () => {
    const page = new Page(server, memoryCopies());
    page.keeper.restore(2, null);
    const stroke = 500;
    for (let time = 0; time <= DRAFT_WAIT_MAX_MS * 2; time += stroke) {
      page.keeper.keep(progressWith(`x${time}`));
      await page.wait(stroke);
    }
    expect(server.puts.length).toBeGreaterThanOrEqual(2);
    expect(server.puts.length).toBeLessThanOrEqual(3);
    expect(typedIn(server.puts[0]?.content)).toBe(`x${DRAFT_WAIT_MAX_MS - stroke}`);
  });

  it('what is typed while a put is under way goes in the next one', async () => {
    const page = new Page(server, memoryCopies());
    page.keeper.restore(2, null);
    server.line = 'held';
    page.keeper.keep(progressWith('um'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.keep(progressWith('um dois'));
    server.release('up');
    await page.wait(DRAFT_DELAY_MS);
    expect([typedIn(server.draft?.content), server.draft?.revision, page.sign]).toEqual(['um dois', 2, 'saved']);
  });
});

describe('on a device without room', () => {
  it('nothing is said to be kept that is not', async () => {
    const device = memoryCopies();
    const page = new Page(server, { ...device, copies: { ...device.copies, write: () => false } });
    page.keeper.restore(2, null);
    server.line = 'down';
    page.keeper.keep(progressWith('olá'));
    await page.wait(DRAFT_DELAY_MS);
    expect(page.sign).toBe('unkept');
    server.line = 'up';
    await page.wait(60_000);
    expect([page.sign, typedIn(server.draft?.content)]).toEqual(['saved', 'olá']);
  });

  it('nor while the next try is waited for, nor a comment that was begun in the council', async () => {
    const device = memoryCopies();
    let hasRoom = true;
    const copies = { ...device.copies, write: (copy: DeviceCopy) => hasRoom && device.copies.write(copy) };
    const page = new Page(server, { ...device, copies });
    page.keeper.restore(2, null);
    server.line = 'down';
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
    'words that another tablet has overtaken still reach the server (no room %i times)',
    async (times) => {
      const device = memoryCopies();
      device.copies.write(unsentCopy('só aqui', 1));
      let full = times;
      const writeAside = (list: readonly DeviceCopy[]) => {
        full -= 1;
        return full < 0 && device.copies.writeAside(list);
      };
      server.draft = { revision: 4, device: 'b.1', content: JSON.stringify(progressWith('da outra')) };
      const page = new Page(server, { ...device, copies: { ...device.copies, writeAside } });
      expect(page.keeper.restore(2, server.stored())).toEqual(progressWith('da outra'));
      await page.wait(60_000);
      expect(server.kept.map(({ content }) => typedIn(content))).toEqual(['só aqui']);
      expect(device.copies.readAside()).toEqual([]);
    },
  );
});

describe('without an answer', () => {
  it.each<[Line, string]>([
    ['down', 'offline'],
    ['lost', 'offline'],
    ['signedOut', 'saving'],
  ])('a line that is %s: the sign says %s until the server has it, and the device keeps it', async (line, sign) => {
    const device = memoryCopies();
    const page = new Page(server, device);
    page.keeper.restore(2, null);
    server.line = line;
    page.keeper.keep(progressWith('olá'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.keep(progressWith('olá outra vez'));
    expect(page.sign).toBe(sign);
    expect(await page.keeper.flush()).toBe(false);
    expect(device.copies.read(2)).toMatchObject({ isSent: false, progress: { typed: 'olá outra vez' } });
    server.line = 'up';
    await page.wait(20_000);
    expect([typedIn(server.draft?.content), page.sign, device.copies.read(2)?.isSent]).toEqual([
      'olá outra vez',
      'saved',
      true,
    ]);
  });

  it('waits longer and longer, but never more than 16 s, and not less because of typing', async () => {
    const page = new Page(server, memoryCopies());
    page.keeper.restore(2, null);
    server.line = 'down';
    page.keeper.keep(progressWith('a'));
    await page.wait(DRAFT_DELAY_MS);
    const waits: (number | undefined)[] = [];
    for (let round = 0; round < 7; round += 1) {
      const [wait] = page.plans;
      waits.push(wait);
      page.keeper.keep(progressWith(`a${round}`));
      expect(page.plans).toEqual([wait]);
      await page.wait(wait ?? 0);
    }
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000]);
  });

  it('a refused draft is not said to be saved, stays on the device as unsent, and its next change is tried again', async () => {
    const device = memoryCopies();
    const page = new Page(server, device);
    page.keeper.restore(2, null);
    server.line = 'refusing';
    page.keeper.keep(progressWith('olá'));
    await page.wait(60_000);
    expect([server.puts.length, page.sign, page.plans]).toEqual([1, 'refused', []]);
    expect(await page.keeper.flush()).toBe(false);
    expect(device.copies.read(2)).toMatchObject({ isSent: false, progress: { typed: 'olá' } });
    server.line = 'up';
    page.keeper.keep(progressWith('olá!'));
    await page.wait(DRAFT_DELAY_MS);
    expect([typedIn(server.draft?.content), page.sign]).toEqual(['olá!', 'saved']);
  });

  it("a refused draft is put aside when another device's is followed", async () => {
    const device = memoryCopies();
    const page = new Page(server, device);
    page.keeper.restore(2, null);
    server.line = 'refusing';
    page.keeper.keep(progressWith('recusado'));
    await page.wait(DRAFT_DELAY_MS);
    const other = { revision: 3, device: 'b.1', content: JSON.stringify(progressWith('da outra')), at: 0 };
    expect(page.keeper.follow(other)).toEqual(progressWith('da outra'));
    expect([page.sign, device.copies.readAside().map(({ progress }) => progress.typed)]).toEqual([
      'saved',
      ['recusado'],
    ]);
  });

  it("a closed page sends nothing more, in nobody's name, and goes on when it opens again", async () => {
    const page = new Page(server, memoryCopies());
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

describe('kept again', () => {
  it('without a change nothing is sent and the sign stays', async () => {
    const page = new Page(server, memoryCopies());
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('olá'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.keep(progressWith('olá'));
    expect([page.sign, page.plans]).toEqual(['saved', []]);
    await page.wait(60_000);
    expect(server.puts).toHaveLength(1);
  });

  it('while it is on its way, the answer still ends the saving', async () => {
    const page = new Page(server, memoryCopies());
    page.keeper.restore(2, null);
    server.line = 'held';
    page.keeper.keep(progressWith('olá'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.keep(progressWith('olá'));
    server.release('up');
    await settle();
    expect([page.sign, page.plans, server.puts.length]).toEqual(['saved', [], 1]);
  });

  it('a step that was ended goes at once', async () => {
    const page = new Page(server, memoryCopies());
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('olá'));
    page.keeper.keep({ ...progressWith(''), texts: ['olá'], step: 1 });
    await page.wait(0);
    expect([page.sign, page.plans, server.puts.length]).toEqual(['saved', [], 1]);
  });
});

describe('the end of a part', () => {
  it('forgets its copy, and an answer that comes late changes nothing', async () => {
    const device = memoryCopies();
    const page = new Page(server, device);
    page.keeper.restore(2, null);
    server.line = 'held';
    page.keeper.keep(progressWith('resposta'));
    await page.wait(DRAFT_DELAY_MS);
    page.keeper.forget();
    page.keeper.keep(progressWith('', 3));
    server.accept();
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
    'in the council no draft waits; a comment (begun %j, sent off %j) outlives signing out',
    async (comment, unsent, isSent) => {
      const device = memoryCopies();
      const page = new Page(server, device);
      page.keeper.restore(null, null);
      const progress = { ...progressWith('', null), comments: { p1: comment }, unsent };
      page.keeper.keep(progress);
      await page.wait(60_000);
      expect([page.sign, await page.keeper.flush(), server.puts]).toEqual(['saved', true, []]);
      expect(device.copies.read(null)?.isSent).toBe(isSent);
      expect(new Page(server, device).keeper.restore(null, null)).toEqual(progress);
    },
  );
});
