import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningPostgres } from '#server/db/embedded/runningPostgres.ts';
import { DATABASE } from '#server/db/openDatabase.ts';
import { Model, type Verdict } from '../support/product/Model.ts';
import { snapshot } from '../support/product/snapshot.ts';
import { makeTestFolder } from '../support/testFolder.ts';
import { type Blow, NEEDS_DISK, startAnew, startExternal, strike, type Target } from './blows.ts';
import { createDice } from './dice.ts';
import { Gate } from './Gate.ts';
import { LoopDisk } from './LoopDisk.ts';
import { readOverCalls } from './overCalls.ts';
import { type Met, PatientCaller } from './PatientCaller.ts';
import { Product } from './Product.ts';
import { play, type World } from './player.ts';

const PLAYERS = 6;
const PASSWORD = 'palavra-de-ensaio';
/** Acknowledged writes between two blows; then a moment more, so that blows fall into the middle of calls. */
const WRITES_BETWEEN = { min: 3, max: 24 };
const MOMENT_MS = 40;
const LOOK_EVERY_MS = 5;
const DISK_MEBIBYTES = 700;

export interface Campaign {
  blow: Blow;
  times: number;
  seed: number;
  isBuilt: boolean;
  /** Told after every blow. */
  onBlow?: (number: number, writes: number) => void;
}

export interface Outcome extends Verdict {
  blows: number;
  writes: number;
  teams: number;
  triedAgain: number;
  /** Answers that nobody should see. */
  wrong: string[];
  folder: string;
}

/**
 * Teams write while the server is struck down `times` times; after each blow, and at the end over the calls too, what is
 * stored is held against what was acknowledged. The folder is removed unless something was wrong.
 */
export async function run({ blow, times, seed, isBuilt, onBlow = () => {} }: Campaign): Promise<Outcome> {
  const folder = await makeTestFolder();
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const target = await prepare(folder.path, { blow, isBuilt, undo });
    const outcome = await fight(target, { blow, times, seed, onBlow });
    const isClean = [outcome.lost, outcome.twice, outcome.foreign, outcome.wrong].every(({ length }) => length === 0);
    if (isClean) undo.unshift(folder.remove);
    return { ...outcome, folder: folder.path };
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function prepare(
  folder: string,
  { blow, isBuilt, undo }: { blow: Blow; isBuilt: boolean; undo: (() => Promise<unknown>)[] },
): Promise<Target> {
  const disk = NEEDS_DISK.includes(blow) ? new LoopDisk(folder, DISK_MEBIBYTES) : null;
  if (disk) undo.push(() => disk.remove());
  const external = blow === 'external' ? await startExternal(join(await realpath(folder), 'external')) : null;
  if (external) undo.push(() => external.server.stop());
  const dataDir = join(disk?.mount ?? (await realpath(folder)), 'data');
  await mkdir(dataDir, { mode: 0o755 });
  const env = { DEMO_PASSWORD: PASSWORD, ...(external && { DATABASE_URL: external.url }) };
  const clockFile = blow === 'clock' ? join(folder, 'clock') : undefined;
  const product = await Product.start({ dataDir, logFile: join(folder, 'server.log'), clockFile, isBuilt, env });
  undo.push(() => product.end('SIGTERM'));
  const connection = async () => {
    if (external) return { connectionString: external.url };
    const found = await runningPostgres(dataDir);
    if (!found) throw new Error('The embedded database is not running.');
    return { ...found, database: DATABASE };
  };
  return { product, disk, external, connection };
}

async function fight(
  target: Target,
  { blow, times, seed, onBlow }: Pick<Campaign, 'blow' | 'times' | 'seed'> & { onBlow: (n: number, w: number) => void },
): Promise<Omit<Outcome, 'folder'>> {
  const dice = createDice(seed);
  const met: Met = { answered: 0, triedAgain: 0, wrong: [] };
  const gate = new Gate();
  const stage = { over: false };
  const world = await makeWorld(target.product.base, { met, gate, stage });
  const all: Verdict = { lost: [], twice: [], foreign: [] };
  const players = Array.from({ length: PLAYERS }, () => play({ ...world, dice: dice.another() }));
  // A player that cannot go on is a failure at once, not only at the end.
  const broken = Promise.all(players).then(() => undefined);
  broken.catch(() => {});
  for (let number = 1; number <= times; number += 1) {
    await Promise.race([untilWrites(world.model, dice.whole(WRITES_BETWEEN.min, WRITES_BETWEEN.max)), broken]);
    await wait(dice.whole(0, MOMENT_MS));
    await strike(blow, target, { number, onStruck: () => gate.close() });
    // Nobody may send again what is missing before it has been looked for.
    await gate.still();
    add(all, await look(target, world.model));
    await startAnew(blow, target, number);
    gate.open();
    onBlow(number, world.model.writes);
  }
  stage.over = true;
  await broken;
  add(all, await look(target, world.model));
  met.wrong.push(...(await readOverCalls(world, target.product.base)));
  const { writes } = world.model;
  return { ...all, blows: times, writes, teams: world.played.length, triedAgain: met.triedAgain, wrong: met.wrong };
}

async function makeWorld(
  base: string,
  { met, gate, stage }: { met: Met; gate: Gate; stage: { over: boolean } },
): Promise<Omit<World, 'dice'>> {
  const newCaller = () => new PatientCaller(base, { met, gate });
  const teacher = newCaller();
  const { token } = await teacher.form<{ token: string }>('/login', { username: 'professor', password: PASSWORD });
  teacher.token = token;
  const { classes } = await teacher.json<{ classes: { _id: string }[] }>('/classes/all');
  let teams = 0;
  return {
    model: new Model(),
    teacher,
    newCaller,
    classId: classes[0]?._id ?? '',
    nextTeam: () => {
      teams += 1;
      return teams;
    },
    council: [],
    played: [],
    isOver: () => stage.over,
  };
}

async function untilWrites(model: Model, more: number): Promise<void> {
  const wanted = model.writes + more;
  while (model.writes < wanted) await wait(LOOK_EVERY_MS);
}

/** Tries until the database answers: after some blows it comes back by itself, and that takes a moment. */
async function look({ product, connection }: Target, model: Model): Promise<Verdict> {
  for (let tries = 1; ; tries += 1) {
    try {
      return model.compare(await snapshot(await connection(), product.dataDir));
    } catch (error) {
      if (tries > 600) throw error;
      await wait(100);
    }
  }
}

function add(all: Verdict, more: Verdict): void {
  all.lost.push(...more.lost);
  all.twice.push(...more.twice);
  all.foreign.push(...more.foreign);
}
