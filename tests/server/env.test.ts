import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '#server/env.ts';

const problemsOf = (source: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
};

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toEqual({
      host: '0.0.0.0',
      port: 3000,
      dataDir: resolve('data'),
      databaseUrl: undefined,
      poolMax: 10,
      secretKey: undefined,
      demo: true,
      demoPassword: undefined,
      logLevel: 'info',
      siteConfig: undefined,
      production: false,
      offline: true,
      trustProxy: false,
      trustedProxies: [],
    });
  });

  it('takes what it is given', () => {
    const env = readEnv({
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: '/srv/jogo',
      DATABASE_URL: 'postgresql://a:b@db/app',
      POOL_MAX: '20',
      SECRET_KEY: 'x'.repeat(32),
      DEMO: '0',
      DEMO_PASSWORD: 'segredo',
      LOG_LEVEL: 'warn',
      SITE_CONFIG: '/etc/jogo.json',
      NODE_ENV: 'test',
      OFFLINE: '0',
      TRUST_PROXY: '1',
    });
    expect(env).toEqual({
      host: '127.0.0.1',
      port: 0,
      dataDir: resolve('/srv/jogo'),
      databaseUrl: 'postgresql://a:b@db/app',
      poolMax: 20,
      secretKey: 'x'.repeat(32),
      demo: false,
      demoPassword: 'segredo',
      logLevel: 'warn',
      siteConfig: resolve('/etc/jogo.json'),
      production: false,
      offline: false,
      trustProxy: true,
      trustedProxies: [],
    });
  });

  it('takes the addresses and subnets of a proxy', () => {
    const { trustProxy, trustedProxies } = readEnv({ TRUST_PROXY: ' 127.0.0.1, fd00::/8 ' });
    expect([trustProxy, trustedProxies]).toEqual([true, ['127.0.0.1', 'fd00::/8']]);
  });

  it('treats an empty variable as absent', () => {
    expect(readEnv({ PORT: '', SECRET_KEY: '', DATABASE_URL: ' ', DEMO: '' })).toEqual(readEnv({}));
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['HOST', 'http://casa'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://a/b'],
    ['DATABASE_URL', 'base'],
    ['POOL_MAX', '0'],
    ['SECRET_KEY', 'x'.repeat(31)],
    ['DEMO', 'sim'],
    ['TRUST_PROXY', 'sim'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'nginx'],
    ['DEMO_PASSWORD', '12345'],
    ['LOG_LEVEL', 'alto'],
  ])('refuses %s=%s with one problem that names it and does not repeat its value', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    if (/KEY|PASSWORD|URL/.test(name)) expect(problems[0]).not.toContain(value);
  });

  it('refuses DEMO_PASSWORD in production only', () => {
    expect(problemsOf({ DEMO_PASSWORD: 'segredo', NODE_ENV: 'production' })).toEqual([
      'DEMO_PASSWORD não é permitida em produção (NODE_ENV=production).',
    ]);
    expect(problemsOf({ DEMO_PASSWORD: 'segredo', NODE_ENV: 'development' })).toEqual([]);
    expect(problemsOf({ NODE_ENV: 'production' })).toEqual([]);
  });

  it('lists every problem at once', () => {
    const source = { PORT: 'x', SECRET_KEY: 'curta', LOG_LEVEL: 'y', NODE_ENV: 'production', DEMO_PASSWORD: 'abc' };
    expect(problemsOf(source)).toHaveLength(5);
    expect(() => readEnv(source)).toThrow(/^A configuração do servidor tem problemas:\n- PORT .*\n- SECRET_KEY/);
  });
});
