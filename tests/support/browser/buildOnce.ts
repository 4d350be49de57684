import type { TestProject } from 'vitest/node';
import { ensureBuilt, ensureScenesBuilt } from '../../../tools/setup.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the client built with the scene selector. */
    scenesFolder: string;
  }
}

/** Builds the product and the scene selector once, before the first browser test file. */
export function setup(project: TestProject): void {
  ensureBuilt();
  project.provide('scenesFolder', ensureScenesBuilt());
}
