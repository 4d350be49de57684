import { describe, expect, it } from 'vitest';
import { asked, council } from '../councilGame.ts';
import { playTo, RANKING, type World, world } from '../world.ts';

describe('the ranking', () => {
  const OPENED = { type: 'RANKING_OPENED', scope: 'class' } as const;
  const ranking = (game: World) => council(game).ranking;

  it('is not there, and not asked for, until the teacher opens it', async () => {
    const game = await world({ level: 6 });
    await game.send({ type: 'OPEN_RANKING' });
    expect([ranking(game), asked(game, 'loadRanking')]).toEqual([null, []]);
  });

  it('is read when the team opens it, and read anew each time', async () => {
    const game = await world({ level: 6 });
    await game.send(OPENED);
    expect(ranking(game)).toEqual({ isShown: false, isLoading: false, places: null, failure: null });
    await game.send({ type: 'OPEN_RANKING' });
    expect(ranking(game)).toEqual({ isShown: true, isLoading: false, places: RANKING, failure: null });
    await game.send({ type: 'CLOSE_RANKING' }, { type: 'OPEN_RANKING' });
    expect(asked(game, 'loadRanking')).toHaveLength(2);
  });

  it('is remembered from before the team came to the council', async () => {
    const game = await world({ level: 5 });
    await game.send(OPENED);
    await playTo(game, 'council');
    expect(ranking(game)).not.toBeNull();
  });

  it('goes as soon as the teacher closes it, and is read anew where it is opened wider', async () => {
    const game = await world({ level: 6 });
    await game.send(OPENED, { type: 'OPEN_RANKING' }, { type: 'RANKING_OPENED', scope: 'school' });
    expect([asked(game, 'loadRanking').length, ranking(game)?.isShown]).toEqual([2, true]);
    await game.send({ type: 'RANKING_OPENED', scope: null });
    expect(ranking(game)).toBeNull();
    await game.send(OPENED);
    expect(ranking(game)?.isShown).toBe(false);
  });

  it('that cannot be read says why, and can be asked for again', async () => {
    const loadRanking = () => Promise.reject({ code: 'rankingClosed', message: 'Ainda não.' });
    const game = await world({ level: 6, effects: { loadRanking } });
    await game.send(OPENED, { type: 'OPEN_RANKING' });
    expect(ranking(game)).toMatchObject({ isShown: true, failure: 'Ainda não.', places: null });
    await game.send({ type: 'OPEN_RANKING' });
    expect(asked(game, 'loadRanking')).toHaveLength(2);
  });

  it('is nothing for staff in test mode', async () => {
    const staff = await world({ input: { mode: 'test', team: null } });
    await playTo(staff, 'council');
    await staff.send(OPENED);
    expect(ranking(staff)).toBeNull();
  });
});
