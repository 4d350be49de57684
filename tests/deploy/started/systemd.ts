import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { runningPostgres } from '#server/db/embedded/runningPostgres.ts';
import { DATABASE } from '#server/db/openDatabase.ts';
import { snapshot } from '../../support/product/snapshot.ts';
import {
  attempt,
  emptyEngine,
  openEngine,
  podman,
  podmanWhilePlaying,
  type Ran,
  run,
  statusOf,
  until,
} from './engine.ts';
import { makeStandIns, ROOT, SYSTEMD, sharedWithBuilds } from './images.ts';
import { COMMANDS, shellBlocks, systemdBlock } from './manual.ts';
import { compareRestored, playSchool } from './school.ts';

const MACHINE = 'maquina';
const DATA_DIR = '/var/lib/conselho';
const READY_WITHIN_MS = 120_000;
const TIMER_WITHIN_MS = 90_000;
const EXPOSURE_MAX = 2;
const NEW_VERSION = '0.1.1-ensaio';
const OBSERVER = 'observador';

const tryShell = (script: string, cwd = '/srv/conselho'): Ran =>
  attempt('podman', ['exec', '--workdir', cwd, MACHINE, 'sh', '-euc', script]);

/** Runs a script as root of the machine; throws with its output when it fails. */
function shell(script: string, cwd?: string): string {
  const { status, stdout, stderr } = tryShell(script, cwd);
  if (status !== 0) throw new Error(`${script}\nended with ${status}:\n${stdout}\n${stderr}`);
  return stdout.trim();
}

/** Like `shell`, while teams play in this process. */
async function shellWhilePlaying(script: string): Promise<string> {
  return (await podmanWhilePlaying('exec', MACHINE, 'sh', '-euc', script)).trim();
}

const property = (unit: string, name: string) => shell(`systemctl show --value -p ${name} '${unit}'`);
const isReady = (port: number) => tryShell(`curl -fs http://127.0.0.1:${port}/readyz`).status === 0;
const seconds = (ms: number) => Math.round(ms / 100) / 10;
const report = (name: string, value: string | number) => console.log(`| ${name} | ${value} |`);

/** Starts a machine whose PID 1 is systemd; its data directory is also a folder of this computer, to read the database. */
async function startMachine(data: string): Promise<void> {
  const shared = [...sharedWithBuilds(), '--volume', `${data}:${DATA_DIR}`];
  podman('run', '-d', '--name', MACHINE, '--privileged', '--systemd=always', ...shared, SYSTEMD);
  const state = () => attempt('podman', ['exec', MACHINE, 'systemctl', 'is-system-running']).stdout.trim();
  await until('systemd', READY_WITHIN_MS, () => ['running', 'degraded'].includes(state()));
  podman('exec', MACHINE, 'mkdir', '-p', '/srv/conselho', '/srv/conselho-novo');
}

/** Puts the project's files, as they are here, into a folder of the machine. */
function copyCode(folder: string): void {
  const copy =
    'git ls-files -z --cached --others --exclude-standard | tar --null -c -T - | podman exec -i "$1" tar -xC "$2"';
  run('sh', ['-c', copy, 'sh', MACHINE, folder], { cwd: ROOT });
  shell(`chown -R root:root ${folder}`);
}

/** Installs as the section «systemd» says it and opens one server, on its own database. Returns the milliseconds until ready. */
async function install(): Promise<number> {
  copyCode('/srv/conselho');
  const start = Date.now();
  shell(COMMANDS.build());
  report('npm ci e construção (s)', seconds(Date.now() - start));
  shell(systemdBlock('useradd'));
  // What the page asks to be filled in: tablets reach this server directly.
  shell("sed -i 's/^HOST=.*/HOST=0.0.0.0/; s/^TRUST_PROXY=.*/TRUST_PROXY=0/; s/^DEMO=.*/DEMO=1/' /etc/conselho.env");
  const opened = Date.now();
  shell(systemdBlock('conselho-copia.timer'));
  await until('the server', READY_WITHIN_MS, () => isReady(3000));
  return Date.now() - opened;
}

/** Checks the exposure that systemd computes for the running units, and that the kernel enforces the sandbox. */
function checkSandbox(units: readonly string[]): string[] {
  const problems: string[] = [];
  for (const unit of units) {
    const told = tryShell(`systemd-analyze security --no-pager '${unit}'`).stdout;
    const score = Number(/exposure level for \S+ ([\d.]+)/.exec(told)?.[1]);
    report(`exposição de ${unit}`, score);
    if (!(score <= EXPOSURE_MAX)) problems.push(`${unit} has an exposure of ${score}`);
  }
  for (const unit of units.filter((name) => property(name, 'MainPID') !== '0')) {
    const status = shell(`cat /proc/${property(unit, 'MainPID')}/status`);
    for (const line of [/^CapEff:\t0+$/m, /^NoNewPrivs:\t1$/m, /^Seccomp:\t2$/m]) {
      if (!line.test(status)) problems.push(`${unit} runs without ${line}`);
    }
  }
  return problems;
}

/** Kills a server's main process, as the kernel does when memory runs out; returns the milliseconds until it is ready again. */
async function kill(unit: string, port: number): Promise<number> {
  const pid = () => shellWhilePlaying(`systemctl show --value -p MainPID '${unit}'`);
  const before = await pid();
  await shellWhilePlaying(`systemctl kill --kill-who=main -s KILL '${unit}'`);
  return until(`${unit} restarted`, READY_WITHIN_MS, async () => {
    return !['0', before].includes(await pid()) && (await statusOf(`http://${address()}:${port}/readyz`)) === 200;
  });
}

/** Returns how this computer reaches the database that the server brings, by its socket in the data directory. */
async function embedded(data: string): Promise<pg.ClientConfig> {
  const found = await runningPostgres(data);
  if (found === null) throw new Error('The embedded database is not running.');
  return { ...found, host: found.host.replace(DATA_DIR, data), database: DATABASE };
}

/** Changes every team behind the server's back, so that only a restored backup has what the teams had sent. */
async function spoil(data: string): Promise<void> {
  const client = new pg.Client(await embedded(data));
  await client.connect();
  await client.query("update teams set name = 'Outra equipa'");
  await client.end();
}

function firstPassword(): string {
  const { accounts } = JSON.parse(shell(`cat ${DATA_DIR}/first-run.json`)) as {
    accounts: { username: string; password: string }[];
  };
  return accounts.find(({ username }) => username === 'professor')?.password ?? '';
}

const backups = () =>
  shell('ls /mnt/copias')
    .split('\n')
    .filter((name) => name.endsWith('Z'));

/** Lets the timer itself start the backup, at a time some seconds from now. */
async function checkTimer(): Promise<string[]> {
  const next = property('conselho-copia.timer', 'NextElapseUSecRealtime');
  const folder = '/run/systemd/system/conselho-copia.timer.d';
  shell(
    `mkdir -p ${folder}; printf '[Timer]\\nOnCalendar=\\nOnCalendar=%s\\nAccuracySec=1s\\n' "$(date -d '+5 sec' '+%F %T')" > ${folder}/soon.conf`,
  );
  shell('systemctl daemon-reload; systemctl restart conselho-copia.timer');
  const ms = await until('the timer', TIMER_WITHIN_MS, () => backups().length === 1);
  report('cópia pelo temporizador (s)', seconds(ms));
  await until(
    'the backup ended',
    TIMER_WITHIN_MS,
    () => property('conselho-copia.service', 'ActiveState') === 'inactive',
  );
  const result = property('conselho-copia.service', 'Result');
  shell(`rm -r ${folder}; systemctl daemon-reload; systemctl restart conselho-copia.timer`);
  const problems = next.includes(' 03:00:00 ') ? [] : [`the next backup is at ${next}`];
  return result === 'success' ? problems : [...problems, `the backup ended with ${result}`];
}

const version = () => /build_info\{[^}]*version="([^"]+)"/.exec(shell('curl -fs http://127.0.0.1:3000/metrics'))?.[1];

/** Closes the server, does something with the folders, and opens it; returns the milliseconds that it was closed. */
async function whileClosed(script: string): Promise<number> {
  const start = Date.now();
  shell(`systemctl stop conselho; cd /srv; ${script}; systemctl start conselho`, '/');
  await until('the server', READY_WITHIN_MS, () => isReady(3000));
  return Date.now() - start;
}

/** Upgrades as the page says it; returns a problem when another version runs. */
async function upgrade(): Promise<string[]> {
  copyCode('/srv/conselho-novo');
  shell(`sed -i '0,/"version"/s/"version": .*/"version": "${NEW_VERSION}",/' package.json`, '/srv/conselho-novo');
  shell(shellBlocks('## Atualizar')[0] ?? '', '/');
  const swap = COMMANDS.swapFolders();
  report('fechado para atualizar (s)', seconds(await whileClosed(swap)));
  return version() === NEW_VERSION ? [] : [`after the upgrade ${version()} runs`];
}

async function rollBack(): Promise<string[]> {
  const swap = 'mv conselho conselho-novo && mv conselho-antigo conselho';
  report('fechado para voltar atrás (s)', seconds(await whileClosed(swap)));
  return version() === NEW_VERSION ? ['after the roll-back the new version runs'] : [];
}

/** Puts the timer's backup in the place of what is there, by the page's command. */
async function restore(): Promise<void> {
  const command = COMMANDS.restore().replace('conselho-2026-11-22T030000Z', backups()[0] ?? '');
  report('fechado para repor a cópia (s)', seconds(await whileClosed(`${command} --substituir`)));
}

/** Opens two processes on Debian's PostgreSQL by the page's second block; returns their database's address. */
async function openTwo(): Promise<string> {
  shell(systemdBlock('createdb'));
  for (const port of [3001, 3002]) await until(`port ${port}`, READY_WITHIN_MS, () => isReady(port));
  // Only to look at the rows from outside.
  const role = `create role ${OBSERVER} superuser login password '${OBSERVER}'`;
  shell(`su postgres -c "psql -c \\"${role}\\" -c \\"alter system set listen_addresses = '*'\\""`, '/');
  shell(
    'echo "host all observador all scram-sha-256" >> /etc/postgresql/15/main/pg_hba.conf; systemctl restart postgresql@15-main',
  );
  for (const port of [3001, 3002]) await until(`port ${port}`, READY_WITHIN_MS, () => isReady(port));
  return `postgres://${OBSERVER}:${OBSERVER}@${address()}:5432/conselho`;
}

/** The machine keeps its address. */
const address = memoise(() => podman('inspect', '--format', '{{.NetworkSettings.IPAddress}}', MACHINE).trim());

function memoise<T>(read: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= read();
    return value;
  };
}

function reportPlayed(what: string, figures: Record<string, string | number>): void {
  for (const [name, value] of Object.entries(figures)) report(`${what}: ${name}`, value);
}

async function proveOne(data: string): Promise<string[]> {
  report('um servidor pronto (s)', seconds(await install()));
  const base = `http://${address()}:3000`;
  const school = { base, password: firstPassword(), rows: async () => snapshot(await embedded(data), data) };
  const problems = checkSandbox(['conselho.service', 'conselho@3001.service', 'conselho-copia.service']);
  const played = await playSchool({
    ...school,
    keepsStreams: false,
    incidents: {
      killed: async () => report('morto (SIGKILL), de novo pronto (s)', seconds(await kill('conselho.service', 3000))),
      restarted: async () => void (await shellWhilePlaying('systemctl restart conselho')),
    },
  });
  reportPlayed('um servidor', played.figures);
  problems.push(...played.problems, ...(await checkTimer()));
  problems.push(...(await upgrade()), ...(await compareRestored(played, school)));
  problems.push(...(await rollBack()), ...(await compareRestored(played, school)));
  await spoil(data);
  if ((await compareRestored(played, school)).length === 0) problems.push('a spoilt database was not noticed');
  await restore();
  return [...problems, ...(await compareRestored(played, school))];
}

async function proveTwo(data: string): Promise<string[]> {
  const connectionString = await openTwo();
  const problems = checkSandbox(['conselho@3001.service', 'conselho@3002.service']);
  const played = await playSchool({
    base: `http://${address()}:3001`,
    password: firstPassword(),
    keepsStreams: false,
    rows: () => snapshot({ connectionString }, data),
    incidents: {
      killed: async () =>
        report('um de dois morto, de novo pronto (s)', seconds(await kill('conselho@3001.service', 3001))),
      rolled: async () => void (await shellWhilePlaying(COMMANDS.restartOneByOne())),
    },
  });
  reportPlayed('dois processos', played.figures);
  if (property('conselho.service', 'ActiveState') !== 'inactive') problems.push('the single server still runs');
  return [...problems, ...played.problems];
}

/** `npm run prove:systemd`: installs on a Debian with systemd by the page's own commands, kills, backs up, upgrades and rolls back. */
openEngine();
emptyEngine();
makeStandIns(['node', 'systemd']);
const folder = mkdtempSync(join('/var/tmp', 'conselho-systemd-'));
try {
  const data = join(folder, 'dados');
  mkdirSync(data);
  await startMachine(data);
  const problems = [...(await proveOne(data)), ...(await proveTwo(data))];
  for (const problem of problems) console.error(`FAILED ${problem}`);
  console.log(`${problems.length === 0 ? 1 : 0} passed, ${problems.length} failed`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  if (process.env.KEEP === undefined) emptyEngine();
  rmSync(folder, { recursive: true, force: true });
}
