import { readFileSync } from 'node:fs';
import { projectFile } from '#server/config/projectFile.ts';

/** Returns the version in package.json. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8')) as { version: string };
  return version;
}
