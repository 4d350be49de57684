import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import { fileStoreFor } from '#server/files/store/openFileStore.ts';
import { backupCommand } from '#server/records/backup/backupCommand.ts';
import { finishedUpload } from '../app/gameAnswers.ts';
import { createTestApp, type TestApp } from '../app/testApp.ts';
import type { BucketServer } from '../product/bucketServer.ts';
import { type CommandResult, runCommand } from './backups.ts';
import { createTestDatabase, type TestDatabase } from './testDatabase.ts';

/** A school with data, files and a secret key in a DATABASE_URL database, and a folder for backups. */
export interface BackupFixture {
  app: TestApp;
  root: string;
  /** The environment of its commands. */
  env: { DATA_DIR: string; DATABASE_URL: string };
  teamId: string;
  /** Hash of the file in the team's answer. */
  sha256: string;
  runBackup(args?: readonly string[], env?: NodeJS.ProcessEnv): Promise<CommandResult>;
  /** Makes a backup, which must succeed, and returns its path. */
  createBackup(target?: string): Promise<string>;
  /** Returns an empty database and a new data folder to restore into. */
  createRestoreTarget(): Promise<{ database: TestDatabase; env: { DATA_DIR: string; DATABASE_URL: string } }>;
  close(): Promise<void>;
}

/** Creates the school, with its files in `bucket` if one is given. */
export async function createBackupFixture(bucket?: BucketServer): Promise<BackupFixture> {
  const root = await mkdtemp(join(tmpdir(), 'cg-backup-'));
  const dataDir = join(root, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  await writeFile(join(dataDir, 'secret.key'), randomBytes(32), { mode: 0o600 });
  const files = fileStoreFor({ dataDir, s3: bucket?.settings }, { warn: () => {} });
  const app = await createTestApp({ services: { files } });
  const teacher = await app.teacher();
  const { id: classId } = await app.schoolClass({ teacherId: teacher.id });
  const { id: teamId } = await app.team({ classId });
  await finishedUpload(app, teamId, 'conteúdo\tcom tudo');
  // A sequence that has advanced, and a computed column whose stored value differs from what its trigger computes.
  await app.db.execute(sql`insert into audit (action) values ('um'), ('dois'), ('três')`);
  await app.db.execute(sql`update teams set search_key = 'como estava'`);
  const { rows } = await app.db.execute<{ url: string; sha256: string }>(sql`select sha256 from blobs`);
  const databases: TestDatabase[] = [];
  const env = { DATA_DIR: dataDir, DATABASE_URL: urlOf(app), ...bucket?.env };
  const backUp: BackupFixture['runBackup'] = (args = [], more = {}) =>
    runCommand(backupCommand, args, { ...env, ...more });
  return {
    app,
    root,
    env,
    teamId,
    sha256: rows[0]?.sha256 ?? '',
    runBackup: backUp,
    async createBackup(target = join(root, `copias-${randomBytes(4).toString('hex')}`)) {
      // Two backups within one second would have the same name.
      const said = await vi.waitFor(
        async () => {
          const ran = await backUp(['--destino', target]);
          if (ran.code !== 0) throw new Error(ran.said);
          return ran.said;
        },
        { timeout: 10_000 },
      );
      return /^Cópia feita: (.*)$/m.exec(said)?.[1] ?? '';
    },
    async createRestoreTarget() {
      const database = await createTestDatabase({ migrated: false });
      databases.push(database);
      const DATA_DIR = join(root, `data-${databases.length}`);
      return { database, env: { DATA_DIR, DATABASE_URL: database.url } };
    },
    async close() {
      await app.close();
      for (const { drop } of databases) await drop();
      await rm(root, { recursive: true, force: true });
    },
  };
}

function urlOf({ db }: TestApp): string {
  return String(db.$client.options.connectionString);
}
