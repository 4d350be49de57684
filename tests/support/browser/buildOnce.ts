import type { TestProject } from 'vitest/node';
import { ensureBuilt, ensureScenesBuilt } from '../../../tools/setup.mjs';
import { prepareData } from '../product/preparedData.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the client built with the scene selector. */
    scenesFolder: string;
    /** Data folder of a product that has been started once; copy it. */
    preparedData: string;
  }
}

/** Builds the product and the scene selector once, before the first browser test file, and prepares data to start from. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  project.provide('scenesFolder', ensureScenesBuilt());
  const { path, remove } = await prepareData();
  project.provide('preparedData', path);
  return remove;
}
