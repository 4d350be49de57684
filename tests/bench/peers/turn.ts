import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { processTreeMemory } from '../../support/product/processMemory.ts';
import { inDatabase } from './database.ts';
import { BEGUN, type Job, type JobResult } from './Job.ts';
import type { ExpectedPage } from './listQueries.ts';
import { KINDS, type Kind, type Peer, type Place } from './Peer.ts';
import { type Spent, spentBy, spentSince, type Watched } from './Spent.ts';

const CLIENT = join(import.meta.dirname, 'client.ts');
const SETTLE_MS = 5_000;
const LOOK_EVERY_MS = 500;
/** Accounts reserved for one turn, far more than the fastest product uses. */
const TEAMS_PER_TURN = 8_000;
const WRITINGS_PER_TURN = 1_000_000;

export interface TurnOptions {
  clients: number;
  writers: number;
  warmUpMs: number;
  measureMs: number;
}

/** CPU time per call in ms, and the number of cores used by other programs meanwhile. */
interface KindResult extends JobResult {
  serverMs: number;
  postgresMs: number;
  others: number;
}

/** Results of one server from start to stop. Memory in MB, including child processes. */
export interface TurnResult {
  calls: Readonly<Record<Kind, KindResult>>;
  startMs: number;
  atRest: number;
  peak: number;
  /** Number of writers whose last text differs from the database. */
  notStored: number;
}

/** Measures one server alone on the machine: starts it, lets it settle, runs each of the three calls, and stops it. */
export async function takeTurn(
  peer: Peer,
  place: Place,
  { number, pages, ...options }: TurnOptions & { number: number; pages: readonly ExpectedPage[] },
): Promise<TurnResult> {
  const server = await peer.start(place);
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, processTreeMemory(server.pid).tree);
  };
  try {
    await new Promise((settled) => setTimeout(settled, SETTLE_MS));
    const atRest = processTreeMemory(server.pid).tree;
    const looking = setInterval(look, LOOK_EVERY_MS);
    const work = (kind: Kind) =>
      done(
        {
          ...options,
          peer: peer.name,
          kind,
          base: server.base,
          firstTeam: 1 + number * TEAMS_PER_TURN,
          firstTurn: 2 + number * WRITINGS_PER_TURN,
          pages: kind === 'list' ? pages : [],
        },
        { server: server.pid, postgres: place.postgres },
      );
    const [signIn, list, write] = [await work('signIn'), await work('list'), await work('write')];
    clearInterval(looking);
    const notStored = await countUnstored(peer, place, write.written);
    return { calls: { signIn, list, write }, startMs: server.startMs, atRest, peak, notStored };
  } finally {
    await server.stop();
  }
}

async function done(job: Job, watched: Omit<Watched, 'client'>): Promise<KindResult> {
  const client = fork(CLIENT);
  const all = { ...watched, client: client.pid ?? 0 };
  let begun = { at: performance.now(), spent: spentBy(all) };
  const result = new Promise<KindResult>((told) =>
    client.on('message', (message: JobResult | typeof BEGUN) => {
      const now = { at: performance.now(), spent: spentBy(all) };
      if (message === BEGUN) begun = now;
      else told({ ...message, ...costOf(message, spentSince(begun.spent, now.spent), now.at - begun.at) });
    }),
  );
  client.send(job);
  const [code] = await once(client, 'exit');
  if (code !== 0) throw new Error(`${job.peer}, ${job.kind}: o cliente acabou com ${code}`);
  return result;
}

function costOf({ all }: JobResult, { server, postgres, client, machine }: Spent, ms: number) {
  const each = (seconds: number) => (seconds * 1_000) / all;
  const others = (machine - server - postgres - client) / (ms / 1_000);
  return { serverMs: each(server), postgresMs: each(postgres), others };
}

async function countUnstored(peer: Peer, place: Place, written: JobResult['written']): Promise<number> {
  const teams = written.map(([team]) => team);
  const stored = await inDatabase(place.databaseUrl, (client) => peer.storedAnswers(client, teams));
  return written.filter(([team, text]) => stored.get(team) !== text).length;
}

/** Returns messages for unexpected responses and lost writes of a turn. */
export function faultsOf({ calls, notStored }: TurnResult): string[] {
  const refused = KINDS.flatMap((kind) => {
    const { errors, firstErrors, count } = calls[kind];
    if (count === 0) return [`${kind}: nada foi respondido`];
    return errors === 0 ? [] : [`${kind}: ${errors} erros, ${firstErrors.join(' | ')}`];
  });
  return notStored === 0 ? refused : [...refused, `${notStored} textos não estão na base de dados`];
}
