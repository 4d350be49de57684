import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { ROOT } from './setup.mjs';

/** Vitest reporter: writes the seconds of each test file, with its hooks and imports, to the file that FILE_TIMES names. */
export default class TimesReporter {
  #seconds = {};

  onTestModuleEnd(module) {
    const { collectDuration, duration, environmentSetupDuration, setupDuration } = module.diagnostic();
    const ms = collectDuration + duration + environmentSetupDuration + setupDuration;
    this.#seconds[relative(ROOT, module.moduleId)] = ms / 1000;
  }

  onTestRunEnd() {
    const path = process.env.FILE_TIMES;
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(this.#seconds));
  }
}
