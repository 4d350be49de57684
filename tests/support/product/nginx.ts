import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './freePort.ts';

const DEPLOY = join(import.meta.dirname, '../../../deploy/nginx');
const NAME = 'jogo.escola.example';

export type Site = 'conselho-um.conf' | 'conselho-dois.conf';

export function siteText(name: Site | 'conselho-lugares.conf'): string {
  return readFileSync(join(DEPLOY, name), 'utf8');
}

export interface NginxFolder {
  /** The address of the site on this machine. */
  base: string;
  /** Its address without TLS. */
  plainBase: string;
  /** Process id of the master, 0 before it runs. */
  pid(): number;
  /** Returns the output of `nginx -t`; it ends with 'test is successful' if the configuration is valid. */
  check(): string;
  start(): Promise<void>;
  /** Stops nginx and removes the folder. */
  remove(): Promise<void>;
}

export interface NginxOptions {
  site: string;
  places?: string;
  /** Ports of the upstream servers, in the site's order. */
  ports?: readonly number[];
  /** Without TLS, so that only the proxying is measured. */
  isPlain?: boolean;
  size?: NginxSize;
}

interface NginxSize {
  workers: number;
  /** Of each worker: a live stream takes two, one on each side. */
  connections: number;
}

const SMALL: NginxSize = { workers: 1, connections: 512 };

/** Prepares a delivered site configuration with local ports, a self-signed certificate and a temporary folder. */
export async function nginxFolder(options: NginxOptions): Promise<NginxFolder> {
  const { site, places, ports = [], isPlain = false, size = SMALL } = options;
  const folder = mkdtempSync(join(tmpdir(), 'conselho-nginx-'));
  const [plain, secure] = [await freePort(), await freePort()];
  const text = localised(isPlain ? withoutTls(site) : site, { folder, plain, secure, ports });
  mkdirSync(join(folder, 'snippets'));
  writeFileSync(join(folder, 'snippets/conselho-lugares.conf'), places ?? siteText('conselho-lugares.conf'));
  writeFileSync(join(folder, 'nginx.conf'), wholeConfig(folder, text, size));
  if (!isPlain) makeCertificate(folder);
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')];
  let child: ChildProcess | undefined;
  return {
    base: `${isPlain ? 'http' : 'https'}://127.0.0.1:${secure}`,
    plainBase: `http://127.0.0.1:${plain}`,
    pid: () => child?.pid ?? 0,
    check: () => {
      const { stdout, stderr, error } = spawnSync('nginx', [...args, '-t'], { encoding: 'utf8' });
      if (error) throw error;
      return `${stdout}${stderr}`;
    },
    start: async () => {
      child = spawn('nginx', [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
      await waitUntilOpen(secure);
    },
    remove: async () => {
      if (child !== undefined) {
        const ended = new Promise((done) => child?.once('exit', done));
        child.kill('SIGQUIT');
        await ended;
      }
      rmSync(folder, { recursive: true });
    },
  };
}

function withoutTls(site: string): string {
  return site.replaceAll(' ssl http2;', ';').replaceAll(/^ *ssl_.*\n/gm, '');
}

interface LocalSite {
  folder: string;
  plain: number;
  secure: number;
  ports: readonly number[];
}

/** Returns the site with this machine's addresses and certificate. */
function localised(site: string, { folder, plain, secure, ports }: LocalSite): string {
  return site
    .replaceAll(/^ *listen \[::\]:.*\n/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
    .replaceAll(/listen 443(?=[ ;])/g, `listen 127.0.0.1:${secure}`)
    .replaceAll(`/etc/letsencrypt/live/${NAME}/`, `${folder}/`)
    .replaceAll(/127\.0\.0\.1:300(\d)/g, (all, digit) => withPort(ports[Math.max(0, Number(digit) - 1)], all));
}

function withPort(port: number | undefined, all: string): string {
  return port === undefined ? all : `127.0.0.1:${port}`;
}

function wholeConfig(folder: string, site: string, { workers, connections }: NginxSize): string {
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const http = `access_log off; ${temps.join(' ')}\n${site}`;
  const files = `worker_rlimit_nofile ${2 * connections};`;
  const workersLine = `worker_processes ${workers}; ${files} pid ${folder}/pid;`;
  return `${user} ${workersLine}\nevents { worker_connections ${connections}; }\nhttp { ${http} }\n`;
}

function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const args = ['req', '-x509', ...kind, '-subj', `/CN=${NAME}`, '-keyout', key, '-out', certificate];
  execFileSync('openssl', args, { stdio: 'ignore' });
}

async function waitUntilOpen(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    if (answer !== null) return;
    await new Promise((next) => setTimeout(next, 25));
  }
  throw new Error('O nginx não abriu.');
}
