import { readFileSync } from 'node:fs';
import { mkdir, realpath } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ApiClient, createTeam } from '../support/product/ApiClient.ts';
import { makeTestFolder } from '../support/testFolder.ts';
import { Product } from './Product.ts';

const PASSWORD = 'palavra-de-ensaio';
const STREAMS_PER_TEAM = 20;
const PIECE = 'a'.repeat(16 * 1024);
const PIECES = 40;
const SETTLE_MS = 5_000;
const MIB = 1024 * 1024;

export interface CrowdOutcome {
  /** Each kind of client with the server's memory in MiB meanwhile. */
  steps: { what: string; clients: number; mebibytes: number; readyMs: number }[];
  /** Unanswered calls of normal clients. */
  unanswered: number;
}

/** Adds `many` clients of each bad kind (slow, silent, gone), one kind after the other, and reads the memory after each. */
export async function crowd(many: number, isBuilt: boolean): Promise<CrowdOutcome> {
  const folder = await makeTestFolder();
  const dataDir = join(await realpath(folder.path), 'data');
  await mkdir(dataDir, { mode: 0o755 });
  const product = await Product.start({
    dataDir,
    logFile: join(folder.path, 'server.log'),
    isBuilt,
    env: { DEMO_PASSWORD: PASSWORD, DEMO: '1' },
  });
  const sockets: Socket[] = [];
  try {
    const outcome: CrowdOutcome = { steps: [], unanswered: 0 };
    const port = Number(new URL(product.base).port);
    const open = async (count: number, lines: (number: number) => string, keepReading = true) => {
      for (let number = 0; number < count; number += 1) sockets.push(await greet(port, lines(number), keepReading));
    };
    const tokens = await teamTokens(product.base, Math.ceil(many / STREAMS_PER_TEAM));
    const token = (number: number) => tokens[number % tokens.length] ?? '';
    const note = (what: string, clients: number) => look(product, outcome, { what, clients });
    await note('ninguém', 0);
    await open(many, () => 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
    await note('ligações paradas', many);
    await open(many, (number) => `GET /api/live HTTP/1.1\r\nHost: x\r\nAuthorization: ${token(number)}\r\n\r\n`);
    await note('dispositivos em direto', many);
    await open(many, () => 'GET /api/site HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    await note('cabeçalhos que não acabam', many);
    await open(many, () => `${bodyHead('/api/login', '')}`);
    await pour(sockets.slice(-many));
    await note('corpos sem fim, sem sessão', many);
    await open(many, (number) => bodyHead('/api/draft', `Authorization: ${token(number)}\r\n`));
    await pour(sockets.slice(-many));
    await note('corpos sem fim, com sessão', many);
    const uploads = await begunUploads(product.base, many, token);
    await open(many, (number) => fileHead(uploads[number] ?? '', token(number)));
    await pour(sockets.slice(-many));
    await note('ficheiros que não acabam', many);
    await open(many, () => 'GET /api/site HTTP/1.1\r\nHost: x\r\nX-Half: ');
    for (const socket of sockets.slice(-many)) socket.end();
    await note('ligações meio fechadas', many);
    await open(many, () => 'GET /api/docs HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(20), false);
    await note('leitores que não leem', many);
    return outcome;
  } finally {
    for (const socket of sockets) socket.destroy();
    await product.end('SIGTERM');
    await folder.remove();
  }
}

function bodyHead(path: string, more: string): string {
  const method = path === '/api/draft' ? 'PUT' : 'POST';
  const type = 'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n';
  return `${method} ${path} HTTP/1.1\r\nHost: x\r\n${more}${type}\r\n2\r\n{"\r\n`;
}

function fileHead(path: string, token: string): string {
  const body = 'Content-Type: application/offset+octet-stream\r\nTransfer-Encoding: chunked\r\n';
  const tus = 'Tus-Resumable: 1.0.0\r\nUpload-Offset: 0\r\n';
  return `PATCH ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: ${token}\r\n${tus}${body}\r\n2\r\nab\r\n`;
}

/** Creates so many uploads without sending any data; returns their URLs. */
async function begunUploads(base: string, many: number, token: (number: number) => string): Promise<string[]> {
  const paths: string[] = [];
  for (let number = 0; number < many; number += 1) {
    const headers = {
      authorization: token(number),
      'tus-resumable': '1.0.0',
      'upload-length': String(8 * MIB),
      'upload-metadata': `filename ${Buffer.from(`filme-${number}.mp4`).toString('base64')}`,
    };
    const answer = await fetch(`${base}/api/uploads`, { method: 'POST', headers });
    if (answer.status !== 201) throw new Error(`/uploads: ${answer.status}`);
    paths.push(`/api${(answer.headers.get('location') ?? '').replace(/^.*\/api/, '')}`);
  }
  return paths;
}

/** Lets all clients send their bodies piece by piece in turn, without ever finishing. */
async function pour(sockets: readonly Socket[]): Promise<void> {
  for (let pieces = 0; pieces < PIECES; pieces += 1) {
    for (const socket of sockets) if (socket.writable) socket.write(`${PIECE.length.toString(16)}\r\n${PIECE}\r\n`);
    await wait(50);
  }
}

function greet(port: number, lines: string, keepReading: boolean): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.off('error', fail).on('error', () => {});
      socket.write(lines);
      if (keepReading) socket.resume();
      done(socket);
    });
    socket.once('error', fail);
  });
}

async function teamTokens(base: string, teams: number): Promise<string[]> {
  const teacher = await new ApiClient(base).signIn('professor', PASSWORD);
  const tokens: string[] = [];
  for (let number = 0; number < teams; number += 1) {
    await createTeam(teacher, `multidao-${number}`, PASSWORD, 'ic');
    const body = new URLSearchParams({ username: `multidao-${number}`, password: PASSWORD });
    const answer = await fetch(`${base}/api/login`, { method: 'POST', body });
    tokens.push(((await answer.json()) as { token: string }).token);
  }
  return tokens;
}

/** Waits a moment, makes a normal call, and reads the memory. */
async function look(
  product: Product,
  outcome: CrowdOutcome,
  { what, clients }: { what: string; clients: number },
): Promise<void> {
  await wait(SETTLE_MS);
  const since = performance.now();
  if (!(await product.answers('/readyz'))) outcome.unanswered += 1;
  if (!(await product.answers('/api/site'))) outcome.unanswered += 1;
  outcome.steps.push({
    what,
    clients,
    mebibytes: memoryOf(product.pid),
    readyMs: Math.round(performance.now() - since),
  });
}

function memoryOf(pid: number): number {
  const kibibytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return Math.round((kibibytes * 1024) / MIB);
}
