import type { SnapshotFrom } from 'xstate';
import { gameSetup, say } from './gameSetup.ts';
import { unsentFiles } from './rules/attachments.ts';
import { endingLines } from './rules/lines.ts';
import { initialContext } from './rules/moves.ts';
import { boot } from './states/boot.ts';
import { council } from './states/council.ts';
import { dilemma } from './states/dilemma.ts';
import { flight } from './states/flight.ts';
import { leavingRegion } from './states/leaving.ts';
import { mission } from './states/mission.ts';
import { sending } from './states/sending.ts';
import { speechRegion } from './states/speech.ts';
import { tutorial } from './states/tutorial.ts';

/** Resumes uploads that a closed page interrupted. */
const RESUME_UPLOADS = gameSetup.enqueueActions(({ context, enqueue }) => {
  const files = unsentFiles(context.progress);
  if (context.mode === 'team' && files.length > 0) enqueue({ type: 'upload', params: files });
});

/** The played region: the tutorial, four missions with a flight before each, a dilemma before two of these flights, the council (spec, section 4). */
const play = gameSetup.createStateConfig({
  initial: 'boot',
  on: {
    RETRY: { guard: 'usesFallback', target: '.boot' },
    SCRIPT: { actions: { type: 'useScript', params: ({ event }) => event.script } },
    VERSIONS: { actions: { type: 'learnVersions', params: ({ event }) => event.versions } },
    LEVEL_MOVED: { actions: { type: 'noteMoved', params: ({ event }) => event.level } },
    RANKING_OPENED: { actions: { type: 'noteRankingOpened', params: ({ event }) => event.scope } },
    TEAM_NEWS: { actions: { type: 'receiveNews', params: ({ event }) => event } },
    FILE_PROGRESS: { actions: { type: 'noteFile', params: ({ event }) => event } },
  },
  states: {
    boot,
    started: {
      id: 'started',
      tags: ['scene:loading', 'at:loading'],
      entry: RESUME_UPLOADS,
      always: [
        { guard: 'inCouncil', target: 'council' },
        { guard: { type: 'isPart', params: 0 }, target: 'tutorial' },
        { guard: 'hasDilemma', target: 'dilemma' },
        { target: 'mission' },
      ],
    },
    /** Goes to the step of another device of the team, which sends its files itself. */
    following: {
      id: 'following',
      tags: ['scene:loading', 'at:loading'],
      always: [
        { guard: { type: 'isPart', params: 0 }, target: 'tutorial' },
        { guard: 'hasDilemma', target: 'dilemma' },
        { target: 'mission' },
      ],
    },
    tutorial,
    mission,
    sending,
    ending: {
      id: 'ending',
      tags: ['scene:celebration', 'at:ending'],
      entry: say(endingLines),
      on: { OK: 'flight' },
    },
    dilemma,
    flight,
    council,
  },
});

/**
 * The headless statechart of the game. Three regions run in parallel: the play, the robot's speech and the leave dialog.
 * `withEffects` provides the effects.
 */
export const gameMachine = gameSetup.createMachine({
  id: 'game',
  context: ({ input }) => initialContext(input),
  entry: 'watchProgress',
  initial: 'playing',
  states: {
    playing: {
      id: 'playing',
      type: 'parallel',
      exit: 'stopNarration',
      states: { play, speech: speechRegion, leaving: leavingRegion },
    },
    gone: { id: 'gone', type: 'final', tags: ['scene:loading', 'at:loading'] },
  },
});

export type GameMachine = typeof gameMachine;
export type GameSnapshot = SnapshotFrom<GameMachine>;
