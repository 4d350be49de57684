/**
 * `npm run bench:panel`: compares the panel's lists and the council with 100,000 teams, 30,000 proposals in one solar system
 * and a million comments against a hundredth of that; counts the queries of each request, and measures rendering 50 rows and the marking desk.
 * Uses Debian's PostgreSQL with default settings. Prints ratios; asserts nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startDebianPostgres } from '../support/product/debianPostgres.ts';
import { type CountedServer, startCounted } from './panel/countedServer.ts';
import { measureDesk } from './panel/desk.ts';
import { type BenchRequest, REQUESTS } from './panel/requests.ts';
import { measureRows } from './panel/rows.ts';
import { databaseAt, inDatabase } from './peers/database.ts';

const FEW = 1_000;
const MANY = 100_000;
const RATIO_MAX = 3;
const QUERIES_MAX = 3;
/** One frame at 60 Hz. */
const FRAME_MS = 16;
const WARM_UP = 5;
const ROUNDS = 31;

const CLIENT = resolve(import.meta.dirname, '../../dist/client');
const ROW_LISTS = [
  ['Equipas', '/panel/management/teams'],
  ['Respostas', '/panel/solar-systems/answers'],
] as const;

interface Servers {
  few: CountedServer;
  many: CountedServer;
}

interface Measured {
  ms: number;
  queries: number;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Sends the request to both servers alternately, so that other load on the machine affects both equally. */
async function measure(servers: Servers, request: BenchRequest): Promise<[few: Measured, many: Measured]> {
  const rounds: [few: Measured, many: Measured][] = [];
  for (let n = 0; n < WARM_UP + ROUNDS; n += 1) {
    const round: [Measured, Measured] = [
      await ask(servers.few, request, n, FEW),
      await ask(servers.many, request, n, MANY),
    ];
    if (n >= WARM_UP) rounds.push(round);
  }
  const summed = (own: Measured[]): Measured => ({
    ms: median(own.map(({ ms }) => ms)),
    queries: Math.max(...own.map(({ queries }) => queries)),
  });
  return [summed(rounds.map(([few]) => few)), summed(rounds.map(([, many]) => many))];
}

async function ask(server: CountedServer, request: BenchRequest, n: number, teams: number): Promise<Measured> {
  const real = request.path(n, teams);
  const token = request.asTeam ? await server.tokenOfTeam(request.asTeam(n)) : server.token;
  const before = server.queries();
  const start = performance.now();
  const reply = await fetch(`${server.base}/api${real}`, { headers: { authorization: token } });
  const body = await reply.text();
  const ms = performance.now() - start;
  if (!reply.ok) throw new Error(`${real}: ${reply.status} ${body.slice(0, 200)}`);
  return { ms, queries: server.queries() - before };
}

async function printRows(server: CountedServer): Promise<void> {
  console.log(`\n50 linhas com o processador 4 vezes mais lento, em relação a uma imagem do ecrã (${FRAME_MS} ms)`);
  for (const [name, path] of ROW_LISTS) {
    const { script, longest } = await measureRows(server, path);
    const ratios = `${(longest / FRAME_MS).toFixed(2)} de cada vez, ${(script / FRAME_MS).toFixed(2)} ao todo`;
    console.log(`${longest > FRAME_MS ? '✗' : '✓'} ${name.padEnd(46)} ${ratios}`);
  }
}

/** Asked for: opening a team in at most 100 ms of script, and a key saved within 300 ms. */
const OPENING_MAX_MS = 100;
const SAVING_MAX_MS = 300;

async function printDesk(server: CountedServer): Promise<void> {
  const { opening, saving } = await measureDesk(server);
  console.log(`\nMesa de avaliação com ${FEW} equipas na lista, em relação ao pedido (até 1)`);
  const line = (name: string, ms: number, max: number) =>
    console.log(`${ms > max ? '✗' : '✓'} ${name.padEnd(46)} ${(ms / max).toFixed(2)}  (${Math.round(ms)} ms)`);
  line(`abrir a equipa seguinte, 4 vezes mais lento`, opening, OPENING_MAX_MS);
  line(`da tecla ao sinal «Guardado», rede de 50 ms`, saving, SAVING_MAX_MS);
}

async function printLists(servers: Servers): Promise<void> {
  console.log(
    `\n${MANY} equipas / ${FEW} equipas (pedido: até ${RATIO_MAX}), consultas por pedido (até ${QUERIES_MAX})`,
  );
  for (const request of REQUESTS) {
    const { name, queriesMax = QUERIES_MAX } = request;
    const [few, many] = await measure(servers, request);
    const ratio = many.ms / few.ms;
    const queries = Math.max(few.queries, many.queries);
    const sign = ratio > RATIO_MAX || queries > queriesMax ? '✗' : '✓';
    const times = `${few.ms.toFixed(1)} → ${many.ms.toFixed(1)} ms`;
    console.log(`${sign} ${name.padEnd(46)} ${ratio.toFixed(2).padStart(7)}  ${queries} consultas  (${times})`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-panel-'));
const postgres = await startDebianPostgres();
const country = async (name: string, teams: number) => {
  await inDatabase(postgres.url, (client) => client.query(`create database ${name}`));
  return { dataDir: join(folder, name), databaseUrl: databaseAt(postgres.url, name), teams };
};
try {
  console.log(`a semear ${FEW} e ${MANY} equipas…`);
  const few = await startCounted({ ...(await country('few', FEW)), clientDir: CLIENT });
  await printRows(few);
  await printDesk(few);
  const many = await startCounted(await country('many', MANY));
  await printLists({ few, many });
  await Promise.all([few.close(), many.close()]);
} finally {
  postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
