import pg from 'pg';
import { createSeededRandom } from '../support/product/seededRandom.ts';
import { snapshot } from '../support/product/snapshot.ts';
import { WriteLedger } from '../support/product/WriteLedger.ts';
import { makeTestFolder } from '../support/testFolder.ts';
import { ClassTeam } from './clients/ClassTeam.ts';
import { PanelTeacher } from './clients/PanelTeacher.ts';
import { readCodes } from './clients/readCodes.ts';
import type { Classroom } from './clients/Tablet.ts';
import { LESSON_MS } from './lesson.ts';
import { Pace } from './Pace.ts';
import { Recorder } from './Recorder.ts';
import { type Installation, install, type Setup } from './setups.ts';
import type { MachineLimits, SmallMachine } from './smallMachine.ts';
import { TileTimes } from './TileTimes.ts';
import { type ByKind, type Seen, Watch } from './Watch.ts';

const PASSWORD = 'palavra-de-ensaio';
const MINUTE_MS = 60_000;
/** Time in which everybody puts the tablet aside at the end. */
const LEAVING_MS = 10_000;
/** One tablet in so many has an old session. */
const RENEWING_EVERY = 10;
const LOOK_MS = 50;
const SAY_EVERY_MS = 30_000;
/** Time after which a tablet that is not in counts as stuck. */
const ENTRY_MAX_MS = 15 * 60_000;
const SETTLE_MS = 5_000;
/** Exit code of a process stopped by Ctrl+C. */
const INTERRUPTED = 130;

export interface RungOptions {
  setup: Setup;
  teams: number;
  minutes: number;
  /** Teams sign in with the codes of their cards instead of their passwords. */
  byCode?: boolean;
  /** From the tutorial to the council; `minutes` is not read. */
  isWhole: boolean;
  seed: string;
  /** 1: real time. More: shorter pauses, to try the harness. */
  speed: number;
  /** Minutes in which everybody presses the button; one without it. */
  entryMinutes?: number;
  /** Connections of one tablet; as many as browsers open without it. */
  connections?: number | undefined;
  /** How much longer people think than in a usual lesson. */
  calm?: number;
  /** Ends the lesson when this returns true, instead of by time. */
  lastsUntil?: (recorder: Recorder) => boolean;
  /** Limits for server and embedded database. */
  limits?: MachineLimits;
  /** A disruption of the servers, repeated until the lesson ends. */
  disturb?: (installation: Installation) => Promise<void>;
  say?: (line: string) => void;
}

export interface RungResult {
  setup: Setup;
  teams: number;
  teachers: number;
  recorder: Recorder;
  /** Seconds from the first page load until everybody was in. */
  allInSeconds: number;
  notIn: number;
  entry: Seen;
  lesson: Seen;
  /** Memory in MB before the entry, and the maximum. */
  atRest: ByKind;
  peak: ByKind;
  /** Acknowledged writes, and those that are lost, stored twice, or were never sent. */
  writes: number;
  lost: string[];
  twice: string[];
  foreign: string[];
  /** Teams that got stuck, with the reason. */
  stuck: string[];
  postgresVersion: string;
  /** The limits and their effect, where the machine was limited. */
  machine: (MachineLimits & ReturnType<SmallMachine['seen']>) | undefined;
}

/** Runs one rung: a fresh installation, the entry minute, the lesson, and the check that all acknowledged writes are stored. */
export async function climb(options: RungOptions): Promise<RungResult> {
  const folder = await makeTestFolder();
  const random = createSeededRandom(options.seed);
  const installing = install(
    options.setup,
    folder.path,
    {
      teams: options.teams,
      password: PASSWORD,
      random: random.child('escola'),
      isFromTheStart: options.isWhole,
    },
    options.limits,
  );
  const clear = async () => {
    await installing.then(({ stop }) => stop()).catch(() => {});
    await folder.remove();
  };
  // An interrupted run also removes its database.
  const interrupt = () => void clear().finally(() => process.exit(INTERRUPTED));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  try {
    const installation = await installing;
    await new Promise((settled) => setTimeout(settled, SETTLE_MS / options.speed));
    return await playLesson(installation, options);
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await clear();
  }
}

async function playLesson(installation: Installation, options: RungOptions): Promise<RungResult> {
  const { setup, teams, isWhole, speed, say = () => {} } = options;
  const recorder = new Recorder();
  const pace = new Pace(speed, options.calm);
  const model = new WriteLedger();
  const before = await storedRows(installation);
  // Seeded rows count as acknowledged once.
  model.recordSending(Object.fromEntries([...before.rows].map(([key, [value]]) => [key, value])))();
  const watch = new Watch(installation);
  const codes = options.byCode ? await codesOf(installation) : undefined;
  const crowd = gather(installation, {
    room: {
      base: installation.base,
      recorder,
      pace,
      tiles: new TileTimes(recorder),
      connections: options.connections,
    },
    model,
    options,
    codes,
  });
  const begun = performance.now();
  watch.start();
  try {
    await theEntry(crowd, begun + entryMs(options) / speed, say);
    await watch.turn('entry');
    recorder.phase = 'lesson';
    say(`${teams} equipas: ${crowd.isIn.size} de ${crowd.all} dentro`);
    await theLesson(installation, recorder, options);
    await watch.turn('lesson');
    recorder.phase = 'end';
  } finally {
    watch.stop();
    pace.end();
  }
  await crowd.leave(isWhole);
  const { machine } = installation;
  const after = await storedRows(installation);
  const { lost, twice, foreign } = model.compare(after.rows);
  return {
    setup,
    teams,
    teachers: installation.school.teachers.length,
    recorder,
    allInSeconds: (crowd.lastInAt() - begun) / 1_000,
    notIn: crowd.all - crowd.isIn.size,
    entry: watch.seen.entry!,
    lesson: watch.seen.lesson!,
    atRest: watch.atRest,
    peak: watch.peak,
    writes: model.writes - 1,
    lost,
    twice,
    foreign: foreign.filter((key) => !isMadeByServer(key)),
    stuck: crowd.stuck,
    postgresVersion: after.version,
    machine: machine && { ...machine.limits, ...machine.seen() },
  };
}

function entryMs({ entryMinutes = 1 }: RungOptions): number {
  return entryMinutes * MINUTE_MS;
}

interface Crowd {
  all: number;
  isIn: ReadonlySet<string>;
  lastInAt: () => number;
  stuck: string[];
  /** Everybody finishes pending work and puts the tablet aside, spread over LEAVING_MS. */
  leave(isSigningOut: boolean): Promise<void>;
}

interface Gathering {
  room: Classroom;
  model: WriteLedger;
  options: RungOptions;
  /** The codes of the teams that sign in with them. */
  codes?: ReadonlyMap<string, string> | undefined;
}

/** Reads the cards before anything is measured. */
function codesOf({ base, school }: Installation): Promise<ReadonlyMap<string, string>> {
  return readCodes({ base, recorder: new Recorder(), pace: new Pace(1) }, school.teachers, PASSWORD);
}

function gather({ school }: Installation, { room, model, options, codes }: Gathering): Crowd {
  const random = createSeededRandom(`${options.seed}/aula`);
  const isIn = new Set<string>();
  const stuck: string[] = [];
  let lastInAt = performance.now();
  const onIn = (username: string) => () => {
    isIn.add(username);
    lastInAt = performance.now();
  };
  const common = (username: string) => {
    const account = { username, password: PASSWORD, code: codes?.get(username), onIn: onIn(username) };
    return { room, model, random: random.child(username), ...account };
  };
  const people = [
    ...school.teams.map(
      ({ username, theme, files, start }, number) =>
        new ClassTeam({ ...common(username), theme, files, start, isRenewing: number % RENEWING_EVERY === 0 }),
    ),
    ...school.teachers.map(({ id, username }) => new PanelTeacher({ ...common(username), id })),
  ];
  const playing = people.map((one) =>
    one.play(random.next() * entryMs(options)).catch((error) => {
      stuck.push(error instanceof Error ? error.message : String(error));
    }),
  );
  return {
    all: people.length,
    isIn,
    lastInAt: () => lastInAt,
    stuck,
    async leave(isSigningOut) {
      await Promise.all(playing);
      await Promise.all(
        people.map(async (one) => {
          await new Promise((turn) => setTimeout(turn, (random.next() * LEAVING_MS) / options.speed));
          await one.putAside(isSigningOut);
        }),
      );
    },
  };
}

/** Waits until everybody is in, at least until the minute is over. */
async function theEntry(crowd: Crowd, earliestEnd: number, say: (line: string) => void): Promise<void> {
  let saidAt = performance.now();
  const latestEnd = performance.now() + ENTRY_MAX_MS;
  const isAllIn = () => crowd.isIn.size + crowd.stuck.length >= crowd.all;
  for (let now = performance.now(); now < earliestEnd || (now < latestEnd && !isAllIn()); now = performance.now()) {
    await new Promise((look) => setTimeout(look, LOOK_MS));
    if (now - saidAt < SAY_EVERY_MS) continue;
    saidAt = now;
    say(`${crowd.isIn.size} de ${crowd.all} dentro`);
  }
}

async function theLesson(installation: Installation, recorder: Recorder, options: RungOptions): Promise<void> {
  const { isWhole, minutes, speed, lastsUntil, disturb } = options;
  const lessonMs = isWhole ? LESSON_MS : minutes * MINUTE_MS;
  const endsAt = performance.now() + lessonMs / speed;
  const isOver = () => (lastsUntil ? lastsUntil(recorder) : performance.now() >= endsAt);
  while (!isOver()) await (disturb?.(installation) ?? new Promise((look) => setTimeout(look, LOOK_MS)));
}

/** Returns the stored rows for comparison with the sent ones, without totals computed by the server. */
async function storedRows(installation: Installation) {
  const connection = await installation.database();
  const rows = new Map(await snapshot(connection, installation.dataDir));
  for (const key of rows.keys()) if (key.startsWith('points/')) rows.delete(key);
  const client = new pg.Client(connection);
  await client.connect();
  const { rows: told } = await client.query<{ server_version: string }>('show server_version');
  await client.end();
  return { rows, version: told[0]?.server_version.split(' ')[0] ?? '' };
}

/** Returns whether the server creates this row itself, as the marks of a posted mission. */
function isMadeByServer(key: string): boolean {
  return key.startsWith('mark/');
}
