import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { parseAllDocuments, stringify } from 'yaml';
import { S3Client } from '#server/files/s3/S3Client.ts';
import { snapshot } from '../../support/product/snapshot.ts';
import { EndpointProxy } from './EndpointProxy.ts';
import {
  attempt,
  emptyEngine,
  inside,
  openEngine,
  pidOf,
  podman,
  podmanWhilePlaying,
  run,
  statusOf,
  until,
} from './engine.ts';
import { buildProduct, makeStandIns, NAMES, PRODUCT, ROOT } from './images.ts';
import { playSchool } from './school.ts';

const NETWORK = 'cluster';
/** The addresses of pods that exemplo/kustomization.yaml names. */
const SUBNET = '10.244.0.0/16';
const READY_WITHIN_MS = 120_000;
const BACKUP_WITHIN_S = 120;
/** How long a cluster's proxies may still send calls to a pod that is being ended. */
const ENDPOINT_LAG_MS = 3_000;
const DATABASE_AWAY_MS = 12_000;
const GROUP = 1000;

interface Probe {
  httpGet: { path: string };
  periodSeconds: number;
  failureThreshold: number;
}

interface PodTemplate {
  metadata: { labels: Record<string, string> };
  spec: {
    terminationGracePeriodSeconds: number;
    volumes: { name: string; secret?: { optional?: boolean } }[];
    containers: [
      {
        volumeMounts: { name: string }[];
        ports: unknown;
        startupProbe: Probe;
        readinessProbe: Probe;
        livenessProbe: Probe;
        lifecycle: { preStop: { exec: { command: string[] } } };
      },
    ];
  };
}

interface Manifest {
  kind: string;
  metadata: { name: string; namespace?: string };
  /** Of a Secret: base64 by name. */
  data: Record<string, string>;
  spec: { template: PodTemplate; jobTemplate: { spec: { template: PodTemplate } } };
}

/** Renders the kustomization as docs/operations.md says it, for this engine's network. */
function render(folder: string): { manifests: Manifest[]; secrets: Record<string, string> } {
  cpSync(join(ROOT, 'deploy/kubernetes'), folder, { recursive: true });
  const own = join(folder, 'aminhaescola');
  cpSync(join(folder, 'exemplo'), own, { recursive: true });
  const secrets = {
    SECRET_KEY: randomBytes(32).toString('base64'),
    METRICS_TOKEN: '',
    DATABASE_URL: `postgres://conselho:${randomBytes(24).toString('hex')}@base:5432/conselho`,
    // Between the containers of this engine there is no TLS.
    DATABASE_PLAIN: '1',
    FILES_S3_ENDPOINT: 'http://ficheiros:7070',
    FILES_S3_BUCKET: 'conselho',
    FILES_S3_ACCESS_KEY: 'conselho',
    FILES_S3_SECRET_KEY: randomBytes(24).toString('hex'),
  };
  const lines = Object.entries(secrets).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(own, 'segredos.env'), lines.join(''), { mode: 0o600 });
  const file = join(own, 'kustomization.yaml');
  const settings = readFileSync(file, 'utf8')
    .replace(/newName: .*/, `newName: ${PRODUCT}`)
    .replace(/newTag: .*/, 'newTag: um')
    // The demonstration's teacher and class, with passwords of their own.
    .replace(/(\/data\/TRUST_PROXY.*\n)/, "$1      - { op: replace, path: /data/DEMO, value: '1' }\n");
  writeFileSync(file, settings);
  const built = run('kubectl', ['kustomize', own]);
  return { manifests: parseAllDocuments(built).map((document) => document.toJS()), secrets };
}

/** Plays pods of the manifests and does what a cluster does around them: probes, preStop, endpoints, ending and replacing. */
class Cluster {
  readonly #manifests: Manifest[];
  readonly #folder: string;
  readonly #proxy: EndpointProxy;
  /** The addresses of the pods that get calls, by name. */
  readonly #addresses = new Map<string, string>();

  constructor(manifests: Manifest[], folder: string, proxy: EndpointProxy) {
    this.#manifests = manifests;
    this.#folder = folder;
    this.#proxy = proxy;
  }

  get template(): PodTemplate {
    return this.only('Deployment', 'conselho').spec.template;
  }

  only(kind: string, name: string): Manifest {
    const manifest = this.#manifests.find((one) => one.kind === kind && one.metadata.name.startsWith(name));
    if (manifest === undefined) throw new Error(`There is no ${kind} ${name}.`);
    return manifest;
  }

  /**
   * Starts the template of a pod under a name. Podman keeps secrets for itself and wants the settings in the same file. It would
   * open each port of a container on this computer, and run probes with a curl that the image does not have. It also requires
   * the Secret of an optional volume, which this overlay does not make.
   */
  async play(name: string, { metadata, spec }: PodTemplate): Promise<void> {
    const volumes = spec.volumes.filter(({ secret }) => !secret?.optional);
    const isThere = (mount: { name: string }) => volumes.some((volume) => volume.name === mount.name);
    const containers = spec.containers.map(
      ({ ports, startupProbe, readinessProbe, livenessProbe, volumeMounts, ...rest }) => ({
        ...rest,
        volumeMounts: volumeMounts.filter(isThere),
      }),
    );
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { ...metadata, name },
      spec: { ...spec, containers, volumes },
    };
    const file = join(this.#folder, `${name}.yaml`);
    writeFileSync(file, [this.only('ConfigMap', 'conselho'), pod].map((one) => stringify(one)).join('---\n'));
    await podmanWhilePlaying('kube', 'play', '--network', NETWORK, file);
  }

  playAlone(manifest: Manifest): void {
    const file = join(this.#folder, `${manifest.kind}.yaml`);
    writeFileSync(file, stringify(manifest));
    podman('kube', 'play', file);
  }

  /** Podman 4.3 stores a Secret as YAML and reads it as JSON, so it is stored as JSON here. */
  addSecret({ metadata, data }: Manifest): void {
    const file = join(this.#folder, 'Secret.json');
    writeFileSync(file, JSON.stringify(data), { mode: 0o600 });
    podman('secret', 'create', metadata.name, file);
  }

  container = (pod: string) => `${pod}-servidor`;

  answers(pod: string, path: string): Promise<number> {
    return statusOf(`http://${this.#addresses.get(pod)}:3000${path}`);
  }

  /** Starts a server and gives it calls once its readiness probe is answered; returns the milliseconds. */
  async add(pod: string): Promise<number> {
    await this.play(pod, this.template);
    const infra = (await podmanWhilePlaying('pod', 'inspect', '--format', '{{.InfraContainerID}}', pod)).trim();
    const address = `{{(index .NetworkSettings.Networks "${NETWORK}").IPAddress}}`;
    this.#addresses.set(pod, (await podmanWhilePlaying('inspect', '--format', address, infra)).trim());
    const { path } = this.template.spec.containers[0].readinessProbe.httpGet;
    const ms = await until(`${pod} ready`, READY_WITHIN_MS, async () => (await this.answers(pod, path)) === 200);
    this.#proxy.endpoints.push(this.#addresses.get(pod) ?? '');
    return ms;
  }

  /** Ends a server as a rolling update does: proxies hear of it late, preStop runs, then comes SIGTERM. Returns its exit code. */
  async end(pod: string): Promise<number> {
    const { containers, terminationGracePeriodSeconds } = this.template.spec;
    const [head = '', ...rest] = containers[0].lifecycle.preStop.exec.command;
    const stopped = Date.now() + Number(rest[0]) * 1000;
    await podmanWhilePlaying('exec', '--detach', this.container(pod), head, ...rest);
    await wait(ENDPOINT_LAG_MS);
    const { endpoints } = this.#proxy;
    endpoints.splice(endpoints.indexOf(this.#addresses.get(pod) ?? ''), 1);
    await wait(stopped - Date.now());
    const left = terminationGracePeriodSeconds - Number(rest[0]);
    await podmanWhilePlaying('stop', '--time', String(left), this.container(pod));
    const code = Number(await podmanWhilePlaying('inspect', '--format', '{{.State.ExitCode}}', this.container(pod)));
    await podmanWhilePlaying('pod', 'rm', '--force', pod);
    return code;
  }
}

/** Starts what an operator already has: PostgreSQL and an S3 store. */
async function startBacking(secrets: Record<string, string>): Promise<void> {
  const password = new URL(secrets.DATABASE_URL ?? '').password;
  podman('network', 'create', '--subnet', SUBNET, NETWORK);
  const beside = ['run', '-d', '--network', NETWORK];
  const initdb = 'POSTGRES_INITDB_ARGS=--encoding=UTF8 --locale=C.UTF-8';
  const database = [initdb, 'POSTGRES_USER=conselho', 'POSTGRES_DB=conselho', `POSTGRES_PASSWORD=${password}`];
  podman(...beside, '--name', 'base', '--user', '999:999', ...database.flatMap((one) => ['-e', one]), NAMES.postgres);
  const bucket = [
    'ROOT_ACCESS_KEY=conselho',
    `ROOT_SECRET_KEY=${secrets.FILES_S3_SECRET_KEY}`,
    'VGW_BACKEND_ARG=/ficheiros',
  ];
  podman(
    ...beside,
    '--name',
    'ficheiros',
    ...bucket.flatMap((one) => ['-e', one]),
    NAMES.bucket,
    'sh',
    '-c',
    'mkdir -p /ficheiros/conselho && node bucket.mjs',
  );
  await until(
    'PostgreSQL',
    READY_WITHIN_MS,
    () => attempt('podman', ['exec', 'base', 'pg_isready', '-h', '127.0.0.1', '-U', 'conselho']).status === 0,
  );
}

function rowsOf(secrets: Record<string, string>) {
  const address = (name: string) =>
    podman('inspect', '--format', `{{(index .NetworkSettings.Networks "${NETWORK}").IPAddress}}`, name).trim();
  const database = new URL(secrets.DATABASE_URL ?? '');
  database.hostname = address('base');
  const bucket = new S3Client({
    endpoint: `http://${address('ficheiros')}:7070`,
    bucket: 'conselho',
    region: 'us-east-1',
    accessKey: 'conselho',
    secretKey: secrets.FILES_S3_SECRET_KEY ?? '',
    prefix: '',
    pathStyle: true,
  });
  return () =>
    snapshot({ connectionString: database.href }, async (key) => {
      const answer = await bucket.send({ method: 'GET', key });
      return answer === null
        ? 'gone'
        : createHash('sha256')
            .update(await text(answer))
            .digest('hex');
    });
}

/** Runs the nightly job once; returns the problems. */
async function backUp(cluster: Cluster): Promise<string[]> {
  cluster.playAlone(cluster.only('PersistentVolumeClaim', 'conselho-copias'));
  // The cluster gives the volume to the pod's fsGroup.
  const volume = podman('volume', 'inspect', '--format', '{{.Mountpoint}}', 'conselho-copias').trim();
  chownSync(volume, 0, GROUP);
  chmodSync(volume, 0o2770);
  const { template } = cluster.only('CronJob', 'conselho-copias').spec.jobTemplate.spec;
  await cluster.play('copias', template);
  run('timeout', [String(BACKUP_WITHIN_S), 'podman', 'wait', 'copias-copia']);
  const code = podman('inspect', '--format', '{{.State.ExitCode}}', 'copias-copia').trim();
  const made = readdirSync(join(volume, 'conselho')).filter((name) => name.endsWith('Z'));
  return code === '0' && made.length === 1
    ? []
    : [`the nightly job ended with ${code}: ${attempt('podman', ['logs', 'copias-copia']).stdout}`];
}

async function prove(folder: string, proxy: EndpointProxy): Promise<string[]> {
  const { manifests, secrets } = render(folder);
  await startBacking(secrets);
  const cluster = new Cluster(manifests, folder, proxy);
  const problems: string[] = [];
  const report = (name: string, value: string | number) => console.log(`| ${name} | ${value} |`);
  const seconds = (ms: number) => Math.round(ms / 100) / 10;
  cluster.addSecret(cluster.only('Secret', 'conselho'));
  report('primeiro servidor pronto (s)', seconds(await cluster.add('conselho-a')));
  report('segundo servidor pronto (s)', seconds(await cluster.add('conselho-b')));
  const base = await proxy.listen();
  const log = podman('logs', cluster.container('conselho-a'));
  const password = /professor\s+(\S+)/.exec(log.slice(log.indexOf('Primeiras contas')))?.[1] ?? '';
  const played = await playSchool({
    base,
    password,
    keepsStreams: false,
    rows: rowsOf(secrets),
    incidents: {
      rolled: async () => {
        const start = Date.now();
        for (const [old, next] of [
          ['conselho-a', 'conselho-c'],
          ['conselho-b', 'conselho-d'],
        ] as const) {
          await cluster.add(next);
          const code = await cluster.end(old);
          if (code !== 0) problems.push(`${old} ended with ${code}`);
        }
        report('dois servidores trocados, um a um (s)', seconds(Date.now() - start));
      },
      killed: async () => {
        const container = cluster.container('conselho-c');
        const pid = await pidOf(container);
        process.kill(pid, 'SIGKILL');
        const ms = await until('conselho-c restarted', READY_WITHIN_MS, async () => {
          const now = await pidOf(container);
          return now !== pid && now !== 0 && (await cluster.answers('conselho-c', '/readyz')) === 200;
        });
        report('servidor morto, de novo pronto (s)', seconds(ms));
      },
      databaseAway: async () => {
        await podmanWhilePlaying('pause', 'base');
        await wait(DATABASE_AWAY_MS);
        const [ready, live] = [
          await cluster.answers('conselho-d', '/readyz'),
          await cluster.answers('conselho-d', '/healthz'),
        ];
        await podmanWhilePlaying('unpause', 'base');
        if (ready !== 503 || live !== 200) problems.push(`without its database a server answers ${ready} and ${live}`);
        const ms = await until(
          'conselho-d ready',
          READY_WITHIN_MS,
          async () => (await cluster.answers('conselho-d', '/readyz')) === 200,
        );
        report('base de dados de volta, de novo pronto (s)', seconds(ms));
      },
    },
  });
  for (const [name, value] of Object.entries(played.figures)) report(name, value);
  const written = inside(cluster.container('conselho-d'), 'sh', '-c', 'touch /srv/conselho/x 2>&1; id -u');
  if (!written.includes('Read-only') || !written.endsWith('1000\n'))
    problems.push(`the container lets write: ${written}`);
  return [...problems, ...played.problems, ...(await backUp(cluster))];
}

/** `npm run prove:kubernetes`: plays the pods of deploy/kubernetes on podman while they are replaced and killed under load. */
// Debian's kubectl is too old for the kustomization; .ci/run takes a newer one from npm.
openEngine({ kubectl: 'kubectl' });
emptyEngine();
makeStandIns(['node', 'postgres', 'bucket']);
console.log(`| imagem construída (s) | ${Math.round(buildProduct('um'))} |`);
const folder = mkdtempSync(join(tmpdir(), 'conselho-kube-'));
const proxy = new EndpointProxy();
try {
  const problems = await prove(folder, proxy);
  for (const problem of problems) console.error(`FAILED ${problem}`);
  console.log(`${problems.length === 0 ? 1 : 0} passed, ${problems.length} failed`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  proxy.close();
  if (process.env.KEEP === undefined) emptyEngine();
  rmSync(folder, { recursive: true, force: true });
}
