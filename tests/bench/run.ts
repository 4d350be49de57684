/**
 * `npm run bench`: measures a level post and a paged list relative to one sign-in on the same machine, the memory of the
 * processes, and the download size of each lazy page. Prints ratios; asserts nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { downloadOf, ENTRY_PAGES, readManifest } from '../support/browser/clientBuild.ts';
import { processTreeMemory } from '../support/product/processMemory.ts';
import { startProduct } from '../support/product/productServer.ts';
import { BENCH_PASSWORD, POSTING_TEAMS, seedCountry, TEAMS } from './seed.ts';

/** Rounds before the measurement, to warm up the process. */
const WARM_UP = 50;
const ROUNDS = 150;
const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now();
  const value = await work();
  return { ms: performance.now() - start, value };
}

async function measureCalls(base: string) {
  const signIns: number[] = [];
  const posts: number[] = [];
  const lists: number[] = [];
  const post = (path: string, body: unknown, token?: string) =>
    fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
      body: JSON.stringify(body),
    });
  const signIn = async (username: string): Promise<string> => {
    const reply = await post('/login', { username, password: BENCH_PASSWORD });
    if (!reply.ok) throw new Error(`${username}: ${reply.status} ${await reply.text()}`);
    return ((await reply.json()) as { token: string }).token;
  };

  for (let i = 0; i < POSTING_TEAMS; i += 1) {
    const { ms, value: token } = await timed(() => signIn(`bench-${i}`));
    if (i >= WARM_UP) signIns.push(ms);
    const sent = await timed(() => post('/answer-level-1', { answers: ['1. a', '2. b', '3. c'] }, token));
    if (!sent.value.ok) throw new Error(`post: ${sent.value.status} ${await sent.value.text()}`);
    if (i >= WARM_UP) posts.push(sent.ms);
  }
  const admin = await signIn('bench-admin');
  for (let i = 0; i < WARM_UP + ROUNDS; i += 1) {
    const query = `page=${i % 7}&limit=10&sort=name&order=${i % 2 ? 'asc' : 'desc'}`;
    const { ms, value } = await timed(async () => {
      const reply = await fetch(`${base}/api/team/all?${query}`, { headers: { authorization: admin } });
      return {
        status: reply.status,
        body: (await reply.json()) as { teams: unknown[]; pagination: { total: number } },
      };
    });
    if (value.status !== 200 || value.body.teams.length !== 10 || value.body.pagination.total < TEAMS) {
      throw new Error(`list: ${value.status} ${JSON.stringify(value.body).slice(0, 200)}`);
    }
    if (i >= WARM_UP) lists.push(ms);
  }
  return { signIn: median(signIns), post: median(posts), list: median(lists) };
}

function printDownloads(): void {
  const manifest = readManifest();
  const own = (source: string) => source.startsWith('src/client/game/');
  for (const [name, source] of Object.entries(ENTRY_PAGES)) {
    const { bytes, files } = downloadOf(manifest, source, name === 'game' ? own : undefined);
    console.log(`porta ${name}: ${(bytes / 1000).toFixed(1)} kB brotli em ${files.length} ficheiros`);
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
try {
  console.log(`a semear ${TEAMS} equipas…`);
  await seedCountry(dataDir);
  const server = await startProduct(dataDir, { NODE_ENV: 'production' });
  try {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const idle = processTreeMemory(server.pid);
    const times = await measureCalls(server.base);
    const loaded = processTreeMemory(server.pid);
    console.log(`entrega de missão / início de sessão: ${(times.post / times.signIn).toFixed(2)}`);
    console.log(`lista de 10 entre ${TEAMS} / início de sessão: ${(times.list / times.signIn).toFixed(2)}`);
    console.log(
      `(medianas em ms: sessão ${times.signIn.toFixed(1)}, entrega ${times.post.toFixed(1)}, lista ${times.list.toFixed(1)})`,
    );
    console.log(`memória em repouso: servidor ${idle.own} MB, com a base de dados ${idle.tree} MB`);
    console.log(`memória depois das chamadas: servidor ${loaded.own} MB, com a base de dados ${loaded.tree} MB`);
  } finally {
    await server.stop();
  }
  printDownloads();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
