import { describe, expect, it } from 'vitest';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { LocalFile, Progress } from '#client/game/flow/GameState.ts';
import { captionBegun } from '#client/game/flow/rules/captions.ts';
import { blankProgress, containsAllWork } from '#client/game/flow/rules/progress.ts';
import { CAPTION_MAX_CHARS } from '#domain/limits.ts';
import { type GameHarness, playTo, startGame } from '../gameHarness.ts';

const sent = (id: string): LocalFile => ({
  id,
  name: `${id}.png`,
  bytes: 3,
  reference: `upload:${id}`,
  progress: 1,
  failed: null,
});
const follow = (progress: Progress): GameEvent => ({ type: 'FOLLOW', progress, isOther: false });
const filesIn = (game: GameHarness) => game.snapshot().context.progress.files[0] ?? [];
const saidIn = (game: GameHarness) => filesIn(game).map(({ caption, place }) => [caption, place]);

/** Mission 3 with these files, at the step where they are described. */
async function atFiles(mode: 'team' | 'test' = 'team', ...ids: string[]): Promise<GameHarness> {
  const game = await startGame(mode === 'team' ? { level: 4 } : { input: { mode, team: null } });
  await playTo(game, 'mission.upload.waiting');
  const files = (ids.length > 0 ? ids : ['a', 'b']).map(sent);
  await game.send({ type: 'ADD_FILES', files }, { type: 'SKIP' });
  return game;
}

function captionsOf(game: GameHarness) {
  const { work } = game.view();
  return work.kind === 'upload' ? work.captions : undefined;
}

describe('what a team says of its files', () => {
  it('is stored with the draft at once, and posted with the files', async () => {
    const game = await atFiles();
    await game.send({ type: 'DESCRIBE_FILE', id: 'a', place: 'school' });
    await game.send({ type: 'DESCRIBE_FILE', id: 'a', caption: ' Uma rampa\n nova. ' });
    expect(saidIn(game)).toEqual([
      [' Uma rampa\n nova. ', 'school'],
      [undefined, undefined],
    ]);
    expect(game.kept.at(-1)?.files[0]?.[0]).toMatchObject({ caption: ' Uma rampa\n nova. ', place: 'school' });
    await game.send({ type: 'SUBMIT' }, { type: 'SUBMIT' });
    await playTo(game, 'flight');
    expect(game.posts.at(-1)?.body).toEqual({
      answers: [
        JSON.stringify([
          { name: 'a.png', content: 'upload:a', caption: 'Uma rampa nova.', place: 'school' },
          { name: 'b.png', content: 'upload:b' },
        ]),
      ],
    });
  });

  it('survives the news of its upload, and goes away with its file', async () => {
    const game = await atFiles();
    await game.send({ type: 'DESCRIBE_FILE', id: 'a', caption: 'Uma rampa.', place: 'elsewhere' });
    await game.send({ type: 'FILE_PROGRESS', id: 'a', paused: 'Sem ligação.' });
    expect(saidIn(game)[0]).toEqual(['Uma rampa.', 'elsewhere']);
    await game.send({ type: 'REMOVE_FILE', id: 'a' });
    expect(saidIn(game)).toEqual([[undefined, undefined]]);
  });

  it('is cut at 280 characters', async () => {
    const game = await atFiles();
    await game.send({ type: 'DESCRIBE_FILE', id: 'a', caption: 'a'.repeat(CAPTION_MAX_CHARS + 9) });
    expect(filesIn(game)[0]?.caption).toHaveLength(CAPTION_MAX_CHARS);
  });

  it('is not asked for in the tutorial', async () => {
    const game = await startGame();
    await playTo(game, 'tutorial.upload.waiting');
    await game.send({ type: 'ADD_FILES', files: [sent('f1')] });
    await game.send({ type: 'DESCRIBE_FILE', id: 'f1', caption: 'Nada' }, { type: 'NOTE_PHOTO_RULES' });
    expect([captionsOf(game), saidIn(game)]).toEqual([null, [[undefined, undefined]]]);
    expect(game.snapshot().context.progress.photoRulesRead).toBeUndefined();
  });

  it.each(['team', 'test'] as const)(
    'is asked for once when it is missing, and then may be left out: %s',
    async (mode) => {
      const game = await atFiles(mode);
      await game.send(
        { type: 'DESCRIBE_FILE', id: 'a', caption: 'Uma rampa.' },
        { type: 'DESCRIBE_FILE', id: 'b', caption: '  ' },
      );
      expect(captionsOf(game)?.missing).toBe(0);
      await game.send({ type: 'SUBMIT' });
      expect([game.at(), captionsOf(game)?.missing]).toEqual(['mission.upload.ready', 1]);
      await game.send({ type: 'SUBMIT' });
      expect(game.at()).not.toContain('upload');
    },
  );

  it('is not asked for where every file has its caption, nor before the files are there', async () => {
    const game = await atFiles();
    await game.send({ type: 'REMOVE_FILE', id: 'a' }, { type: 'REMOVE_FILE', id: 'b' }, { type: 'SUBMIT' });
    expect(captionsOf(game)?.missing).toBe(0);
    await game.send({ type: 'ADD_FILES', files: [sent('c')] });
    await game.send({ type: 'DESCRIBE_FILE', id: 'c', caption: 'Uma rampa.' }, { type: 'SUBMIT' });
    expect(game.at()).not.toContain('upload');
  });
});

describe('two devices of a team', () => {
  const there = (...files: LocalFile[]): Progress => ({ ...blankProgress(3, 2), files: [files] });

  it('that describe different files keep both captions, and send the joined ones', async () => {
    const game = await atFiles();
    await game.send({ type: 'DESCRIBE_FILE', id: 'a', caption: 'Daqui.', place: 'school' });
    const kept = game.kept.length;
    await game.send(follow(there(sent('a'), { ...sent('b'), caption: 'De lá.', place: null })));
    expect(saidIn(game)).toEqual([
      ['Daqui.', 'school'],
      ['De lá.', null],
    ]);
    expect(game.kept.slice(kept).at(-1)?.files[0]).toMatchObject([{ caption: 'Daqui.' }, { caption: 'De lá.' }]);
  });

  it('that describe one file show the newer caption, also an emptied one', async () => {
    const game = await atFiles();
    await game.send({ type: 'DESCRIBE_FILE', id: 'a', caption: 'Daqui.' });
    await game.send(follow(there({ ...sent('a'), caption: '', place: 'school' }, sent('b'))));
    expect(saidIn(game)[0]).toEqual(['', 'school']);
  });

  it('offer the caption that was replaced, and keep the one that it replaces', async () => {
    const game = await atFiles();
    const old = there({ ...sent('a'), caption: 'De lá.', place: null }, sent('b'));
    await game.send({ type: 'DESCRIBE_FILE', id: 'a', caption: 'Daqui.' });
    await game.send({ type: 'VERSIONS', versions: [{ progress: old, at: 1 }] });
    expect(captionsOf(game)?.versions).toEqual({ a: [{ text: 'De lá.', at: 1 }] });
    await game.send({ type: 'USE_CAPTION', id: 'a', caption: 'De lá.' });
    expect(game.calls).toContain('keepReplacedVersion');
    expect([saidIn(game)[0]?.[0], captionsOf(game)?.versions]).toEqual([
      'De lá.',
      { a: [{ text: 'Daqui.', at: null }] },
    ]);
  });

  it.each([
    ['nothing', {}, true],
    ['the beginning of the caption', { caption: 'Uma ram' }, true],
    ['another caption', { caption: 'Um muro.' }, false],
    ['the same place', { caption: '', place: 'school' }, true],
    ['another place', { caption: '', place: 'elsewhere' }, false],
  ] as const)('know whether all work is there: here %s', (_, own, isThere) => {
    const whole = there({ ...sent('a'), caption: 'Uma rampa.', place: 'school' });
    expect(containsAllWork(whole, there({ ...sent('a'), ...own }))).toBe(isThere);
  });
});

it.each(['team', 'test'] as const)('the reminder before photographs is shown once in the mission: %s', async (mode) => {
  const game = await atFiles(mode);
  expect(captionsOf(game)?.showsPhotoRules).toBe(true);
  await game.send({ type: 'NOTE_PHOTO_RULES' });
  expect(captionsOf(game)?.showsPhotoRules).toBe(false);
  expect(game.kept.at(-1)?.photoRulesRead).toBe(true);
});

it.each([
  ['Fica', '', 'Fica '],
  ['Mostra', 'Fica no recreio', 'Fica no recreio. Mostra '],
  ['Mostra', 'Fica no recreio. ', 'Fica no recreio. Mostra '],
  ['Fica', 'Fica no recreio', 'Fica no recreio'],
])('the opening «%s» after «%s» gives «%s»', (opening, caption, begun) => {
  expect(captionBegun(opening, caption)).toBe(begun);
});
