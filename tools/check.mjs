/** `npm run check`: runs every package.json script whose name begins with `check:`, one per core at a time. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './setup.mjs';

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const queue = Object.keys(scripts).filter((name) => name.startsWith('check:'));
let failed = 0;

await Promise.all(Array.from({ length: availableParallelism() }, runNext));
process.exit(failed > 0 ? 1 : 0);

/** Runs scripts until the queue is empty; the output of one script stays together. */
async function runNext() {
  for (let script = queue.shift(); script !== undefined; script = queue.shift()) {
    const start = Date.now();
    const { code, output } = await run(script);
    if (code !== 0) failed += 1;
    process.stdout.write(output);
    console.log(`${code === 0 ? 'ok' : 'FAILED'}  ${script}  ${Math.round((Date.now() - start) / 1000)} s`);
  }
}

/** Runs one script; returns its exit code and output. */
function run(script) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script], { cwd: ROOT, shell: process.platform === 'win32' });
    let output = '';
    const append = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    child.on('close', (code) => resolve({ code, output }));
  });
}
