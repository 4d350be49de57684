import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import {
  type ConnectionState,
  DraftPage,
  DraftServer,
  memoryCopies,
  progressWith,
  settleRequests,
  typedTextOf,
} from './draftHarness.ts';

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

describe('two tablets', () => {
  it('a losing revision is sent again above the winner, and the winner is kept as a version', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    server.draft = { revision: 7, device: 'b.1', content: JSON.stringify(progressWith('da outra')) };
    page.keeper.keep(progressWith('desta'));
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ revision }) => revision)).toEqual([1, 8]);
    expect([typedTextOf(server.draft.content), page.sign]).toEqual(['desta', 'saved']);
    expect(server.versions.map(({ content }) => typedTextOf(content))).toEqual(['desta', 'da outra']);
  });

  it('two that keep overwriting each other pause after five rounds and try again later', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    const put = server.put.bind(server);
    server.put = (sent) => {
      server.draft = { revision: Number(sent.revision) + 1, device: 'b.1', content: JSON.stringify(progressWith('b')) };
      return put(sent);
    };
    page.keeper.keep(progressWith('a'));
    await page.wait(DRAFT_DELAY_MS);
    expect([server.puts.length, page.sign, page.pendingWaits]).toEqual([5, 'saving', [DRAFT_DELAY_MS]]);
  });
});

describe('the draft of another tablet of the team', () => {
  const twoTablets = () => {
    const [a, b] = [new DraftPage(server, memoryCopies(), 'a.1'), new DraftPage(server, memoryCopies(), 'b.1')];
    a.keeper.restore(2, null);
    b.keeper.restore(2, null);
    return { a, b };
  };
  const behind = (page: DraftPage) => page.keeper.isBehind({ part: 2, revision: server.draft?.revision ?? 0 });

  it('is followed by a tablet with nothing unsent, also from the start', async () => {
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

  describe('against a step taken by a page that only followed', () => {
    const answered: Progress = { ...blankProgress(0), ship: 2, tutorialStep: 3, quiz: ['a) Sim'] };
    const goneOn: Progress = { ...answered, tutorialStep: 4 };
    const film = { id: 'f', name: 'filme.mp4', bytes: 4, reference: 'upload:1', progress: 1, failed: null };
    const worked: Progress = { ...answered, tutorialStep: 5, texts: ['O nosso texto.'], files: [[film]] };

    /** B has followed the answer; then A writes `theirs` and B writes `own`. */
    async function meet(theirs: Progress, own: Progress) {
      server.open = 0;
      const [a, b] = ['a.1', 'b.1'].map((writer) => new DraftPage(server, memoryCopies(), writer)) as [
        DraftPage,
        DraftPage,
      ];
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

    it('wins, and is followed', async () => {
      const b = await meet(worked, goneOn);
      expect(JSON.parse(server.draft?.content ?? '')).toEqual(worked);
      expect([b.sign, b.pendingWaits]).toEqual(['saved', []]);
      expect(b.keeper.isBehind({ part: 0, revision: server.draft?.revision ?? 0 })).toBe(true);
      expect(b.keeper.follow(server.stored())).toEqual(worked);
    });

    it.each<[string, Progress, Progress]>([
      ['has typed text', worked, { ...goneOn, typed: 'Outro' }],
      ['has another answer', { ...worked, quiz: ['b) Não'] }, goneOn],
      ['has come further', goneOn, { ...worked, files: [] }],
      ['has sent the file', { ...worked, files: [[{ ...film, reference: null }]] }, worked],
      ['has attached a file', { ...worked, files: [] }, { ...worked, typed: '' }],
      ['has taken another ship', worked, { ...goneOn, ship: 5 }],
    ])('loses against a page that %s, and is kept', async (_, theirs, own) => {
      await meet(theirs, own);
      expect(JSON.parse(server.draft?.content ?? '')).toEqual(own);
      expect(server.versions.map(({ content }) => JSON.parse(content))).toContainEqual(theirs);
    });
  });

  it('is not replaced by the blank page of a tablet that comes later to the mission', async () => {
    server.draft = { revision: 1, device: 'b.1', content: JSON.stringify(progressWith('uma horta')) };
    const page = new DraftPage(server, memoryCopies());
    page.keeper.keep(progressWith(''));
    await page.wait(DRAFT_DELAY_MS);
    expect([typedTextOf(server.draft?.content), page.sign]).toEqual(['uma horta', 'saved']);
    expect(page.keeper.follow(server.stored())?.typed).toBe('uma horta');
  });

  it('loses against a page that removed text', async () => {
    const { a, b } = twoTablets();
    a.keeper.keep(progressWith('uma palavra'));
    await a.wait(DRAFT_DELAY_MS);
    b.keeper.follow(server.stored());
    a.keeper.keep(progressWith('uma palavra a mais'));
    await a.wait(DRAFT_DELAY_MS);
    b.keeper.keep(progressWith('uma'));
    await b.wait(DRAFT_DELAY_MS);
    expect(typedTextOf(server.draft?.content)).toBe('uma');
  });

  it('is not followed while something here is unsent, and nothing of either is lost', async () => {
    const { a, b } = twoTablets();
    a.keeper.keep(progressWith('de A'));
    b.keeper.keep(progressWith('de B'));
    await a.wait(DRAFT_DELAY_MS);
    expect(b.keeper.follow(server.stored())).toBeNull();
    await b.wait(DRAFT_DELAY_MS);
    expect(a.keeper.follow(server.stored())?.typed).toBe('de B');
    expect(server.versions.map(({ content }) => typedTextOf(content))).toContain('de A');
  });

  it('is not followed after the session has ended, until what was typed here is sent', async () => {
    const { a, b } = twoTablets();
    a.keeper.keep(progressWith('todos'));
    await a.wait(DRAFT_DELAY_MS);
    expect(b.keeper.follow(server.stored())?.typed).toBe('todos');
    server.connection = 'signedOut';
    a.keeper.keep(progressWith('todos, sem exceção'));
    expect(a.keeper.follow(server.stored())).toBeNull();
    await a.wait(DRAFT_DELAY_MS);
    expect([a.sign, a.keeper.follow(server.stored())]).toEqual(['saving', null]);
    server.connection = 'up';
    b.keeper.keep(progressWith('todas'));
    await b.keeper.flush();
    expect(a.keeper.follow(server.stored()), 'the newer draft of the other tablet').toBeNull();
    expect(a.keeper.restore(2, server.stored())?.typed).toBe('todos, sem exceção');
    await a.keeper.flush();
    expect([typedTextOf(server.draft?.content), a.sign]).toEqual(['todos, sem exceção', 'saved']);
    expect(server.versions.map(({ content }) => typedTextOf(content))).toContain('todas');
  });

  it('is not followed when it is of another part or unreadable', () => {
    const { b } = twoTablets();
    expect(b.keeper.isBehind({ part: 3, revision: 9 })).toBe(false);
    expect(b.keeper.follow(null)).toBeNull();
    expect(b.keeper.follow({ revision: 1, device: 'a.1', content: 'x', at: 0 })).toBeNull();
    expect(behind(b)).toBe(false);
  });

  it('is told apart from what was written here, after a reload too', async () => {
    const { a, b } = twoTablets();
    a.keeper.keep(progressWith('de A'));
    await a.wait(DRAFT_DELAY_MS);
    b.keeper.follow(server.stored());
    expect([a, b].map(({ keeper }) => keeper.lastLocalChange()?.typed ?? null)).toEqual(['de A', null]);
    const reloaded = ['a.1', 'b.1'].map((writer) => new DraftPage(server, memoryCopies(), writer).keeper);
    for (const keeper of reloaded) keeper.restore(2, server.stored());
    expect(reloaded.map((keeper) => keeper.lastLocalChange()?.typed ?? null)).toEqual(['de A', null]);
  });

  it('is kept as a version also when the same device replaces it on purpose', async () => {
    const { a } = twoTablets();
    a.keeper.keep(progressWith('um'));
    await a.wait(DRAFT_DELAY_MS);
    a.keeper.keepReplacedVersion();
    a.keeper.keep(progressWith('outro'));
    await a.wait(DRAFT_DELAY_MS);
    a.keeper.keep(progressWith('outro ainda'));
    await a.wait(DRAFT_DELAY_MS);
    expect(server.versions.map(({ content }) => typedTextOf(content))).toEqual(['um', 'outro']);
    expect(typedTextOf(server.draft?.content)).toBe('outro ainda');
  });
});

/** Two tablets of a team, one with two tabs; connections that fail and pages that reload at any moment. */
describe('random editing', () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('type' as const), who: fc.nat(2) }),
    fc.record({ kind: fc.constant('wait' as const), who: fc.nat(2), ms: fc.constantFrom(200, 1_600, 20_000) }),
    fc.record({ kind: fc.constant('reload' as const), who: fc.nat(2) }),
    fc.record({ kind: fc.constant('flush' as const), who: fc.nat(2) }),
    fc.record({
      kind: fc.constant('line' as const),
      line: fc.constantFrom<ConnectionState>('up', 'down', 'lost', 'held', 'up'),
    }),
  );

  it('loses no typed word', async () => {
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
          const page = new DraftPage(net, device ?? memoryCopies(), writer);
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
              if (net.connection === 'down') net.connection = 'up';
              pages[who] = openPage(who);
            }
          }
          await settleRequests();
        }
        net.release('up');
        await settleRequests();
        const somewhere = [
          net.draft?.content,
          ...net.versions.map(({ content }) => content),
          ...devices.map(({ everything }) => everything()),
          ...texts,
        ].join(' ');
        for (const word of words) expect(somewhere).toContain(word);
      }),
      { numRuns: 300 },
    );
  });
});
