import { type Actor, createActor, SimulatedClock } from 'xstate';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Ranking } from '#contract/council/ranking.ts';
import { RANKING_RULE } from '#domain/council/ranking.ts';
import { levelAfterPart } from '#domain/game/progression.ts';
import { type GameLevel, type ShipNumber, THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import type { GameEvent } from '../GameEvent.ts';
import type { TeamInfo } from '../GameState.ts';
import { type GameMachine, type GameSnapshot, gameMachine } from '../gameMachine.ts';
import { type GameEffects, withEffects } from '../withEffects.ts';
import { CREW, CREWS, proposalsOf, replyOn } from './rehearsalCouncil.ts';
import { nextMove } from './rehearsalMoves.ts';

/**
 * A game that plays itself up to one of its states, for the designers' scene selector. Time is simulated; nothing
 * leaves the page.
 */
export interface Rehearsal {
  actor: Actor<GameMachine>;
  /** Time passes only by `clock.increment(milliseconds)`. */
  clock: SimulatedClock;
}

export interface RehearsalWish {
  theme: Theme;
  /** A name in `PLACES`, or a prefix of one. */
  place: string;
  level?: GameLevel;
  /** The ship of the team, from the first mission on. */
  ship?: ShipNumber;
}

/** Where a rehearsal of a place begins, and which effects fail or never settle there. */
interface Setup {
  level?: GameLevel;
  effects?: Partial<GameEffects>;
  /** Only the first request for the council's list is answered. */
  answersOnce?: true;
  /** Place at which `events` are sent. */
  from?: string;
  events?: readonly GameEvent[];
}

const never = () => new Promise<never>(() => {});
const refuse = (message: string) => () => Promise.reject({ message, code: 'rehearsal' });

const COMMENT: GameEvent[] = [
  { type: 'OPEN_COMMENTS', proposalId: 'p1' },
  { type: 'SEND_COMMENT', text: 'Boa ideia!' },
];

const RANKING: Setup = {
  level: 6,
  from: 'council.list.shown',
  events: [{ type: 'RANKING_OPENED', scope: 'class' }, { type: 'OPEN_RANKING' }],
};

/** Places that a game does not reach by itself. */
const SETUPS: Readonly<Record<string, Setup>> = {
  'boot.loading': { effects: { loadGame: never } },
  'boot.failed': { effects: { loadGame: refuse('Sem ligação ao servidor.') } },
  'sending.posting': { effects: { post: never } },
  'sending.refused': { effects: { post: refuse('Esta resposta não pode ser aceite.') } },
  'sending.scriptMissing': {
    level: 2,
    effects: { loadGame: async () => ({ script: null, level: 2, team: CREW, progress: null }) },
  },
  'council.list.loading': { level: 6, effects: { loadCouncil: never } },
  'council.list.failed': { level: 6, effects: { loadCouncil: refuse('Sem ligação ao servidor.') } },
  'council.list.shown': { level: 6 },
  'council.list.refreshing': {
    level: 6,
    from: 'council.list.shown',
    events: [{ type: 'PAGE_SEEN' }],
    answersOnce: true,
  },
  'council.growing.asking': {
    level: 6,
    effects: { loadMore: never },
    from: 'council.list.shown',
    events: [{ type: 'LOAD_MORE' }],
  },
  'council.searching.asking': {
    level: 6,
    effects: { searchCouncil: never },
    from: 'council.list.shown',
    events: [{ type: 'SEARCH_COUNCIL', words: 'escola' }],
  },
  'council.rating.sending': {
    level: 6,
    effects: { rate: never },
    from: 'council.list.shown',
    events: [{ type: 'RATE', proposalId: 'p1', stars: 4 }],
  },
  'council.delivering.sending': { level: 6, effects: { comment: never }, from: 'council.list.shown', events: COMMENT },
  'council.replying.sending': {
    level: 6,
    effects: { reply: never },
    from: 'council.list.shown',
    events: [
      { type: 'OPEN_COMMENTS', proposalId: 'p3' },
      { type: 'SEND_REPLY', commentId: 'q-p3', text: 'Às sextas-feiras.' },
    ],
  },
  'council.reporting.sending': {
    level: 6,
    effects: { report: never },
    from: 'council.list.shown',
    events: [
      { type: 'OPEN_COMMENTS', proposalId: 'p1' },
      { type: 'REPORT_COMMENT', commentId: 'c-p1' },
    ],
  },
  'council.ranking.loading': { ...RANKING, effects: { loadRanking: never } },
  'council.ranking.failed': { ...RANKING, effects: { loadRanking: refuse('Sem ligação ao servidor.') } },
  'council.ranking.shown': RANKING,
  'council.commenting.sent': { level: 6, from: 'council.list.shown', events: COMMENT },
};

/** Names of the states in which the game waits for an event or a timer, such as 'tutorial.quiz.ready'. */
export const PLACES: readonly string[] = leavesOf(gameMachine.root.states.playing?.states.play);

interface Node {
  key: string;
  type: string;
  always?: readonly unknown[] | undefined;
  ownEvents: readonly string[];
  states: Readonly<Record<string, Node>>;
}

function leavesOf(node: Node | undefined, above = ''): string[] {
  return Object.values(node?.states ?? {}).flatMap((child) => {
    const name = above === '' ? child.key : `${above}.${child.key}`;
    if (Object.keys(child.states).length > 0) return leavesOf(child, name);
    return child.type === 'final' || passesThrough(child) ? [] : [name];
  });
}

/** Returns whether the state is left at once, because it only chooses the next state. */
function passesThrough({ always, ownEvents }: Node): boolean {
  return always !== undefined && ownEvents.length === 0;
}

/** Returns the names of the played region's active states; the council has several. */
export function placesOf(snapshot: GameSnapshot): string[] {
  return snapshot._nodes
    .filter(({ type, path }) => (type === 'atomic' || type === 'final') && path[1] === 'play')
    .map(({ path }) => path.slice(2).join('.'));
}

/** Plays to the requested place; rejects when the game does not reach it. */
export async function rehearse(wish: RehearsalWish): Promise<Rehearsal> {
  const setup = SETUPS[wish.place] ?? (wish.place.startsWith('council') ? { level: 6 as const } : {});
  const clock = new SimulatedClock();
  const actor = createActor(withEffects({ ...worldOf(wish, setup), ...setup.effects }), {
    clock,
    input: { mode: 'team', theme: wish.theme, progress: null, team: crewOf(wish) },
  });
  const rehearsal = { actor, clock };
  try {
    await playSetup(rehearsal, setup, wish.place);
  } catch (error) {
    actor.stop();
    throw error;
  }
  return rehearsal;
}

async function playSetup(rehearsal: Rehearsal, setup: Setup, place: string): Promise<void> {
  const { actor } = rehearsal;
  actor.start();
  await settle();
  if (setup.from) await playTo(rehearsal, setup.from);
  for (const event of setup.events ?? []) actor.send(event);
  await settle();
  await playTo(rehearsal, place);
}

const MAX_MOVES = 400;

async function playTo(rehearsal: Rehearsal, place: string): Promise<void> {
  for (let move = 0; move < MAX_MOVES; move += 1) {
    if (placesOf(rehearsal.actor.getSnapshot()).some((name) => name.startsWith(place))) return;
    await makeNextMove(rehearsal);
  }
  throw new Error(`The rehearsal did not reach ${place}`);
}

/** Makes the next move that a team would make. */
async function makeNextMove({ actor, clock }: Rehearsal, right = true): Promise<void> {
  const { events, waitMs } = nextMove(actor.getSnapshot(), right);
  for (const event of events) actor.send(event);
  if (waitMs > 0) clock.increment(waitMs);
  await settle();
}

/** Waits until pending promises have settled. */
function settle(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}

function crewOf({ ship }: RehearsalWish): TeamInfo {
  return ship === undefined ? CREW : { ...CREW, ship };
}

function worldOf(wish: RehearsalWish, setup: Setup): GameEffects {
  const { theme, level = 1 } = wish;
  const server = { level: setup.level ?? level, lists: 0 };
  const proposals = proposalsOf(theme);
  const nothing = () => {};
  return {
    loadScript: async () => SOLAR_SYSTEMS[theme],
    loadGame: async () => ({ script: SOLAR_SYSTEMS[theme], level: server.level, team: crewOf(wish), progress: null }),
    post: async ({ part }) => {
      server.level = levelAfterPart(part);
      return { level: server.level };
    },
    loadCouncil: () => (setup.answersOnce && server.lists++ > 0 ? never() : Promise.resolve({ proposals, total: 340 })),
    loadMore: async () => ({ proposals: [], total: 340 }),
    searchCouncil: async () => ({ proposals: proposals.slice(0, 1), more: false }),
    loadRanking: async () => rankingOf(theme),
    rate: async (_, stars) => ({ average: stars, count: 1, mine: stars }),
    comment: async ({ text, kind }) => ({ _id: 'c2', name: CREW.name, comment: text, at: 0, ...(kind && { kind }) }),
    reply: async (reply) => replyOn(proposals, reply),
    report: async () => {},
    leave: async () => {},
    keepProgress: nothing,
    keepRating: nothing,
    keepChoice: nothing,
    clearProgress: nothing,
    keepReplacedVersion: nothing,
    upload: nothing,
    discardFile: nothing,
    goToPanel: nothing,
    goToLogin: nothing,
    narrate: nothing,
    stopNarration: nothing,
    narrationMs: () => 0,
  };
}

function rankingOf(theme: Theme): Ranking {
  const place = (rank: number, team: string, points: number, provisional = false) => ({
    ...{ rank, team, points, class: '8.º A', school: 'Escola de Ensaio', solar: THEME_NAMES[theme] },
    provisional,
    participation: 9 - rank,
    mine: team === CREW.name,
  });
  const places = [place(1, CREWS[0], 420), place(2, CREW.name, 400), place(3, CREWS[1], 380, true)];
  return {
    rule: RANKING_RULE,
    ranking: places,
    first: places,
    strength: 'Nenhuma equipa da turma fez mais perguntas sobre os planos das outras: 4.',
    scope: 'class',
    pagination: { total: 3, page: 0, limit: 6 },
  };
}
