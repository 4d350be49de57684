import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { startEmbedded } from '#server/db/embedded/embedded.ts';
import { quietLog } from '../app/quietLog.ts';
import { makeTestFolder } from '../testFolder.ts';
import { urlOfServer } from './urlOfDatabase.ts';

/** A PostgreSQL for one test file, which both the product and the test reach; gone afterwards. */
export function ownDatabase(): { url: string } {
  const database = { url: '' };
  const undo: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const folder = await makeTestFolder();
    undo.push(folder.remove);
    const server = await startEmbedded({ dataDir: join(folder.path, 'db'), log: quietLog() });
    undo.push(server.stop);
    database.url = urlOfServer(server);
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });
  return database;
}
