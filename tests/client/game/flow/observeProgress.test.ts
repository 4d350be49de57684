import { describe, expect, it } from 'vitest';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { Progress } from '#client/game/flow/GameState.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { type GameHarness, type GameSetup, playTo, startGame } from './gameHarness.ts';

const FILE = { id: 'f1', name: 'mapa.png', bytes: 5 };
const SHARED_FILE = { ...FILE, reference: null, progress: 0, failed: null };
const at = (part: Progress['part'], change: Partial<Progress> = {}) => ({ ...blankProgress(part, 2), ...change });
const choose = { type: 'CHOOSE', index: 1 } as const;
const attach = (...files: (typeof FILE)[]) => ({ type: 'ADD_FILES', files }) as const;
const follow = (progress: Progress) => ({ type: 'FOLLOW', progress, isOther: true }) as const;
const refusing = { effects: { post: () => Promise.reject({ message: 'Não.', code: 'no' }) } } satisfies GameSetup;

type Case = [what: string, setting: GameSetup, place: string, before: GameEvent[], event: GameEvent, kept: object];

/** Every transition that changes the progress, with what is stored at once. */
const CHANGES: Case[] = [
  ['the next ship', {}, 'tutorial.hangar', [], { type: 'NEXT_SHIP' }, { shipView: 1 }],
  ['the previous ship', {}, 'tutorial.hangar', [{ type: 'NEXT_SHIP' }], { type: 'PREVIOUS_SHIP' }, { shipView: 0 }],
  ['a ship', {}, 'tutorial.hangar', [], { type: 'SELECT_SHIP' }, { ship: 0, tutorialStep: 2 }],
  ['the intro passed', {}, 'tutorial.intro.ready', [], { type: 'OK' }, { tutorialStep: 1 }],
  ['the training passed', {}, 'tutorial.training', [], { type: 'OK' }, { tutorialStep: 3 }],
  [
    'an answer',
    { level: 2 },
    'mission.quiz.ready',
    [choose],
    choose,
    { quiz: [expect.stringMatching(/^2\. /)], step: 0 },
  ],
  ['letters', { level: 3 }, 'mission.write.ready', [], { type: 'TYPE', text: 'Uma' }, { typed: 'Uma' }],
  [
    'letters during the robot’s message',
    { level: 3 },
    'mission.write.waiting',
    [],
    { type: 'TYPE', text: 'U' },
    { typed: 'U' },
  ],
  [
    'a text submitted',
    { level: 3 },
    'mission.write.ready',
    [{ type: 'TYPE', text: 'Uma horta' }],
    { type: 'SUBMIT' },
    { typed: '', texts: ['Uma horta'], step: 1 },
  ],
  [
    'another version of the text',
    { level: 3 },
    'mission.write.ready',
    [{ type: 'TYPE', text: 'Uma' }],
    { type: 'USE_VERSION', text: 'Outra' },
    { typed: 'Outra' },
  ],
  ['a file', { level: 4 }, 'mission.upload.ready', [], attach(FILE), { files: [[SHARED_FILE]] }],
  [
    'a file removed',
    { level: 4 },
    'mission.upload.ready',
    [attach(FILE)],
    { type: 'REMOVE_FILE', id: 'f1' },
    { files: [[]] },
  ],
  [
    'a file uploaded',
    { level: 4 },
    'mission.upload.ready',
    [attach(FILE)],
    { type: 'FILE_PROGRESS', id: 'f1', reference: 'upload:f1' },
    { files: [[{ ...SHARED_FILE, reference: 'upload:f1', progress: 1 }]] },
  ],
  [
    'a file renamed',
    { level: 4 },
    'mission.upload.ready',
    [attach(FILE)],
    { type: 'FILE_PROGRESS', id: 'f1', name: 'mapa.jpg', bytes: 4 },
    { files: [[{ ...SHARED_FILE, name: 'mapa.jpg', bytes: 4 }]] },
  ],
  [
    'an upload that another device still waits for',
    { level: 4 },
    'mission.upload.ready',
    [attach(FILE), { type: 'FILE_PROGRESS', id: 'f1', reference: 'upload:f1' }],
    follow(at(3, { files: [[SHARED_FILE]] })),
    { files: [[{ reference: 'upload:f1' }]] },
  ],
  ['answers posted', { level: 3 }, 'mission.congratulations', [], { type: 'OK' }, { part: 3, texts: [], step: 0 }],
  [
    'answers accepted in test mode',
    { level: 3, input: { mode: 'test', team: null, progress: at(2) } },
    'mission.congratulations',
    [],
    { type: 'OK' },
    { part: 3, texts: [], step: 0 },
  ],
  [
    'a refused post corrected',
    { level: 3, ...refusing },
    'mission.congratulations',
    [{ type: 'OK' }],
    { type: 'CORRECT' },
    { part: 2, step: 0, typed: expect.stringMatching(/./) },
  ],
  [
    'a comment begun',
    { level: 6 },
    'council',
    [{ type: 'OPEN_COMMENTS', proposalId: 'p1' }],
    { type: 'TYPE', text: 'Boa' },
    { comments: { p1: 'Boa' } },
  ],
];

async function reach({ level = 1, ...rest }: GameSetup, place: string, before: GameEvent[]): Promise<GameHarness> {
  const game = await startGame({ level, ...rest });
  if (!game.at().startsWith(place)) await playTo(game, place);
  for (const event of before) await game.send(event);
  game.kept.length = 0;
  return game;
}

describe('every change of the progress is stored at once, and once', () => {
  it.each(CHANGES)('%s', async (_, setting, place, before, event, kept) => {
    const game = await reach(setting, place, before);
    await game.send(event);
    expect(game.kept).toHaveLength(1);
    expect(game.kept[0]).toMatchObject(kept);
  });

  it('a comment being sent, and its arrival', async () => {
    const game = await reach({ level: 6 }, 'council', [{ type: 'OPEN_COMMENTS', proposalId: 'p1' }]);
    await game.send({ type: 'SEND_COMMENT', text: 'Boa' });
    expect(game.kept.map(({ unsent }) => unsent)).toEqual([[{ proposalId: 'p1', text: 'Boa' }], []]);
  });

  it('a refused comment returns to the text box', async () => {
    const comment = () => Promise.reject({ message: 'Não.', code: 'no' });
    const before: GameEvent[] = [{ type: 'OPEN_COMMENTS', proposalId: 'p1' }];
    const game = await reach({ level: 6, effects: { comment } }, 'council', before);
    await game.send({ type: 'SEND_COMMENT', text: 'Boa' });
    expect(game.kept.at(-1)).toMatchObject({ comments: { p1: 'Boa' }, unsent: [] });
  });

  it('keepReplacedVersion is called before the replacement is stored', async () => {
    const calls: string[] = [];
    const effects = {
      keepProgress: ({ typed }: Progress) => void calls.push(`keep ${typed}`),
      keepReplacedVersion: () => void calls.push('spare'),
    };
    const game = await startGame({ level: 3, effects });
    await playTo(game, 'mission.write.ready');
    calls.length = 0;
    const sent = game.send({ type: 'TYPE', text: 'a' }, { type: 'USE_VERSION', text: 'b' });
    expect(calls, 'before anything else happens').toEqual(['keep a']);
    await sent;
    expect(calls).toEqual(['keep a', 'spare', 'keep b']);
  });
});

describe('nothing is stored without a change', () => {
  it.each<[string, GameSetup, string, GameEvent[], GameEvent]>([
    [
      'the same letters',
      { level: 3 },
      'mission.write.ready',
      [{ type: 'TYPE', text: 'a' }],
      { type: 'TYPE', text: 'a' },
    ],
    ['a choice that is not confirmed', { level: 2 }, 'mission.quiz.ready', [], choose],
    ['a skip', { level: 3 }, 'mission.write.waiting', [], { type: 'SKIP' }],
    ['nothing to submit', { level: 3 }, 'mission.write.ready', [], { type: 'SUBMIT' }],
    [
      'a file that is refused',
      { level: 4 },
      'mission.upload.ready',
      [attach(FILE)],
      attach({ ...FILE, id: 'f2', name: 'mapa.exe' }),
    ],
    ['an unknown file', { level: 4 }, 'mission.upload.ready', [attach(FILE)], { type: 'REMOVE_FILE', id: 'other' }],
    [
      'the progress of a file',
      { level: 4 },
      'mission.upload.ready',
      [attach(FILE)],
      { type: 'FILE_PROGRESS', id: 'f1', progress: 0.5, paused: 'Sem ligação.' },
    ],
    [
      'the text of another device',
      { level: 3 },
      'mission.write.ready',
      [{ type: 'TYPE', text: 'a' }],
      follow(at(2, { typed: 'abc' })),
    ],
    ['the stars of a proposal', { level: 6 }, 'council', [], { type: 'RATE', proposalId: 'p1', stars: 4 }],
  ])('%s', async (_, setting, place, before, event) => {
    const game = await reach(setting, place, before);
    await game.send(event);
    expect(game.kept).toEqual([]);
  });

  it('the loaded progress is not stored', async () => {
    const game = await startGame({ level: 3, input: { progress: at(2, { typed: 'Uma' }) } });
    expect(game.snapshot().context.progress.typed).toBe('Uma');
    expect(game.kept).toEqual([]);
  });

  it('former answers of a mission that was given back are not stored until the team changes them', async () => {
    const former = { texts: ['Uma horta'], files: [] };
    const loadGame = async () => ({ script: null, level: 3, team: null, progress: null, former }) as const;
    const game = await startGame({ level: 3, effects: { loadGame } });
    await game.send({ type: 'OK' });
    expect(game.snapshot().context.progress.typed).toBe('Uma horta');
    expect(game.kept).toEqual([]);
    await game.send({ type: 'TYPE', text: 'Uma horta!' });
    expect(game.kept.map(({ typed }) => typed)).toEqual(['Uma horta!']);
  });
});
