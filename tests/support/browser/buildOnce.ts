import type { TestProject } from 'vitest/node';
import { ensureBuilt, ensureScenesBuilt } from '../../../tools/setup.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the client built with the scene selector. */
    scenesFolder: string;
  }
}

/** Before the first browser file: the product and the scene selector are built from today's sources, once. */
export function setup(project: TestProject): void {
  ensureBuilt();
  project.provide('scenesFolder', ensureScenesBuilt());
}
