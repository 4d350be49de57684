import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../support/freePort.ts';
import { openFilesMax } from './openFiles.ts';

const PROGRAM = '/usr/sbin/nginx';
/** Of each worker: a live stream is two, one on each side. */
const CONNECTIONS = 16_384;
const READY_TRIES = 200;

export interface Nginx {
  base: string;
  pid: number;
  stop(): Promise<void>;
}

/** Debian's nginx before these servers, one call to each in turn, as docs/operations.md writes it for one. */
export async function startNginx(folder: string, servers: readonly string[]): Promise<Nginx> {
  if (!existsSync(PROGRAM)) throw new Error('Falta o nginx do sistema (apt-get install nginx-light).');
  const own = join(folder, 'nginx');
  mkdirSync(own);
  chmodSync(own, 0o755);
  const port = await freePort();
  const file = join(own, 'nginx.conf');
  writeFileSync(file, configOf(own, port, servers));
  const child = spawn(PROGRAM, ['-p', own, '-c', file, '-e', join(own, 'error.log')], { stdio: 'inherit' });
  const base = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < READY_TRIES && child.exitCode === null; tries += 1) {
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    await answer?.text();
    if (answer?.ok && child.pid !== undefined) return { base, pid: child.pid, stop: () => stop(child) };
    await sleep(50);
  }
  await stop(child);
  throw new Error('O nginx não ficou pronto.');
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function configOf(own: string, port: number, servers: readonly string[]): string {
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${user}
pid ${join(own, 'nginx.pid')};
error_log ${join(own, 'error.log')} warn;
worker_processes ${availableParallelism()};
worker_rlimit_nofile ${openFilesMax()};
events { worker_connections ${CONNECTIONS}; }
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${join(own, name)};`).join('\n')}
  upstream conselho {
${servers.map((base) => `    server ${new URL(base).host};`).join('\n')}
    keepalive 64;
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://conselho;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_buffering off;
      proxy_request_buffering off;
      client_max_body_size 60m;
    }
  }
}
`;
}
