/**
 * `npm run bench:peers`: compares the product with Directus and Strapi, one after the other on the same machine, with the same
 * PostgreSQL, the same 100,000 teams and the same three calls. `--write` writes the table to docs/performance.md.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startDebianPostgres } from '../../support/product/debianPostgres.ts';
import { databaseAt, inDatabase } from './database.ts';
import { hashMs } from './hashing.ts';
import { ensurePeers } from './install.ts';
import { type ExpectedPage, expectedPages } from './listQueries.ts';
import type { Peer, PeerName, Place } from './Peer.ts';
import { directus } from './products/directus.ts';
import { product } from './products/product.ts';
import { strapi } from './products/strapi.ts';
import { readSource, writeSource } from './source.ts';
import { type Measured, measuredTable, writeTable } from './table.ts';
import { faultsOf, takeTurn } from './turn.ts';

const ROUNDS_MAX = 12;
/** Exit code of a process stopped by Ctrl+C. */
const INTERRUPTED = 130;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Seconds per call and round, after the warm-up. */
    seconds: { type: 'string', default: '15' },
    'warm-up': { type: 'string', default: '5' },
    clients: { type: 'string', default: '16' },
    writers: { type: 'string', default: '64' },
    /** Number of timed starts per product. */
    starts: { type: 'string', default: '7' },
    /** Measures only these products. */
    only: { type: 'string', default: 'product,directus,strapi' },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const clients = Number(values.clients);
const writers = Number(values.writers);
if (!(rounds >= 1 && rounds <= ROUNDS_MAX && clients >= 1 && writers >= clients)) {
  console.log(
    `Uso: npm run bench:peers -- [--rounds 1..${ROUNDS_MAX}] [--seconds 15] [--clients 16] [--writers 64] [--write]`,
  );
  process.exit(2);
}
const timing = { warmUpMs: 1_000 * Number(values['warm-up']), measureMs: 1_000 * Number(values.seconds) };
const say = (line: string) => void process.stderr.write(`${line}\n`);
const peers = [product, directus, strapi].filter(({ name }) => values.only.split(',').includes(name));
const undo: (() => void)[] = [];
const undoAll = () => {
  for (const step of undo.splice(0).reverse()) step();
};
// An interrupted run also removes its databases.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    undoAll();
    process.exit(INTERRUPTED);
  });
}

try {
  ensurePeers(say);
  const { places, pages, postgres } = await makeAll();
  const measured: Measured[] = [];
  for (const peer of peers) measured.push({ peer, hashMs: await hashMs(peer), starts: [], turns: [] });
  for (let start = 0; start < Number(values.starts); start += 1) {
    for (const { peer, starts } of measured) starts.push(await timeStart(peer, places[peer.name]));
  }
  for (let number = 0; number < rounds; number += 1) {
    for (const { peer, turns } of measured) {
      const turn = await takeTurn(peer, places[peer.name], { ...timing, clients, writers, number, pages });
      turns.push(turn);
      const { signIn, list, write } = turn.calls;
      const speeds = [signIn, list, write].map(({ perSecond }) => perSecond.toFixed(1)).join(' / ');
      say(`volta ${number + 1}, ${peer.title}: ${speeds} por segundo, ${turn.atRest} → ${turn.peak} MB`);
      for (const fault of faultsOf(turn)) say(`  ${fault}`);
    }
  }
  const table = measuredTable(measured, { ...timing, clients, rounds, postgres });
  console.log(table);
  const isClean = measured.every(({ turns }) => turns.every((turn) => faultsOf(turn).length === 0));
  if (values.write && isClean) writeTable(table);
  process.exitCode = isClean ? 0 : 1;
} finally {
  undoAll();
}

/** Creates a cluster with a database per product, all filled from the same source. */
async function makeAll(): Promise<{ places: Record<PeerName, Place>; pages: ExpectedPage[]; postgres: string }> {
  const postgres = await startDebianPostgres();
  undo.push(() => postgres.stop());
  const folder = mkdtempSync('/tmp/bench-peers-');
  undo.push(() => rmSync(folder, { recursive: true, force: true }));
  const placeOf = ({ name }: Peer): Place => {
    mkdirSync(join(folder, name));
    return {
      databaseUrl: databaseAt(postgres.url, `bench_${name}`),
      postgres: postgres.pid,
      folder: join(folder, name),
    };
  };
  const places = { product: placeOf(product), directus: placeOf(directus), strapi: placeOf(strapi) };
  let pages: ExpectedPage[] = [];
  for (const peer of peers) {
    say(`a semear ${peer.title}…`);
    const place = places[peer.name];
    await inDatabase(postgres.url, (client) => client.query(`create database bench_${peer.name}`));
    await inDatabase(place.databaseUrl, writeSource);
    pages = expectedPages(await inDatabase(place.databaseUrl, readSource));
    await peer.prepare(place);
    await inDatabase(place.databaseUrl, (client) => client.query('vacuum analyze'));
  }
  await inDatabase(postgres.url, (client) => client.query('checkpoint'));
  const { rows } = await inDatabase(postgres.url, (client) =>
    client.query<{ server_version: string }>('show server_version'),
  );
  return { places, pages, postgres: rows[0]?.server_version.split(' ')[0] ?? '' };
}

async function timeStart(peer: Peer, place: Place): Promise<number> {
  const server = await peer.start(place);
  await server.stop();
  return server.startMs;
}
