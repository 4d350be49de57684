// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { feedbackActions } from '#client/diary/feedback/feedbackCalls.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { wipeLocalItems } from '#client/session/localItems.ts';
import { useSession } from '#client/session/useSession.ts';
import { useSupports } from '#client/session/useSupports.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import type { TeamComment } from '#domain/marking/places/placedComments.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { aFeedback } from './sampleFeedback.ts';

const calls = vi.fn();
const sent = vi.fn();
vi.mock('#client/api/call.ts', () => ({
  call: (...given: unknown[]) => calls(...given),
  send: (...given: unknown[]) => sent(...given),
}));

const ACCOUNT = 'equipa';
const { signal } = new AbortController();
const OFFLINE = new CallError({ kind: 'network', status: 0 });

beforeEach(() => {
  const user = { _id: ACCOUNT, username: 'equipa', email: null, permission: { id: ROLE.team, name: 'Equipa' } };
  useSession.setState({ token: 't', auth: true, expiry: Date.now() + 3_600_000, status: 'in', user });
});
afterEach(async () => {
  sent.mockResolvedValue({});
  await accountOutbox(ACCOUNT).flush();
  localStorage.clear();
  calls.mockReset();
  sent.mockReset();
  useSupports.setState({ supports: NO_SUPPORTS });
});

describe('reading', () => {
  it('is shown again without a network, until the team signs out', async () => {
    calls.mockResolvedValueOnce({ missions: [aFeedback(1)] }).mockRejectedValue(OFFLINE);
    const actions = feedbackActions(ACCOUNT);
    expect(await actions.read(signal)).toEqual([aFeedback(1)]);
    expect(await actions.read(signal)).toEqual([aFeedback(1)]);
    await expect(feedbackActions('outra').read(signal)).rejects.toBe(OFFLINE);
    wipeLocalItems();
    await expect(actions.read(signal)).rejects.toBe(OFFLINE);
    expect(actions.explain(new TypeError('x'))).toBe('Não foi possível ler o que vos foi dito.');
  });

  it('of comments on places is kept apart from the rest', async () => {
    const places = [{ level: 2, title: 'T', texts: [], pictures: [], comments: [] }];
    calls.mockResolvedValueOnce({ missions: places }).mockRejectedValue(OFFLINE);
    const actions = feedbackActions(ACCOUNT);
    expect(await actions.readPlaces(signal)).toEqual(places);
    expect(await actions.readPlaces(signal)).toEqual(places);
    await expect(actions.read(signal)).rejects.toBe(OFFLINE);
  });

  it('fails where the server refuses, even if something is kept', async () => {
    const refused = new CallError({ kind: 'refused', status: 404, code: 'notFound' });
    calls.mockResolvedValueOnce({ missions: [aFeedback(1)] }).mockRejectedValueOnce(refused);
    const actions = feedbackActions(ACCOUNT);
    await actions.read(signal);
    await expect(actions.read(signal)).rejects.toBe(refused);
  });

  it('is in easy read where the device has it on', async () => {
    calls.mockResolvedValue({ missions: [] });
    const actions = feedbackActions(ACCOUNT);
    await actions.read(signal);
    useSupports.setState({ supports: { ...NO_SUPPORTS, easyRead: true } });
    await actions.read(signal);
    expect(calls.mock.calls.map(([, request]) => request)).toEqual([{ query: {} }, { query: { easy: 'true' } }]);
  });
});

const COMMENT: TeamComment = {
  id: 'c1',
  revision: 7,
  place: { kind: 'picture', step: 0, position: 0, x: 0, y: 0 },
  text: 'Olá',
  isRead: false,
};

describe('what the team sends', () => {
  it('that it has read a comment on a place, once for each', async () => {
    sent.mockResolvedValue({ read: true });
    feedbackActions(ACCOUNT).seeComment(COMMENT);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]).toMatchObject([
      { method: 'PUT', path: '/team/comments/:placedId/read' },
      { params: { placedId: 'c1' }, body: { revision: 7 } },
    ]);
  });

  it('the mark of reading names what was read', async () => {
    sent.mockResolvedValue({ ok: true });
    feedbackActions(ACCOUNT).see(aFeedback(2));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]).toMatchObject([
      { method: 'PUT', path: '/team/feedback/:level/seen' },
      { params: { level: '2' }, body: { fingerprint: aFeedback(2).fingerprint } },
    ]);
  });

  it('what was read stays read without a network', async () => {
    const comment = { _id: 'c1', revision: 7, place: {}, text: 'De quê?', read: false };
    const places = [{ level: 2, title: 'T', texts: [], pictures: [], comments: [comment] }];
    calls.mockResolvedValueOnce({ missions: [aFeedback(1), aFeedback(2)] }).mockResolvedValueOnce({ missions: places });
    calls.mockRejectedValue(OFFLINE);
    sent.mockRejectedValue(OFFLINE);
    const actions = feedbackActions(ACCOUNT);
    const news = async () => (await actions.read(signal)).map((mission) => mission.news);
    expect(await news()).toEqual(['said', 'said']);
    await actions.readPlaces(signal);
    actions.see(aFeedback(1, { fingerprint: 'another' }));
    actions.see(aFeedback(2));
    const isRead = async () => (await actions.readPlaces(signal))[0]?.comments[0]?.read;
    actions.seeComment({ ...COMMENT, revision: 6 });
    expect(await isRead(), 'former words').toBe(false);
    actions.seeComment(COMMENT);
    expect(await news()).toEqual(['said', null]);
    expect(await isRead()).toBe(true);
  });

  it('a question waits on the device for a network, and its draft goes once the server has it', async () => {
    const question = { text: 'Porquê?', askedAt: 1, answer: null, answeredAt: null };
    sent.mockRejectedValueOnce(OFFLINE).mockResolvedValue({ question });
    calls.mockResolvedValueOnce({ missions: [aFeedback(2), aFeedback(3)] }).mockRejectedValue(OFFLINE);
    const actions = feedbackActions(ACCOUNT);
    const mission = aFeedback(2);
    await actions.read(signal);
    actions.keepDraft(mission, 'Porquê?');
    actions.ask(mission, 'Porquê?');
    await vi.waitFor(() => expect(actions.sending(mission)).toBe('waiting'));
    expect(actions.sending(aFeedback(3))).toBe('none');
    expect(feedbackActions(ACCOUNT).readDraft(mission)).toBe('Porquê?');
    accountOutbox(ACCOUNT).retryNow();
    await vi.waitFor(() => expect(actions.sending(mission)).toBe('none'));
    expect(actions.readDraft(mission)).toBe('');
    expect(sent.mock.lastCall?.[1]).toMatchObject({ params: { level: '2' }, body: { version: 1, text: 'Porquê?' } });
    const kept = await actions.read(signal);
    expect(
      kept.map((one) => one.question),
      'also without a network',
    ).toEqual([question, null]);
  });

  it('a refused question keeps its draft, also for the next answer, and says why once', async () => {
    const message = 'O que foi dito desta missão mudou entretanto.';
    sent.mockRejectedValue(new CallError({ kind: 'refused', status: 409, code: 'feedbackNotReady', message }));
    const actions = feedbackActions(ACCOUNT);
    actions.keepDraft(aFeedback(2), 'Porquê?');
    actions.ask(aFeedback(2), 'Porquê?');
    await vi.waitFor(() => expect(actions.sending(aFeedback(2))).toBe('none'));
    expect(feedbackActions(ACCOUNT).takeRefusal(aFeedback(2))).toBe(message);
    expect(actions.takeRefusal(aFeedback(2))).toBeNull();
    expect(actions.readDraft(aFeedback(2, { version: 2 }))).toBe('Porquê?');
    actions.keepDraft(aFeedback(2), '');
    expect(actions.readDraft(aFeedback(2))).toBe('');
  });

  it('a draft goes when the team has asked on another device', async () => {
    const question = { text: 'Porquê?', askedAt: 1, answer: null, answeredAt: null };
    calls.mockResolvedValue({ missions: [aFeedback(2, { question }), aFeedback(3)] });
    const actions = feedbackActions(ACCOUNT);
    actions.keepDraft(aFeedback(2), 'Porquê?');
    actions.keepDraft(aFeedback(3), 'Como?');
    await actions.read(signal);
    expect(actions.readDraft(aFeedback(2))).toBe('');
    expect(actions.readDraft(aFeedback(3))).toBe('Como?');
  });
});
