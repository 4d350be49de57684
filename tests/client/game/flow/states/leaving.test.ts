import { describe, expect, it } from 'vitest';
import { playTo, startGame } from '../gameHarness.ts';

describe('leaving', () => {
  it('asks a team first, and staying changes nothing', async () => {
    const game = await startGame();
    await playTo(game, 'tutorial.write.ready');
    await game.send({ type: 'LEAVE' });
    expect(game.view().leaveDialog).toEqual({ text: 'A sessão será terminada. Têm a certeza?', busy: false });
    await game.send({ type: 'TYPE', text: 'ainda aqui' }, { type: 'CANCEL_LEAVE' });
    expect(game.view()).toMatchObject({ leaveDialog: null, work: { kind: 'write', value: 'ainda aqui' } });
    expect(game.calls).not.toContain('leave');
  });

  it('signs the team out and goes to the login', async () => {
    const game = await startGame();
    await game.send({ type: 'LEAVE' }, { type: 'CONFIRM_LEAVE' });
    expect(game.snapshot().status).toBe('done');
    expect(game.calls).toEqual(expect.arrayContaining(['leave', 'goToLogin']));
    expect(game.calls).not.toContain('clearProgress');
    expect(game.calls.at(-1)).not.toBe('goToPanel');
  });

  it('reports unsent answers, and leaves only after a second confirmation', async () => {
    const message = 'Há respostas por enviar neste dispositivo.';
    const game = await startGame({
      effects: { leave: ({ anyway }) => (anyway ? Promise.resolve() : Promise.reject({ code: 'unsent', message })) },
    });
    await game.send({ type: 'LEAVE' }, { type: 'CONFIRM_LEAVE' });
    expect(game.view().leaveDialog).toEqual({ text: message, busy: false });
    await game.send({ type: 'CANCEL_LEAVE' });
    expect(game.view().leaveDialog).toBeNull();
    await game.send({ type: 'LEAVE' }, { type: 'CONFIRM_LEAVE' }, { type: 'CONFIRM_LEAVE' });
    expect(game.snapshot().status).toBe('done');
    expect(game.calls.filter((call) => call.startsWith('leave'))).toEqual(['leave', 'leave', 'leave anyway']);
  });

  it('stays when signing out fails', async () => {
    const game = await startGame({
      effects: { leave: () => Promise.reject({ code: 'internal', message: 'Não foi possível sair.' }) },
    });
    await game.send({ type: 'LEAVE' }, { type: 'CONFIRM_LEAVE' }, { type: 'CONFIRM_LEAVE' });
    expect(game.view().leaveDialog?.text).toBe('Não foi possível sair.');
    expect(game.calls).not.toContain('goToLogin');
    expect(game.snapshot().status).toBe('active');
  });

  it('ends a test with its local progress and returns to the panel', async () => {
    const game = await startGame({ input: { mode: 'test', team: null } });
    await game.send({ type: 'LEAVE' });
    expect(game.view().leaveDialog?.text).toBe('O teste será terminado. Tem a certeza?');
    await game.send({ type: 'CONFIRM_LEAVE' });
    expect(game.calls).toEqual(expect.arrayContaining(['clearProgress', 'goToPanel']));
    expect(game.calls).not.toContain('leave');
    expect(game.snapshot().status).toBe('done');
  });
});
