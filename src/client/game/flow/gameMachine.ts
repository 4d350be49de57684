import type { SnapshotFrom } from 'xstate';
import { gameSetup, say } from './gameSetup.ts';
import { unsentFiles } from './rules/attachments.ts';
import { endingLines } from './rules/lines.ts';
import { atStart } from './rules/moves.ts';
import { boot } from './states/boot.ts';
import { council } from './states/council.ts';
import { flight } from './states/flight.ts';
import { leavingRegion } from './states/leaving.ts';
import { mission } from './states/mission.ts';
import { sending } from './states/sending.ts';
import { speechRegion } from './states/speech.ts';
import { tutorial } from './states/tutorial.ts';

/** Files that a closed page left half-way. */
const RESUME_UPLOADS = gameSetup.enqueueActions(({ context, enqueue }) => {
  const files = unsentFiles(context.progress);
  if (context.mode === 'team' && files.length > 0) enqueue({ type: 'upload', params: files });
});

/** What is played: the tutorial, four missions with a flight before each, the council (spec, section 4). */
const play = gameSetup.createStateConfig({
  initial: 'boot',
  on: {
    RETRY: { guard: 'usesFallback', target: '.boot' },
    VERSIONS: { actions: { type: 'learnVersions', params: ({ event }) => event.versions } },
    LEVEL_MOVED: { actions: { type: 'noteMoved', params: ({ event }) => event.level } },
    RANKING_OPENED: { actions: { type: 'noteRankingOpened', params: ({ event }) => event.scope } },
    TEAM_NEWS: { actions: { type: 'hear', params: ({ event }) => event } },
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
        { target: 'mission' },
      ],
    },
    /** Where another device of the team stands: its files are its own to send. */
    following: {
      id: 'following',
      tags: ['scene:loading', 'at:loading'],
      always: [{ guard: { type: 'isPart', params: 0 }, target: 'tutorial' }, { target: 'mission' }],
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
    flight,
    council,
  },
});

/**
 * The whole game, headless: what may happen next. Three regions go on at once: what is played, what the robot says,
 * and whether the team is leaving. The world comes in by `withEffects`.
 */
export const gameMachine = gameSetup.createMachine({
  id: 'game',
  context: ({ input }) => atStart(input),
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
