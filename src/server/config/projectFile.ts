import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Returns the path of a file or folder of the project. Walks up to package.json, because this code runs from src/server
 * and from dist/server.
 */
export function projectFile(...path: string[]): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return join(folder, ...path);
    if (dirname(folder) === folder) throw new Error('Falta o ficheiro package.json do projeto.');
  }
}
