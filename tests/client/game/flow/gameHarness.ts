import { createActor, SimulatedClock } from 'xstate';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type {
  ChosenDilemmas,
  CouncilProposal,
  GameInput,
  LoadedGame,
  NarrationCue,
  Progress,
} from '#client/game/flow/GameState.ts';
import type { GameSnapshot } from '#client/game/flow/gameMachine.ts';
import { correctNow as correctNowIn, nextMove } from '#client/game/flow/rehearsal/rehearsalMoves.ts';
import type { PostRequest } from '#client/game/flow/rules/posting.ts';
import { viewOf } from '#client/game/flow/view.ts';
import { type GameEffects, withEffects } from '#client/game/flow/withEffects.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Ranking } from '#contract/council/ranking.ts';
import { levelAfterPart } from '#domain/game/progression.ts';
import type { GameLevel } from '#domain/vocabulary.ts';

/** Runs the game's machine with effects that succeed unless replaced, a simulated clock, and a record of all calls. */

export const TEAM = {
  _id: '00000000-0000-4000-8000-000000000001',
  name: '8º A - Grupo 1',
  className: '8º A',
  school: 'Escola de Demonstração',
  members: ['Ana', 'Rui'],
  ship: null,
};

export function proposalOf(id: string, team = 'other'): CouncilProposal {
  return {
    _id: id,
    team,
    teamName: `Equipa ${id}`,
    name: `Equipa ${id}`,
    class: '8º A',
    school: null,
    solar: 'Interculturalidade',
    proposal: 'Uma roda de conversa por mês.',
    submitted: false,
    ship: 3,
    stars: { average: null, count: 0, mine: null },
    teamProposal: { comments: [] },
  };
}

export const RANKING: Ranking = {
  rule: ['Contam os pontos.'],
  scope: 'class',
  ranking: [
    {
      ...{ rank: 4, team: TEAM.name, class: '8º A', school: null, solar: 'Interculturalidade' },
      ...{ points: 300, participation: 2, provisional: false, mine: true },
    },
  ],
  first: [],
  pagination: { total: 9, page: 0, limit: 1 },
};

export interface GameHarness {
  clock: SimulatedClock;
  calls: string[];
  posts: PostRequest[];
  kept: Progress[];
  narrated: NarrationCue[];
  path: string[];
  snapshot(): GameSnapshot;
  view(): ReturnType<typeof viewOf>;
  send(...events: GameEvent[]): Promise<void>;
  wait(ms: number): Promise<void>;
  /** Returns the current state, such as 'tutorial.quiz.ready'. */
  at(): string;
  stop(): void;
}

export interface GameSetup {
  input?: Partial<GameInput>;
  level?: GameLevel;
  /** What the team chose before; both dilemmas for a game that begins after the tutorial. */
  choices?: ChosenDilemmas;
  effects?: Partial<GameEffects>;
}

/** A team that chose in both dilemmas, so that the game shows none. */
export const BOTH_CHOSEN: ChosenDilemmas = {
  1: { mission: 1, choice: 'first', opened: [0] },
  3: { mission: 3, choice: 'second', opened: [] },
};

export async function startGame({
  input = {},
  level = 1,
  choices,
  effects = {},
}: GameSetup = {}): Promise<GameHarness> {
  const server = { level };
  const record = {
    calls: [] as string[],
    posts: [] as PostRequest[],
    kept: [] as Progress[],
    narrated: [] as NarrationCue[],
  };
  const recorded = (name: string) => () => void record.calls.push(name);
  const succeeding: GameEffects = {
    loadGame: async (): Promise<LoadedGame> => ({
      script: SOLAR_SYSTEMS.ic,
      level: server.level,
      team: TEAM,
      progress: null,
    }),
    loadScript: async () => SOLAR_SYSTEMS.ic,
    post: async (request) => {
      server.level = levelAfterPart(request.part);
      return { level: server.level };
    },
    loadCouncil: async () => ({ proposals: [proposalOf('p1'), proposalOf('p2', TEAM._id)], total: 2 }),
    loadMore: async () => ({ proposals: [], total: 2 }),
    searchCouncil: async () => ({ proposals: [proposalOf('p9')], more: true }),
    loadRanking: async () => RANKING,
    rate: async (_id, stars) => ({ average: stars, count: 1, mine: stars }),
    comment: async ({ text, kind }) => ({ _id: 'c1', name: TEAM.name, comment: text, at: 0, ...(kind && { kind }) }),
    reply: async ({ commentId, text }) => ({ answer: { _id: `r-${commentId}`, answer: text, at: 0, mine: true } }),
    report: async () => {},
    leave: async () => {},
    keepProgress: (progress) => void record.kept.push(progress),
    keepRating: ({ proposalId, stars }) => void record.calls.push(`keep ${proposalId} ${stars}`),
    keepChoice: ({ mission, choice, opened }) => void record.calls.push(`choose ${mission} ${choice} ${opened.join()}`),
    clearProgress: recorded('clearProgress'),
    keepReplacedVersion: recorded('keepReplacedVersion'),
    upload: (files) => void record.calls.push(`upload ${files.map(({ id }) => id).join(' ')}`),
    discardFile: (id) => void record.calls.push(`discard ${id}`),
    narrate: (cue) => void record.narrated.push(cue),
    stopNarration: recorded('stopNarration'),
    narrationMs: () => 0,
    goToPanel: recorded('goToPanel'),
    goToLogin: recorded('goToLogin'),
  };
  const all = { ...succeeding, ...effects };
  const clock = new SimulatedClock();
  const logic = withEffects({
    ...all,
    loadGame: async (request, signal) => {
      record.calls.push('loadGame');
      const game = await all.loadGame(request, signal);
      const isBegun = input.progress != null || game.level > 1;
      return { choices: choices ?? (isBegun ? BOTH_CHOSEN : {}), ...game };
    },
    post: (request, onWaiting, signal) => {
      record.calls.push(`post ${request.part}`);
      record.posts.push(request);
      return all.post(request, onWaiting, signal);
    },
    loadCouncil: (wanted, signal) => {
      record.calls.push(`loadCouncil ${wanted.theme}`);
      return all.loadCouncil(wanted, signal);
    },
    loadMore: (wanted, signal) => {
      record.calls.push(`loadMore ${wanted.theme} ${wanted.page}`);
      return all.loadMore(wanted, signal);
    },
    searchCouncil: (words, signal) => {
      record.calls.push(`searchCouncil ${words}`);
      return all.searchCouncil(words, signal);
    },
    loadRanking: (signal) => {
      record.calls.push('loadRanking');
      return all.loadRanking(signal);
    },
    rate: (id, stars, signal) => {
      record.calls.push(`rate ${id} ${stars}`);
      return all.rate(id, stars, signal);
    },
    comment: (comment) => {
      record.calls.push(`comment ${comment.proposalId} ${comment.text}`);
      return all.comment(comment);
    },
    report: (target, signal) => {
      record.calls.push(`report ${target.id}`);
      return all.report(target, signal);
    },
    leave: (request) => {
      record.calls.push(request.anyway ? 'leave anyway' : 'leave');
      return all.leave(request);
    },
  });
  const actor = createActor(logic, {
    clock,
    input: { mode: 'team', theme: 'ic', progress: null, team: TEAM, ...input },
  });
  const path: string[] = [];
  actor.subscribe((snapshot) => {
    const place = placeOf(snapshot);
    if (path.at(-1) !== place) path.push(place);
  });
  actor.start();
  await settlePromises();
  return {
    clock,
    path,
    ...record,
    snapshot: () => actor.getSnapshot(),
    view: () => viewOf(actor.getSnapshot()),
    at: () => placeOf(actor.getSnapshot()),
    stop: () => void actor.stop(),
    async send(...events) {
      for (const event of events) {
        actor.send(event);
        await settlePromises();
      }
    },
    async wait(ms) {
      clock.increment(ms);
      await settlePromises();
    },
  };
}

/** Waits until the pending promises have settled. */
export function settlePromises(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

/** Returns the state of the `play` region joined by dots; parallel states by their name only. */
function placeOf(snapshot: GameSnapshot): string {
  const value: unknown = snapshot.value;
  const playing = inside(value, 'playing');
  return playing === undefined ? String(value) : joined(inside(playing, 'play'));
}

function joined(value: unknown): string {
  if (typeof value === 'string') return value;
  const [[name, below] = ['', ''], ...more] = Object.entries(Object(value));
  if (more.length > 0) return '';
  const rest = joined(below);
  return rest === '' ? name : `${name}.${rest}`;
}

function inside(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Makes the next move of a team; `right` chooses the right quiz option. */
export async function playNextMove(game: GameHarness, right = true): Promise<void> {
  const { events, waitMs } = nextMove(game.snapshot(), right);
  await game.send(...events);
  if (waitMs > 0) await game.wait(waitMs);
}

export function correctOptionOf(game: GameHarness): number {
  return correctNowIn(game.snapshot().context);
}

/** Plays until the state starts with `place`; throws after 300 moves. */
export async function playTo(game: GameHarness, place: string): Promise<void> {
  for (let move = 0; move < 300; move += 1) {
    if (game.at().startsWith(place)) return;
    await playNextMove(game);
  }
  throw new Error(`Never reached ${place}; stopped at ${game.at()}`);
}
