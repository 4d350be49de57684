import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { build } from 'vite';
import { Device } from './Device.ts';
import { Life } from './Life.ts';
import type { TeamPage } from './page/teamPage.ts';

/** Loads a page with fresh memory. */
export type LoadPage = (life: Life) => TeamPage;

const HERE = import.meta.dirname;
const NOWHERE = { device: new Device(), base: 'http://localhost', speed: 1 };

/**
 * Bundles the client's code once, as for a browser. Each page evaluates it with its own globals, so that forty tablets that can
 * crash independently fit into one process.
 */
export async function buildPage(): Promise<LoadPage> {
  const names = Object.keys(new Life(NOWHERE).surroundings());
  const source = `(function (exports, process, ${names.join(', ')}) {${await bundle()}\n})`;
  const run: (...surroundings: unknown[]) => void = new Script(source, { filename: 'page.js' }).runInThisContext();
  return (life) => {
    const exported: { TeamPage?: typeof TeamPage } = {};
    run(exported, undefined, ...Object.values(life.surroundings()));
    if (exported.TeamPage === undefined) throw new Error('The page has no TeamPage.');
    return new exported.TeamPage();
  };
}

async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    root: resolve(HERE, '../..'),
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'idb-keyval': resolve(HERE, 'page/deviceFiles.ts') } },
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      target: 'node20',
      lib: { entry: resolve(HERE, 'page/teamPage.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error('The page was not built.');
  return chunk.code;
}
