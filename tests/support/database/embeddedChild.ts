/**
 * A minimal server process for tests that kill it: opens the embedded database, runs the given SQL, prints one line
 * `pronto {"pid":…,"rows":[…]}` (or `erro {"name":…,"message":…}`) and runs until it is killed or gets SIGTERM. Options
 * come as JSON in the first argument.
 */
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { packagedPostgres } from '#server/db/embedded/postgresBinaries.ts';
import { recordingLog } from '../app/recordingLog.ts';

export type ChildOptions = {
  dataDir: string;
  sharedRoot?: string;
  programs?: { folder: string; version: string };
  /** The user to run as; only root can set it. */
  uid?: number;
  sql?: string;
};

const { uid, sql, ...options } = JSON.parse(process.argv[2] ?? '{}') as ChildOptions;
// Resolves the programs before dropping privileges, because the project may lie in a folder that only root can read.
const programs = options.programs ?? (await packagedPostgres());
if (uid !== undefined) {
  process.setgroups?.([uid]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}

try {
  const server = await startEmbedded({ ...options, programs, log: recordingLog() });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  const client = new pg.Client(server.connection);
  await client.connect();
  const result = await client.query(sql ?? 'select 1 as one');
  await client.end();
  const rows = (Array.isArray(result) ? result.at(-1) : result).rows;
  console.log(`pronto ${JSON.stringify({ pid: server.pid(), rows })}`);
  process.stdin.resume();
} catch (error) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  console.log(`erro ${JSON.stringify({ name, message })}`);
  process.exitCode = 1;
}
