import { describe, expect, it } from 'vitest';
import { SHIP_LINE, shipLine } from '#client/game/flow/rules/lines.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { type GameHarness, playNextMove, playTo, startGame } from './gameHarness.ts';

const TABLE = [
  ['tutorial.intro.waiting', 'intro', 'none', [null, 'OK', null], null],
  [
    'tutorial.hangar',
    'hangar',
    'ship',
    ['Nave anterior', 'selecionar', 'Nave seguinte'],
    /irreversível.*escolham em equipa/,
  ],
  [
    'tutorial.training',
    'cockpit',
    'none',
    [null, 'Fazer Quiz', null],
    /^Programa de treino antes de descolar - 3 desafios\. Boa sorte!$/,
  ],
  ['tutorial.quiz.ready', 'quiz', 'quiz', [null, null, null], /./],
  ['tutorial.write.ready', 'write', 'write', [null, 'Submeter', null], /./],
  ['tutorial.upload.ready', 'upload', 'upload', [null, 'Submeter', null], /./],
  ['tutorial.outro.ready', 'cockpit', 'none', [null, 'OK', null], null],
  ['flight.takeOff', 'takeOff', 'none', [null, null, null], null],
  ['flight.warp', 'warp', 'none', [null, null, null], null],
  ['flight.arrival', 'arrival', 'none', [null, null, null], null],
  ['mission.introduction', 'missionArrival', 'missionIntro', [null, 'OK', null], null],
  ['mission.congratulations', 'celebration', 'congratulations', [null, 'OK', null], null],
  ['ending', 'celebration', 'ending', [null, 'OK', null], null],
  ['council', 'council', 'council', [null, null, null], null],
] as const;

function labels(game: GameHarness) {
  const { left, middle, right } = game.view().buttons;
  return [left, middle, right].map((button) => button?.label ?? null);
}

describe('the view', () => {
  it('says in easy words that a ship stays', () => {
    expect(shipLine({ ...SOLAR_SYSTEMS.dh, isEasy: true })).toBe(
      'Depois não podem trocar de nave: escolham em equipa.',
    );
    expect(shipLine(SOLAR_SYSTEMS.dh)).toBe(SHIP_LINE);
  });

  it.each(TABLE)('at %s shows scene %s, work %s and its buttons', async (place, scene, kind, buttons, hint) => {
    const game = await startGame();
    await playTo(game, place);
    expect(game.view()).toMatchObject({ scene, work: { kind }, leaveDialog: null, notice: null });
    expect(labels(game)).toEqual(buttons);
    if (hint) expect(game.view().hint).toMatch(hint);
    else expect(game.view().hint).toBeNull();
  });

  it.each([
    ['tutorial.intro.waiting', 'none', { at: 'students' }, null],
    ['tutorial.hangar', 'none', { at: 'window' }, null],
    ['tutorial.quiz.ready', 'form', { at: 'work' }, null],
    ['tutorial.write.ready', 'form', { at: 'work' }, null],
    ['tutorial.upload.ready', 'form', { at: 'work' }, null],
    ['mission.introduction', 'card', { at: 'window' }, 1],
    ['mission.congratulations', 'card', { at: 'students' }, 1],
    ['council', 'none', { at: 'work' }, null],
  ] as const)('at %s raises the screen as %s and directs ORBI’s gaze', async (place, raised, gaze, mission) => {
    const game = await startGame();
    await playTo(game, place);
    expect(game.view()).toMatchObject({ raised, mission });
    while (game.view().robot === 'talk' || game.view().canSkip) await game.wait(3_000);
    expect(game.view().gaze).toEqual(gaze);
  });

  it.each(['mission.write.ready', 'tutorial.quiz.ready', 'tutorial.hangar', 'tutorial.intro.waiting'] as const)(
    'keeps the same gaze object at %s, so that the stage is not rendered again',
    async (place) => {
      const game = await startGame();
      await playTo(game, place);
      const { gaze } = game.view();
      await game.send({ type: 'TYPE', text: 'uma letra' });
      expect(game.view().gaze).toBe(gaze);
      if (place !== 'tutorial.quiz.ready') return;
      await game.send({ type: 'CHOOSE', index: 1 });
      expect(game.view().gaze).toBe(game.view().gaze);
    },
  );

  it('directs ORBI’s gaze at the pressed option, and at the students after the answer', async () => {
    const game = await startGame();
    await playTo(game, 'tutorial.quiz.ready');
    await game.send({ type: 'CHOOSE', index: 1 });
    const { work } = game.view();
    expect(game.view().gaze).toEqual({ at: 'option', index: 1, of: work.kind === 'quiz' ? work.options.length : 0 });
    await game.send({ type: 'CHOOSE', index: 1 });
    expect(game.view().gaze).toEqual({ at: 'students' });
  });

  it('gives every enabled button an event that the game accepts', async () => {
    const game = await startGame();
    while (game.at() !== 'council') {
      for (const button of Object.values(game.view().buttons)) {
        if (button && !button.disabled)
          expect(game.snapshot().can(button.event), `${game.at()} ${button.label}`).toBe(true);
      }
      await playNextMove(game);
    }
  });

  it('moves through the hangar without wrapping, and keeps the chosen ship', async () => {
    const game = await startGame();
    await playTo(game, 'tutorial.hangar');
    expect(game.view()).toMatchObject({ ship: 0, buttons: { left: { disabled: true }, right: { disabled: false } } });
    await game.send({ type: 'PREVIOUS_SHIP' });
    expect(game.view().work).toMatchObject({ number: 0, name: 'Faísca', canPrevious: false, canNext: true });
    for (const _ of SHIPS) await game.send({ type: 'NEXT_SHIP' });
    await game.send({ type: 'NEXT_SHIP' });
    expect(game.view()).toMatchObject({
      ship: 9,
      work: { number: 9, name: 'Tatu', color: '#ADA9A9', canPrevious: true, canNext: false },
      buttons: { left: { disabled: false }, right: { disabled: true } },
    });
    await game.send({ type: 'PREVIOUS_SHIP' }, { type: 'SELECT_SHIP' }, { type: 'PREVIOUS_SHIP' });
    expect(game.view().ship).toBe(8);
    await playTo(game, 'mission.introduction');
    expect(game.view().ship).toBe(8);
    expect(game.posts[0]?.body).toMatchObject({ ship: 8 });
  });

  it('counts the challenges of the tutorial and the steps of a mission', async () => {
    const counted: string[] = [];
    const game = await startGame();
    while (game.at() !== 'council') {
      const { work } = game.view();
      if ('of' in work) counted.push(`${work.kind} ${work.number}/${work.of}`);
      await playNextMove(game);
    }
    expect([...new Set(counted)]).toEqual([
      'quiz 1/3',
      'write 2/3',
      'upload 3/3',
      'quiz 2/3',
      'quiz 3/3',
      'write 1/1',
      'upload 1/1',
      'write 1/2',
      'write 2/2',
    ]);
  });

  it.each([
    [1, 'Treino'],
    [2, 'Missão 1'],
    [5, 'Missão 4'],
    [6, 'Conselho Galáctico'],
  ] as const)('names level %i %s', async (level, name) => {
    const game = await startGame({ level });
    expect(game.view().info).toEqual({
      group: '8º A - Grupo 1',
      members: ['Ana', 'Rui'],
      level: name,
      galaxy: 'Interculturalidade',
    });
  });

  it('shows no team in a test', async () => {
    const game = await startGame({ input: { mode: 'test' } });
    expect(game.view().info).toMatchObject({ group: 'Modo de teste', members: [] });
  });

  it('mentions the selection in May after the last mission', async () => {
    const game = await startGame();
    await playTo(game, 'ending');
    const { work } = game.view();
    expect(work.kind === 'ending' && work.lines.join(' ')).toMatch(
      /maio de cada ano letivo.*propostas das outras equipas/,
    );
  });
});
