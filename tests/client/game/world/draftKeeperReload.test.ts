import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '#client/game/flow/GameState.ts';
import { DRAFT_WAIT_MAX_MS } from '#client/game/world/drafts/draftKeeper.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import {
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

describe('opened without the server', () => {
  it.each([
    { isSent: false, sign: 'saving', puts: [['olá', 4]] },
    { isSent: true, sign: 'saved', puts: [] },
  ])('a copy with isSent $isSent shows $sign, and the server gets what it lacks', async ({ isSent, sign, puts }) => {
    const device = memoryCopies();
    device.copies.write({ ...unsentCopy('olá', 3), isSent });
    const page = new DraftPage(server, device);
    expect(page.keeper.restoreAlone(2)).toEqual(progressWith('olá'));
    expect([page.sign, device.copies.read(2)]).toMatchObject([sign, { isSent, base: 3, progress: { typed: 'olá' } }]);
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ content, revision }) => [typedTextOf(content), revision])).toEqual(puts);
    expect(page.sign).toBe('saved');
  });
});

it.each([
  ['follows a tablet that went on from the same text', 'uma horta no pátio', 'uma horta no pátio', []],
  ['sends what the other tablet lacks', 'um mercado', 'uma horta', ['um mercado']],
])('a tab that crashed and opened again without the server %s', async (_, elsewhere, shown, kept) => {
  const device = memoryCopies();
  device.copies.write(unsentCopy('uma horta', 3));
  server.draft = { revision: 4, device: 'b.1', content: JSON.stringify(progressWith(elsewhere)) };
  const page = new DraftPage(server, device);
  page.keeper.restoreAlone(2);
  await page.wait(DRAFT_DELAY_MS);
  const taken = page.keeper.follow(server.stored());
  expect(taken?.typed ?? 'uma horta').toBe(shown);
  expect(typedTextOf(server.draft?.content)).toBe(shown);
  expect(server.versions.map(({ content }) => typedTextOf(content)).filter((typed) => typed !== 'uma horta')).toEqual(
    kept,
  );
  expect(page.sign).toBe('saved');
});

/** Rows: name, device's copy, server's draft, text that is restored, texts that are sent. */
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
  ])('%s', async (_, copy, draft, restored, sent) => {
    const device = memoryCopies();
    if (copy) device.copies.write(copy);
    server.draft = draft;
    const page = new DraftPage(server, device);
    expect(page.keeper.restore(2, server.stored())?.typed ?? null).toBe(restored);
    expect(page.sign).toBe(sent.length > 0 ? 'saving' : 'saved');
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ content }) => typedTextOf(content))).toEqual(sent);
    expect(page.sign).toBe('saved');
    if (sent.length > 0) expect(typedTextOf(server.draft?.content)).toBe(restored);
  });

  it('a draft that the server already has is not sent again when the tab is opened again', async () => {
    const device = memoryCopies();
    const first = new DraftPage(server, device, 'a.1');
    first.keeper.restore(2, null);
    first.keeper.keep(progressWith('cachupa'));
    server.connection = 'lost';
    await first.wait(DRAFT_DELAY_MS);
    first.keeper.close();
    server.connection = 'up';
    const again = new DraftPage(server, device, 'a.2');
    expect(again.keeper.restore(2, server.stored())?.typed).toBe('cachupa');
    await again.wait(DRAFT_WAIT_MAX_MS);
    expect([server.puts.length, again.sign, device.copies.read(2)?.isSent]).toEqual([1, 'saved', true]);
  });

  it('a tablet that resends a stored draft does not overwrite a later one of another tablet', async () => {
    const [one, other] = [memoryCopies(), memoryCopies()];
    const first = new DraftPage(server, one, 'a.1');
    first.keeper.restore(2, null);
    first.keeper.keep(progressWith('cachupa'));
    server.connection = 'lost';
    await first.wait(DRAFT_DELAY_MS);
    first.keeper.close();
    const second = new DraftPage(server, other, 'b.1');
    second.keeper.restore(2, server.stored());
    second.keeper.keep(progressWith('cachupa da avó'));
    second.keeper.close();
    server.connection = 'up';
    const again = new DraftPage(server, one, 'a.2');
    again.keeper.restore(2, server.stored());
    await again.wait(DRAFT_DELAY_MS);
    const reopened = new DraftPage(server, other, 'b.2');
    expect(reopened.keeper.restore(2, server.stored())?.typed).toBe('cachupa da avó');
  });

  it('an overtaken unsent copy is kept as a version on the server, after a lost connection too', async () => {
    const device = memoryCopies();
    device.copies.write(unsentCopy('local', 3));
    server.draft = stored(5, 'da outra', 'b.1');
    server.connection = 'down';
    const page = new DraftPage(server, device);
    expect(page.keeper.restore(2, server.stored())?.typed).toBe('da outra');
    await settleRequests();
    expect([page.sign, await page.keeper.flush()]).toEqual(['offline', false]);
    expect(device.everything()).toContain('local');
    page.keeper.close();
    server.connection = 'up';
    const next = new DraftPage(server, device);
    expect(next.keeper.restore(2, server.stored())?.typed).toBe('da outra');
    await settleRequests();
    expect(server.versions.map(({ content }) => typedTextOf(content))).toEqual(['local']);
    expect([typedTextOf(server.draft.content), server.draft.revision]).toEqual(['da outra', 5]);
    expect(device.copies.readAside()).toEqual([]);
  });

  it('an unsent copy that contains the draft of another tablet is restored', async () => {
    const device = memoryCopies();
    const theirs: Progress = { ...progressWith(''), step: 1, texts: ['Um'] };
    const own: Progress = { ...theirs, step: 2, texts: ['Um', 'Dois'] };
    device.copies.write({ base: 3, isSent: false, writer: 'a.1', progress: own });
    server.draft = { revision: 5, device: 'b.1', content: JSON.stringify(theirs) };
    const page = new DraftPage(server, device);
    expect(page.keeper.restore(2, server.stored())).toEqual(own);
    await page.wait(DRAFT_DELAY_MS);
    expect([JSON.parse(server.draft.content), server.draft.revision, page.sign]).toEqual([own, 6, 'saved']);
  });

  it('an overtaken copy is kept as a version also when this page has sent a later draft first', async () => {
    const device = memoryCopies();
    device.copies.write(unsentCopy('local', 3));
    server.draft = stored(5, 'da outra', 'b.1');
    server.connection = 'down';
    const page = new DraftPage(server, device);
    page.keeper.restore(2, server.stored());
    page.keeper.keep(progressWith('da outra, e mais'));
    await settleRequests();
    server.connection = 'up';
    expect(await page.keeper.flush()).toBe(true);
    expect(typedTextOf(server.draft.content)).toBe('da outra, e mais');
    expect(server.versions.map(({ content }) => typedTextOf(content))).toEqual(['da outra', 'local']);
  });

  it('an overtaken copy that the server refuses stays on the device and is not sent repeatedly', async () => {
    const device = memoryCopies();
    device.copies.write(unsentCopy('local', 3));
    server.draft = stored(5, 'da outra', 'b.1');
    server.connection = 'refusing';
    const page = new DraftPage(server, device);
    page.keeper.restore(2, server.stored());
    await settleRequests();
    expect(await page.keeper.flush()).toBe(true);
    expect(await page.keeper.flush()).toBe(true);
    expect([server.puts.length, device.copies.readAside().length]).toEqual([1, 1]);
  });

  it('a copy of a part that is no longer open is neither restored nor sent nor lost', async () => {
    const device = memoryCopies();
    device.copies.write(unsentCopy('local', 3, 1));
    const page = new DraftPage(server, device);
    expect(page.keeper.restore(2, null)).toBeNull();
    page.keeper.keep(progressWith('novo'));
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ content }) => typedTextOf(content))).toEqual(['novo']);
    page.keeper.forget();
    expect(device.copies.read(1)?.progress.typed).toBe('local');
    expect(new DraftPage(server, device).keeper.restore(1, null)?.typed).toBe('local');
  });

  it('a sent copy of a finished part is removed', () => {
    const device = memoryCopies();
    device.copies.write({ ...unsentCopy('local', 3, 1), isSent: true });
    new DraftPage(server, device).keeper.restore(2, null);
    expect(device.copies.read(1)).toBeNull();
  });

  it('in a running game the page has the newest draft', async () => {
    const page = new DraftPage(server, memoryCopies());
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('na página'));
    server.draft = stored(9, 'da outra', 'b.1');
    expect(page.keeper.restore(2, server.stored())?.typed).toBe('na página');
    await page.wait(DRAFT_DELAY_MS);
    expect(server.puts.map(({ revision }) => revision)).toEqual([10]);
    expect(server.versions.map(({ content }) => typedTextOf(content))).toEqual(['da outra']);
  });

  it('a running game that has sent everything continues with the draft of another tablet', async () => {
    const device = memoryCopies();
    const page = new DraftPage(server, device);
    page.keeper.restore(2, null);
    page.keeper.keep(progressWith('na página'));
    await page.wait(DRAFT_DELAY_MS);
    expect(page.keeper.restore(2, server.stored())?.typed).toBe('na página');
    server.draft = stored(9, 'da outra', 'b.1');
    expect(page.keeper.restore(2, server.stored())?.typed).toBe('da outra');
    expect([page.sign, device.copies.read(2)?.base, device.copies.readAside()]).toEqual(['saved', 9, []]);
  });
});
