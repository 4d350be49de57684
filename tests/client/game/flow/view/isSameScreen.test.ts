import { describe, expect, it } from 'vitest';
import { hasSameEntries, isSameMoment, isSameScreen } from '#client/game/flow/view/isSameScreen.ts';
import type { GameView, Work } from '#client/game/flow/view.ts';
import { playTo, startGame } from '../gameHarness.ts';

const game = await startGame({ level: 3 });
await playTo(game, 'mission.write.ready');
const writing = game.view();
const withWork = (changes: Partial<Work>): GameView => ({ ...writing, work: { ...writing.work, ...changes } as Work });
const showing = (work: Work): GameView => ({ ...writing, work });

const ship = { kind: 'ship', number: 0, name: 'Libélula', color: '', canPrevious: false, canNext: true } as const;

describe('isSameScreen', () => {
  it.each<[string, GameView, GameView, boolean]>([
    ['a typed text', writing, withWork({ value: 'Um' }), true],
    ['a line of ORBI', writing, { ...writing, topMessage: 'Olá!' }, true],
    ['the next step', writing, withWork({ number: 2 }), false],
    ['other work', writing, showing({ kind: 'none' }), false],
    ['another scene', writing, { ...writing, scene: 'warp' }, false],
    ['another mission', writing, { ...writing, mission: 3 }, false],
    ['another ship in the carousel', showing(ship), showing({ ...ship, number: 4 }), true],
  ])('of %s', (_, one, other, expected) => {
    expect(isSameScreen(one, other)).toBe(expected);
  });
});

describe('isSameMoment', () => {
  const silent = { ...writing, topMessage: null };
  it.each<[string, GameView, GameView, boolean]>([
    ['a typed text', silent, { ...silent, work: { ...silent.work, value: 'Um' } as Work }, true],
    ['the next line', silent, { ...silent, topMessage: 'Olá!' }, false],
    ['another scene without a line', silent, { ...silent, scene: 'warp' }, false],
  ])('of %s', (_, one, other, expected) => {
    expect(isSameMoment(one, other)).toBe(expected);
  });
});

describe('hasSameEntries', () => {
  it('differs by what the team has entered', async () => {
    expect(hasSameEntries(writing, withWork({ value: 'Um' }))).toBe(false);
    expect(hasSameEntries(writing, withWork({ error: 'Escrevam a resposta.' }))).toBe(true);
    const quiz = await startGame({ level: 2 });
    await playTo(quiz, 'mission.quiz.ready');
    const before = quiz.view();
    await quiz.send({ type: 'CHOOSE', index: 1 });
    expect(hasSameEntries(before, quiz.view())).toBe(false);
    expect(hasSameEntries(before, { ...before, hint: 'Confirmem.' })).toBe(true);
    const upload = await startGame({ level: 4 });
    await playTo(upload, 'mission.upload.waiting');
    await upload.send({ type: 'ADD_FILES', files: [{ id: 'a', name: 'a.png', bytes: 1 }] });
    const attached = upload.view();
    await upload.send({ type: 'FILE_PROGRESS', id: 'a', progress: 0.5 });
    expect(hasSameEntries(attached, upload.view())).toBe(true);
    await upload.send({ type: 'DESCRIBE_FILE', id: 'a', caption: 'U' });
    expect(hasSameEntries(attached, upload.view())).toBe(false);
    const described = upload.view();
    await upload.send({ type: 'DESCRIBE_FILE', id: 'a', place: 'school' });
    expect(hasSameEntries(described, upload.view())).toBe(false);
  });
});
