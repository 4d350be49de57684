import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/progress.ts';
import type { DeviceCopy } from '#client/game/world/deviceCopy.ts';
import { DRAFT_WAIT_MAX_MS } from '#client/game/world/draftKeeper.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import { DraftServer, type Line, memoryCopies, Page, progressWith, settle } from './tablets.ts';

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const typedIn = (text: string | undefined) => (text === undefined ? null : JSON.parse(text).typed);
const unsentCopy = (typed: string, base: number, part: 1 | 2 | 3 = 2) => ({
  base,
  isSent: false,
  writer: 'a.1',
  progress: progressWith(typed, part),
});

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

describe('opened where the server cannot be asked', () => {
  it.each([
    { isSent: false, sign: 'saving', puts: [['olá', 4]] },
    { isSent: true, sign: 'saved', puts: [] },
  ])(
    'a copy with isSent $isSent: the sign says $sign, and the server gets what it lacks',
    async ({ isSent, sign, puts }) => {
      const device = memoryCopies();
      device.copies.write({ ...unsentCopy('olá', 3), isSent });
      const page = new Page(server, device);
      expect(page.keeper.restoreAlone(2)).toEqual(progressWith('olá'));
      expect([page.sign, device.copies.read(2)]).toMatchObject([sign, { isSent, base: 3, progress: { typed: 'olá' } }]);
      await page.wait(DRAFT_DELAY_MS);
      expect(server.puts.map(({ content, revision }) => [typedIn(content), revision])).toEqual(puts);
      expect(page.sign).toBe('saved');
    },
  );
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

describe('two tablets', () => {
  it('a losing revision is sent again above the winner, and the winner is kept beside it', async () => {
    const page = new Page(server, memoryCopies());
    page.keeper.restore(2, null);
    server.draft = { revision: 7, device: 'b.1', content: JSON.stringify(progressWith('da outra')) };
    page.keeper.keep(progressWith('desta'));
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ revision }) => revision)).toEqual([1, 8]);
    expect([typedIn(server.draft.content), page.sign]).toEqual(['desta', 'saved']);
    expect(server.kept.map(({ content }) => typedIn(content))).toEqual(['desta', 'da outra']);
  });

  it('two that never stop rest after a few rounds and try again later', async () => {
    const page = new Page(server, memoryCopies());
    page.keeper.restore(2, null);
    const put = server.put.bind(server);
    server.put = (sent) => {
      server.draft = { revision: Number(sent.revision) + 1, device: 'b.1', content: JSON.stringify(progressWith('b')) };
      return put(sent);
    };
    page.keeper.keep(progressWith('a'));
    await page.wait(DRAFT_DELAY_MS);
    expect([server.puts.length, page.sign, page.plans]).toEqual([5, 'saving', [DRAFT_DELAY_MS]]);
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

/** [what the device has, what the server has, what is gone on with, what is sent, what is put aside] */
describe('after a reload', () => {
  const stored = (revision: number, typed: string, device: string) => ({
    revision,
    device,
    content: JSON.stringify(progressWith(typed)),
  });
  it.each([
    ['nothing anywhere', null, null, null, []],
    ['only the server', null, stored(3, 'servidor', 'b.1'), 'servidor', []],
    ['only the device, unsent', unsentCopy('local', 0), null, 'local', ['local']],
    ['unsent, grown from the server', unsentCopy('local', 3), stored(3, 'antes', 'a.1'), 'local', ['local']],
    [
      'unsent, its last answer was lost',
      unsentCopy('local mais', 3),
      stored(4, 'local', 'a.1'),
      'local mais',
      ['local mais'],
    ],
    ['unsent, another tab of the device wrote', unsentCopy('local', 3), stored(4, 'x', 'a.2'), 'local', ['local']],
    ['sent, the same', { ...unsentCopy('local', 3), isSent: true }, stored(3, 'local', 'a.1'), 'local', []],
    ['sent, overtaken', { ...unsentCopy('velho', 3), isSent: true }, stored(5, 'novo', 'b.1'), 'novo', []],
    ['sent, overtaken by a tab', { ...unsentCopy('velho', 3), isSent: true }, stored(5, 'novo', 'a.2'), 'novo', []],
    [
      'sent, the server went back in time',
      { ...unsentCopy('local', 9), isSent: true },
      stored(5, 'x', 'b.1'),
      'local',
      ['local'],
    ],
    ['unreadable draft', unsentCopy('local', 1), { ...stored(5, '', 'b.1'), content: '{' }, 'local', ['local']],
  ])('%s', async (_, copy, draft, goesOn, sent) => {
    const device = memoryCopies();
    if (copy) device.copies.write(copy);
    server.draft = draft;
    const page = new Page(server, device);
    expect(page.keeper.restore(2, server.stored())?.typed ?? null).toBe(goesOn);
    expect(page.sign).toBe(sent.length > 0 ? 'saving' : 'saved');
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ content }) => typedIn(content))).toEqual(sent);
    expect(page.sign).toBe('saved');
    if (sent.length > 0) expect(typedIn(server.draft?.content)).toBe(goesOn);
  });

  it('what the server has already is not sent again when the tab comes back, over nobody', async () => {
    const device = memoryCopies();
    const first = new Page(server, device, 'a.1');
    first.keeper.restore(2, null);
    first.keeper.keep(progressWith('cachupa'));
    server.line = 'lost';
    await first.wait(DRAFT_DELAY_MS);
    first.keeper.close();
    server.line = 'up';
    const again = new Page(server, device, 'a.2');
    expect(again.keeper.restore(2, server.stored())?.typed).toBe('cachupa');
    await again.wait(DRAFT_WAIT_MAX_MS);
    expect([server.puts.length, again.sign, device.copies.read(2)?.isSent]).toEqual([1, 'saved', true]);
  });

  it('a tablet that only sends again what stands already overtakes nobody who went on from it', async () => {
    const [one, other] = [memoryCopies(), memoryCopies()];
    const first = new Page(server, one, 'a.1');
    first.keeper.restore(2, null);
    first.keeper.keep(progressWith('cachupa'));
    server.line = 'lost';
    await first.wait(DRAFT_DELAY_MS);
    first.keeper.close();
    const second = new Page(server, other, 'b.1');
    second.keeper.restore(2, server.stored());
    second.keeper.keep(progressWith('cachupa da avó'));
    second.keeper.close();
    server.line = 'up';
    const again = new Page(server, one, 'a.2');
    again.keeper.restore(2, server.stored());
    await again.wait(DRAFT_DELAY_MS);
    const reopened = new Page(server, other, 'b.2');
    expect(reopened.keeper.restore(2, server.stored())?.typed).toBe('cachupa da avó');
  });

  it('an unsent copy that another tablet overtook is put aside on the server, after a lost network too', async () => {
    const device = memoryCopies();
    device.copies.write(unsentCopy('local', 3));
    server.draft = stored(5, 'da outra', 'b.1');
    server.line = 'down';
    const page = new Page(server, device);
    expect(page.keeper.restore(2, server.stored())?.typed).toBe('da outra');
    await settle();
    expect([page.sign, await page.keeper.flush()]).toEqual(['offline', false]);
    expect(device.everything()).toContain('local');
    page.keeper.close();
    server.line = 'up';
    const next = new Page(server, device);
    expect(next.keeper.restore(2, server.stored())?.typed).toBe('da outra');
    await settle();
    expect(server.kept.map(({ content }) => typedIn(content))).toEqual(['local']);
    expect([typedIn(server.draft.content), server.draft.revision]).toEqual(['da outra', 5]);
    expect(device.copies.readAside()).toEqual([]);
  });

  it('an unsent copy that has all of what another tablet sent, and more, is gone on with', async () => {
    const device = memoryCopies();
    const looked: Progress = { ...progressWith(''), step: 1, texts: ['Um'] };
    const worked: Progress = { ...looked, step: 2, texts: ['Um', 'Dois'] };
    device.copies.write({ base: 3, isSent: false, writer: 'a.1', progress: worked });
    server.draft = { revision: 5, device: 'b.1', content: JSON.stringify(looked) };
    const page = new Page(server, device);
    expect(page.keeper.restore(2, server.stored())).toEqual(worked);
    await page.wait(DRAFT_DELAY_MS);
    expect([JSON.parse(server.draft.content), server.draft.revision, page.sign]).toEqual([worked, 6, 'saved']);
  });

  it('an overtaken copy is put aside also when this page has written on and sent that first', async () => {
    const device = memoryCopies();
    device.copies.write(unsentCopy('local', 3));
    server.draft = stored(5, 'da outra', 'b.1');
    server.line = 'down';
    const page = new Page(server, device);
    page.keeper.restore(2, server.stored());
    page.keeper.keep(progressWith('da outra, e mais'));
    await settle();
    server.line = 'up';
    expect(await page.keeper.flush()).toBe(true);
    expect(typedIn(server.draft.content)).toBe('da outra, e mais');
    expect(server.kept.map(({ content }) => typedIn(content))).toEqual(['da outra', 'local']);
  });

  it('an overtaken copy that the server will not keep stays on the device and is not sent over and over', async () => {
    const device = memoryCopies();
    device.copies.write(unsentCopy('local', 3));
    server.draft = stored(5, 'da outra', 'b.1');
    server.line = 'refusing';
    const page = new Page(server, device);
    page.keeper.restore(2, server.stored());
    await settle();
    expect(await page.keeper.flush()).toBe(true);
    expect(await page.keeper.flush()).toBe(true);
    expect([server.puts.length, device.copies.readAside().length]).toEqual([1, 1]);
  });

  it('a copy of a part that is no longer open is neither gone on with nor sent nor lost', async () => {
    const device = memoryCopies();
    device.copies.write(unsentCopy('local', 3, 1));
    const page = new Page(server, device);
    expect(page.keeper.restore(2, null)).toBeNull();
    page.keeper.keep(progressWith('novo'));
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ content }) => typedIn(content))).toEqual(['novo']);
    page.keeper.forget();
    expect(device.copies.read(1)?.progress.typed).toBe('local');
    expect(new Page(server, device).keeper.restore(1, null)?.typed).toBe('local');
  });

  it('a copy of a part that is over and that the server had goes', () => {
    const device = memoryCopies();
    device.copies.write({ ...unsentCopy('local', 3, 1), isSent: true });
    new Page(server, device).keeper.restore(2, null);
    expect(device.copies.read(1)).toBeNull();
  });

  it('in a running game what the page has is the newest', async () => {
    const page = new Page(server, memoryCopies());
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('na página'));
    server.draft = stored(9, 'da outra', 'b.1');
    expect(page.keeper.restore(2, server.stored())?.typed).toBe('na página');
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ revision }) => revision)).toEqual([10]);
    expect(server.kept.map(({ content }) => typedIn(content))).toEqual(['da outra']);
  });

  it('a running game that has sent everything goes on with what another tablet made of it', async () => {
    const device = memoryCopies();
    const page = new Page(server, device);
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('na página'));
    await page.wait(DRAFT_DELAY_MS);
    expect(page.keeper.restore(2, server.stored())?.typed).toBe('na página');
    server.draft = stored(9, 'da outra', 'b.1');
    expect(page.keeper.restore(2, server.stored())?.typed).toBe('da outra');
    expect([page.sign, device.copies.read(2)?.base, device.copies.readAside()]).toEqual(['saved', 9, []]);
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

/** Two tablets of a team, one of them with two tabs; lines that fail, pages that reload at any moment. */
describe('whatever happens', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), who: fc.nat(2) }),
    fc.record({ kind: fc.constant('wait' as const), who: fc.nat(2), ms: fc.constantFrom(200, 1_600, 20_000) }),
    fc.record({ kind: fc.constant('reload' as const), who: fc.nat(2) }),
    fc.record({ kind: fc.constant('flush' as const), who: fc.nat(2) }),
    fc.record({ kind: fc.constant('line' as const), line: fc.constantFrom<Line>('up', 'down', 'lost', 'held', 'up') }),
  );

  it('no word that was typed is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
        const net = new DraftServer();
        const devices = [memoryCopies(), memoryCopies()];
        const places = [
          { device: devices[0], writer: 'a.1' },
          { device: devices[0], writer: 'a.2' },
          { device: devices[1], writer: 'b.1' },
        ] as const;
        const texts = ['', '', ''];
        const openPage = (who: number) => {
          const { device, writer } = places[who] ?? places[0];
          const page = new Page(net, device ?? memoryCopies(), writer);
          texts[who] = page.keeper.restore(2, net.stored())?.typed ?? '';
          return page;
        };
        const pages = [openPage(0), openPage(1), openPage(2)];
        const words: string[] = [];
        for (const [index, step] of acts.entries()) {
          if (step.kind === 'line') net.release(step.line);
          else {
            const { who } = step;
            const page = pages[who];
            if (step.kind === 'type') {
              const word = `w${index}.`;
              words.push(word);
              texts[who] += word;
              page?.keeper.keep(progressWith(texts[who] ?? ''));
            }
            if (step.kind === 'wait') await page?.wait(step.ms);
            if (step.kind === 'flush') void page?.keeper.flush();
            if (step.kind === 'reload') {
              page?.keeper.close();
              // A page cannot load without the server.
              if (net.line === 'down') net.line = 'up';
              pages[who] = openPage(who);
            }
          }
          await settle();
        }
        net.release('up');
        await settle();
        const somewhere = [
          net.draft?.content,
          ...net.kept.map(({ content }) => content),
          ...devices.map(({ everything }) => everything()),
          ...texts,
        ].join(' ');
        for (const word of words) expect(somewhere).toContain(word);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what another tablet of the team writes', () => {
  const twoTablets = () => {
    const [a, b] = [new Page(server, memoryCopies(), 'a.1'), new Page(server, memoryCopies(), 'b.1')];
    a.keeper.restore(2, null);
    b.keeper.restore(2, null);
    return { a, b };
  };
  const behind = (page: Page) => page.keeper.isBehind({ part: 2, revision: server.draft?.revision ?? 0 });

  it('is followed by one that has nothing unsent, also from the very beginning', async () => {
    const { a, b } = twoTablets();
    a.keeper.keep(progressWith('olá'));
    await a.wait(DRAFT_DELAY_MS);
    expect([behind(a), behind(b)]).toEqual([false, true]);
    expect(b.keeper.follow(server.stored())?.typed).toBe('olá');
    expect([behind(b), b.sign]).toEqual([false, 'saved']);
    b.keeper.keep(progressWith('olá a todos'));
    await b.wait(DRAFT_DELAY_MS);
    expect(a.keeper.follow(server.stored())?.typed).toBe('olá a todos');
    expect(server.puts.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  describe('met by a step that a page took while it only looked on', () => {
    const answered: Progress = { ...blankProgress(0), ship: 2, tutorialStep: 3, quiz: ['a) Sim'] };
    const goneOn: Progress = { ...answered, tutorialStep: 4 };
    const film = { id: 'f', name: 'filme.mp4', bytes: 4, reference: 'upload:1', progress: 1, failed: null };
    const worked: Progress = { ...answered, tutorialStep: 5, texts: ['O nosso texto.'], files: [[film]] };

    /** B has seen the answer; A has gone on to `theirs` while B goes on to `own`. */
    async function meet(theirs: Progress, own: Progress) {
      server.open = 0;
      const [a, b] = ['a.1', 'b.1'].map((writer) => new Page(server, memoryCopies(), writer)) as [Page, Page];
      a.keeper.restore(0, null);
      b.keeper.restore(0, null);
      a.keeper.keep(answered);
      await a.wait(DRAFT_DELAY_MS);
      b.keeper.follow(server.stored());
      a.keeper.keep(theirs);
      await a.wait(DRAFT_DELAY_MS);
      b.keeper.keep(own);
      await b.wait(DRAFT_DELAY_MS);
      return b;
    }

    it('stays, and is followed', async () => {
      const b = await meet(worked, goneOn);
      expect(JSON.parse(server.draft?.content ?? '')).toEqual(worked);
      expect([b.sign, b.plans]).toEqual(['saved', []]);
      expect(b.keeper.isBehind({ part: 0, revision: server.draft?.revision ?? 0 })).toBe(true);
      expect(b.keeper.follow(server.stored())).toEqual(worked);
    });

    it.each<[string, Progress, Progress]>([
      ['has typed', worked, { ...goneOn, typed: 'Outro' }],
      ['has another answer', { ...worked, quiz: ['b) Não'] }, goneOn],
      ['has come further', goneOn, { ...worked, files: [] }],
      ['has sent the file', { ...worked, files: [[{ ...film, reference: null }]] }, worked],
      ['has attached a file', { ...worked, files: [] }, { ...worked, typed: '' }],
      ['has taken another ship', worked, { ...goneOn, ship: 5 }],
    ])('gives way to one that %s, and is kept', async (_, theirs, own) => {
      await meet(theirs, own);
      expect(JSON.parse(server.draft?.content ?? '')).toEqual(own);
      expect(server.kept.map(({ content }) => JSON.parse(content))).toContainEqual(theirs);
    });
  });

  it('gives way to one that took something away', async () => {
    const { a, b } = twoTablets();
    a.keeper.keep(progressWith('uma palavra'));
    await a.wait(DRAFT_DELAY_MS);
    b.keeper.follow(server.stored());
    a.keeper.keep(progressWith('uma palavra a mais'));
    await a.wait(DRAFT_DELAY_MS);
    b.keeper.keep(progressWith('uma'));
    await b.wait(DRAFT_DELAY_MS);
    expect(typedIn(server.draft?.content)).toBe('uma');
  });

  it('waits while something here is unsent, and nothing of either is lost', async () => {
    const { a, b } = twoTablets();
    a.keeper.keep(progressWith('de A'));
    b.keeper.keep(progressWith('de B'));
    await a.wait(DRAFT_DELAY_MS);
    expect(b.keeper.follow(server.stored())).toBeNull();
    await b.wait(DRAFT_DELAY_MS);
    expect(a.keeper.follow(server.stored())?.typed).toBe('de B');
    expect(server.kept.map(({ content }) => typedIn(content))).toContain('de A');
  });

  it('of another part, or nothing readable, is not followed', () => {
    const { b } = twoTablets();
    expect(b.keeper.isBehind({ part: 3, revision: 9 })).toBe(false);
    expect(b.keeper.follow(null)).toBeNull();
    expect(b.keeper.follow({ revision: 1, device: 'a.1', content: 'x', at: 0 })).toBeNull();
    expect(behind(b)).toBe(false);
  });

  it('knows what was written here, after a reload too, and what only came from elsewhere', async () => {
    const { a, b } = twoTablets();
    a.keeper.keep(progressWith('de A'));
    await a.wait(DRAFT_DELAY_MS);
    b.keeper.follow(server.stored());
    expect([a, b].map(({ keeper }) => keeper.written()?.typed ?? null)).toEqual(['de A', null]);
    const reloaded = ['a.1', 'b.1'].map((writer) => new Page(server, memoryCopies(), writer).keeper);
    for (const keeper of reloaded) keeper.restore(2, server.stored());
    expect(reloaded.map((keeper) => keeper.written()?.typed ?? null)).toEqual(['de A', null]);
  });

  it('keeps on the server also what the same device replaces on purpose', async () => {
    const { a } = twoTablets();
    a.keeper.keep(progressWith('um'));
    await a.wait(DRAFT_DELAY_MS);
    a.keeper.spareReplaced();
    a.keeper.keep(progressWith('outro'));
    await a.wait(DRAFT_DELAY_MS);
    a.keeper.keep(progressWith('outro ainda'));
    await a.wait(DRAFT_DELAY_MS);
    expect(server.kept.map(({ content }) => typedIn(content))).toEqual(['um', 'outro']);
    expect(typedIn(server.draft?.content)).toBe('outro ainda');
  });
});
