import { describe, expect, it } from 'vitest';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { NewFile } from '#client/game/flow/GameState.ts';
import { recordingHere, unsentFiles } from '#client/game/flow/rules/attachments.ts';
import { postRequest } from '#client/game/flow/rules/posting.ts';
import { blankProgress, containsAllWork } from '#client/game/flow/rules/progress.ts';
import { VOICE_ONLY_TEXT } from '#domain/game/recordings.ts';
import type { Part } from '#domain/vocabulary.ts';
import { type GameHarness, playTo, startGame } from '../gameHarness.ts';

const voice = (id: string): NewFile => ({ id, name: `${id}.webm`, bytes: 9_000, seconds: 42 });
const record = (id: string): GameEvent => ({ type: 'RECORD', file: voice(id) });
const arrived = (id: string): GameEvent => ({ type: 'FILE_PROGRESS', id, reference: `upload:${id}` });
const here = (game: GameHarness) => recordingHere(game.snapshot().context.progress);
const errorOf = (game: GameHarness) => {
  const { work } = game.view();
  return 'error' in work ? work.error : undefined;
};
const uploads = (game: GameHarness) => game.calls.filter((call) => /^(upload|discard)/.test(call));

async function atText(place: string, level: 1 | 3 | 5, mode: 'team' | 'test' = 'team'): Promise<GameHarness> {
  const game = await startGame(mode === 'team' ? { level } : { input: { mode, team: null } });
  await playTo(game, place);
  await game.send({ type: 'SKIP' });
  return game;
}

describe('an answer by voice', () => {
  it('is kept with the draft at once, sent, and shown with its progress', async () => {
    const game = await atText('mission.write.waiting', 3);
    await game.send(record('v1'));
    expect(uploads(game)).toEqual(['upload v1']);
    expect(game.kept.at(-1)?.files[0]).toMatchObject([{ id: 'v1', seconds: 42, reference: null }]);
    await game.send({ type: 'FILE_PROGRESS', id: 'v1', progress: 0.5 });
    expect(game.view().work).toMatchObject({ kind: 'write', recording: { id: 'v1', progress: 0.5 } });
    await game.send(arrived('v1'));
    expect(here(game)).toMatchObject({ reference: 'upload:v1', progress: 1 });
  });

  it('opens the work of a step that still waits for the robot', async () => {
    const game = await startGame({ level: 3 });
    await playTo(game, 'mission.write.waiting');
    await game.send(record('v1'));
    expect(game.at()).toBe('mission.write.ready');
  });

  it('replaces the one before, and is removed from device and server', async () => {
    const game = await atText('mission.write.waiting', 3);
    await game.send(record('v1'), record('v2'), { type: 'RECORD', file: null }, { type: 'RECORD', file: null });
    expect(uploads(game)).toEqual(['upload v1', 'discard v1', 'upload v2', 'discard v2']);
    expect(here(game)).toBeUndefined();
  });

  it('alone answers a step of mission 2 once it has arrived', async () => {
    const game = await atText('mission.write.waiting', 3);
    await game.send({ type: 'SUBMIT' });
    expect(errorOf(game)).toContain('Escrevam');
    await game.send(record('v1'), { type: 'SUBMIT' });
    expect(errorOf(game)).toContain('ainda está a ser enviado');
    await game.send(arrived('v1'), { type: 'SUBMIT' });
    await playTo(game, 'flight');
    const [post] = game.posts;
    expect(post).toMatchObject({ part: 2, body: { answers: expect.arrayContaining([VOICE_ONLY_TEXT]) } });
    const { recordings = '[]' } = (post?.body ?? {}) as { recordings?: string };
    expect(JSON.parse(recordings)).toEqual([{ step: 0, name: 'v1.webm', content: 'upload:v1', seconds: 42 }]);
  });

  it('alone answers the text of the training, and leaves its files alone', async () => {
    const game = await atText('tutorial.write.waiting', 1);
    await game.send(record('v1'), arrived('v1'), { type: 'SUBMIT' });
    expect(game.at()).toBe('tutorial.upload.waiting');
    expect(game.view().work).toMatchObject({ kind: 'upload', files: [] });
    await playTo(game, 'flight');
    const [post] = game.posts;
    expect(post).toMatchObject({ part: 0, body: { texto: VOICE_ONLY_TEXT } });
    const { recordings = '[]', files = '[]' } = (post?.body ?? {}) as { recordings?: string; files?: string };
    expect(JSON.parse(recordings)).toMatchObject([{ step: 0, content: 'upload:v1' }]);
    expect(files).not.toContain('v1');
  });

  it('does not answer a step of mission 4, whose text the council reads', async () => {
    const game = await atText('mission.write.waiting', 5);
    await game.send(record('v1'), arrived('v1'), { type: 'SUBMIT' });
    expect([game.at(), errorOf(game)]).toEqual(['mission.write.ready', expect.stringContaining('Escrevam')]);
    await game.send({ type: 'TYPE', text: 'Um recreio.' }, { type: 'SUBMIT' });
    await playTo(game, 'flight');
    expect(game.posts.at(-1)?.body).toMatchObject({
      answers: expect.arrayContaining(['Um recreio.']),
      recordings: expect.stringContaining('upload:v1'),
    });
  });

  it('is not submitted while it is being recorded', async () => {
    const game = await atText('mission.write.waiting', 3);
    await game.send({ type: 'TYPE', text: 'Olá.' }, { type: 'RECORDING', isOn: true }, { type: 'SUBMIT' });
    expect([game.at(), errorOf(game)]).toEqual(['mission.write.ready', 'Parem primeiro a gravação.']);
    await game.send({ type: 'RECORDING', isOn: false });
    expect(errorOf(game)).toBeNull();
    await game.send({ type: 'SUBMIT' });
    expect(game.at()).not.toBe('mission.write.ready');
  });

  it('that was not sent says so', async () => {
    const game = await atText('mission.write.waiting', 3);
    await game.send(record('v1'), { type: 'FILE_PROGRESS', id: 'v1', failed: 'Sem espaço.' }, { type: 'SUBMIT' });
    expect(errorOf(game)).toContain('não foi enviado');
  });

  it('stays on the device in test mode', async () => {
    const game = await startGame({ input: { mode: 'test', team: null } });
    await playTo(game, 'tutorial.write.waiting');
    await game.send({ type: 'SKIP' }, record('v1'), { type: 'SUBMIT' });
    expect(uploads(game)).toEqual([]);
    expect(game.at()).not.toContain('write');
  });
});

it.each<[Part, number, number]>([
  [0, 0, 1],
  [2, 0, 0],
  [2, 1, 1],
  [4, 2, 2],
])('the recording of part %i, step %i is in list %i', (part, step, list) => {
  const files = Array.from({ length: 3 }, (_, index) => [
    { ...voice(`v${index}`), reference: null, progress: 0, failed: null },
  ]);
  expect(recordingHere({ ...blankProgress(part), step, files })?.id).toBe(`v${list}`);
});

it('a post without recordings has no field for them', () => {
  const progress = { ...blankProgress(2), texts: ['um', 'dois'] };
  expect(postRequest({ progress, theme: 'ic' }).body).toEqual({ answers: ['um', 'dois'] });
});

it('a recording is work that another device must have, and is sent again after a reload', () => {
  const own = { ...blankProgress(2), files: [[{ ...voice('v1'), reference: null, progress: 0, failed: null }]] };
  expect(containsAllWork(blankProgress(2), own)).toBe(false);
  expect(unsentFiles(own).map(({ id }) => id)).toEqual(['v1']);
});
