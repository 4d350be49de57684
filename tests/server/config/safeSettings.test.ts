import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EnvError } from '#server/config/env.ts';
import { inspectMachine, type Machine } from '#server/config/machine.ts';
import { startWarnings } from '#server/config/safeSettings.ts';
import { readServerEnv } from '#server/config/serverEnv.ts';

const SAFE = { NODE_ENV: 'production', TRUST_PROXY: '0' };
const MACHINE: Machine = { isRoot: false, dataDir: null, secrets: [] };

function problemsOf(source: NodeJS.ProcessEnv, machine: Partial<Machine> = {}): readonly string[] {
  try {
    readServerEnv(source, { ...MACHINE, ...machine });
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

const found = (path: string, mode: number, isEmpty = false) => ({ path, mode, isEmpty });

type Case = [what: string, source: NodeJS.ProcessEnv, machine?: Partial<Machine>];

/** Each alone is refused with a message that names what to change. */
const UNSAFE: [...Case, word: RegExp][] = [
  ['one password for all first accounts', { DEMO_PASSWORD: 'segredo' }, {}, /DEMO_PASSWORD/],
  ['a short key', { SECRET_KEY: 'abcdefghijklmno' }, {}, /SECRET_KEY.*32/],
  ['a key with little entropy', { SECRET_KEY: 'ab'.repeat(40) }, {}, /SECRET_KEY.*openssl/],
  [
    'a remote database without TLS',
    { DATABASE_URL: 'postgres://a:b@db.escola.pt/jogo' },
    {},
    /DATABASE_URL.*DATABASE_PLAIN=1/,
  ],
  [
    'a database with optional TLS',
    { DATABASE_URL: 'postgres://a:b@10.0.0.2/jogo?sslmode=prefer' },
    {},
    /sslmode=verify-full/,
  ],
  [
    'a database with an unverified certificate',
    { DATABASE_URL: 'postgres://a:b@db/jogo?sslmode=no-verify' },
    {},
    /sslmode=verify-full/,
  ],
  ['TRUST_PROXY not set', { TRUST_PROXY: '' }, {}, /Falta TRUST_PROXY/],
  ['every peer trusted as a proxy', { TRUST_PROXY: '1' }, {}, /TRUST_PROXY=1.*TRUST_PROXY=127\.0\.0\.1/],
  ['root', {}, { isRoot: true }, /root.*ALLOW_ROOT=1/],
  ['a data folder readable by its group', {}, { dataDir: found('/srv/dados', 0o750) }, /chmod 700 \/srv\/dados/],
  ['a data folder readable by everybody', {}, { dataDir: found('/srv/dados', 0o705) }, /chmod 700 \/srv\/dados/],
  ['a key file readable by others', {}, { secrets: [found('/srv/secret.key', 0o640)] }, /chmod 600 \/srv\/secret\.key/],
];
const SAFE_ONES: Case[] = [
  ['the minimal configuration', {}],
  ['a key from a generator', { SECRET_KEY: 'bW9kZWxvIGRlIGNoYXZlIGRlIHRlc3RlIQ==' }],
  ['a database on this machine', { DATABASE_URL: 'postgres://a:b@127.0.0.1/jogo' }],
  ['a database on this machine by name', { DATABASE_URL: 'postgres://a:b@localhost:5433/jogo' }],
  ['a database on a socket', { DATABASE_URL: 'postgres:///jogo?host=/run/postgresql' }],
  ['a database on a socket given as host', { DATABASE_URL: 'postgres://a@%2Frun%2Fpostgresql/jogo' }],
  ['an encrypted database', { DATABASE_URL: 'postgres://a:b@db.escola.pt/jogo?sslmode=verify-full' }],
  ['an unencrypted database in a private network', { DATABASE_URL: 'postgres://a:b@db/jogo', DATABASE_PLAIN: '1' }],
  ['a named proxy', { TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8' }],
  ['any proxy on this machine', { TRUST_PROXY: '1', HOST: '127.0.0.1' }],
  ['root with ALLOW_ROOT', { ALLOW_ROOT: '1' }, { isRoot: true }],
  [
    'root with a data folder that others may traverse',
    { ALLOW_ROOT: '1' },
    { isRoot: true, dataDir: found('/d', 0o711) },
  ],
  ['a private data folder', {}, { dataDir: found('/srv/dados', 0o700) }],
  ['an empty data folder', {}, { dataDir: found('/srv/dados', 0o755, true) }],
  ['a private key file', {}, { secrets: [found('/srv/secret.key', 0o600)] }],
  ['the demonstration with random passwords', { DEMO: '1' }],
];

describe('in production', () => {
  it.each(UNSAFE)('%s is refused with a remedy', (_what, source, machine, word) => {
    const problems = problemsOf({ ...SAFE, ...source }, machine);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(word);
    for (const secret of [source.SECRET_KEY, source.DEMO_PASSWORD, source.DATABASE_URL]) {
      if (secret) expect(problems[0]).not.toContain(secret);
    }
  });

  it.each(SAFE_ONES)('%s is accepted', (_what, source, machine) => {
    expect(problemsOf({ ...SAFE, ...source }, machine)).toEqual([]);
  });

  it('reports an invalid DATABASE_URL once', () => {
    expect(problemsOf({ ...SAFE, DATABASE_URL: 'base' })).toHaveLength(1);
  });

  it('reports every problem at once', () => {
    const source = {
      NODE_ENV: 'production',
      PORT: 'x',
      SECRET_KEY: 'a'.repeat(40),
      DATABASE_URL: 'postgres://db/jogo',
    };
    const machine = { isRoot: true, dataDir: found('/d', 0o777), secrets: [found('/d/secret.key', 0o644)] };
    expect(problemsOf(source, machine)).toHaveLength(7);
  });
});

it('outside production none of this is required', () => {
  const machine = { isRoot: true, dataDir: found('/d', 0o777), secrets: [found('/d/secret.key', 0o644)] };
  for (const NODE_ENV of [undefined, 'development', 'test']) {
    expect(problemsOf({ ...(NODE_ENV && { NODE_ENV }), SECRET_KEY: 'a'.repeat(40) }, machine)).toEqual([]);
  }
});

describe('the advice at startup', () => {
  const advice = (source: NodeJS.ProcessEnv) => startWarnings(readServerEnv(source, MACHINE)).join('\n');

  it.each([
    ['on a school network', {}, true],
    ['for this machine alone', { HOST: '127.0.0.1' }, false],
    ['behind a proxy', { TRUST_PROXY: '10.0.0.1' }, false],
  ])('mentions missing encryption as appropriate %s', (_where, source, isSaid) => {
    expect(advice(source).includes('HTTP')).toBe(isSaid);
  });

  it('mentions in production that no contact is configured', () => {
    expect(advice(SAFE)).toContain('SITE_CONFIG');
    expect(advice({ ...SAFE, SITE_CONFIG: 'site.json' })).not.toContain('SITE_CONFIG');
    expect(advice({})).not.toContain('SITE_CONFIG');
  });
});

describe('inspectMachine', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'conselho-machine-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('returns the permissions of the data folder and the key files', async () => {
    const DATA_DIR = join(dir, 'dados');
    expect(inspectMachine({ DATA_DIR })).toMatchObject({ dataDir: null, secrets: [] });
    await mkdir(DATA_DIR);
    await chmod(DATA_DIR, 0o755);
    expect(inspectMachine({ DATA_DIR }).dataDir).toEqual(found(DATA_DIR, 0o755, true));
    const key = join(DATA_DIR, 'secret.key');
    await writeFile(key, 'x');
    await chmod(key, 0o640);
    const machine = inspectMachine({ DATA_DIR });
    expect(machine.dataDir).toEqual(found(DATA_DIR, 0o755));
    expect(machine.secrets).toEqual([found(key, 0o640)]);
    expect(machine.isRoot).toBe(process.getuid?.() === 0);
  });
});
