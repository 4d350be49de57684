import { describe, expect, it, vi } from 'vitest';
import type { GameEffects } from '#client/game/flow/withEffects.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { REFUSALS } from '#contract/refusals.ts';
import { playTo, settlePromises, startGame, TEAM } from '../gameHarness.ts';

const refusal = (code: keyof typeof REFUSALS) => ({ code, message: REFUSALS[code].message });

describe('posting', () => {
  it('waits for the network with a notice that the answers are stored, then continues', async () => {
    let arrive: (reply: { level: 2 }) => void = () => {};
    let setWaiting: (waiting: boolean) => void = () => {};
    const post = vi.fn((_request: unknown, onWaiting: typeof setWaiting) => {
      setWaiting = onWaiting;
      return new Promise<{ level: 2 }>((done) => {
        arrive = done;
      });
    });
    const game = await startGame({ effects: { post } });
    await playTo(game, 'sending');
    expect(game.view().notice).toMatchObject({ tone: 'info', canRetry: false });
    setWaiting(true);
    expect(game.view().notice?.text).toBe(
      'Sem ligação: as vossas respostas estão guardadas e seguem assim que houver rede.',
    );
    await game.send({ type: 'RETRY' }, { type: 'OK' }, { type: 'SKIP' });
    expect(game.at()).toBe('sending.posting');
    setWaiting(false);
    expect(game.view().notice?.text).not.toContain('Sem ligação');
    setWaiting(true);
    arrive({ level: 2 });
    await settlePromises();
    expect(game.at()).toBe('flight.takeOff');
    expect(game.view().notice).toBeNull();
    expect(post).toHaveBeenCalledTimes(1);
  });

  it('shows the message of a refusal and sends again on retry', async () => {
    let tries = 0;
    const post = async () => {
      tries += 1;
      if (tries === 1) throw refusal('teamFilesTooLarge');
      return { level: 2 } as const;
    };
    const game = await startGame({ effects: { post } });
    await playTo(game, 'sending');
    expect(game.at()).toBe('sending.refused');
    expect(game.view().notice).toEqual({
      tone: 'error',
      text: 'A equipa já guardou 200\u00a0MB de ficheiros.',
      canRetry: true,
    });
    expect(game.snapshot().context.level).toBe(1);
    await game.send({ type: 'RETRY' });
    expect(game.at()).toBe('flight.takeOff');
    expect(game.posts[1]).toEqual(game.posts[0]);
  });

  it('asks for the missing answers when the fallback script had fewer questions', async () => {
    const scripts = [null, SOLAR_SYSTEMS.ds];
    const effects: Partial<GameEffects> = {
      loadGame: async () => ({ script: scripts.shift() ?? null, level: 5, team: TEAM, progress: null }),
      post: () => Promise.reject({ code: 'badInput', message: 'Esta missão pede 3 respostas.' }),
    };
    const game = await startGame({ level: 5, input: { theme: 'ds' }, effects });
    await playTo(game, 'sending.refused');
    await game.send({ type: 'RETRY' });
    expect(game.view().work).toMatchObject({ kind: 'write', value: '', number: 3, of: 3 });
    expect(game.snapshot().context.progress.texts).toHaveLength(2);
  });

  it('congratulates without confirming while the answers wait for the network', async () => {
    let setWaiting: (waiting: boolean) => void = () => {};
    const post: GameEffects['post'] = (_request, onWaiting) => {
      setWaiting = onWaiting;
      return new Promise(() => {});
    };
    const game = await startGame({ level: 2, effects: { post } });
    await playTo(game, 'mission.congratulations');
    expect(game.view().work).toMatchObject({ kind: 'congratulations', isWaiting: false });
    await playTo(game, 'sending');
    expect(game.view().work).toMatchObject({ kind: 'congratulations', isWaiting: false });
    setWaiting(true);
    expect(game.view().work).toMatchObject({ kind: 'congratulations', isWaiting: true });
    setWaiting(false);
    expect(game.view().work).toMatchObject({ kind: 'congratulations', isWaiting: false });
  });

  it('does not repeat the network notice when the next post begins', async () => {
    let tries = 0;
    const post: GameEffects['post'] = (_request, onWaiting) => {
      tries += 1;
      if (tries > 1) return new Promise(() => {});
      onWaiting(true);
      return settlePromises().then(() => Promise.reject(refusal('internal')));
    };
    const game = await startGame({ effects: { post } });
    await playTo(game, 'sending.refused');
    await game.send({ type: 'RETRY' });
    expect(game.at()).toBe('sending.posting');
    expect(game.view().notice?.text).not.toContain('Sem ligação');
  });

  it('is not cancelled by a retry, even with the fallback script', async () => {
    const game = await startGame({
      effects: {
        loadGame: async () => ({ script: null, level: 1, team: null, progress: null }),
        post: () => new Promise(() => {}),
      },
    });
    await playTo(game, 'sending');
    await game.send({ type: 'RETRY' });
    expect(game.at()).toBe('sending.posting');
    expect(game.posts).toHaveLength(1);
  });

  it('never shows the message of an unexpected error', async () => {
    const game = await startGame({ effects: { post: () => Promise.reject(new TypeError('x is undefined')) } });
    await playTo(game, 'sending');
    expect(game.view().notice?.text).toBe('Algo correu mal. O que escreveram não se perdeu.');
  });

  it.each([
    [1, 'tutorial.write.ready', { texts: ['texto 2 de 3'], typed: 'texto 2 de 3' }],
    [3, 'mission.write.ready', { typed: 'texto 1 de 1', step: 0 }],
    [4, 'mission.upload.ready', { step: 0, files: [[expect.objectContaining({ id: 'f1' })]] }],
    [5, 'mission.write.ready', { texts: ['texto 1 de 2', 'texto 2 de 2'], typed: 'texto 2 de 2', step: 1 }],
  ] as const)('lets a team correct refused answers at level %i', async (level, place, progress) => {
    const game = await startGame({ level, effects: { post: () => Promise.reject(refusal('badInput')) } });
    await playTo(game, 'sending');
    expect(game.view().buttons.left).toMatchObject({ label: 'Corrigir' });
    await game.send({ type: 'CORRECT' });
    expect(game.at()).toBe(place);
    expect(game.snapshot().context.progress).toMatchObject(progress);
    await playTo(game, 'sending');
    expect(game.posts[1]).toEqual(game.posts[0]);
  });

  it('does not let a quiz be answered twice', async () => {
    const game = await startGame({ level: 2, effects: { post: () => Promise.reject(refusal('badInput')) } });
    await playTo(game, 'sending');
    expect(game.view().buttons.left).toBeNull();
    await game.send({ type: 'CORRECT' });
    expect(game.at()).toBe('sending.refused');
  });

  it.each(['alreadyAnswered', 'levelAhead'] as const)('reads the level again after %s', async (code) => {
    const levels = [3, 4] as const;
    let loads = 0;
    const game = await startGame({
      effects: {
        loadGame: async () => {
          const level = levels[loads] ?? 4;
          loads += 1;
          return {
            script: (await import('#content/solarSystems.ts')).SOLAR_SYSTEMS.ic,
            level,
            team: null,
            progress: null,
          };
        },
        post: () => Promise.reject(refusal(code)),
      },
    });
    await playTo(game, 'mission.congratulations');
    await game.send({ type: 'OK' });
    expect(game.at()).toBe('mission.introduction');
    expect(game.snapshot().context).toMatchObject({ level: 4, progress: { part: 3, texts: [], typed: '' } });
    expect(game.view().notice).toMatchObject({ tone: 'info', text: REFUSALS[code].message });
    await game.send({ type: 'OK' });
    expect(game.view().notice).toBeNull();
  });

  it('keeps everything when the level is still the same', async () => {
    const game = await startGame({ level: 3, effects: { post: () => Promise.reject(refusal('alreadyAnswered')) } });
    await playTo(game, 'mission.congratulations');
    await game.send({ type: 'OK' });
    expect(game.at()).toBe('mission.congratulations');
    expect(game.snapshot().context.progress.texts).toEqual(['texto 1 de 1']);
  });
});
