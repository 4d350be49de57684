import { describe, expect, it } from 'vitest';
import type { AnyStateNode, SnapshotFrom } from 'xstate';
import { getAdjacencyMap, getStateNodes } from 'xstate/graph';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { GameInput, LoadedGame } from '#client/game/flow/GameState.ts';
import { gameMachine } from '#client/game/flow/gameMachine.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { GAME_LEVELS } from '#domain/vocabulary.ts';
import { proposalOf, RANKING, TEAM } from './gameHarness.ts';

type Snapshot = SnapshotFrom<typeof gameMachine>;
type AnyEvent = { type: string } & Record<string, unknown>;

const leaves = getStateNodes(gameMachine).filter(({ type }) => type === 'atomic' || type === 'final');
const idOf = (node: AnyStateNode) => node.path.join('.');

function sceneTagsUpTo(node: AnyStateNode): string[] {
  const own = node.tags.filter((tag) => tag.startsWith('scene:'));
  return node.parent ? [...sceneTagsUpTo(node.parent), ...own] : own;
}

const COMMENT = { _id: 'said', name: 'Cometas', comment: 'Olá', at: 0 };
const COMMENTED = { ...proposalOf('p1'), teamProposal: { comments: [COMMENT] } };

const QUESTION = { _id: 'asked', name: 'Cometas', comment: 'Porquê?', at: 0, kind: 'question' as const };
const OWN = { ...proposalOf('own', TEAM._id), teamProposal: { comments: [QUESTION] } };

/** The possible replies of each effect. */
const REPLIES: Record<string, unknown[]> = {
  loadGame: GAME_LEVELS.map(
    (level): LoadedGame => ({ script: SOLAR_SYSTEMS.ic, level, team: TEAM, progress: null }),
  ).concat({ script: null, level: 2, team: TEAM, progress: null }),
  post: [{ level: 2 }, { level: 3 }, { level: 4 }, { level: 5 }, { level: 6 }],
  loadCouncil: [{ proposals: [COMMENTED, OWN], total: 90 }],
  loadMore: [{ proposals: [proposalOf('p2')], total: 90 }],
  searchCouncil: [{ proposals: [COMMENTED], more: false }],
  loadRanking: [RANKING],
  rate: [{ average: 3, count: 1, mine: 3 }],
  comment: [{ _id: 'c1', name: 'Equipa', comment: 'Olá', at: 0 }],
  reply: [{ answer: { _id: 'r1', answer: 'Sim', at: 0, mine: true } }],
  report: [undefined],
  leave: [undefined],
  leaveAnyway: [undefined],
};

const USER_EVENTS: GameEvent[] = [
  { type: 'OK' },
  { type: 'SELECT_SHIP' },
  { type: 'CHOOSE', index: 1 },
  { type: 'TYPE', text: 'Olá' },
  { type: 'ADD_FILES', files: [{ id: 'a', name: 'a.png', bytes: 1, reference: 'upload:a' }] },
  { type: 'DESCRIBE_FILE', id: 'a', caption: 'Uma rampa', place: 'school' },
  { type: 'SUBMIT' },
  { type: 'SKIP' },
  { type: 'RATE', proposalId: 'p1', stars: 3 },
  { type: 'OPEN_COMMENTS', proposalId: 'p1' },
  { type: 'SEND_COMMENT', text: 'Olá' },
  { type: 'OPEN_COMMENTS', proposalId: 'own' },
  { type: 'SEND_REPLY', commentId: 'asked', text: 'Sim' },
  { type: 'REPORT_COMMENT', commentId: COMMENT._id },
  { type: 'REPORT_PROPOSAL', proposalId: 'p1' },
  { type: 'WITHDRAWN', proposalIds: ['p1'] },
  { type: 'REFRESH_COUNCIL' },
  { type: 'LOAD_MORE' },
  { type: 'SEARCH_COUNCIL', words: 'rampa' },
  { type: 'RANKING_OPENED', scope: 'class' },
  { type: 'OPEN_RANKING' },
  { type: 'CLOSE_RANKING' },
  { type: 'LEAVE' },
  { type: 'CONFIRM_LEAVE' },
  { type: 'CANCEL_LEAVE' },
  { type: 'RETRY' },
  { type: 'CORRECT' },
];

/** Returns the users' events, the timers and the replies that this state accepts. */
function eventsIn(snapshot: Snapshot): AnyEvent[] {
  const accepted = new Set(snapshot._nodes.flatMap((node) => node.ownEvents));
  const time = [...accepted].filter((type) => type.startsWith('xstate.after.')).map((type) => ({ type }));
  const answers = Object.entries(REPLIES).flatMap(([id, outputs]) => [
    ...outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output })),
    { type: `xstate.error.actor.${id}`, error: { code: 'badInput', message: 'Não.' } },
    { type: `xstate.error.actor.${id}`, error: { code: 'alreadyAnswered', message: 'Já.' } },
  ]);
  return [...USER_EVENTS, ...time, ...answers].filter(({ type }) => accepted.has(type as never)) as AnyEvent[];
}

/** Serialises what a team can tell apart: texts and names do not matter. */
function serialized({ value, context }: Snapshot): string {
  const { progress, level, lock, usesFallback, council, ranking, error, captionsAsked } = context;
  const { part, tutorialStep, step, typed, files, quiz } = progress;
  return JSON.stringify([
    value,
    [part, tutorialStep, step, typed !== '', files.length, quiz.length],
    [level, lock, usesFallback, error !== null, captionsAsked, files.flat().some(({ caption }) => caption)],
    [council.proposals.length, council.ratings.length > 0, council.openComments, ranking.opened],
  ]);
}

/** Each reachable state with its transitions; the library brands its keys. */
type Walk = Record<string, { state: Snapshot; transitions: Record<string, { state: Snapshot }> }>;

/** Explores the machine from its start with the events that pass the filter. */
function explore(input: GameInput, filter: (event: AnyEvent) => boolean): Walk {
  return getAdjacencyMap(gameMachine, {
    input,
    events: ((state: Snapshot) => eventsIn(state).filter(filter)) as never,
    serializeState: (state: Snapshot) => serialized(state),
    serializeEvent: (event) => JSON.stringify(event),
    limit: 20_000,
  }) as unknown as Walk;
}

const LEAVING = ['LEAVE', 'CONFIRM_LEAVE', 'CANCEL_LEAVE'];
const team = (progress: GameInput['progress'] = null): GameInput => ({
  mode: 'team',
  theme: 'ic',
  team: TEAM,
  progress,
});

/** Events of what can be read in the council independently of the rest. */
const READING = ['RANKING_OPENED', 'OPEN_RANKING', 'CLOSE_RANKING', 'LOAD_MORE'];
/** Events by which a team replies to what was asked about its own proposal. */
const isReply = (event: AnyEvent) => event.proposalId === 'own' || /(SEND_REPLY|\.reply)$/.test(event.type);
const LOADING = /\.(loadGame|loadCouncil|loadMore|loadRanking)$/;

/** Separate explorations of playing, reading and leaving, because their states would multiply. */
const isPlay = (event: AnyEvent) => ![...LEAVING, ...READING].includes(event.type) && !isReply(event);
const played = [explore(team(), isPlay), explore({ ...team(blankProgress(1)), mode: 'test' }, isPlay)];
const read = explore(team(), ({ type }) => READING.includes(type) || LOADING.test(type));
const replied = explore(team(), (event) => isReply(event) || LOADING.test(event.type));
const left = explore(team(), ({ type }) => LEAVING.includes(type) || type.includes('leave'));
const reached = [...played, read, replied, left].flatMap((map) => Object.values(map).map(({ state }) => state));

/** Returns the states from which the goal cannot be reached. */
function stuck(map: Walk, isGoal: (state: Snapshot) => boolean): unknown[] {
  const saved = new Set(Object.entries(map).flatMap(([key, { state }]) => (isGoal(state) ? [key] : [])));
  for (let before = -1; before < saved.size; ) {
    before = saved.size;
    for (const [key, { transitions }] of Object.entries(map)) {
      if (Object.values(transitions).some(({ state }) => saved.has(serialized(state)))) saved.add(key);
    }
  }
  return Object.entries(map).flatMap(([key, { state }]) => (saved.has(key) ? [] : [state.value]));
}

/** Transient states. */
const PASSING = /\.(resuming|arriving|stepping|checking|accepted|answered|landed|started|following|idle)$/;

describe('the statechart', () => {
  it.each(
    leaves
      .filter(({ path }) => path[1] !== 'speech' && path[1] !== 'leaving')
      .map((node) => [idOf(node), node] as const),
  )('%s has exactly one scene', (_, node) => {
    expect(sceneTagsUpTo(node)).toHaveLength(1);
  });

  it.each(
    leaves
      .filter(({ path }) => path[1] === 'speech' || path[1] === 'leaving')
      .map((node) => [idOf(node), node] as const),
  )('%s is parallel to the play and has no scene', (_, node) => {
    expect(sceneTagsUpTo(node)).toHaveLength(0);
  });

  it('can reach every state that is not transient', () => {
    const seen = new Set(reached.flatMap((state) => state._nodes.map(idOf)));
    const missing = leaves.map(idOf).filter((id) => !seen.has(id) && !PASSING.test(`.${id}`));
    expect(missing).toEqual([]);
    expect(seen.size).toBeGreaterThan(40);
  });

  it.each(played)('has no dead end: every state leads to the list of the council', (map) => {
    expect(Object.keys(map).length).toBeGreaterThan(100);
    expect(stuck(map, (state) => state.matches({ playing: { play: { council: { list: 'shown' } } } }))).toEqual([]);
  });

  it('can always be left', () => {
    expect(stuck(left, (state) => state.status === 'done')).toEqual([]);
  });

  it('has one scene in every reached state', () => {
    const wrong = reached.filter((state) => [...state.tags].filter((tag) => tag.startsWith('scene:')).length !== 1);
    expect(wrong.map(({ value }) => value)).toEqual([]);
  });
});
