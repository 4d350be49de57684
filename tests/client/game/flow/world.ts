import { createActor, SimulatedClock } from 'xstate';
import type { GameEvent } from '#client/game/flow/GameEvent.ts';
import type { CouncilProposal, GameInput, LoadedGame, NarrationCue, Progress } from '#client/game/flow/GameState.ts';
import type { GameSnapshot } from '#client/game/flow/gameMachine.ts';
import { correctNow as correctNowIn, nextMove } from '#client/game/flow/rehearsal/rehearsalMoves.ts';
import type { PostRequest } from '#client/game/flow/rules/posting.ts';
import { viewOf } from '#client/game/flow/view.ts';
import { type GameEffects, withEffects } from '#client/game/flow/withEffects.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { Ranking } from '#contract/council/ranking.ts';
import { levelAfterPart } from '#domain/game/progression.ts';
import type { GameLevel } from '#domain/vocabulary.ts';

/** A world for the game: a server that says yes unless told otherwise, a clock that moves by hand, and a diary. */

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
      ...{ points: 300, provisional: false, mine: true },
    },
  ],
  first: [],
  pagination: { total: 9, page: 0, limit: 1 },
};

export interface World {
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
  /** Where the game is now: 'tutorial.quiz.ready'. */
  at(): string;
  stop(): void;
}

export interface Setting {
  input?: Partial<GameInput>;
  level?: GameLevel;
  effects?: Partial<GameEffects>;
}

export async function world({ input = {}, level = 1, effects = {} }: Setting = {}): Promise<World> {
  const server = { level };
  const diary = {
    calls: [] as string[],
    posts: [] as PostRequest[],
    kept: [] as Progress[],
    narrated: [] as NarrationCue[],
  };
  const noted = (name: string) => () => void diary.calls.push(name);
  const yes: GameEffects = {
    loadGame: async (): Promise<LoadedGame> => ({
      script: SOLAR_SYSTEMS.ic,
      level: server.level,
      team: TEAM,
      progress: null,
    }),
    post: async (request) => {
      server.level = levelAfterPart(request.part);
      return { level: server.level };
    },
    loadCouncil: async () => ({ proposals: [proposalOf('p1'), proposalOf('p2', TEAM._id)], total: 2 }),
    loadMore: async () => ({ proposals: [], total: 2 }),
    searchCouncil: async () => ({ proposals: [proposalOf('p9')], more: true }),
    loadRanking: async () => RANKING,
    rate: async (_id, stars) => ({ average: stars, count: 1, mine: stars }),
    comment: async ({ text }) => ({ _id: 'c1', name: TEAM.name, comment: text, at: 0 }),
    report: async () => {},
    leave: async () => {},
    keepProgress: (progress) => void diary.kept.push(progress),
    keepRating: ({ proposalId, stars }) => void diary.calls.push(`keep ${proposalId} ${stars}`),
    clearProgress: noted('clearProgress'),
    spareReplaced: noted('spareReplaced'),
    upload: (files) => void diary.calls.push(`upload ${files.map(({ id }) => id).join(' ')}`),
    discardFile: (id) => void diary.calls.push(`discard ${id}`),
    narrate: (cue) => void diary.narrated.push(cue),
    stopNarration: noted('stopNarration'),
    narrationMs: () => 0,
    goToPanel: noted('goToPanel'),
    goToLogin: noted('goToLogin'),
  };
  const all = { ...yes, ...effects };
  const clock = new SimulatedClock();
  const logic = withEffects({
    ...all,
    loadGame: (asked, signal) => {
      diary.calls.push('loadGame');
      return all.loadGame(asked, signal);
    },
    post: (request, onWaiting, signal) => {
      diary.calls.push(`post ${request.part}`);
      diary.posts.push(request);
      return all.post(request, onWaiting, signal);
    },
    loadCouncil: (wanted, signal) => {
      diary.calls.push(`loadCouncil ${wanted.theme}`);
      return all.loadCouncil(wanted, signal);
    },
    loadMore: (wanted, signal) => {
      diary.calls.push(`loadMore ${wanted.theme} ${wanted.page}`);
      return all.loadMore(wanted, signal);
    },
    searchCouncil: (words, signal) => {
      diary.calls.push(`searchCouncil ${words}`);
      return all.searchCouncil(words, signal);
    },
    loadRanking: (signal) => {
      diary.calls.push('loadRanking');
      return all.loadRanking(signal);
    },
    rate: (id, stars, signal) => {
      diary.calls.push(`rate ${id} ${stars}`);
      return all.rate(id, stars, signal);
    },
    comment: (comment) => {
      diary.calls.push(`comment ${comment.proposalId} ${comment.text}`);
      return all.comment(comment);
    },
    report: (target, signal) => {
      diary.calls.push(`report ${target.id}`);
      return all.report(target, signal);
    },
    leave: (asked) => {
      diary.calls.push(asked.anyway ? 'leave anyway' : 'leave');
      return all.leave(asked);
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
  await settle();
  return {
    clock,
    path,
    ...diary,
    snapshot: () => actor.getSnapshot(),
    view: () => viewOf(actor.getSnapshot()),
    at: () => placeOf(actor.getSnapshot()),
    stop: () => void actor.stop(),
    async send(...events) {
      for (const event of events) {
        actor.send(event);
        await settle();
      }
    },
    async wait(ms) {
      clock.increment(ms);
      await settle();
    },
  };
}

/** Lets everything that was promised happen. */
export function settle(): Promise<void> {
  return new Promise((done) => setImmediate(done));
}

/** The played region's state, joined by dots; parallel states by their name only. */
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

/** Does the one thing that goes on from here, as a team would; `right` chooses the right quiz option. */
export async function playOn(game: World, right = true): Promise<void> {
  const { events, waitMs } = nextMove(game.snapshot(), right);
  await game.send(...events);
  if (waitMs > 0) await game.wait(waitMs);
}

export function correctNow(game: World): number {
  return correctNowIn(game.snapshot().context);
}

/** Plays until the place begins so; fails after too many moves. */
export async function playTo(game: World, place: string): Promise<void> {
  for (let move = 0; move < 300; move += 1) {
    if (game.at().startsWith(place)) return;
    await playOn(game);
  }
  throw new Error(`Never reached ${place}; stopped at ${game.at()}`);
}
