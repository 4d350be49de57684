/** `npm run dev`: restarts the server on change and reloads pages (Vite on 5173, which also serves assets/pdf; API on PORT). */
import { spawn } from 'node:child_process';
import { ensureInstalled, ROOT } from './setup.mjs';

ensureInstalled();
const children = [
  ['node_modules/tsx/dist/cli.mjs', 'watch', 'src/server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--host'],
].map((args) => spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }));
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
