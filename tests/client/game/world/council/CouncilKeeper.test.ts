// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { createOutbox, type Outbox } from '#client/api/outbox.ts';
import { SESSION_SAMPLES } from '#client/dev/samples/sessionSamples.ts';
import { type CouncilSession, NO_COUNCIL_SESSION } from '#client/game/flow/CouncilSession.ts';
import { CouncilKeeper } from '#client/game/world/council/CouncilKeeper.ts';
import { keptSession } from '#client/game/world/council/keptSession.ts';
import { KEPT_COUNCIL_MAX_CHARS } from '#client/game/world/keptGame.ts';
import { seenIds } from '#client/game/world/lesson/seenIds.ts';
import type { Ballot } from '#domain/council/session/ballots.ts';
import { APPLAUSE_MAX } from '#domain/limits.ts';

const VOTING = SESSION_SAMPLES['votar-estrelas'];
const BALLOT: Ballot = { kind: 'stars', stars: { p1: 4 } };
const KEPT = 'kept-session:a';
const HOUR_MS = 3_600_000;
const offline = () => Promise.reject(new CallError({ kind: 'network', status: 0 }));
const refused = (code: string, message = '') =>
  Promise.reject(new CallError({ kind: 'refused', status: 409, code, message }));

let served: CouncilSession | null;
let read: ReturnType<typeof vi.fn<() => Promise<CouncilSession | null>>>;
let send: ReturnType<
  typeof vi.fn<(item: Parameters<Parameters<typeof createOutbox>[0]['send']>[0]) => Promise<unknown>>
>;
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  served = VOTING;
  read = vi.fn(async () => served);
  send = vi.fn(async (): Promise<unknown> => ({ ok: true }));
});
afterEach(() => vi.useRealTimers());

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

function openOutbox(): Outbox {
  return createOutbox({
    storage: localStorage,
    key: 'unsent:a:outbox',
    send: (item) => send(item),
    now: Date.now,
    random: Math.random,
    schedule: later,
  });
}

function open(outbox = openOutbox()): CouncilKeeper {
  return new CouncilKeeper({
    outbox,
    read,
    device: 'tablet',
    pressKey: 'kept-press:a',
    draftKey: 'kept-draft:a',
    kept: keptSession(KEPT, Date.now),
    seen: seenIds('kept-seen:a'),
    now: Date.now,
    random: () => 0,
    later,
  });
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const position = (revision: number) => ({ council: { _id: VOTING._id, revision } });

async function openInSession(outbox?: Outbox): Promise<CouncilKeeper> {
  const keeper = open(outbox);
  keeper.onPosition(position(1));
  await settle();
  return keeper;
}
const sentBodies = () => send.mock.calls.map(([{ request }]) => request.body);

describe('a page that is opened without a network', () => {
  async function reopen(): Promise<CouncilKeeper> {
    (await openInSession()).close();
    read.mockImplementation(offline);
    return open();
  }

  it('shows the last known session with the time of its phase, and takes a ballot that is sent later', async () => {
    const endsAt = Date.now() + (VOTING.leftMs ?? 0);
    send.mockImplementation(offline);
    const keeper = await reopen();
    keeper.lost();
    expect(keeper.view()).toMatchObject({ session: { phase: 'vote' }, endsAt, isLost: true });
    keeper.actions.vote(BALLOT);
    await settle();
    expect(keeper.view()).toMatchObject({ session: { vote: BALLOT }, ballot: 'waiting' });
    send.mockImplementation(async () => ({ ok: true }));
    read.mockImplementation(async () => ({ ...VOTING, vote: BALLOT }));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    keeper.onPosition(position(2));
    await settle();
    expect(sentBodies().at(-1)).toMatchObject({ ballot: BALLOT, device: 'tablet' });
    expect(keeper.view()).toMatchObject({ ballot: 'saved', isLost: false });
  });

  it('says in words that a ballot came too late', async () => {
    send.mockImplementation(() => refused('voteClosed'));
    const keeper = await reopen();
    keeper.actions.vote(BALLOT);
    await settle();
    expect(keeper.view()).toMatchObject({ refusal: expect.stringContaining('não conta'), draft: BALLOT });
  });

  it('does not replace what another device voted meanwhile, and keeps the choice', async () => {
    send.mockImplementation(() => refused('voteReplaced', 'A equipa votou noutro dispositivo.'));
    const keeper = await openInSession();
    keeper.actions.choose(BALLOT);
    served = { ...VOTING, vote: { kind: 'stars', stars: { p1: 1 } }, voteVersion: 1 };
    keeper.onPosition(position(2));
    await settle();
    keeper.actions.vote(BALLOT);
    await settle();
    expect(sentBodies()).toMatchObject([{ knownVersion: 0 }]);
    expect(keeper.view()).toMatchObject({
      refusal: 'A equipa votou noutro dispositivo.',
      ballot: 'saved',
      draft: BALLOT,
      session: { vote: { stars: { p1: 1 } } },
    });
    send.mockImplementation(async () => ({ ok: true }));
    keeper.actions.vote(BALLOT);
    await settle();
    expect(sentBodies().at(-1)).toMatchObject({ ballot: BALLOT, knownVersion: 1 });
    expect(keeper.view()).toMatchObject({ refusal: null, session: { vote: BALLOT } });
  });

  it('reads the session again once a repeated ballot is answered: another device may have replaced it', async () => {
    send.mockImplementation(async () => ({ ok: true, counted: false }));
    const keeper = await openInSession();
    served = { ...VOTING, vote: { kind: 'stars', stars: { p1: 1 } }, voteVersion: 2 };
    keeper.actions.vote(BALLOT);
    await settle();
    expect(keeper.view().session).toMatchObject({ vote: { stars: { p1: 1 } }, voteVersion: 2 });
  });

  it('keeps what the team chooses now when an earlier ballot is refused', async () => {
    send.mockImplementation(offline);
    const keeper = await openInSession();
    keeper.actions.vote(null);
    const newer: Ballot = { kind: 'stars', stars: { p1: 2 } };
    keeper.actions.choose(newer);
    send.mockImplementation(() => refused('voteReplaced', 'A equipa votou noutro dispositivo.'));
    await vi.advanceTimersByTimeAsync(HOUR_MS);
    expect(keeper.view()).toMatchObject({ refusal: 'A equipa votou noutro dispositivo.', draft: newer });
  });

  it('forgets it once the server says that no session runs', async () => {
    const keeper = await reopen();
    keeper.onPosition({});
    expect(keeper.view().session).toBeNull();
    expect(localStorage.getItem(KEPT)).toBeNull();
    expect(open().view().session).toBeNull();
  });

  it.each([
    ['of this morning', 11 * HOUR_MS, true],
    ['of another day', 13 * HOUR_MS, false],
  ])('with a session %s', async (_when, passedMs, isShown) => {
    (await openInSession()).close();
    vi.setSystemTime(Date.now() + passedMs);
    expect(open().view().session !== null).toBe(isShown);
  });

  it.each(['nada', '{"session":{}}', '{"session":{"plans":[]}}', 'null', '7'])('keeps nothing of %s', (text) => {
    localStorage.setItem(KEPT, text);
    expect(open().view()).toEqual(NO_COUNCIL_SESSION.view);
  });

  it('keeps no session for which there is no room', async () => {
    await openInSession();
    expect(localStorage.getItem(KEPT)).not.toBeNull();
    const plans = VOTING.plans.map((plan) => ({ ...plan, text: 'a'.repeat(KEPT_COUNCIL_MAX_CHARS) }));
    served = { ...VOTING, plans };
    await openInSession();
    expect(localStorage.getItem(KEPT)).toBeNull();
  });
});

describe('the session on a device', () => {
  it('is read when its revision is new, and is gone with the position that names none', async () => {
    const keeper = open();
    expect(keeper.view()).toEqual(NO_COUNCIL_SESSION.view);
    keeper.onPosition({});
    keeper.onPosition(position(1));
    await settle();
    keeper.onPosition(position(1));
    await settle();
    expect(read).toHaveBeenCalledTimes(1);
    expect(keeper.view()).toMatchObject({ session: { phase: 'vote' }, ballot: 'none' });
    served = { ...VOTING, phase: 'result' };
    keeper.onPosition(position(2));
    await settle();
    expect(keeper.view().session?.phase).toBe('result');
    keeper.onPosition({});
    expect(keeper.view()).toEqual(NO_COUNCIL_SESSION.view);
  });

  it('reads again what changed while it was being read', async () => {
    let answer = (_: CouncilSession | null) => {};
    read.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    const keeper = open();
    keeper.onPosition(position(1));
    keeper.onPosition(position(2));
    served = { ...VOTING, phase: 'earth' };
    answer(VOTING);
    await settle();
    expect(read).toHaveBeenCalledTimes(2);
    expect(keeper.view().session?.phase).toBe('earth');
  });

  it('tries again until the server answers', async () => {
    read.mockImplementationOnce(offline).mockImplementationOnce(offline);
    const keeper = await openInSession();
    expect(keeper.view().session).toBeNull();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(keeper.view().session?._id).toBe(VOTING._id);
  });

  it('counts the time of the phase by the clock of the device, and not while it is paused', async () => {
    const keeper = await openInSession();
    expect(keeper.view().endsAt).toBe(Date.now() + (VOTING.leftMs ?? 0));
    served = { ...VOTING, paused: true };
    keeper.onPosition(position(2));
    await settle();
    expect(keeper.view().endsAt).toBeNull();
  });

  it('stays when the contact is lost, and says so', async () => {
    const keeper = await openInSession();
    keeper.lost();
    expect(keeper.view()).toMatchObject({ isLost: true, session: { phase: 'vote' } });
    keeper.onPosition(position(1));
    expect(keeper.view().isLost).toBe(false);
  });

  it('keeps its view while nothing changes', async () => {
    const keeper = await openInSession();
    const listener = vi.fn();
    keeper.subscribe(listener);
    const before = keeper.view();
    keeper.onPosition(position(1));
    expect(keeper.view()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
  });

  it('remembers over a reload what it has shown', async () => {
    const keeper = await openInSession();
    keeper.actions.markSeen('result');
    expect(keeper.view().seen).toEqual({ start: false, result: true });
    keeper.close();
    expect((await openInSession()).view().seen).toEqual({ start: false, result: true });
  });
});

describe('a mark as read', () => {
  it('shows at once, is sent, and stays without another read', async () => {
    const keeper = await openInSession();
    keeper.actions.markRead('plano-3', true);
    const isRead = () => keeper.view().session?.plans.find(({ _id }) => _id === 'plano-3')?.read;
    expect(isRead()).toBe(true);
    await settle();
    expect(sentBodies()).toEqual([{ read: true }]);
    expect(isRead()).toBe(true);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('applause', () => {
  it('counts up to its limit', async () => {
    const keeper = await openInSession();
    for (let press = 0; press < APPLAUSE_MAX + 5; press += 1) keeper.actions.applaud('p1');
    expect(keeper.view().session?.plans.find(({ _id }) => _id === 'p1')?.applause).toBe(APPLAUSE_MAX);
    await settle();
    expect(sentBodies().at(-1)).toEqual({ count: APPLAUSE_MAX });
  });
});

describe('a ballot', () => {
  it('is saved once the server has it', async () => {
    const keeper = await openInSession();
    keeper.actions.choose(BALLOT);
    expect(keeper.view().draft).toEqual(BALLOT);
    keeper.actions.vote(BALLOT);
    expect(keeper.view()).toMatchObject({ ballot: 'sending', draft: null, session: { vote: BALLOT } });
    await settle();
    expect(keeper.view()).toMatchObject({ ballot: 'saved', session: { vote: BALLOT, abstained: false } });
    expect(sentBodies()).toEqual([{ ballot: BALLOT, device: 'tablet', knownVersion: 0, press: Date.now() }]);
  });

  it('waits on the device for the network, also over a reload', async () => {
    send.mockImplementation(offline);
    const outbox = openOutbox();
    const keeper = await openInSession(outbox);
    keeper.actions.vote(BALLOT);
    await settle();
    expect(keeper.view()).toMatchObject({ ballot: 'waiting', session: { vote: BALLOT } });
    keeper.close();
    outbox.stop();
    const later = openOutbox();
    const reloaded = await openInSession(later);
    expect(reloaded.view()).toMatchObject({ ballot: 'waiting', session: { vote: BALLOT } });
    send.mockImplementation(async () => ({ ok: true }));
    later.resume();
    await settle();
    expect(reloaded.view().ballot).toBe('saved');
  });

  it('can be changed and turned into an abstention, each with a higher number', async () => {
    const keeper = await openInSession();
    keeper.actions.vote(BALLOT);
    await settle();
    keeper.actions.vote(null);
    await settle();
    expect(keeper.view()).toMatchObject({ ballot: 'saved', session: { vote: null, abstained: true } });
    const presses = sentBodies().map((body) => (body as { press: number }).press);
    expect(presses[1]).toBeGreaterThan(presses[0] ?? 0);
  });

  it('that comes too late is taken back, and the team is told', async () => {
    send.mockImplementation(() => refused('voteClosed', 'A votação está fechada.'));
    const keeper = await openInSession();
    keeper.actions.vote(BALLOT);
    served = { ...VOTING, phase: 'result' };
    await settle();
    expect(keeper.view()).toMatchObject({
      session: { phase: 'result', vote: null },
      ballot: 'none',
      refusal: 'O voto chegou depois de a votação fechar, por isso não conta.',
    });
    keeper.actions.dismissRefusal();
    expect(keeper.view().refusal).toBeNull();
  });

  const endVoteWith = async (keeper: CouncilKeeper, vote: Ballot | null) => {
    served = { ...VOTING, vote, phase: 'result' };
    keeper.onPosition(position(2));
    await settle();
  };

  it.each([
    ['nothing was cast', null, 'A votação fechou, e o voto que tinham começado não foi guardado: não conta.'],
    [
      'an earlier one was cast',
      { kind: 'stars', stars: { p1: 2 } } satisfies Ballot,
      'A votação fechou antes de guardarem o voto novo: conta o que guardaram antes.',
    ],
  ])('that is not cast when the vote ends is said not to count: %s', async (_name, vote, refusal) => {
    served = { ...VOTING, vote };
    const keeper = await openInSession();
    keeper.actions.choose(BALLOT);
    await endVoteWith(keeper, vote);
    expect(keeper.view()).toMatchObject({ refusal, draft: BALLOT });
    keeper.actions.dismissRefusal();
    keeper.onPosition(position(3));
    await settle();
    expect(keeper.view().refusal).toBeNull();
  });

  it('that is open again but unchanged when the vote ends is the one that counts', async () => {
    served = { ...VOTING, vote: BALLOT };
    const keeper = await openInSession();
    keeper.actions.choose(BALLOT);
    await endVoteWith(keeper, BALLOT);
    expect(keeper.view().refusal).toBeNull();
  });

  it('that is on its way when the vote ends is left to the server to answer', async () => {
    send.mockImplementation(offline);
    const keeper = await openInSession();
    keeper.actions.vote(BALLOT);
    keeper.actions.choose({ kind: 'stars', stars: { p1: 1 } });
    await endVoteWith(keeper, null);
    expect(keeper.view()).toMatchObject({ refusal: null, ballot: 'waiting' });
  });

  it('that is not right comes back to be changed, with the reason of the server', async () => {
    send.mockImplementationOnce(() => refused('ballotWrong', 'Deem pontos inteiros.'));
    const keeper = await openInSession();
    keeper.actions.vote(BALLOT);
    await settle();
    expect(keeper.view()).toMatchObject({ refusal: 'Deem pontos inteiros.', draft: BALLOT, ballot: 'none' });
    keeper.actions.vote(BALLOT);
    expect(keeper.view().refusal).toBeNull();
  });

  it('that is refused after the session is told as well', async () => {
    send.mockImplementation(() => refused('voteClosed'));
    const keeper = await openInSession();
    keeper.actions.vote(BALLOT);
    keeper.onPosition({});
    await settle();
    expect(keeper.view()).toMatchObject({ session: null, refusal: expect.stringContaining('não conta') });
  });

  it('that is being chosen survives a reload, but not another session or kind of ballot', async () => {
    (await openInSession()).actions.choose(BALLOT);
    expect((await openInSession()).view().draft).toEqual(BALLOT);
    served = { ...VOTING, ballot: 'points' };
    expect((await openInSession()).view().draft).toBeNull();
    served = { ...VOTING, _id: 'outro' };
    expect((await openInSession()).view().draft).toBeNull();
  });

  it('is not undone by a reply that was on its way before', async () => {
    const keeper = await openInSession();
    let answer = (_: CouncilSession | null) => {};
    read.mockImplementationOnce(() => new Promise((done) => (answer = done)));
    keeper.onPosition(position(2));
    keeper.actions.vote(BALLOT);
    await settle();
    served = { ...VOTING, vote: { kind: 'stars', stars: { p1: 4 } } };
    answer(VOTING);
    await settle();
    expect(keeper.view()).toMatchObject({ ballot: 'saved', session: { vote: BALLOT } });
  });
});
