// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formerOf, NEWS_EVERY_MS, newsOf, watchTeamNews } from '#client/game/world/teamNews.ts';
import { setPageVisibility } from '../../../support/setPageVisibility.ts';
import { aTeam } from '../../panel/fixtures.ts';

const NEWS = { returned: null, notes: [] };

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  seen(true);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const seen = (isSeen: boolean) => setPageVisibility(isSeen, { dispatchEvent: false });

function watch(ask = async () => NEWS as Awaited<ReturnType<Parameters<typeof watchTeamNews>[0]['ask']>>) {
  const asked = vi.fn(ask);
  const tell = vi.fn();
  const mayAsk = vi.fn(() => true);
  return { asked, tell, mayAsk, stop: watchTeamNews({ mayAsk, ask: asked, tell }) };
}

describe('polling for news', () => {
  it('asks every minute, and when the page gets the focus or is visible again', async () => {
    const { asked, tell, stop } = watch();
    expect(asked, 'the game has just been loaded').toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(NEWS_EVERY_MS);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect([asked.mock.calls.length, tell.mock.calls]).toEqual([3, [[NEWS], [NEWS], [NEWS]]]);
    stop();
  });

  it('does not ask while the page is hidden, and never twice at once', async () => {
    const { asked, stop } = watch(() => new Promise(() => {}));
    seen(false);
    await vi.advanceTimersByTimeAsync(3 * NEWS_EVERY_MS);
    expect(asked).toHaveBeenCalledTimes(0);
    seen(true);
    await vi.advanceTimersByTimeAsync(3 * NEWS_EVERY_MS);
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });

  it('neither asks for nor reports to another account that has signed in on this tablet', async () => {
    let answer: (news: typeof NEWS) => void = () => {};
    const { asked, tell, mayAsk, stop } = watch(() => new Promise((done) => (answer = done)));
    await vi.advanceTimersByTimeAsync(NEWS_EVERY_MS);
    mayAsk.mockReturnValue(false);
    answer(NEWS);
    await vi.advanceTimersByTimeAsync(2 * NEWS_EVERY_MS);
    expect([asked.mock.calls.length, tell.mock.calls.length]).toEqual([1, 0]);
    stop();
  });

  it('ignores a failure and asks again', async () => {
    let broken = true;
    const { tell, stop } = watch(async () => {
      if (broken) throw new Error('rede');
      return NEWS;
    });
    await vi.advanceTimersByTimeAsync(NEWS_EVERY_MS);
    broken = false;
    expect(tell).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(NEWS_EVERY_MS);
    expect(tell).toHaveBeenCalledTimes(1);
    stop();
  });

  it('reports nothing after it has stopped', async () => {
    let answer: (news: typeof NEWS) => void = () => {};
    const { asked, tell, stop } = watch(() => new Promise((done) => (answer = done)));
    await vi.advanceTimersByTimeAsync(NEWS_EVERY_MS);
    stop();
    answer(NEWS);
    await vi.advanceTimersByTimeAsync(2 * NEWS_EVERY_MS);
    window.dispatchEvent(new Event('focus'));
    expect([asked.mock.calls.length, tell.mock.calls.length]).toEqual([1, 0]);
  });
});

const TEAM = aTeam(2);
const FORMER = { id: 'former-0-0', name: 'mapa.png', bytes: 0, reference: '/api/files/t', progress: 1, failed: null };
const uploaded = JSON.stringify([{ name: 'mapa.png', content: '/api/files/t' }]);
const VOICE = { name: 'voz.webm', seconds: 42, words: '' };
const recordings = [
  { ...VOICE, _id: 'a', part: 0, step: 0, content: '/api/files/treino' },
  { ...VOICE, _id: 'b', part: 2, step: 1, content: '/api/files/v', words: 'Dissemos.' },
  { ...VOICE, _id: 'c', part: 4, step: 0, content: null },
];
const FORMER_VOICE = {
  id: 'former-b',
  name: 'voz.webm',
  bytes: 0,
  reference: '/api/files/v',
  progress: 1,
  failed: null,
};
const played = { ...TEAM, answers: TEAM.answers && { ...TEAM.answers, answersLevel3: [uploaded] } };
const spoken = {
  ...TEAM,
  answers: TEAM.answers && { ...TEAM.answers, answersLevel2: ['Um.', 'Resposta por voz.'], recordings },
};
const noted = {
  ...TEAM,
  answers: TEAM.answers && { ...TEAM.answers, notes: { ...TEAM.answers.notes, level2: 'Bem.' } },
};

it('newsOf returns the existing notes and the mission that was given back', () => {
  const returned = { level: 1, note: 'De novo.' };
  expect(newsOf(noted, { returned })).toEqual({ returned, notes: [{ level: 2, text: 'Bem.' }], choices: {} });
  expect(newsOf({}, { returned: null })).toEqual({ ...NEWS, choices: {} });
});

it.each([
  [null, null],
  [{ level: 1, note: '' }, null],
  [
    { level: 2, note: '' },
    { texts: ['Um texto da missão 2'], files: [] },
  ],
  [
    { level: 3, note: '' },
    { texts: [], files: [[FORMER]] },
  ],
])('formerOf returns, for %j, %j', (returned, former) => {
  expect(formerOf(played, { returned })).toEqual(former);
});

it('formerOf returns the answers by voice at their steps, without the sentence that stands for them', () => {
  expect(formerOf(spoken, { returned: { level: 2, note: '' } })).toEqual({
    texts: ['Um.', ''],
    files: [[], [{ ...FORMER_VOICE, seconds: 42, words: 'Dissemos.' }]],
  });
  expect(formerOf(spoken, { returned: { level: 4, note: '' } })?.files, 'a voice that was deleted').toEqual([]);
});
