import { resolve } from 'node:path';
import { Script } from 'node:vm';
import { build } from 'vite';
import { Device } from './Device.ts';
import { Life } from './Life.ts';
import type * as Pages from './page/pages.ts';

/** Evaluates the client's code with fresh memory, as for a page load, and returns the pages that it offers. */
export type LoadPage = (life: Life) => typeof Pages;

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
    const exported: Partial<typeof Pages> = {};
    run(exported, undefined, ...Object.values(life.surroundings()));
    const { TeamPage, TeacherPage } = exported;
    if (TeamPage === undefined || TeacherPage === undefined) throw new Error('A page is missing.');
    return { TeamPage, TeacherPage };
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
      lib: { entry: resolve(HERE, 'page/pages.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error('The page was not built.');
  return chunk.code;
}
