import { execFileSync } from 'node:child_process';
import { makeTestFolder } from '../testFolder.ts';
import { startProduct } from './productServer.ts';

/** Password of every demonstration account. */
export const DEMO_PASSWORD = 'demo-palavra-1';

/**
 * Starts the built product once on an empty folder and stops it: its database is created, migrated and filled. Copies of the folder
 * start in a third of the time. On Windows, where `cp` is missing, the folder stays empty.
 */
export async function prepareData(): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await makeTestFolder();
  if (process.platform !== 'win32') await (await startProduct(folder.path, { DEMO_PASSWORD })).stop();
  return folder;
}

/** Copies prepared data into an empty folder, with the owners of its files. */
export function copyPreparedData(from: string, to: string): void {
  if (process.platform !== 'win32') execFileSync('cp', ['-a', `${from}/.`, to]);
}
