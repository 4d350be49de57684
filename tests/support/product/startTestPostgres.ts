import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { recordingLog } from '../app/recordingLog.ts';
import { makeTestFolder } from '../testFolder.ts';
import { urlOfServer } from './urlOfDatabase.ts';

/** Starts a PostgreSQL for one test file that both the product and the test can reach, and removes it afterwards. */
export function startTestPostgres(): { url: string } {
  const database = { url: '' };
  const undo: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const folder = await makeTestFolder();
    undo.push(folder.remove);
    const server = await startEmbedded({ dataDir: join(folder.path, 'db'), log: recordingLog() });
    undo.push(server.stop);
    database.url = urlOfServer(server);
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });
  return database;
}
