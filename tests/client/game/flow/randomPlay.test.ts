import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { GameContext } from '#client/game/flow/GameState.ts';
import { sharedProgress } from '#client/game/flow/rules/attachments.ts';
import { SCENES } from '#client/game/flow/scenes.ts';
import type { GameEffects } from '#client/game/flow/withEffects.ts';
import { CAPTION_PLACES } from '#domain/game/captions.ts';
import { GAME_LEVELS } from '#domain/vocabulary.ts';
import { type GameHarness, playNextMove, startGame } from './gameHarness.ts';

type Move = GameEvent | { type: 'WAIT'; ms: number } | { type: 'PLAY' };

const plain = (
  [
    'OK',
    'NEXT_SHIP',
    'PREVIOUS_SHIP',
    'SELECT_SHIP',
    'SUBMIT',
    'SKIP',
    'LEAVE',
    'CANCEL_LEAVE',
    'RETRY',
    'CORRECT',
    'CLOSE_COMMENTS',
    'REFRESH_COUNCIL',
    'POST_WAITING',
  ] as const
).map((type) => fc.constant<Move>({ type }));

const move: fc.Arbitrary<Move> = fc.oneof(
  { weight: 20, arbitrary: fc.constant<Move>({ type: 'PLAY' }) },
  {
    weight: 4,
    arbitrary: fc
      .oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(' com espaços ', '\n'))
      .map((text): Move => ({ type: 'TYPE', text })),
  },
  { weight: 2, arbitrary: fc.nat(20_000).map((ms): Move => ({ type: 'WAIT', ms })) },
  fc.integer({ min: -1, max: 5 }).map((index): Move => ({ type: 'CHOOSE', index })),
  fc
    .record({ id: fc.constantFrom('a', 'b'), name: fc.constantFrom('a.png', 'b.exe'), bytes: fc.nat(9) })
    .map((file): Move => ({ type: 'ADD_FILES', files: [file] })),
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'f1'),
      reference: fc.constantFrom('upload:x', null),
      progress: fc.double({ min: 0, max: 1, noNaN: true }),
    })
    .map((news): Move => ({ type: 'FILE_PROGRESS', ...news })),
  fc.constantFrom('a', 'b', 'f1').map((id): Move => ({ type: 'REMOVE_FILE', id })),
  fc
    .record({
      id: fc.constantFrom('a', 'b', 'f1'),
      caption: fc.string({ unit: 'grapheme', maxLength: 300 }),
      place: fc.constantFrom(...CAPTION_PLACES),
    })
    .map((said): Move => ({ type: 'DESCRIBE_FILE', ...said })),
  fc.constantFrom('a', 'b').map((id): Move => ({ type: 'USE_CAPTION', id, caption: 'Outra legenda' })),
  fc.constant<Move>({ type: 'NOTE_PHOTO_RULES' }),
  fc.constantFrom(...SCENES).map((scene): Move => ({ type: 'SCENE_ENDED', scene })),
  fc
    .record({ proposalId: fc.constantFrom('p1', 'p2', 'p3'), stars: fc.integer({ min: -1, max: 6 }) })
    .map((rating): Move => ({ type: 'RATE', ...rating })),
  fc.constantFrom('p1', 'p2').map((proposalId): Move => ({ type: 'OPEN_COMMENTS', proposalId })),
  fc.string().map((text): Move => ({ type: 'SEND_COMMENT', text })),
  ...plain,
);

/** Returns every text that the game still holds or has posted. */
function textsOf(game: GameHarness): string[] {
  const { texts, typed } = game.snapshot().context.progress;
  const posted = game.posts.flatMap(({ body }) => ('texto' in body ? [body.texto] : body.answers.flat()));
  return [...texts, typed.trim(), ...posted.filter((answer) => typeof answer === 'string')];
}

async function perform(game: GameHarness, next: Move): Promise<void> {
  if (next.type === 'WAIT') await game.wait(next.ms);
  else if (next.type === 'PLAY') await playNextMove(game);
  else await game.send(next);
}

/** In test mode the answers of a finished part are dropped, because nothing is posted. */
function expectNothingLost(game: GameHarness, before: GameContext, next: Move): void {
  const { progress } = before;
  const held = textsOf(game);
  const mine =
    next.type === 'TYPE' || next.type === 'PLAY' ? progress.texts : [...progress.texts, progress.typed.trim()];
  if (before.mode === 'team' || before.level === game.snapshot().context.level) {
    for (const text of mine.filter((words) => words !== '')) expect(held).toContain(text);
  }
}

/** A caption changes only when the team changes it, and goes away only with its file. */
function expectCaptionsStay(game: GameHarness, { progress }: GameContext, next: Move): void {
  const now = game.snapshot().context.progress;
  if (now.part !== progress.part || next.type === 'DESCRIBE_FILE' || next.type === 'USE_CAPTION') return;
  for (const { id, caption, place } of progress.files.flat()) {
    const same = now.files.flat().find((file) => file.id === id);
    if (same) expect({ caption: same.caption, place: same.place }).toEqual({ caption, place });
  }
}

/** What the device has stored is what the screen shows. */
function expectKept(game: GameHarness): void {
  const { progress } = game.snapshot().context;
  const kept = game.kept.at(-1);
  if (kept?.part === progress.part) expect(kept).toEqual(sharedProgress(progress));
}

describe('random play', () => {
  it('never breaks the game, loses no text, and is always stored', async () => {
    const game = fc.asyncProperty(
      fc.constantFrom(...GAME_LEVELS),
      fc.constantFrom('team' as const, 'test' as const),
      fc.array(move, { minLength: 20, maxLength: 60 }),
      fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      async (level, mode, moves, refusals) => {
        let posts = 0;
        const post: GameEffects['post'] = async ({ part }) => {
          posts += 1;
          if (refusals[posts % 5]) throw { code: 'badInput', message: 'Não.' };
          return { level: GAME_LEVELS[part + 1] ?? 6 };
        };
        const played = await startGame({ level, input: { mode }, effects: { post } });
        for (const next of moves) {
          const before = played.snapshot().context;
          await perform(played, next);
          const after = played.snapshot();
          expect(after.status).toBe('active');
          expect(SCENES.filter((scene) => after.hasTag(`scene:${scene}`))).toHaveLength(1);
          expect(played.view().topMessage).not.toBe('');
          if (next.type === 'TYPE' && after.hasTag('at:write')) expect(after.context.progress.typed).toBe(next.text);
          expectNothingLost(played, before, next);
          expectCaptionsStay(played, before, next);
          expectKept(played);
        }
        played.stop();
      },
    );
    await fc.assert(game, { numRuns: 150 });
  }, 60_000);
});
