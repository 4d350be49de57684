import { setTimeout as wait } from 'node:timers/promises';
import { type LiveReader, openLive } from '../../support/app/liveReader.ts';
import { ApiClient, createTeam, playGame } from '../../support/product/ApiClient.ts';
import { createSeededRandom } from '../../support/product/seededRandom.ts';
import type { Rows } from '../../support/product/WriteLedger.ts';
import { compareThroughApi } from '../../survival/compareThroughApi.ts';
import { Gate } from '../../survival/Gate.ts';
import { makeWorld } from '../../survival/makeWorld.ts';
import { play, type World } from '../../survival/player.ts';
import type { CallResults } from '../../survival/RetryingCaller.ts';

const PLAYERS = 4;
/** Acknowledged writes before, between and after what is done to the servers. */
const WRITES_BETWEEN = 150;
const WRITES_WITHIN_MS = 120_000;
const STREAMS = 4;
const EVENT_WITHIN_MS = 5_000;
const COUNCIL = 6;
const WATCHER = { username: 'canal-1', password: 'do-canal-1234' };

export interface Installation {
  base: string;
  /** The password of `professor`. */
  password: string;
  /** What is done to the servers while teams play, one after the other. Each resolves when the servers are whole again. */
  incidents: Record<string, () => Promise<void>>;
  /** Whether an incident leaves at least one server that holds streams, so that these must stay open. */
  keepsStreams: boolean;
  rows: () => Promise<Rows>;
  /** A proxy answers a write with an empty 502 when the server behind it dies; the client repeats it. */
  isBehindProxy?: boolean;
}

export interface Played {
  world: Omit<World, 'random'>;
  figures: Record<string, string | number>;
  problems: string[];
}

/**
 * Plays one team from sign-in to the council while its live stream is open, then lets teams play and a teacher mark while the
 * servers suffer each incident. Compares what was acknowledged with what is stored, and with what a teacher sees.
 */
export async function playSchool(installation: Installation): Promise<Played> {
  const { base, password, rows } = installation;
  const problems: string[] = [];
  const streams = await playWatched(base, password);
  const results: CallResults = { answered: 0, triedAgain: 0, wrong: [] };
  const stage = { over: false };
  const world = await makeWorld(base, { password, results, gate: new Gate(), stage });
  const random = createSeededRandom(2026);
  const players = Array.from({ length: PLAYERS }, (_, player) =>
    play({ ...world, random: random.child(`player ${player}`) }),
  );
  const ended = Promise.all(players).then(() => undefined);
  ended.catch(() => {});
  const start = Date.now();
  for (const incident of Object.values(installation.incidents)) {
    await Promise.race([untilMoreWrites(world), ended]);
    await Promise.all([incident(), Promise.race([untilMoreWrites(world), ended])]);
  }
  await Promise.race([untilMoreWrites(world), ended]);
  const seconds = Math.round((Date.now() - start) / 1000);
  stage.over = true;
  await ended;
  if (installation.keepsStreams) problems.push(...(await checkStreams(world, streams)));
  for (const stream of streams) stream.close();
  const stored = await rows();
  const { lost, twice, foreign } = world.model.compare(stored);
  const seen = await compareThroughApi(world, base);
  const fromProxy = results.wrong.filter((line) => installation.isBehindProxy && line.endsWith(': 502 '));
  const wrong = results.wrong.filter((line) => !fromProxy.includes(line));
  const marks = [...stored].filter(([key, [value]]) => /^mark\/.*\/2$/.test(key) && value !== '0+0').length;
  if (world.council.length < 2) problems.push('fewer than two teams reached the council');
  if (marks === 0) problems.push('no team was marked');
  problems.push(...lost.map((line) => `lost ${line}`), ...[...twice, ...foreign, ...wrong, ...seen]);
  const figures = {
    'escritas confirmadas': world.model.writes,
    equipas: world.played.length,
    'no conselho': world.council.length,
    'missões avaliadas': marks,
    'pedidos repetidos': results.triedAgain,
    'destes, 502 do proxy': fromProxy.length,
    perdidas: lost.length,
    'a dobrar ou de ninguém': twice.length + foreign.length,
    'segundos a jogar': seconds,
  };
  return { world, figures, problems };
}

/** Compares an installation into which a backup was restored with what the teams had sent to the first one. */
export async function compareRestored(
  { world }: Played,
  { base, password, rows }: Pick<Installation, 'base' | 'password' | 'rows'>,
): Promise<string[]> {
  const { lost, twice, foreign } = world.model.compare(await rows());
  const results: CallResults = { answered: 0, triedAgain: 0, wrong: [] };
  const other = await makeWorld(base, { password, results, gate: new Gate(), stage: { over: true } });
  const seen = await compareThroughApi({ teacher: other.teacher, played: world.played }, base);
  return [...lost, ...twice, ...foreign, ...results.wrong, ...seen];
}

/** Plays a whole game while its live streams must tell each level; returns them, still open. */
async function playWatched(base: string, password: string): Promise<LiveReader[]> {
  const teacher = await new ApiClient(base).signIn('professor', password);
  await createTeam(teacher, WATCHER.username, WATCHER.password, 'ic');
  const team = await teacher.newClient().signIn(WATCHER.username, WATCHER.password);
  const token = await team.tokenFor(WATCHER.username, WATCHER.password);
  const streams: LiveReader[] = [];
  for (let number = 0; number < STREAMS; number += 1) {
    const stream = await openLive(base, token);
    if ((await stream.next())?.level !== 1) throw new Error('The stream did not begin with the first level.');
    streams.push(stream);
  }
  await playGame(team, 'ic', 'Uma horta na escola, com um cantinho de cada país.');
  await Promise.all(
    streams.map((stream) => inTime(untilLevel(stream, COUNCIL), 'the stream did not tell the council')),
  );
  return streams;
}

async function untilLevel(stream: LiveReader, level: number): Promise<void> {
  for (let event = await stream.next(); event?.level !== level; event = await stream.next()) {
    if (event === null) throw new Error('The stream ended while the team played.');
  }
}

/** A server that was killed ended its own streams; at least one other must still be open and tell that a lesson begins. */
async function checkStreams({ teacher, classId }: Omit<World, 'random'>, streams: LiveReader[]): Promise<string[]> {
  const told = streams.map(untilLesson);
  await teacher.json(`/classes/${classId}/lesson`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const results = await Promise.all(told.map((one) => Promise.race([one, wait(EVENT_WITHIN_MS, 'silent')])));
  const silent = results.filter((result) => result === 'silent').length;
  if (!results.includes('told')) return ['no stream stayed open'];
  return silent > 0 ? [`${silent} streams are open and silent`] : [];
}

async function untilLesson(stream: LiveReader): Promise<'told' | 'ended'> {
  for (let event = await stream.next(); event !== null; event = await stream.next()) if (event.lesson) return 'told';
  return 'ended';
}

async function untilMoreWrites({ model, isOver }: Omit<World, 'random'>): Promise<void> {
  const wanted = model.writes + WRITES_BETWEEN;
  const before = Date.now() + WRITES_WITHIN_MS;
  while (model.writes < wanted && !isOver()) {
    if (Date.now() > before) throw new Error(`Only ${model.writes} of ${wanted} writes were acknowledged in time.`);
    await wait(20);
  }
}

function inTime(done: Promise<void>, what: string): Promise<void> {
  return Promise.race([done, wait(EVENT_WITHIN_MS).then(() => Promise.reject(new Error(what)))]);
}
