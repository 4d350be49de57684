import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { S3Client } from '#server/files/s3/S3Client.ts';
import { snapshot } from '../../support/product/snapshot.ts';
import {
  attempt,
  emptyEngine,
  inside,
  openEngine,
  pidOf,
  podman,
  run,
  runHealthChecks,
  serveEngine,
  statusOf,
  until,
} from './engine.ts';
import { buildProduct, makeStandIns, PRODUCT, ROOT } from './images.ts';
import { noteProof } from './proof.ts';
import { compareRestored, playSchool } from './school.ts';
import { trustOnly } from './trustedAuthorities.ts';

const FOLDER = join(ROOT, 'deploy/compose');
const BASE = 'https://localhost';
const SERVERS = ['servidor-1', 'servidor-2'];
const HEALTHY = ['proxy', ...SERVERS, 'base', 'ficheiros'];
const HEALTHY_WITHIN_MS = 180_000;
const BACKUP_WITHIN_MS = 60_000;
const OWNER = 1000;

const seconds = (ms: number) => Math.round(ms / 100) / 10;

/** One project of Compose: its own containers, networks and volumes. */
class Stack {
  readonly name: string;
  readonly #file: string;
  readonly #env: string;
  readonly #engine: string;

  constructor(name: string, { file, env, engine }: { file: string; env: string; engine: string }) {
    this.name = name;
    this.#file = file;
    this.#env = env;
    this.#engine = engine;
  }

  /** Runs a command of Compose. */
  compose(...args: string[]): string {
    const project = ['-p', this.name, '-f', this.#file, '--project-directory', FOLDER, '--env-file', this.#env];
    return run('docker-compose', [...project, ...args], {
      env: { DOCKER_HOST: this.#engine, COMPOSE_HTTP_TIMEOUT: '300' },
    });
  }

  container(service: string): string {
    return `${this.name}_${service}_1`;
  }

  address(service: string): string {
    const format = `{{(index .NetworkSettings.Networks "${this.name}_interna").IPAddress}}`;
    return podman('inspect', '--format', format, this.container(service)).trim();
  }

  isHealthy(service: string): boolean {
    const format = '{{.State.Status}} {{.State.Healthcheck.Status}}';
    return (
      attempt('podman', ['inspect', '--format', format, this.container(service)]).stdout.trim() === 'running healthy'
    );
  }

  /** Starts everything, like `docker compose up -d --wait`; returns the milliseconds it took. */
  async up(): Promise<number> {
    const start = Date.now();
    this.compose('up', '-d');
    await until(`all of ${this.name} healthy`, HEALTHY_WITHIN_MS, () => HEALTHY.every((name) => this.isHealthy(name)));
    return Date.now() - start;
  }

  /** The certificate of the authority that the proxy has made for itself. */
  authority(): string {
    return inside(this.container('proxy'), 'cat', '/data/caddy/pki/authorities/local/root.crt');
  }

  rows(settings: Record<string, string>) {
    const { POSTGRES_PASSWORD: password, S3_SECRET_KEY: secretKey } = settings;
    const connection = { host: this.address('base'), user: 'conselho', database: 'conselho', password };
    const bucket = new S3Client({
      endpoint: `http://${this.address('ficheiros')}:7070`,
      bucket: 'conselho',
      region: 'us-east-1',
      accessKey: 'conselho',
      secretKey: secretKey ?? '',
      prefix: '',
      pathStyle: true,
    });
    return snapshot(connection, async (key) => {
      const answer = await bucket.send({ method: 'GET', key });
      return answer === null
        ? 'gone'
        : createHash('sha256')
            .update(await text(answer))
            .digest('hex');
    });
  }

  /** Returns each table's number of rows and the hash of its contents. */
  tables(): Map<string, string> {
    const psql = (sql: string) =>
      inside(this.container('base'), 'psql', '-U', 'conselho', '-d', 'conselho', '-Atc', sql).trim();
    const names = psql("select tablename from pg_tables where schemaname = 'public' order by 1").split('\n');
    return new Map(
      names.map((name) => [
        name,
        psql(
          `select count(*) || ' ' || md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) from "${name}" t`,
        ),
      ]),
    );
  }
}

/** Prepares what an operator prepares: a filled .env and a folder for the backups. */
function prepare(folder: string): { settings: Record<string, string>; env: string; file: string; backups: string } {
  const backups = join(folder, 'copias');
  mkdirSync(backups);
  chownSync(backups, OWNER, OWNER);
  chmodSync(backups, 0o700);
  const settings: Record<string, string> = {
    DOMINIO: 'localhost',
    IMAGEM: `${PRODUCT}:um`,
    COPIAS: backups,
    SECRET_KEY: randomBytes(32).toString('base64'),
    POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
    S3_SECRET_KEY: randomBytes(24).toString('hex'),
    // The demonstration's teacher and class, with passwords of their own.
    DEMO: '1',
  };
  const env = join(folder, '.env');
  writeFileSync(
    env,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
    { mode: 0o600 },
  );
  const file = join(folder, 'compose.yaml');
  writeFileSync(file, forOlderCompose(readFileSync(join(FOLDER, 'compose.yaml'), 'utf8')));
  return { settings, env, file, backups };
}

/**
 * Debian's Compose (1.29) does not know a project's name at the head of the file, which -p says instead, and takes a network for
 * changed unless the file names the engine's own address driver.
 */
function forOlderCompose(yaml: string): string {
  return yaml.replace(/^name: \w+$/m, '').replace(/^( +)ipam:$/m, '$1ipam:\n$1  options: { driver: host-local }');
}

/** Kills the server's process from outside, as the kernel does; resolves when Compose's restart policy has made it healthy. */
async function kill(stack: Stack, service: string): Promise<number> {
  const container = stack.container(service);
  const pid = await pidOf(container);
  const base = `http://${stack.address(service)}:3000`;
  process.kill(pid, 'SIGKILL');
  return until(`${service} restarted`, HEALTHY_WITHIN_MS, async () => {
    const now = await pidOf(container);
    return now !== pid && now !== 0 && (await statusOf(`${base}/readyz`)) === 200;
  });
}

/** Checks the proxy: its certificate is of its own authority, HTTP leads to HTTPS, and what watches the server is closed. */
async function checkProxy(stack: Stack): Promise<string[]> {
  const problems: string[] = [];
  const blind = await fetch(`${BASE}/`).then(
    () => 'accepted',
    () => 'refused',
  );
  if (blind !== 'refused') problems.push('a certificate of an unknown authority was accepted');
  await trustOnly([stack.authority()]);
  const page = await fetch(`${BASE}/`);
  if (!page.ok || !(await page.text()).includes('<title>')) problems.push(`the page answers ${page.status}`);
  const plain = await fetch('http://localhost/', { redirect: 'manual' });
  if (plain.headers.get('location') !== `${BASE}/`) problems.push(`HTTP answers ${plain.status}`);
  for (const path of ['/metrics', '/healthz', '/readyz']) {
    const { status } = await fetch(`${BASE}${path}`);
    if (status !== 403) problems.push(`${path} answers ${status} from outside`);
  }
  return problems;
}

/** Runs noturna.sh in its container with a clock that is a few seconds before 3 h UTC; returns the backup's folder. */
async function nightlyBackup(stack: Stack, backups: string): Promise<{ name: string; ms: number }> {
  const clock = 'ahead=$((97197 - $(command date +%s) % 86400)); date() { echo $(($(command date "$@") + ahead)); }';
  const start = Date.now();
  podman('exec', '--detach', stack.container('copia'), 'sh', '-c', `${clock}; . /noturna.sh`);
  const complete = () => readdirSync(backups).filter((name) => existsSync(join(backups, name, 'manifest.json.sha256')));
  await until('the nightly backup', BACKUP_WITHIN_MS, () => complete().some((name) => name.endsWith('Z')));
  return { name: complete()[0] ?? '', ms: Date.now() - start };
}

function firstPassword(stack: Stack): string {
  const logs = stack.compose('logs', '--no-color', ...SERVERS);
  const password = /professor\s+(\S+)/.exec(logs.slice(logs.indexOf('Primeiras contas')))?.[1];
  if (password === undefined) throw new Error(`The log shows no first accounts:\n${logs}`);
  return password;
}

async function prove(folder: string, engine: string): Promise<string[]> {
  const { settings, env, file, backups } = prepare(folder);
  const stack = new Stack('conselho', { file, env, engine });
  const figures: Record<string, string | number> = {};
  const report = (name: string, value: string | number) => {
    figures[name] = value;
    console.log(`| ${name} | ${value} |`);
  };
  report('tudo de pé e de boa saúde (s)', seconds(await stack.up()));
  const problems = await checkProxy(stack);
  const password = firstPassword(stack);
  const played = await playSchool({
    base: BASE,
    password,
    keepsStreams: true,
    isBehindProxy: true,
    rows: () => stack.rows(settings),
    incidents: {
      killed: async () => report('servidor morto, de novo a responder (s)', seconds(await kill(stack, 'servidor-1'))),
    },
  });
  for (const [name, value] of Object.entries(played.figures)) report(name, value);
  problems.push(...played.problems);
  const { name, ms } = await nightlyBackup(stack, backups);
  report('cópia da noite (s)', seconds(ms));
  const tables = stack.tables();
  stack.compose('down');
  const start = Date.now();
  const second = new Stack('ensaio', { file, env, engine });
  second.compose('up', '-d', 'base', 'ficheiros');
  second.compose('run', '--rm', 'copia', 'node', 'dist/server/restore.js', `/copias/${name}`);
  const restored = second.tables();
  problems.push(
    ...[...tables]
      .filter(([table, rows]) => restored.get(table) !== rows)
      .map(([table, rows]) => `${table}: ${rows} / ${restored.get(table)}`),
  );
  await second.up();
  report('reposta noutra instalação, e aberta (s)', seconds(Date.now() - start));
  await trustOnly([second.authority()]);
  problems.push(...(await compareRestored(played, { base: BASE, password, rows: () => second.rows(settings) })));
  return problems;
}

/** `npm run prove:compose`: starts deploy/compose, plays through its proxy, kills a server, and restores its backup elsewhere. */
openEngine({ 'docker-compose': 'docker-compose' });
emptyEngine();
makeStandIns(['node', 'postgres', 'caddy', 'bucket']);
console.log(`| imagem construída (s) | ${Math.round(buildProduct('um'))} |`);
const folder = mkdtempSync(join(tmpdir(), 'conselho-compose-'));
const engine = await serveEngine();
const endChecks = runHealthChecks();
try {
  const problems = await prove(folder, engine.address);
  for (const problem of problems) console.error(`FAILED ${problem}`);
  if (problems.length === 0) noteProof();
  console.log(`${problems.length === 0 ? 1 : 0} passed, ${problems.length} failed`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  endChecks();
  if (process.env.KEEP === undefined) emptyEngine();
  engine.close();
  rmSync(folder, { recursive: true, force: true });
}
