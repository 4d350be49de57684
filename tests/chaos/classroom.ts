import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { THEMES, type Theme } from '#domain/vocabulary.ts';
import { createDice, type Dice } from '../support/product/dice.ts';
import { createTeam, Wire } from '../support/product/wire.ts';
import { makeTestFolder } from '../support/testFolder.ts';
import { startChaosProxy } from './chaosProxy.ts';
import type { Ledger } from './Ledger.ts';
import { buildPage } from './pageCode.ts';
import { Server } from './Server.ts';
import { SimulatedTeam } from './SimulatedTeam.ts';
import { compareWithServer, TEAM_PREFIX } from './serverState.ts';

export interface ClassroomOptions {
  teams: number;
  restarts: number;
  /** One team in so many plays with two devices. */
  twoDevicesEvery: number;
  seed: string;
  /** undefined: the embedded database. */
  databaseUrl?: string | undefined;
  /** Of the calls, from 0 to 1, to which something happens. */
  share: number;
  /** How many times faster than in a classroom the teams' time goes. */
  speed: number;
  /** The teams give up after this. */
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
  /** Things that teams made and that were looked for on the server. */
  expected: number;
  lost: string[];
  doubled: string[];
  /** What a team had done and did not see any more while it played. */
  missing: string[];
  /** Said to a team in words, so that it could do it again. */
  told: string[];
  seconds: number;
  /** Where those teams were that did not come to the end. */
  stuck: string[];
}

const PASSWORD = 'palavra-do-caos';
/** In pieces of work; a whole game has about a hundred. */
const DEATH_EVERY = 12;
/** Work of a team's game over which the ends of the server are spread. */
const WORK_OF_A_GAME = 60;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A whole school plays over a bad network, while its server is stopped and killed; then its work is counted. */
export async function playClassroom(options: ClassroomOptions): Promise<ClassroomResult> {
  const folder = await makeTestFolder();
  const dice = createDice(options.seed);
  const server = new Server({
    dataDir: join(folder.path, 'data'),
    databaseUrl: options.databaseUrl,
    demoPassword: PASSWORD,
  });
  const begun = Date.now();
  try {
    await server.start();
    const accounts = await createTeams(server.base, options.teams);
    const paceMs = 1_500 / options.speed;
    const proxy = await startChaosProxy({
      target: server.base,
      dice: dice.child('proxy'),
      share: options.share,
      paceMs,
    });
    const room = { base: proxy.base, speed: options.speed, load: await buildPage() };
    const teams = accounts.map((account, index) => teamOf(account, { index, room, dice, options }));
    const restarts = await playAll(teams, server, { proxy, dice: dice.child('restarts'), options });
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
      told: models.flatMap(({ told }) => told),
      seconds: Math.round((Date.now() - begun) / 1_000),
      stuck: teams.filter(({ isDone }) => !isDone).map((team) => team.where()),
    };
  } finally {
    await server.end('SIGKILL');
    await server.readDatabase(async () => {}).catch(() => {});
    await rm(folder.path, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Account {
  username: string;
  theme: Theme;
}

async function createTeams(base: string, count: number): Promise<Account[]> {
  const teacher = await new Wire(base)
    .signIn('professor@exemplo.pt', PASSWORD)
    .catch(() => new Wire(base).signIn('professor', PASSWORD));
  const accounts: Account[] = [];
  for (let index = 0; index < count; index += 1) {
    const theme = THEMES[index % THEMES.length]!;
    const username = `${TEAM_PREFIX}${index + 1}`;
    await createTeam(teacher, username, PASSWORD, theme);
    accounts.push({ username, theme });
  }
  return accounts;
}

interface Playing {
  index: number;
  room: { base: string; speed: number; load: Awaited<ReturnType<typeof buildPage>> };
  dice: Dice;
  options: ClassroomOptions;
}

function teamOf({ username, theme }: Account, { index, room, dice, options }: Playing): SimulatedTeam {
  const peers = Array.from({ length: options.teams }, (_, other) => other).filter(
    (other) => other % THEMES.length === index % THEMES.length,
  ).length;
  return new SimulatedTeam({
    room,
    dice: dice.child(username),
    username,
    password: PASSWORD,
    theme,
    peers,
    devices: (index + 1) % options.twoDevicesEvery === 0 ? 2 : 1,
    deathEvery: DEATH_EVERY,
  });
}

interface Around {
  proxy: Awaited<ReturnType<typeof startChaosProxy>>;
  dice: Dice;
  options: ClassroomOptions;
}

async function playAll(teams: SimulatedTeam[], server: Server, { proxy, dice, options }: Around) {
  const until = Date.now() + options.timeMs;
  const done = { SIGTERM: 0, SIGKILL: 0 };
  const playing = Promise.all(teams.map((team) => team.play(() => Date.now() < until)));
  const isOver = () => teams.every(({ isDone }) => isDone) || Date.now() > until;
  for (let restart = 0; restart < options.restarts && !isOver(); restart += 1) {
    const due = (WORK_OF_A_GAME * teams.length * (restart + dice.next())) / options.restarts;
    while (!isOver() && teams.reduce((sum, team) => sum + team.done, 0) < due) await sleep(50);
    const signal = dice.happens(0.5) ? 'SIGTERM' : 'SIGKILL';
    options.say?.(`${signal}; ${teams.filter(({ isDone }) => isDone).length} equipas acabaram`);
    await server.end(signal);
    await server.start();
    done[signal] += 1;
  }
  await playing;
  proxy.spoil(0);
  return done;
}
