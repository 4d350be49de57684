import type { Env } from './env.ts';
import type { Machine, PathPermissions } from './machine.ts';

const KEY_DIFFERENT_CHARS_MIN = 10;
/** All permissions of group and others. */
const FOR_OTHERS = 0o077;
/** Without search: when root runs the server, its database runs as another user, who must pass through the folder. */
const READ_BY_OTHERS = 0o066;
const ENCRYPTED = ['require', 'verify-ca', 'verify-full'];
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/i;

type Source = NodeJS.ProcessEnv;

/**
 * Returns every setting that is unsafe for a school in production (NODE_ENV=production), in Portuguese, each with its
 * remedy. Never repeats the value of a secret setting.
 */
export function unsafeSettings(env: Env, machine: Machine, source: Source): string[] {
  return [
    keyProblem(env),
    databaseProblem(env, source),
    proxyProblem(env, source),
    rootProblem(machine, source),
    ...fileProblems(machine),
  ].filter((problem) => problem !== null);
}

function keyProblem({ secretKey }: Env): string | null {
  if (secretKey === undefined || new Set(secretKey).size >= KEY_DIFFERENT_CHARS_MIN) return null;
  return `SECRET_KEY adivinha-se: tem menos de ${KEY_DIFFERENT_CHARS_MIN} caracteres diferentes. Gere uma com «openssl rand -base64 32», ou retire-a: o servidor faz uma.`;
}

function databaseProblem({ databaseUrl }: Env, source: Source): string | null {
  if (databaseUrl === undefined || !URL.canParse(databaseUrl)) return null;
  if (source.DATABASE_PLAIN === '1' || !isElsewhere(databaseUrl)) return null;
  const { searchParams } = new URL(databaseUrl);
  if (ENCRYPTED.includes(searchParams.get('sslmode') ?? '') || searchParams.get('ssl') === 'true') return null;
  return 'DATABASE_URL leva a outra máquina sem cifra. Acrescente ?sslmode=verify-full, ou, se a rede entre as duas é só do servidor, ponha DATABASE_PLAIN=1.';
}

/** Returns whether the database is on another computer; sockets and loopback addresses stay on this one. */
function isElsewhere(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host !== '' && !host.startsWith('/') && !LOOPBACK.test(host);
}

/**
 * Password guesses are limited per address: behind an unnamed proxy all tablets would share one address, and if every
 * peer is trusted each tablet can forge its own.
 */
function proxyProblem({ trustProxy, trustedProxies, host }: Env, source: Source): string | null {
  if (!source.TRUST_PROXY?.trim()) {
    return 'Falta TRUST_PROXY: 0 se os tablets chegam diretamente ao servidor; o endereço do proxy (por exemplo 127.0.0.1) se há um à frente (nginx, Caddy, Traefik).';
  }
  if (!trustProxy || trustedProxies.length > 0 || LOOPBACK.test(host)) return null;
  return 'TRUST_PROXY=1 acredita em qualquer máquina que chegue ao servidor. Indique o endereço do proxy (por exemplo TRUST_PROXY=127.0.0.1), ou ponha HOST=127.0.0.1.';
}

function rootProblem({ isRoot }: Machine, source: Source): string | null {
  if (!isRoot || source.ALLOW_ROOT === '1') return null;
  return 'O servidor está a correr como root. Corra-o com um utilizador só dele, ou, se não puder ser, ponha ALLOW_ROOT=1.';
}

function fileProblems({ dataDir, secrets, isRoot }: Machine): string[] {
  const open = (found: PathPermissions, bits: number) => (found.mode & bits) !== 0;
  const folder = dataDir && !dataDir.isEmpty && open(dataDir, isRoot ? READ_BY_OTHERS : FOR_OTHERS) ? [dataDir] : [];
  return [
    ...folder.map(({ path }) => `Outros utilizadores desta máquina abrem a pasta ${path}. Corra «chmod 700 ${path}».`),
    ...secrets
      .filter((found) => open(found, FOR_OTHERS))
      .map(({ path }) => `Outros utilizadores desta máquina leem ${path}. Corra «chmod 600 ${path}».`),
  ];
}

/** Returns warnings for the person who starts the server, one Portuguese sentence each; none prevents the start. */
export function startWarnings(env: Env): string[] {
  const { host, trustProxy, production, siteConfig } = env;
  const advice: string[] = [];
  if (!trustProxy && !LOOPBACK.test(host)) {
    advice.push(
      'Entre os tablets e este servidor nada é cifrado (HTTP): use-o só na rede da escola, ou ponha HTTPS à frente (docs/operations.md).',
    );
  }
  if (production && siteConfig === undefined) {
    advice.push('Sem SITE_CONFIG, o contacto do jogo fica por configurar (config/site.json mostra o que lá cabe).');
  }
  return advice;
}
