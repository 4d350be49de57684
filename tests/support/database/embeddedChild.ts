/**
 * A server process in small, for tests that kill it: opens the embedded database, runs the SQL it is given, prints
 * one line `pronto {"pid":…,"rows":[…]}` (or `erro {"name":…,"message":…}`) and stays until it is killed or told to end.
 * Options come as JSON in the first argument.
 */
import pg from 'pg';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { packagedPostgres } from '#server/db/embedded/postgresBinaries.ts';
import { quietLog } from '../app/quietLog.ts';

export type ChildOptions = {
  dataDir: string;
  sharedRoot?: string;
  programs?: { folder: string; version: string };
  /** Given by root: goes on as this user. */
  uid?: number;
  sql?: string;
};

const { uid, sql, ...options } = JSON.parse(process.argv[2] ?? '{}') as ChildOptions;
// An ordinary user can read his own project; the one this test stands for may lie in root's closed home.
const programs = options.programs ?? (await packagedPostgres());
if (uid !== undefined) {
  process.setgroups?.([uid]);
  process.setgid?.(uid);
  process.setuid?.(uid);
}

try {
  const server = await startEmbedded({ ...options, programs, log: quietLog() });
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
