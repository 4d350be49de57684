/** `npm run check`: every part of package.json whose name begins with `check:`, as many at a time as there are cores. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const waiting = Object.keys(scripts).filter((name) => name.startsWith('check:'));
let failed = 0;

await Promise.all(Array.from({ length: availableParallelism() }, runNext));
process.exit(failed > 0 ? 1 : 0);

/** Runs parts until none waits; the output of one part stays together. */
async function runNext() {
  for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
    const start = Date.now();
    const { code, output } = await run(part);
    if (code !== 0) failed += 1;
    process.stdout.write(output);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${part}  ${Math.round((Date.now() - start) / 1000)} s`);
  }
}

/** Runs one part; returns its exit code and everything it printed. */
function run(part) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', part], { cwd: ROOT, shell: process.platform === 'win32' });
    let output = '';
    const note = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', note);
    child.stderr.on('data', note);
    child.on('close', (code) => resolve({ code, output }));
  });
}
