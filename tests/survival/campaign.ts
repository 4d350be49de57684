import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runningPostgres } from '#server/db/embedded/runningPostgres.ts';
import { DATABASE } from '#server/db/openDatabase.ts';
import { createSeededRandom } from '../support/product/seededRandom.ts';
import { snapshot } from '../support/product/snapshot.ts';
import type { LedgerDifference, WriteLedger } from '../support/product/WriteLedger.ts';
import { makeTestFolder } from '../support/testFolder.ts';
import { compareThroughApi } from './compareThroughApi.ts';
import {
  causeFailure,
  type FailureKind,
  NEEDS_DISK,
  restartAfterCrashLoop,
  startExternal,
  type Target,
} from './failures.ts';
import { Gate } from './Gate.ts';
import { LoopDisk } from './LoopDisk.ts';
import { makeWorld } from './makeWorld.ts';
import { Product } from './Product.ts';
import { play } from './player.ts';
import type { CallResults } from './RetryingCaller.ts';

const PLAYERS = 6;
const PASSWORD = 'palavra-de-ensaio';
/** Acknowledged writes between two failures; MOMENT_MS more, so that failures hit calls in flight. */
const WRITES_BETWEEN = { min: 3, max: 24 };
const MOMENT_MS = 40;
const POLL_MS = 5;
const DISK_MEBIBYTES = 700;

export interface Campaign {
  kind: FailureKind;
  times: number;
  seed: number;
  isBuilt: boolean;
  /** Called after every failure. */
  onFailure?: (number: number, writes: number) => void;
}

export interface Outcome extends LedgerDifference {
  failureCount: number;
  writes: number;
  teams: number;
  triedAgain: number;
  /** Invalid answers. */
  wrong: string[];
  folder: string;
}

/**
 * Lets teams write while the server fails `times` times; compares the stored with the acknowledged writes after each failure, and
 * at the end also through the API. Removes the folder unless something was wrong.
 */
export async function run({ kind, times, seed, isBuilt, onFailure = () => {} }: Campaign): Promise<Outcome> {
  const folder = await makeTestFolder();
  const undo: (() => Promise<unknown>)[] = [];
  try {
    const target = await prepare(folder.path, { kind, isBuilt, undo });
    const outcome = await fight(target, { kind, times, seed, onFailure });
    const isClean = [outcome.lost, outcome.twice, outcome.foreign, outcome.wrong].every(({ length }) => length === 0);
    if (isClean) undo.unshift(folder.remove);
    return { ...outcome, folder: folder.path };
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

async function prepare(
  folder: string,
  { kind, isBuilt, undo }: { kind: FailureKind; isBuilt: boolean; undo: (() => Promise<unknown>)[] },
): Promise<Target> {
  const disk = NEEDS_DISK.includes(kind) ? new LoopDisk(folder, DISK_MEBIBYTES) : null;
  if (disk) undo.push(() => disk.remove());
  const external = kind === 'external' ? await startExternal(join(await realpath(folder), 'external')) : null;
  if (external) undo.push(() => external.server.stop());
  const dataDir = join(disk?.mount ?? (await realpath(folder)), 'data');
  await mkdir(dataDir, { mode: 0o755 });
  const env = { DEMO_PASSWORD: PASSWORD, ...(external && { DATABASE_URL: external.url }) };
  const clockFile = kind === 'clock' ? join(folder, 'clock') : undefined;
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
  {
    kind,
    times,
    seed,
    onFailure,
  }: Pick<Campaign, 'kind' | 'times' | 'seed'> & { onFailure: (n: number, w: number) => void },
): Promise<Omit<Outcome, 'folder'>> {
  const random = createSeededRandom(seed);
  const results: CallResults = { answered: 0, triedAgain: 0, wrong: [] };
  const gate = new Gate();
  const stage = { over: false };
  const world = await makeWorld(target.product.base, { password: PASSWORD, results, gate, stage });
  const all: LedgerDifference = { lost: [], twice: [], foreign: [] };
  const players = Array.from({ length: PLAYERS }, (_, player) =>
    play({ ...world, random: random.child(`player ${player}`) }),
  );
  // Fails at once when a player gets stuck, not only at the end.
  const broken = Promise.all(players).then(() => undefined);
  broken.catch(() => {});
  for (let number = 1; number <= times; number += 1) {
    await Promise.race([untilWrites(world.model, random.between(WRITES_BETWEEN.min, WRITES_BETWEEN.max)), broken]);
    await wait(random.between(0, MOMENT_MS));
    await causeFailure(kind, target, { number, onStruck: () => gate.close() });
    // Players must not resend a lost write before the comparison.
    await gate.still();
    add(all, await look(target, world.model));
    await restartAfterCrashLoop(kind, target, number);
    gate.open();
    onFailure(number, world.model.writes);
  }
  stage.over = true;
  await broken;
  add(all, await look(target, world.model));
  results.wrong.push(...(await compareThroughApi(world, target.product.base)));
  const { writes } = world.model;
  return {
    ...all,
    failureCount: times,
    writes,
    teams: world.played.length,
    triedAgain: results.triedAgain,
    wrong: results.wrong,
  };
}

async function untilWrites(model: WriteLedger, more: number): Promise<void> {
  const wanted = model.writes + more;
  while (model.writes < wanted) await wait(POLL_MS);
}

/** Retries until the database answers, because after some failures it takes a moment to recover. */
async function look({ product, connection }: Target, model: WriteLedger): Promise<LedgerDifference> {
  for (let tries = 1; ; tries += 1) {
    try {
      return model.compare(await snapshot(await connection(), product.dataDir));
    } catch (error) {
      if (tries > 600) throw error;
      await wait(100);
    }
  }
}

function add(all: LedgerDifference, more: LedgerDifference): void {
  all.lost.push(...more.lost);
  all.twice.push(...more.twice);
  all.foreign.push(...more.foreign);
}
