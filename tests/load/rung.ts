import pg from 'pg';
import { createDice } from '../support/product/dice.ts';
import { Model } from '../support/product/Model.ts';
import { snapshot } from '../support/product/snapshot.ts';
import { makeTestFolder } from '../support/testFolder.ts';
import { ClassTeam } from './clients/ClassTeam.ts';
import { PanelTeacher } from './clients/PanelTeacher.ts';
import type { Classroom } from './clients/Tablet.ts';
import { LESSON_MS } from './lesson.ts';
import { Pace } from './Pace.ts';
import { Recorder } from './Recorder.ts';
import { type Installation, install, type Setup } from './setups.ts';
import type { MachineLimits, SmallMachine } from './smallMachine.ts';
import { type ByKind, type Seen, Watch } from './Watch.ts';

const PASSWORD = 'palavra-de-ensaio';
/** In which all press the button. */
const ENTRY_MS = 60_000;
/** In which all put their tablets aside at the end. */
const LEAVING_MS = 10_000;
/** One tablet in so many was open since long. */
const RENEWING_EVERY = 10;
const LOOK_MS = 50;
const SAY_EVERY_MS = 30_000;
/** Whoever is not in by then does not come in any more. */
const ENTRY_MAX_MS = 15 * 60_000;
const SETTLE_MS = 5_000;
/** What a shell says of whoever was stopped by Ctrl+C. */
const INTERRUPTED = 130;

export interface RungOptions {
  setup: Setup;
  teams: number;
  minutes: number;
  /** From the tutorial to the council; `minutes` is not read. */
  isWhole: boolean;
  seed: string;
  /** 1: as people are. More: the same with shorter pauses, to try the harness. */
  speed: number;
  /** The lesson lasts until this holds, in place of its time. */
  lastsUntil?: (recorder: Recorder) => boolean;
  /** The server and the database that it brings have no more than this. */
  limits?: MachineLimits;
  /** What befalls the servers during the lesson, over and over until it ends. */
  befalls?: (installation: Installation) => Promise<void>;
  say?: (line: string) => void;
}

export interface RungResult {
  setup: Setup;
  teams: number;
  teachers: number;
  recorder: Recorder;
  /** From the first page until the last one was in, in seconds. */
  allInSeconds: number;
  notIn: number;
  entry: Seen;
  lesson: Seen;
  /** MB, before anybody came and at the most. */
  atRest: ByKind;
  peak: ByKind;
  /** Writes that were acknowledged, and what of them is not stored, stored twice, or was never sent. */
  writes: number;
  lost: string[];
  twice: string[];
  foreign: string[];
  /** Who could not go on, and why. */
  stuck: string[];
  postgresVersion: string;
  /** Where the machine was made smaller. */
  machine: (MachineLimits & ReturnType<SmallMachine['seen']>) | undefined;
}

/** One rung of the ladder: a fresh installation, its worst minute, its lesson, and whether all that was acknowledged is stored. */
export async function climb(options: RungOptions): Promise<RungResult> {
  const folder = await makeTestFolder();
  const dice = createDice(options.seed);
  const installing = install(
    options.setup,
    folder.path,
    {
      teams: options.teams,
      password: PASSWORD,
      dice: dice.child('escola'),
      isFromTheStart: options.isWhole,
    },
    options.limits,
  );
  const clear = async () => {
    await installing.then(({ stop }) => stop()).catch(() => {});
    await folder.remove();
  };
  // Whoever loses patience leaves no database behind.
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
  const pace = new Pace(speed);
  const model = new Model();
  const before = await storedRows(installation);
  // What was there before counts as acknowledged once.
  model.sending(Object.fromEntries([...before.rows].map(([key, [value]]) => [key, value])))();
  const watch = new Watch(installation);
  const crowd = gather(installation, { room: { base: installation.base, recorder, pace }, model, options });
  const begun = performance.now();
  watch.start();
  try {
    await theEntry(crowd, begun + ENTRY_MS / speed, say);
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

interface Crowd {
  all: number;
  isIn: ReadonlySet<string>;
  lastInAt: () => number;
  stuck: string[];
  /** Everybody ends what is under way and puts the tablet aside, not all in the same instant. */
  leave(isSigningOut: boolean): Promise<void>;
}

interface Gathering {
  room: Classroom;
  model: Model;
  options: RungOptions;
}

function gather({ school }: Installation, { room, model, options }: Gathering): Crowd {
  const dice = createDice(`${options.seed}/aula`);
  const isIn = new Set<string>();
  const stuck: string[] = [];
  let lastInAt = performance.now();
  const onIn = (username: string) => () => {
    isIn.add(username);
    lastInAt = performance.now();
  };
  const common = (username: string) => {
    const account = { username, password: PASSWORD, onIn: onIn(username) };
    return { room, model, dice: dice.child(username), ...account };
  };
  const people = [
    ...school.teams.map(
      ({ username, theme, files, start }, number) =>
        new ClassTeam({ ...common(username), theme, files, start, isRenewing: number % RENEWING_EVERY === 0 }),
    ),
    ...school.teachers.map(({ id, username }) => new PanelTeacher({ ...common(username), id })),
  ];
  const playing = people.map((one) =>
    one.play(dice.next() * ENTRY_MS).catch((error) => {
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
          await new Promise((turn) => setTimeout(turn, (dice.next() * LEAVING_MS) / options.speed));
          await one.putAside(isSigningOut);
        }),
      );
    },
  };
}

/** Until everybody is in, but not before the minute is over. */
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
  const { isWhole, minutes, speed, lastsUntil, befalls } = options;
  const lessonMs = isWhole ? LESSON_MS : minutes * 60_000;
  const endsAt = performance.now() + lessonMs / speed;
  const isOver = () => (lastsUntil ? lastsUntil(recorder) : performance.now() >= endsAt);
  while (!isOver()) await (befalls?.(installation) ?? new Promise((look) => setTimeout(look, LOOK_MS)));
}

/** What is held against what was sent; sums that the server makes of it are its own. */
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

/** A posted mission has its row of marks at once. */
function isMadeByServer(key: string): boolean {
  return key.startsWith('mark/');
}
