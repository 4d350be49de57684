import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { RETENTIONS, type Retention } from '#domain/records/retention.ts';
import { createEnvReader, type EnvReader } from './envReader.ts';
import { readS3, type S3Settings } from './envS3.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Of SECRET_KEY and METRICS_TOKEN. */
const MIN_SECRET_CHARS = 32;
const MIN_DEMO_PASSWORD_CHARS = 6;

/** What the server is told from outside, checked; read once at start. */
export type Env = {
  host: string;
  /** 0 asks the system for any free port. */
  port: number;
  /** Absolute; holds the embedded database, the uploads and the key. */
  dataDir: string;
  /** Absent: the embedded PostgreSQL. */
  databaseUrl: string | undefined;
  /** Connections of the pool. */
  poolMax: number;
  secretKey: string | undefined;
  /** False: an empty database gets the administrator only. */
  demo: boolean;
  demoPassword: string | undefined;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Absolute path of the site's JSON file. */
  siteConfig: string | undefined;
  production: boolean;
  /** False: browsers are told to give up the service worker and what it keeps. */
  offline: boolean;
  /** One proxy stands before the server and tells the address of who calls (X-Forwarded-For). */
  trustProxy: boolean;
  /** Its addresses and subnets (`10.0.0.0/8`); none means that any machine may be the proxy. */
  trustedProxies: readonly string[];
  /** What /metrics asks for in `Authorization: Bearer`; absent: it answers this machine alone. */
  metricsToken: string | undefined;
  /** 'ask': a class whose time is over stays until a person decides; 'auto': the server erases it. */
  retention: Retention;
  /** Absent: files lie in DATA_DIR. */
  s3: S3Settings | undefined;
};

/** The environment is wrong; the message lists every problem, in Portuguese. */
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
 * Refuses with an EnvError that names every wrong variable, never their values.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const { env, problems } = collectEnv(source);
  if (problems.length > 0) throw new EnvError(problems);
  return env;
}

/** Where DATA_DIR says that the data lies. */
export function dataDirOf(source: NodeJS.ProcessEnv): string {
  return source.DATA_DIR?.trim() || './data';
}

/** What was told, with a default in place of what is refused, and every problem of it. */
export function collectEnv(source: NodeJS.ProcessEnv): { env: Env; problems: string[] } {
  const problems: string[] = [];
  const reader = createEnvReader(source, problems);
  const { text } = reader;
  const siteConfig = text('SITE_CONFIG');
  const env: Env = {
    host: readHost(reader),
    port: reader.integer('PORT', { min: 0, max: 65_535 }, 3000),
    dataDir: resolve(dataDirOf(source)),
    databaseUrl: readDatabaseUrl(reader),
    poolMax: reader.integer('POOL_MAX', { min: 1, max: 100 }, 10),
    secretKey: readSecret(reader, 'SECRET_KEY'),
    demo: reader.flag('DEMO', { fallback: true, meaning: '0 (apenas o administrador) ou 1' }),
    demoPassword: readDemoPassword(reader),
    logLevel: readLogLevel(reader),
    siteConfig: siteConfig === undefined ? undefined : resolve(siteConfig),
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

/** Only what fits into a header as it is. */
function readMetricsToken(reader: EnvReader): string | undefined {
  const token = readSecret(reader, 'METRICS_TOKEN');
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token)) {
    reader.refuse('METRICS_TOKEN só pode ter letras sem acentos, algarismos e sinais, sem espaços.');
  }
  return token;
}

/** 0, 1, or the addresses and subnets of the proxy, separated by commas. */
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
  const asked = text('RETENTION') ?? 'ask';
  const retention = RETENTIONS.find((known) => known === asked);
  if (retention === undefined) refuse('RETENTION só pode ser ask (alguém decide) ou auto (o servidor apaga).');
  return retention ?? 'ask';
}

function readLogLevel({ text, refuse }: EnvReader): Env['logLevel'] {
  const asked = text('LOG_LEVEL') ?? 'info';
  const level = LOG_LEVELS.find((name) => name === asked);
  if (level === undefined) refuse(`LOG_LEVEL tem de ser um destes: ${LOG_LEVELS.join(', ')}.`);
  return level ?? 'info';
}
