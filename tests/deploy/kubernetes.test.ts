import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const NAMESPACE = 'kubernetes.io/metadata.name';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: unknown;
}

interface Container {
  image: string;
  securityContext: Record<string, unknown>;
  resources: { limits: { memory: string } };
  volumeMounts: { mountPath: string }[];
  readinessProbe: { httpGet: { path: string } };
  livenessProbe: { httpGet: { path: string } };
  envFrom: Record<string, { name: string }>[];
  lifecycle: { preStop: { exec: { command: [string, string] } } };
}

interface Volume {
  name: string;
  secret?: { secretName: string; optional: boolean; defaultMode: number };
}

interface Pod {
  metadata: { labels: Record<string, string> };
  spec: {
    securityContext: Record<string, unknown>;
    automountServiceAccountToken: boolean;
    terminationGracePeriodSeconds: number;
    containers: [Container];
    volumes: Volume[];
  };
}

interface Servers {
  replicas: number;
  strategy: { type: string; rollingUpdate: Record<string, number> };
  selector: { matchLabels: Record<string, string> };
  template: Pod;
}

interface Selects {
  selector?: Record<string, unknown>;
  podSelector?: { matchLabels: Record<string, string> };
  minAvailable?: number;
}

interface Admits {
  ingress: { from: { namespaceSelector: { matchLabels: Record<string, string> } }[] }[];
}

interface Doors {
  rules: [{ http: { paths: { path: string; pathType: string; backend: { service: { name: string } } }[] } }];
}

const folder = mkdtempSync(join(tmpdir(), 'conselho-k8s-'));
afterAll(() => rmSync(folder, { recursive: true }));
cpSync(join(ROOT, 'deploy/kubernetes'), folder, { recursive: true });
renameSync(join(folder, 'exemplo/segredos.env.example'), join(folder, 'exemplo/segredos.env'));
const manifests = render('exemplo');

/** Returns the manifests that kustomize makes of an overlay. */
function render(overlay: string): Manifest[] {
  const built = execFileSync('kubectl', ['kustomize', join(folder, overlay)], { encoding: 'utf8' });
  return parseAllDocuments(built).map((document) => document.toJS());
}

/** Returns the spec of one manifest. */
function only<Spec>(kind: string, name = 'conselho'): Spec {
  const manifest = manifests.find((one) => one.kind === kind && one.metadata.name === name);
  if (manifest === undefined) throw new Error(`There is no ${kind} ${name}.`);
  return manifest.spec as Spec;
}

const deployment = only<Servers>('Deployment');
const backup = only<{ jobTemplate: { spec: { template: Pod } } }>('CronJob', 'conselho-copias').jobTemplate.spec;

const volumeOf = ({ template }: Servers) => template.spec.volumes.find(({ name }) => name === 'config')?.secret;

/** Returns the Deployment with a changed spec. */
function spoilt(change: (spec: Servers) => void): Manifest {
  const spec = structuredClone(deployment);
  change(spec);
  return { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'conselho' }, spec };
}

/** Checks each manifest against the Kubernetes API's TypeScript types: unknown keys, wrong value types. */
function faultsOf(all: readonly Manifest[]): string[] {
  const lines = all.map((manifest, index) => {
    const type = `import('kubernetes-models/${manifest.apiVersion}').I${manifest.kind}`;
    return `export const m${index}: ${type} = ${JSON.stringify(manifest)};`;
  });
  const path = join(ROOT, 'tests/deploy/manifests.ts');
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  const source = ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ESNext);
  host.fileExists = (asked) => asked === path || fileExists(asked);
  host.getSourceFile = (asked, ...rest) => (asked === path ? source : getSourceFile(asked, ...rest));
  return ts.getPreEmitDiagnostics(ts.createProgram([path], options, host)).map(({ start = 0, messageText }) => {
    const { line } = source.getLineAndCharacterOfPosition(start);
    return `${line}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  });
}

/** Returns values that the API would refuse: missing fields, unknown words, numbers out of range. */
async function refusalsOf({ apiVersion, kind, ...rest }: Manifest): Promise<string> {
  const models = await import(/* @vite-ignore */ `kubernetes-models/${apiVersion}`);
  try {
    new models[kind]({ apiVersion, kind, ...rest }).validate();
    return '';
  } catch (error) {
    return String(error);
  }
}

it('the overlay builds with valid keys and types, and the check finds misspelt keys and wrong types', () => {
  const misspelt = spoilt(({ template }) => {
    template.spec.containers[0].securityContext.readOnlyRootFileSystem = true;
  });
  const wrong = spoilt((spec) => Object.assign(spec, { replicas: 'two' }));
  const faults = faultsOf([...manifests, misspelt, wrong]);
  expect(manifests).toHaveLength(12);
  expect(faults).toHaveLength(2);
  expect(faults[0]).toMatch(/^12: .*readOnlyRootFileSystem.* does not exist/);
  expect(faults[1]).toMatch(/^13: .*'string' is not assignable to type 'number'/);
});

it('all values are valid for the API, and the check finds an invalid one', async () => {
  // Skips the secret, because kustomize breaks its values into lines.
  for (const manifest of manifests.filter(({ kind }) => kind !== 'Secret')) {
    expect(await refusalsOf(manifest), manifest.metadata.name).toBe('');
  }
  const unknown = spoilt(({ strategy }) => Object.assign(strategy, { type: 'Rolling' }));
  expect(await refusalsOf(unknown)).toContain('/spec/strategy/type');
});

it.each([
  ['server', deployment.template.spec],
  ['backup', backup.template.spec],
])('the %s has minimal privileges and a memory limit', (_name, pod) => {
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  expect(pod.automountServiceAccountToken).toBe(false);
  for (const { image, securityContext, resources, volumeMounts } of pod.containers) {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(image).toMatch(/^registo\.escola\.example\/conselho:\d/);
    expect(resources.limits.memory).toBeTruthy();
    expect(volumeMounts.map(({ mountPath }) => mountPath)).toContain('/tmp');
  }
});

it('an update starts a new server before it stops an old one, and leaves time for preStop and shutdown', () => {
  expect(deployment.replicas).toBe(2);
  expect(deployment.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  const [server] = deployment.template.spec.containers;
  expect(server.readinessProbe.httpGet.path).toBe('/readyz');
  expect(server.livenessProbe.httpGet.path).toBe('/healthz');
  const [, waits] = server.lifecycle.preStop.exec.command;
  // The server takes up to 30 seconds to stop.
  expect(deployment.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(waits) + 30);
  expect(only<Selects>('PodDisruptionBudget').minAvailable).toBe(1);
});

it('every selector matches the servers, and the ingress closes the three monitoring paths', () => {
  const { labels } = deployment.template.metadata;
  expect(only<Selects>('Service').selector).toEqual(labels);
  expect(only<Selects>('PodDisruptionBudget').selector).toEqual({ matchLabels: labels });
  expect(deployment.selector.matchLabels).toEqual(labels);
  expect(only<Selects>('NetworkPolicy', 'conselho-entrada').podSelector?.matchLabels).toEqual(labels);
  expect(only<Selects>('Service', 'conselho-fechado').selector).toBeUndefined();
  const { paths } = only<Doors>('Ingress').rules[0].http;
  const closed = paths.filter(({ pathType }) => pathType === 'Exact');
  expect(closed.map(({ path }) => path).sort()).toEqual(['/healthz', '/metrics', '/readyz']);
  for (const { backend } of closed) expect(backend.service.name).toBe('conselho-fechado');
});

it('METRICS_TOKEN is among the secrets of the servers, and the monitoring namespace is admitted', () => {
  const secrets = readFileSync(join(folder, 'exemplo/segredos.env'), 'utf8');
  expect(secrets).toMatch(/^METRICS_TOKEN=$/m);
  const secret = manifests.find(({ kind }) => kind === 'Secret')?.metadata.name;
  const [server] = deployment.template.spec.containers;
  expect(server.envFrom).toContainEqual({ secretRef: { name: secret } });
  const { ingress } = only<Admits>('NetworkPolicy', 'conselho-entrada');
  const names = ingress.flatMap(({ from }) => from.map((one) => one.namespaceSelector.matchLabels[NAMESPACE]));
  expect(names).toContain('monitoring');
});

it('the servers start without configuration files, and mount none that others can read', () => {
  expect(volumeOf(deployment)).toEqual({ secretName: 'conselho-config', optional: true, defaultMode: 0o440 });
  expect(deployment.template.spec.containers[0].volumeMounts).toContainEqual({
    name: 'config',
    mountPath: '/config',
    readOnly: true,
  });
});

it('the lines of the example that mount configuration files work once they are no comments', () => {
  const own = join(folder, 'escola');
  cpSync(join(folder, 'exemplo'), own, { recursive: true });
  mkdirSync(join(own, 'config'));
  for (const name of ['entrada.json', 'segredo-microsoft.txt']) writeFileSync(join(own, 'config', name), name);
  const file = join(own, 'kustomization.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(/^( *)# (?=- | {2}files:)/gm, '$1'));
  const changed = render('escola');
  const secret = changed.find(({ metadata }) => metadata.name.startsWith('conselho-config-'));
  const servers = changed.find(({ kind }) => kind === 'Deployment')?.spec as Servers;
  expect(Object.keys(secret?.data ?? {})).toEqual(['entrada.json', 'segredo-microsoft.txt']);
  expect(volumeOf(servers)?.secretName).toBe(secret?.metadata.name);
  expect(changed.find(({ kind }) => kind === 'ConfigMap')?.data?.SIGN_IN_CONFIG).toBe('/config/entrada.json');
});
