import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { readEnv } from '#server/config/env.ts';
import { createLog } from '#server/observability/log.ts';
import { backupCommand } from '#server/records/backup/backupCommand.ts';
import { reachDatabase } from '#server/records/backup/database/backupReach.queries.ts';
import { restoreCommand } from '#server/records/backup/restoreCommand.ts';
import { type RunningServer, startServer } from '#server/startServer.ts';
import { recordingLog } from '../../../support/app/recordingLog.ts';
import { namesIn, rowsByTable, runCommand } from '../../../support/database/backups.ts';
import { ApiClient, createTeam, playGame } from '../../../support/product/ApiClient.ts';
import { makeTestFolder } from '../../../support/testFolder.ts';

const PASSWORD = 'segredo-antigo';
const TEAM_PASSWORD = 'da-equipa-1234';
/** Written after the concurrent backup has ended, so the backup must not contain it. */
const LAST_WORDS = 'Depois da cópia';

const undo: (() => Promise<void>)[] = [];
let root: string;
beforeAll(async () => {
  const folder = await makeTestFolder();
  root = folder.path;
  undo.push(folder.remove);
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
});

async function start(dataDir: string): Promise<{ server: RunningServer; base: string }> {
  const env = readEnv({ HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DEMO_PASSWORD: PASSWORD });
  const server = await startServer(env, createLog('silent'), (error) => {
    throw error;
  });
  undo.push(server.stop);
  return { server, base: `http://127.0.0.1:${server.port}` };
}

/** Creates teams that have played, with answers, files, stars, comments, marks, notes, and one in the bin. */
async function fill(base: string) {
  const teacher = await new ApiClient(base).signIn('professor', PASSWORD);
  const other = await createTeam(teacher, 'outra', TEAM_PASSWORD, 'ic');
  const gone = await createTeam(teacher, 'apagada', TEAM_PASSWORD, 'dh');
  const [one, two, third] = [
    await new ApiClient(base).signIn('demo-ic', PASSWORD),
    await new ApiClient(base).signIn('outra', TEAM_PASSWORD),
    await new ApiClient(base).signIn('apagada', TEAM_PASSWORD),
  ];
  await playGame(one, 'ic', 'Um almoço\tde mil\nsabores \\ e "aspas"');
  await playGame(two, 'ic', 'Contos de avós');
  await playGame(third, 'dh', 'Uma rampa');
  const found = await teacher.get<{ _id: string; team: string }[]>('/get-proposals/all');
  const proposal = found.find(({ team }) => team === other._id)?._id ?? '';
  await one.send('PUT', `/update-proposals-stars/4/${proposal}`);
  await one.send('PUT', `/comment-proposals/${proposal}`, { comment: 'Que boa ideia 🚀' });
  await teacher.send('PUT', '/team/evaluation', { teamId: other._id, points: { level2: { p1: 60, p2: 40 } } });
  await teacher.send('PUT', `/team/${other._id}/levels/1/note`, { text: 'Muito bem.' });
  await teacher.send('POST', `/team/${other._id}/levels/2/give-back`, { note: 'Expliquem.' });
  const content = JSON.stringify({ part: 2, texts: [], typed: 'Contos de avós, outra v', step: 0 });
  await two.send('PUT', '/draft', { part: 2, revision: 1, device: 'tablet', content });
  await two.send('POST', '/answer-level-2', { answers: ['Contos de avós, outra vez'] });
  await teacher.send('POST', `/team/${other._id}/levels/3/give-back`, { note: 'Completem.' });
  await teacher.send('DELETE', `/team/${gone._id}`);
  const drafting = await new ApiClient(base).signIn('demo-dh', PASSWORD);
  await drafting.send('PUT', '/draft', { part: 0, revision: 1, device: 'tablet', content: '{"a":"\\n"}' });
  await drafting.send('PUT', '/draft', { part: 0, revision: 2, device: 'outro', content: '{}' });
  return { one, proposal, otherId: other._id, drafting };
}

type Filled = Awaited<ReturnType<typeof fill>>;

/** Writes in sequence until stopped: comment 1, draft 1, comment 2, draft 2, … */
function startWriting({ one, proposal, drafting }: Filled) {
  let going = true;
  const writing = (async () => {
    let written = 0;
    for (; going; written += 1) {
      await one.send('PUT', `/comment-proposals/${proposal}`, { comment: `Linha ${written + 1}` });
      const draft = { part: 0, revision: written + 10, device: 'outro', content: `${written + 1}` };
      await drafting.send('PUT', '/draft', draft);
    }
    return written;
  })();
  const stop = () => {
    going = false;
    return writing;
  };
  return { stop };
}

async function backUp(dataDir: string, target: string): Promise<string> {
  const ran = await runCommand(backupCommand, ['--destino', target], { DATA_DIR: dataDir });
  expect(ran).toEqual({ code: 0, said: expect.stringContaining('Cópia feita: ') });
  const [folder, ...more] = await namesIn(target);
  expect(more).toEqual([]);
  return join(target, folder ?? '');
}

async function connectionTo(dataDir: string): Promise<pg.ClientConfig> {
  const { connection } = await reachDatabase({ dataDir, databaseUrl: undefined }, recordingLog());
  return connection as pg.ClientConfig;
}

it('restores a played class from a backup made while the server runs', { timeout: 120_000 }, async () => {
  const source = join(root, 'escola');
  const { base } = await start(source);
  const filled = await fill(base);

  const writer = startWriting(filled);
  const during = await backUp(source, join(root, 'durante'));
  await filled.one.send('PUT', `/comment-proposals/${filled.proposal}`, { comment: LAST_WORDS });
  expect(await writer.stop()).toBeGreaterThan(0);

  const quiet = await backUp(source, join(root, 'depois'));
  expect((await stat(join(quiet, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect((await stat(quiet)).mode & 0o777).toBe(0o700);
  const before = await rowsByTable(await connectionTo(source));
  for (const table of [
    'drafts',
    'kept_drafts',
    'draft_steps',
    'answer_files',
    'answer_versions',
    'bin',
    'bin_blobs',
    'ratings',
    'marks',
  ]) {
    expect([table, before[`public.${table}`]?.length]).toEqual([table, expect.toSatisfy((rows) => rows > 0)]);
  }

  await expectConsistentSnapshot(during, before);

  const restored = join(root, 'nova');
  expect(await runCommand(restoreCommand, [quiet], { DATA_DIR: restored })).toMatchObject({ code: 0 });
  const { server, base: newBase } = await start(restored);
  expect(server.firstAccounts).toBeNull();
  expect(await rowsByTable(await connectionTo(restored))).toEqual(before);
  await expectUsable(newBase, filled);
});

it('does not restore what was erased after the backup was made', { timeout: 120_000 }, async () => {
  const username = 'vaivém';
  const dataDir = join(root, 'apaga');
  const running = await start(dataDir);
  const teacher = await new ApiClient(running.base).signIn('professor', PASSWORD);
  const team = await createTeam(teacher, username, TEAM_PASSWORD, 'ic');
  await playGame(await new ApiClient(running.base).signIn(username, TEAM_PASSWORD), 'ic', `Plano ${username}`);
  const backup = await backUp(dataDir, join(root, 'antes-de-apagar'));
  await teacher.send('POST', `/team/${team._id}/erase`, { name: `Equipa ${username}` });
  await running.server.stop();

  const ran = await runCommand(restoreCommand, [backup, '--substituir'], { DATA_DIR: dataDir });
  expect(ran).toMatchObject({ code: 0, said: expect.stringContaining('Registo de apagamentos: ') });
  const again = await start(dataDir);
  const rows = Object.values(await rowsByTable(await connectionTo(dataDir))).flat();
  expect(rows.filter((row) => row.toLowerCase().includes(username))).toEqual([]);
  await expect(new ApiClient(again.base).signIn(username, TEAM_PASSWORD)).rejects.toThrow();
  await new ApiClient(again.base).signIn('professor', PASSWORD);
});

/**
 * Asserts that comments and drafts are from one moment: no draft without the comment before it, and no comment two
 * ahead of its draft.
 */
async function expectConsistentSnapshot(backup: string, after: Record<string, string[]>): Promise<void> {
  const dataDir = join(root, 'momento');
  expect(await runCommand(restoreCommand, [backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  const { server } = await start(dataDir);
  const rows = await rowsByTable(await connectionTo(dataDir));
  await server.stop();
  const texts = (rows['public.comments'] ?? []).map((row) => String(JSON.parse(row).text));
  expect(texts).not.toContain(LAST_WORDS);
  const lines = texts.flatMap((text) => /^Linha (\d+)$/.exec(text)?.[1] ?? []).map(Number);
  const count = lines.length;
  expect(lines.sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  const [draft] = (rows['public.drafts'] ?? []).map((row) => JSON.parse(row));
  const drafted = draft.revision < 10 ? 0 : Number(draft.content);
  expect([count, count - 1]).toContain(drafted);
  for (const table of ['public.answers', 'public.answer_files', 'public.accounts', 'public.bin']) {
    expect(rows[table]).toEqual(after[table]);
  }
}

/** Asserts that old passwords sign in, files are served, sealed passwords open, and sequences continue. */
async function expectUsable(base: string, { otherId }: Filled): Promise<void> {
  const team = await new ApiClient(base).signIn('outra', TEAM_PASSWORD);
  const teacher = await new ApiClient(base).signIn('professor', PASSWORD);
  expect(await teacher.get(`/credentials/${otherId}`)).toMatchObject({ password: TEAM_PASSWORD });
  const { teams } = await teacher.get<{ teams: Record<string, never>[] }>('/team/responses?limit=1000');
  const played = JSON.stringify(teams);
  const [link] = /\/api\/files\/[\w-]+/.exec(played) ?? [];
  const file = await fetch(`${base}${link}`);
  expect(file.status).toBe(200);
  expect(await file.text()).toBe('Conversa com três vizinhos.');
  await team.form('/answer-level-3', {
    answers: SOLAR_SYSTEMS.ic.levels.level3.map(() =>
      JSON.stringify([{ name: 'nova.txt', content: 'data:text/plain;base64,QW1hbmjDow==' }]),
    ),
  });
  const drafting = await new ApiClient(base).signIn('demo-dh', PASSWORD);
  await drafting.send('PUT', '/draft', { part: 0, revision: 99_999, device: 'terceiro', content: '{}' });
  expect(JSON.stringify(await teacher.get('/bin'))).toContain('Equipa apagada');
}
