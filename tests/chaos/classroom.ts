import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { THEMES, type Theme } from '#domain/vocabulary.ts';
import { ApiClient, createTeam } from '../support/product/ApiClient.ts';
import { createSeededRandom, type SeededRandom } from '../support/product/seededRandom.ts';
import { makeTestFolder } from '../support/testFolder.ts';
import { startChaosProxy } from './chaosProxy.ts';
import type { Ledger } from './Ledger.ts';
import { LessonLedger } from './lesson/LessonLedger.ts';
import { SimulatedTeacher } from './lesson/SimulatedTeacher.ts';
import { settleLesson } from './lesson/settleLesson.ts';
import { buildPage } from './pageCode.ts';
import { Server } from './Server.ts';
import { SimulatedTeam } from './SimulatedTeam.ts';
import { compareWithServer, TEAM_PREFIX } from './serverState.ts';

export interface ClassroomOptions {
  teams: number;
  restarts: number;
  /** One in so many teams plays with two devices. */
  twoDevicesEvery: number;
  seed: string;
  /** undefined: the embedded database. */
  databaseUrl?: string | undefined;
  /** Share of the calls with an injected fault, from 0 to 1. */
  share: number;
  /** Speed of the teams' time relative to real time. */
  speed: number;
  /** Time limit for the teams. */
  timeMs: number;
  say?: (line: string) => void;
}

export interface ClassroomResult {
  teams: number;
  inCouncil: number;
  restarts: { SIGTERM: number; SIGKILL: number };
  ledger: Ledger;
  deaths: number;
  pieces: number;
  /** Number of the teams' items expected on the server. */
  expected: number;
  lost: string[];
  doubled: string[];
  /** Work that disappeared while the team played. */
  missing: string[];
  /** Losses that the product reported to the team, which could then repeat the work. */
  told: string[];
  seconds: number;
  /** Positions of the teams that did not finish. */
  stuck: string[];
  /** What happened in the lessons, and what should not have. */
  lesson: LessonLedger;
}

const PASSWORD = 'palavra-do-caos';
/** Unit of the proxy's delays in simulated milliseconds, and the most units that a call is delayed. */
const PACE_MS = 1_500;
const DELAYS_MAX = 6;
/** What a busy machine delays an answer besides, in real time. */
const BUSY_MS = 1_000;
/** Actions between two crashes; a whole game has about a hundred. */
const DEATH_EVERY = 12;
/** Actions per team over which the server restarts are spread. */
const WORK_OF_A_GAME = 60;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Plays a whole school over a bad network while its server is stopped and killed; then compares the stored work. */
export async function playClassroom(options: ClassroomOptions): Promise<ClassroomResult> {
  const folder = await makeTestFolder();
  const random = createSeededRandom(options.seed);
  const server = new Server({
    dataDir: join(folder.path, 'data'),
    databaseUrl: options.databaseUrl,
    demoPassword: PASSWORD,
  });
  const begun = Date.now();
  try {
    await server.start();
    const { accounts, classId } = await createTeams(server.base, options.teams);
    const ledger = new LessonLedger((DELAYS_MAX * PACE_MS) / options.speed + BUSY_MS);
    const paceMs = PACE_MS / options.speed;
    const proxy = await startChaosProxy({
      target: server.base,
      random: random.child('proxy'),
      share: options.share,
      paceMs,
    });
    const room = { base: proxy.base, speed: options.speed, load: await buildPage() };
    const teams = accounts.map((account, index) => teamOf(account, { index, room, random, ledger, options }));
    const handsFinal = () => teams.filter(({ inLesson }) => inLesson.isHandFinal);
    const teacher = new SimulatedTeacher({
      room,
      random: random.child('professor'),
      ledger,
      ...TEACHER,
      classId,
      isHandFinal: (teamId) => handsFinal().some(({ username }) => idOf.get(username) === teamId),
      expire: (messageId) => server.query(EXPIRE, [messageId]),
    });
    const idOf = new Map(accounts.map(({ username, id }) => [username, id]));
    const school = { teams, teacher, classId, ledger };
    const restarts = await playAll(school, server, { proxy, random: random.child('restarts'), options });
    await proxy.settled();
    await proxy.close();
    await server.end('SIGTERM');
    const compared = await server.readDatabase((client) =>
      compareWithServer(
        client,
        teams.map(({ username, theme, model }) => ({ username, theme, model })),
      ),
    );
    const models = teams.map(({ model }) => model);
    return {
      teams: teams.length,
      inCouncil: teams.filter(({ isDone }) => isDone).length,
      restarts,
      ledger: proxy.ledger,
      deaths: teams.reduce((sum, { deaths }) => sum + deaths, 0),
      pieces: models.reduce((sum, { pieces }) => sum + pieces, 0),
      ...compared,
      missing: models.flatMap(({ missing }) =>
        missing.map(({ what, expected, found }) => `${what}: «${expected}» → «${found}»`),
      ),
      told: models.flatMap(({ reportedLosses }) => reportedLosses),
      seconds: Math.round((Date.now() - begun) / 1_000),
      stuck: teams.filter(({ isDone }) => !isDone).map((team) => team.where()),
      lesson: ledger,
    };
  } finally {
    await server.end('SIGKILL');
    await server.readDatabase(async () => {}).catch(() => {});
    await rm(folder.path, { recursive: true, force: true, maxRetries: 5 });
  }
}

const TEACHER = { username: 'professor', password: PASSWORD };
const EXPIRE = "update lesson_messages set sent_at = sent_at - interval '31 minutes' where id = $1";

interface Account {
  id: string;
  username: string;
  theme: Theme;
}

async function createTeams(base: string, count: number): Promise<{ accounts: Account[]; classId: string }> {
  const teacher = await new ApiClient(base)
    .signIn('professor@exemplo.pt', PASSWORD)
    .catch(() => new ApiClient(base).signIn('professor', PASSWORD));
  const accounts: Account[] = [];
  for (let index = 0; index < count; index += 1) {
    const theme = THEMES[index % THEMES.length]!;
    const username = `${TEAM_PREFIX}${index + 1}`;
    const { _id: id } = await createTeam(teacher, username, PASSWORD, theme);
    accounts.push({ id, username, theme });
  }
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  return { accounts, classId: classes[0]?._id ?? '' };
}

interface Playing {
  index: number;
  room: { base: string; speed: number; load: Awaited<ReturnType<typeof buildPage>> };
  random: SeededRandom;
  ledger: LessonLedger;
  options: ClassroomOptions;
}

function teamOf({ username, theme }: Account, { index, room, random, ledger, options }: Playing): SimulatedTeam {
  const peers = Array.from({ length: options.teams }, (_, other) => other).filter(
    (other) => other % THEMES.length === index % THEMES.length,
  ).length;
  return new SimulatedTeam({
    room,
    random: random.child(username),
    username,
    password: PASSWORD,
    theme,
    peers,
    devices: (index + 1) % options.twoDevicesEvery === 0 ? 2 : 1,
    deathEvery: DEATH_EVERY,
    ledger,
  });
}

interface Around {
  proxy: Awaited<ReturnType<typeof startChaosProxy>>;
  random: SeededRandom;
  options: ClassroomOptions;
}

interface School {
  teams: SimulatedTeam[];
  teacher: SimulatedTeacher;
  classId: string;
  ledger: LessonLedger;
}

async function playAll(school: School, server: Server, { proxy, random, options }: Around) {
  const { teams, teacher } = school;
  const until = Date.now() + options.timeMs;
  const done = { SIGTERM: 0, SIGKILL: 0 };
  const isLate = () => Date.now() > until;
  const isOver = () => teams.every(({ isDone }) => isDone) || isLate();
  let isSettled = false;
  const teaching = teacher.teach(() => teams.every(({ inLesson }) => inLesson.hand !== null) || isLate());
  const playing = Promise.all(
    teams.map(async (team) => {
      await team.play(() => !isLate());
      await team.stay(() => isSettled || isLate());
    }),
  );
  for (let restart = 0; restart < options.restarts && !isOver(); restart += 1) {
    const due = (WORK_OF_A_GAME * teams.length * (restart + random.next())) / options.restarts;
    while (!isOver() && teams.reduce((sum, team) => sum + team.done, 0) < due) await sleep(50);
    const signal = random.nextBoolean(0.5) ? 'SIGTERM' : 'SIGKILL';
    options.say?.(`${signal}; ${teams.filter(({ isDone }) => isDone).length} equipas acabaram`);
    await server.end(signal);
    await server.start();
    done[signal] += 1;
  }
  await teaching;
  proxy.spoil(0);
  await proxy.settled();
  if (!isLate()) await settleLesson({ ...school, random });
  isSettled = true;
  await playing;
  teacher.putAway();
  for (const team of teams) team.putAway();
  return done;
}
