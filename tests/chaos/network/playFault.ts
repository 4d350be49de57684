import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { THEMES, type Theme } from '#domain/vocabulary.ts';
import { ApiClient, createTeam } from '../../support/product/ApiClient.ts';
import { createSeededRandom } from '../../support/product/seededRandom.ts';
import { LessonLedger } from '../lesson/LessonLedger.ts';
import { SimulatedTeacher } from '../lesson/SimulatedTeacher.ts';
import { buildPage } from '../pageCode.ts';
import { SimulatedTeam } from '../SimulatedTeam.ts';
import { compareWithServer, TEAM_PREFIX } from '../serverState.ts';
import { AirRelay } from './AirRelay.ts';
import { type FaultName, faultOf, type Installation } from './faults.ts';
import { NetworkServer } from './NetworkServer.ts';
import { DATABASE_ADDRESS, runIn, SERVER_ADDRESSES } from './namespaces.ts';
import { Postgres } from './Postgres.ts';
import { SyncWatch } from './SyncWatch.ts';

export interface FaultOptions {
  run: string;
  fault: FaultName;
  teams: number;
  /** How long the fault lasts. */
  seconds: number;
  /** Speed of the devices' time relative to real time. */
  speed: number;
  seed: string;
  folder: string;
}

export interface FaultResult {
  teams: number;
  devices: number;
  seconds: number;
  speed: number;
  seed: string;
  requests: number;
  failed: number;
  /** Failed requests while the fault held. */
  failedMeanwhile: number;
  /** Milliseconds after healing until each device was in sync. */
  sync: number[];
  /** Milliseconds after healing until the teacher's page was true again and could send a message. */
  teacherMs: number | null;
  deaths: number;
  expected: number;
  lost: string[];
  doubled: string[];
  missing: string[];
  stuck: string[];
  violations: string[];
}

const PORTS = [3000, 3001] as const;
const PASSWORD = 'palavra-do-caos';
const DEATH_EVERY = 40;
/** Actions per team before the fault begins: everybody is signed in and in the middle of a mission. */
const WARM_UP = 12;
const WARM_UP_MAX_MS = 60_000;
const FINISH_MAX_MS = 300_000;
/** How late an answer may reach a page. */
const LATE_MS = 5_000;
const HOLD_LOOK_MS = 50;
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const LOOK_MS = 200;
/** Who has not finished is said so often while the trial waits for them. */
const SAY_EVERY_LOOKS = 100;

/** Plays one fault inside the devices' network. */
export async function playFault(options: FaultOptions, say: (line: string) => void): Promise<FaultResult> {
  const undo: (() => unknown)[] = [];
  try {
    const installation = await install(options, { say, undo });
    return await play(options, installation, say);
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function install(
  { run, fault, folder, seed }: FaultOptions,
  { say, undo }: { say: (line: string) => void; undo: (() => unknown)[] },
): Promise<Installation> {
  const { servers: count = 1, hasReplica = false } = faultOf(fault);
  const air = await AirRelay.start(run, seed);
  undo.push(() => air.stop());
  const primary = new Postgres(run, 'database', folder);
  primary.create();
  primary.start();
  undo.push(() => primary.kill());
  const replica = hasReplica ? new Postgres(run, 'replica', folder) : null;
  if (replica) {
    replica.copyOf('database');
    replica.start();
    primary.followSynchronously();
    undo.push(() => replica.kill());
  }
  mkdirSync(join(folder, 'data'));
  const clocks = PORTS.map((port) => join(folder, `clock-${port}`));
  for (const clock of clocks) writeFileSync(clock, '0');
  // Before the first connection: one that is open already would be sent on in its middle.
  if (count > 1) alternate(run);
  const servers: NetworkServer[] = [];
  for (const [index, port] of PORTS.slice(0, count).entries()) {
    const server = await NetworkServer.start({ run, port, folder, password: PASSWORD, clockFile: clocks[index]! });
    undo.push(() => server.stop());
    servers.push(server);
  }
  return { run, folder, servers, primary, replica, air, clockFile: clocks.at(-1)!, say };
}

/** Sends every second connection of the devices to the second server, as a load balancer does. */
function alternate(run: string): void {
  const nth = '-m statistic --mode nth --every 2 --packet 0';
  for (const address of SERVER_ADDRESSES) {
    const rule = `-p tcp -d ${address} --dport ${PORTS[0]} ${nth} -j DNAT --to-destination ${address}:${PORTS[1]}`;
    runIn(run, 'devices', `iptables -w -t nat -A OUTPUT ${rule}`);
  }
}

interface Account {
  username: string;
  theme: Theme;
}

async function createTeams(base: string, count: number): Promise<{ accounts: Account[]; classId: string }> {
  const teacher = await new ApiClient(base).signIn('professor', PASSWORD);
  const accounts: Account[] = [];
  for (let index = 0; index < count; index += 1) {
    const theme = THEMES[index % THEMES.length]!;
    const username = `${TEAM_PREFIX}${index + 1}`;
    await createTeam(teacher, username, PASSWORD, theme);
    accounts.push({ username, theme });
  }
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  return { accounts, classId: classes[0]?._id ?? '' };
}

async function play(
  { fault: name, teams: count, seconds, speed, seed }: FaultOptions,
  installation: Installation,
  say: (line: string) => void,
): Promise<FaultResult> {
  const fault = faultOf(name);
  const random = createSeededRandom(seed);
  const calls = { requests: 0, failed: 0 };
  const onCall = (isAnswered: boolean) => {
    calls.requests += 1;
    if (!isAnswered) calls.failed += 1;
  };
  const refused = new Map<string, number>();
  const onRefused = (call: string) => {
    const kind = call.replace(UUID, ':id');
    refused.set(kind, (refused.get(kind) ?? 0) + 1);
  };
  const load = await buildPage();
  const rooms = SERVER_ADDRESSES.map((host) => ({
    base: `http://${host}:${PORTS[0]}`,
    speed,
    load,
    onCall,
    onRefused,
  }));
  const room = rooms[0]!;
  const { accounts, classId } = await createTeams(room.base, count);
  const ledger = new LessonLedger(LATE_MS);
  const peersOf = (theme: Theme) => accounts.filter((other) => other.theme === theme).length;
  const teams = accounts.map(
    ({ username, theme }) =>
      new SimulatedTeam({
        ...{ room, username, theme, ledger, password: PASSWORD, devices: 2, deathEvery: DEATH_EVERY },
        random: random.child(username),
        roomOf: (device) => rooms[device % rooms.length]!,
        peers: peersOf(theme),
      }),
  );
  const teacher = new SimulatedTeacher({
    ...{ room, ledger, classId, username: 'professor', password: PASSWORD },
    random: random.child('professor'),
    isHandFinal: () => true,
    expire: async () => {},
  });
  if (fault.isFromStart) await fault.begin(installation);
  await teacher.open();
  await teacher.page.start(classId, null);
  const state = { isHeld: false, isOver: false };
  const until = { ms: Number.POSITIVE_INFINITY };
  const playing = Promise.all(
    teams.map(async (team) => {
      await team.play(
        () => !state.isOver && Date.now() < until.ms,
        () => state.isHeld,
      );
      while (!state.isOver) {
        await team.follow();
        await sleep(HOLD_LOOK_MS);
      }
    }),
  );
  const actions = () => teams.reduce((sum, { done }) => sum + done, 0);
  const warm = Date.now() + WARM_UP_MAX_MS;
  while (actions() < WARM_UP * count && Date.now() < warm) await sleep(100);
  const before = { ...calls, actions: actions() };
  say(`${name}: ${before.actions} actions; the fault begins (seed ${seed})`);
  if (!fault.isFromStart) await fault.begin(installation);
  await sleep(seconds * 1_000);
  state.isHeld = true;
  await fault.end(installation);
  const failedMeanwhile = calls.failed - before.failed;
  say(`${name}: ${actions() - before.actions} actions, ${failedMeanwhile} calls failed meanwhile; healed`);
  const watch = new SyncWatch({ teams, teacher });
  await watch.untilSynced();
  say(`${name}: in sync after ${watch.summary()}`);
  state.isHeld = false;
  until.ms = Date.now() + FINISH_MAX_MS;
  for (let looks = 1; !teams.every(({ isDone }) => isDone) && Date.now() < until.ms; looks += 1) {
    await sleep(LOOK_MS);
    if (looks % SAY_EVERY_LOOKS === 0)
      for (const team of teams.filter(({ isDone }) => !isDone)) say(`  ${team.where()}`);
  }
  say(`${name}: finished`);
  for (const [call, times] of refused) say(`  refused: ${call}, ${times} times`);
  state.isOver = true;
  await playing;
  teacher.putAway();
  for (const team of teams) team.putAway();
  const unfinished = teams.filter(({ isDone }) => !isDone).map((team) => `não acabou: ${team.where()}`);
  const compared = await readDatabase((client) => compareWithServer(client, teams));
  return {
    ...{ teams: count, devices: 2 * count, seconds, speed, seed, failedMeanwhile, ...calls, ...compared },
    sync: watch.times,
    teacherMs: watch.teacherMs,
    deaths: teams.reduce((sum, { deaths }) => sum + deaths, 0),
    missing: teams.flatMap(({ model }) =>
      model.missing.map(({ what, expected, found }) => `${what}: «${expected}» → «${found}»`),
    ),
    stuck: [...watch.stuck, ...unfinished],
    violations: ledger.violations,
  };
}

async function readDatabase<T>(read: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `postgres://postgres@${DATABASE_ADDRESS}:5432/postgres` });
  await client.connect();
  try {
    return await read(client);
  } finally {
    await client.end();
  }
}
