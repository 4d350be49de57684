import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { RETENTIONS, type Retention } from '#domain/records/retention.ts';
import { createEnvReader, type EnvReader } from './envReader.ts';
import { readS3, type S3Settings } from './envS3.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Minimum length of SECRET_KEY and METRICS_TOKEN. */
const MIN_SECRET_CHARS = 32;
const MIN_DEMO_PASSWORD_CHARS = 6;

/** The checked environment variables, read once at start. */
export type Env = {
  host: string;
  /** 0 asks the system for any free port. */
  port: number;
  /** Absolute; holds the embedded database, the uploads and the key. */
  dataDir: string;
  /** Absolute; where backups are kept. Undefined: where the last one was made, or in DATA_DIR. */
  backupDir: string | undefined;
  /** Undefined: the embedded PostgreSQL is used. */
  databaseUrl: string | undefined;
  /** Maximum number of connections of the pool. */
  poolMax: number;
  secretKey: string | undefined;
  /** False: an empty database gets only the administrator. */
  demo: boolean;
  demoPassword: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Absolute path of the site's JSON file. */
  siteConfig: string | undefined;
  /** Absolute path of the JSON file that says how staff sign in; undefined: with passwords. */
  signInConfig: string | undefined;
  /** Username of an account whose second factor is removed at start. */
  resetSecondFactor: string | undefined;
  production: boolean;
  /** False: browsers are told to remove the service worker and its caches. */
  offline: boolean;
  /** True: the server is behind one proxy, whose X-Forwarded-For gives the caller's address. */
  trustProxy: boolean;
  /** Addresses and subnets of the proxy (`10.0.0.0/8`); empty: any peer may be the proxy. */
  trustedProxies: readonly string[];
  /** The Bearer token that /metrics requires; undefined: only this machine may read it. */
  metricsToken: string | undefined;
  /** 'ask': a class past its retention day stays until a person decides; 'auto': the server erases it. */
  retention: Retention;
  /** Undefined: files are stored in DATA_DIR. */
  s3: S3Settings | undefined;
};

/** Thrown when the environment is invalid; the message lists every problem, in Portuguese. */
export class EnvError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`A configuração do servidor tem problemas:\n${problems.map((problem) => `- ${problem}`).join('\n')}`);
    this.name = 'EnvError';
    this.problems = problems;
  }
}

/**
 * Reads and checks the environment. An empty variable counts as absent.
 * Throws an EnvError that names every invalid variable, never its value.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const { env, problems } = collectEnv(source);
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}

/** Returns the path of DATA_DIR, './data' by default. */
export function dataDirOf(source: NodeJS.ProcessEnv): string {
  return source.DATA_DIR?.trim() || './data';
}

/** Returns the environment, with defaults for invalid values, and every problem found. */
export function collectEnv(source: NodeJS.ProcessEnv): { env: Env; problems: string[] } {
  const problems: string[] = [];
  const reader = createEnvReader(source, problems);
  const { text } = reader;
  const [siteConfig, backupDir, signInConfig] = [text('SITE_CONFIG'), text('BACKUP_DIR'), text('SIGN_IN_CONFIG')];
  const env: Env = {
    host: readHost(reader),
    port: reader.integer('PORT', { min: 0, max: 65_535 }, 3000),
    dataDir: resolve(dataDirOf(source)),
    backupDir: backupDir === undefined ? undefined : resolve(backupDir),
    databaseUrl: readDatabaseUrl(reader),
    poolMax: reader.integer('POOL_MAX', { min: 1, max: 100 }, 10),
    secretKey: readSecret(reader, 'SECRET_KEY'),
    demo: reader.flag('DEMO', { fallback: true, meaning: '0 (apenas o administrador) ou 1' }),
    demoPassword: readDemoPassword(reader),
    logLevel: readLogLevel(reader),
    siteConfig: siteConfig === undefined ? undefined : resolve(siteConfig),
    signInConfig: signInConfig === undefined ? undefined : resolve(signInConfig),
    resetSecondFactor: text('RESET_SECOND_FACTOR'),
    production: text('NODE_ENV') === 'production',
    offline: reader.flag('OFFLINE', { fallback: true, meaning: '0 (sem jogo guardado nos dispositivos) ou 1' }),
    ...readProxies(reader),
    metricsToken: readMetricsToken(reader),
    retention: readRetention(reader),
    s3: readS3(reader),
  };
  return { env, problems };
}

function readHost({ text, refuse }: EnvReader): string {
  const host = text('HOST') ?? '0.0.0.0';
  if (/[\s/]/.test(host))
    refuse('HOST tem de ser um endereço ou um nome, sem espaços nem barras (por exemplo 0.0.0.0).');
  return host;
}

function readDatabaseUrl({ text, refuse }: EnvReader): string | undefined {
  const url = text('DATABASE_URL');
  if (url === undefined) return undefined;
  const isPostgres = URL.canParse(url) && ['postgres:', 'postgresql:'].includes(new URL(url).protocol);
  if (!isPostgres) refuse('DATABASE_URL tem de começar por postgres:// ou postgresql:// e ser um endereço válido.');
  return url;
}

function readSecret({ text, refuse }: EnvReader, name: string): string | undefined {
  const secret = text(name);
  if (secret !== undefined && secret.length < MIN_SECRET_CHARS) {
    refuse(`${name} tem de ter pelo menos ${MIN_SECRET_CHARS} caracteres.`);
  }
  return secret;
}

/** Requires printable ASCII, so that the token fits into a header unchanged. */
function readMetricsToken(reader: EnvReader): string | undefined {
  const token = readSecret(reader, 'METRICS_TOKEN');
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    reader.refuse('METRICS_TOKEN só pode ter letras sem acentos, algarismos e sinais, sem espaços.');
  }
  return token;
}

/** Reads TRUST_PROXY: 0, 1, or the addresses and subnets of the proxy, separated by commas. */
function readProxies({ text, refuse }: EnvReader): Pick<Env, 'trustProxy' | 'trustedProxies'> {
  const value = text('TRUST_PROXY') ?? '0';
  if (value === '0' || value === '1') return { trustProxy: value === '1', trustedProxies: [] };
  const trustedProxies = value.split(',').map((one) => one.trim());
  if (!trustedProxies.every(isAddressOrSubnet)) {
    refuse('TRUST_PROXY só pode ser 0, 1 ou os endereços do proxy, separados por vírgulas (127.0.0.1, 10.0.0.0/8).');
  }
  return { trustProxy: true, trustedProxies };
}

function isAddressOrSubnet(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function readDemoPassword({ text, refuse }: EnvReader): string | undefined {
  const password = text('DEMO_PASSWORD');
  if (password === undefined) return undefined;
  if (text('NODE_ENV') === 'production') refuse('DEMO_PASSWORD não é permitida em produção (NODE_ENV=production).');
  if (password.length < MIN_DEMO_PASSWORD_CHARS) {
    refuse(`DEMO_PASSWORD tem de ter pelo menos ${MIN_DEMO_PASSWORD_CHARS} caracteres.`);
  }
  return password;
}

function readRetention({ text, refuse }: EnvReader): Retention {
  const value = text('RETENTION') ?? 'ask';
  const retention = RETENTIONS.find((known) => known === value);
  if (retention === undefined) refuse('RETENTION só pode ser ask (alguém decide) ou auto (o servidor apaga).');
  return retention ?? 'ask';
}

function readLogLevel({ text, refuse }: EnvReader): Env['logLevel'] {
  const value = text('LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((name) => name === value);
  if (level === undefined) refuse(`LOG_LEVEL tem de ser um destes: ${LOG_LEVELS.join(', ')}.`);
  return level ?? 'info';
}
