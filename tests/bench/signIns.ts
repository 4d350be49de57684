/**
 * `npm run bench:signIns`: lets 600 teams of one address sign in at once, by code and by password, and prints how many were
 * let in per second and how many were refused. Server and callers share the machine. Asserts nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ApiClient, createTeam } from '../support/product/ApiClient.ts';
import { startProduct } from '../support/product/productServer.ts';

const TEAMS = 600;
const PASSWORD = 'bench-password';
const ROUNDS = 3;
/** The requirement: 600 sign-ins by code within this time, and none refused. */
const WITHIN_S = 10;

interface Wave {
  seconds: number;
  letIn: number;
  refused: number;
}

/** Creates the teams and returns their codes, and the bodies of their sign-ins by password. */
async function seedTeams(base: string): Promise<{ codes: object[]; passwords: object[] }> {
  const teacher = await new ApiClient(base).signIn('professor', PASSWORD);
  const names = Array.from({ length: TEAMS }, (_, n) => `bench-${n}`);
  for (const name of names) await createTeam(teacher, name, PASSWORD, 'ic');
  const { classes } = await teacher.get<{ classes: { _id: string }[] }>('/classes/all');
  const { teams } = await teacher.get<{ teams: { username: string; code: string }[] }>(
    `/classes/${classes[0]?._id}/cards`,
  );
  const own = teams.filter(({ username }) => username.startsWith('bench-'));
  return {
    codes: own.map(({ code }) => ({ code })),
    passwords: names.map((username) => ({ username, password: PASSWORD })),
  };
}

async function signInAll(url: string, bodies: readonly object[]): Promise<Wave> {
  const start = performance.now();
  const statuses = await Promise.all(
    bodies.map(async (body) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
      await reply.text();
      return reply.status;
    }),
  );
  const letIn = statuses.filter((status) => status === 200).length;
  return { seconds: (performance.now() - start) / 1_000, letIn, refused: statuses.length - letIn };
}

function print(how: string, { seconds, letIn, refused }: Wave): void {
  const rate = Math.round(letIn / seconds);
  console.log(
    `${how.padEnd(14)} ${letIn} entradas em ${seconds.toFixed(2)} s: ${rate} por segundo, ${refused} recusadas`,
  );
}

const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
const product = await startProduct(dataDir, { DEMO_PASSWORD: PASSWORD });
try {
  const { codes, passwords } = await seedTeams(product.base);
  console.log(`${TEAMS} equipas ao mesmo tempo, de um só endereço (pedido: códigos em ${WITHIN_S} s, 0 recusadas)`);
  for (let round = 0; round < ROUNDS; round += 1) {
    print('código', await signInAll(`${product.base}/api/login/code`, codes));
    print('palavra-passe', await signInAll(`${product.base}/api/login`, passwords));
  }
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
