import { describe, expect, it } from 'vitest';
import { callsNamed, councilViewOf } from '../councilHarness.ts';
import { type GameHarness, playTo, RANKING, startGame } from '../gameHarness.ts';

describe('the ranking', () => {
  const OPENED = { type: 'RANKING_OPENED', scope: 'class' } as const;
  const ranking = (game: GameHarness) => councilViewOf(game).ranking;

  it('is absent, and not requested, until the teacher opens it', async () => {
    const game = await startGame({ level: 6 });
    await game.send({ type: 'OPEN_RANKING' });
    expect([ranking(game), callsNamed(game, 'loadRanking')]).toEqual([null, []]);
  });

  it('is loaded each time the team opens it', async () => {
    const game = await startGame({ level: 6 });
    await game.send(OPENED);
    expect(ranking(game)).toEqual({ isShown: false, isLoading: false, places: null, failure: null });
    await game.send({ type: 'OPEN_RANKING' });
    expect(ranking(game)).toEqual({ isShown: true, isLoading: false, places: RANKING, failure: null });
    await game.send({ type: 'CLOSE_RANKING' }, { type: 'OPEN_RANKING' });
    expect(callsNamed(game, 'loadRanking')).toHaveLength(2);
  });

  it('is remembered when it was opened before the council', async () => {
    const game = await startGame({ level: 5 });
    await game.send(OPENED);
    await playTo(game, 'council');
    expect(ranking(game)).not.toBeNull();
  });

  it('disappears when the teacher closes it, and is loaded again for a wider scope', async () => {
    const game = await startGame({ level: 6 });
    await game.send(OPENED, { type: 'OPEN_RANKING' }, { type: 'RANKING_OPENED', scope: 'school' });
    expect([callsNamed(game, 'loadRanking').length, ranking(game)?.isShown]).toEqual([2, true]);
    await game.send({ type: 'RANKING_OPENED', scope: null });
    expect(ranking(game)).toBeNull();
    await game.send(OPENED);
    expect(ranking(game)?.isShown).toBe(false);
  });

  it('shows why it could not be loaded, and can be requested again', async () => {
    const loadRanking = () => Promise.reject({ code: 'rankingClosed', message: 'Ainda não.' });
    const game = await startGame({ level: 6, effects: { loadRanking } });
    await game.send(OPENED, { type: 'OPEN_RANKING' });
    expect(ranking(game)).toMatchObject({ isShown: true, failure: 'Ainda não.', places: null });
    await game.send({ type: 'OPEN_RANKING' });
    expect(callsNamed(game, 'loadRanking')).toHaveLength(2);
  });

  it('is absent for staff in test mode', async () => {
    const staff = await startGame({ input: { mode: 'test', team: null } });
    await playTo(staff, 'council');
    await staff.send(OPENED);
    expect(ranking(staff)).toBeNull();
  });
});
