import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '#server/config/env.ts';

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
  it('has a default for every variable', () => {
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
      signInConfig: undefined,
      resetSecondFactor: undefined,
      production: false,
      offline: true,
      trustProxy: false,
      trustedProxies: [],
      metricsToken: undefined,
      retention: 'ask',
      s3: undefined,
    });
  });

  it('reads every variable', () => {
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
      BACKUP_DIR: '/mnt/copias',
      NODE_ENV: 'test',
      OFFLINE: '0',
      TRUST_PROXY: '1',
      METRICS_TOKEN: 'm'.repeat(32),
      RETENTION: 'auto',
      SIGN_IN_CONFIG: '/etc/entrada.json',
      RESET_SECOND_FACTOR: 'admin',
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
      backupDir: resolve('/mnt/copias'),
      signInConfig: resolve('/etc/entrada.json'),
      resetSecondFactor: 'admin',
      production: false,
      offline: false,
      trustProxy: true,
      trustedProxies: [],
      metricsToken: 'm'.repeat(32),
      retention: 'auto',
      s3: undefined,
    });
  });

  it('reads addresses and subnets of proxies', () => {
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
    ['METRICS_TOKEN', 'x'.repeat(31)],
    ['METRICS_TOKEN', `${'x'.repeat(31)} x`],
    ['METRICS_TOKEN', 'ç'.repeat(32)],
    ['DEMO', 'sim'],
    ['TRUST_PROXY', 'sim'],
    ['TRUST_PROXY', '127.0.0.1,'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '10.0.0.0/8/8'],
    ['TRUST_PROXY', 'nginx'],
    ['DEMO_PASSWORD', '12345'],
    ['LOG_LEVEL', 'alto'],
    ['RETENTION', 'sempre'],
  ])('refuses %s=%s with one problem that names the variable and does not repeat a secret', (name, value) => {
    const problems = problemsOf({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
    if (/KEY|TOKEN|PASSWORD|URL/.test(name)) expect(problems[0]).not.toContain(value);
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

  const S3 = {
    FILES_S3_ENDPOINT: 'https://s3.exemplo.pt/',
    FILES_S3_BUCKET: 'escola',
    FILES_S3_ACCESS_KEY: 'chave',
    FILES_S3_SECRET_KEY: 'segredo',
  };

  it('reads a bucket for files, with defaults for the rest', () => {
    expect(readEnv(S3).s3).toEqual({
      endpoint: 'https://s3.exemplo.pt',
      bucket: 'escola',
      region: 'us-east-1',
      accessKey: 'chave',
      secretKey: 'segredo',
      prefix: '',
      pathStyle: true,
    });
    const all = { ...S3, FILES_S3_REGION: 'eu-west-1', FILES_S3_PREFIX: '/a/b/', FILES_S3_PATH_STYLE: '0' };
    expect(readEnv(all).s3).toMatchObject({ region: 'eu-west-1', prefix: 'a/b/', pathStyle: false });
  });

  it.each([
    ['FILES_S3_ENDPOINT', 's3.exemplo.pt'],
    ['FILES_S3_ENDPOINT', 'https://s3.exemplo.pt/escola'],
    ['FILES_S3_ENDPOINT', 'https://a:b@s3.exemplo.pt'],
    ['FILES_S3_ENDPOINT', 'ftp://s3.exemplo.pt'],
    ['FILES_S3_BUCKET', 'Escola_1'],
    ['FILES_S3_REGION', 'eu west'],
    ['FILES_S3_PREFIX', 'ficheiros/ação'],
    ['FILES_S3_PREFIX', '../x'],
    ['FILES_S3_PATH_STYLE', 'sim'],
  ])('refuses %s=%s without repeating the secret', (name, value) => {
    const problems = problemsOf({ ...S3, [name]: value });
    expect(problems).toEqual([expect.stringMatching(`^${name} `)]);
    expect(problems.join()).not.toContain('segredo');
  });

  it('refuses an incomplete bucket', () => {
    expect(problemsOf({ FILES_S3_BUCKET: 'escola', FILES_S3_ENDPOINT: 'https://s3.exemplo.pt' })).toEqual([
      'Para guardar ficheiros em S3 falta FILES_S3_ACCESS_KEY, FILES_S3_SECRET_KEY.',
    ]);
    expect(problemsOf({ FILES_S3_PREFIX: 'a' })[0]).toContain('FILES_S3_ENDPOINT, FILES_S3_BUCKET');
  });
});
