import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import * as z from 'zod/mini';
import { isPublicMailDomain } from '#domain/identity/publicMailDomains.ts';
import { isDomain, STAFF_PASSWORDS, type StaffPasswords } from '#domain/identity/staffSignIn.ts';
import type { Env } from './env.ts';
import { fileProblem } from './fileProblem.ts';
import { isPrivateAddress, isPublicAddress } from './networks.ts';

/** An OpenID Connect issuer at which staff may sign in. */
export interface Issuer {
  /** Short name in our own URLs. */
  id: string;
  /** Shown on the button. */
  name: string;
  /** The issuer's URL, exactly as its ID tokens name it. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Lower case; empty: any domain, so that only the address of the teacher's account counts. */
  domains: readonly string[];
  /** The issuer sends no `email_verified`, but its addresses are those that its administrators assign (Entra, one tenant). */
  trustsEmail: boolean;
}

/** How staff sign in at this installation. */
export interface SignInSettings {
  /** Scheme, host and port of the site; null without a file of SIGN_IN_CONFIG. Never derived from a request, which may name any host. */
  publicUrl: string | null;
  /** Who may sign in with a local password. */
  passwords: StaffPasswords;
  issuers: readonly Issuer[];
  /** Hosts of learning platforms that may be in a private network, as where a school runs its own Moodle: names or addresses. */
  privatePlatforms: readonly string[];
}

/** The settings without a file: everybody signs in with a password. */
export const PASSWORDS_ONLY: SignInSettings = {
  publicUrl: null,
  passwords: 'all',
  issuers: [],
  privatePlatforms: [],
};

/** Thrown when the file of SIGN_IN_CONFIG cannot be used; the message says why, in Portuguese and without secrets. */
export class SignInConfigError extends Error {
  override name = 'SignInConfigError';
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
/** Entra ID's shared issuers. Any organization can use them, so an administrator of one could claim any email address. */
const ANY_TENANT = /^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i;

const issuerFile = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  issuer: z.string(),
  clientId: z.string().check(z.minLength(1)),
  secretFile: z.optional(z.string().check(z.minLength(1))),
  secretEnv: z.optional(z.string().check(z.regex(/^[A-Z][A-Z0-9_]*$/))),
  domains: z._default(z.array(z.string()), []),
  trustEmail: z._default(z.boolean(), false),
});
const signInFile = z.strictObject({
  publicUrl: z.string(),
  passwords: z._default(z.enum(STAFF_PASSWORDS), 'all'),
  /** Empty where the file is only about learning platforms, which need `publicUrl` too. */
  issuers: z._default(z.array(issuerFile).check(z.maxLength(10)), []),
  privatePlatforms: z._default(z.array(z.string()).check(z.maxLength(20)), []),
});

/**
 * Reads the file of SIGN_IN_CONFIG, once at start. A secret stands in a file of its own or in an environment variable.
 * Throws SignInConfigError when the file, an address or a secret cannot be used.
 */
export async function readSignIn(
  { signInConfig: path }: Pick<Env, 'signInConfig'>,
  source: NodeJS.ProcessEnv = process.env,
): Promise<SignInSettings> {
  if (path === undefined) return PASSWORDS_ONLY;
  const parsed = signInFile.safeParse(await readJson(path));
  if (!parsed.success) throw new SignInConfigError(faultsOf(parsed.error.issues));
  const { publicUrl, passwords, issuers } = parsed.data;
  if (issuers.length === 0 && passwords !== 'all') {
    throw new SignInConfigError('Em SIGN_IN_CONFIG, passwords só pode fechar palavras-passe se houver issuers.');
  }
  requireDistinct(issuers);
  return {
    publicUrl: originOf(publicUrl),
    passwords,
    privatePlatforms: parsed.data.privatePlatforms.map((host) => privateHost(host, source)),
    issuers: await Promise.all(issuers.map((issuer) => readIssuer(issuer, dirname(path), source))),
  };
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    const words = fileProblem(path, cause) ?? `o ficheiro ${path} não pôde ser lido como JSON`;
    throw new SignInConfigError(`Em SIGN_IN_CONFIG, ${words}.`, { cause });
  }
}

/** Names every unknown field, and every field whose value is missing or wrong. */
function faultsOf(issues: readonly z.core.$ZodIssue[]): string {
  const [unknown, wrong] = [new Set<string>(), new Set<string>()];
  for (const issue of issues) {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) unknown.add(unknownField([...path, key]));
    else wrong.add(path.join('.') || 'o próprio ficheiro');
  }
  const sentences = [
    unknown.size > 0 && `O ficheiro de SIGN_IN_CONFIG tem campos que o jogo não conhece: ${[...unknown].join(', ')}.`,
    wrong.size > 0 && `O ficheiro de SIGN_IN_CONFIG tem campos em falta ou errados: ${[...wrong].join(', ')}.`,
    wrong.has('privatePlatforms') &&
      'privatePlatforms é agora uma lista de nomes de servidores, como ["moodle.escola.lan"]; true e false já não servem.',
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** Suggests the field that differs only by capital letters. */
function unknownField(path: readonly string[]): string {
  const fields = Object.keys((path.length === 1 ? signInFile : issuerFile).shape);
  const alike = fields.find((field) => field.toLowerCase() === path.at(-1)?.toLowerCase());
  return path.join('.') + (alike === undefined ? '' : ` (escreve-se ${alike})`);
}

function requireDistinct(issuers: readonly z.output<typeof issuerFile>[]): void {
  const repeated = (values: string[]) => new Set(values).size < values.length;
  if (repeated(issuers.map(({ id }) => id)) || repeated(issuers.map(({ issuer }) => issuer))) {
    throw new SignInConfigError('Em SIGN_IN_CONFIG, cada entrada de issuers tem de ter outro id e outro issuer.');
  }
}

async function readIssuer(
  given: z.output<typeof issuerFile>,
  folder: string,
  source: NodeJS.ProcessEnv,
): Promise<Issuer> {
  const { id, name, issuer, clientId, trustEmail } = given;
  if (!isSafeUrl(issuer)) {
    throw new SignInConfigError(`Em SIGN_IN_CONFIG, o issuer de ${id} tem de ser um endereço https://, sem ? nem #.`);
  }
  if (ANY_TENANT.test(issuer)) {
    throw new SignInConfigError(
      `Em SIGN_IN_CONFIG, o issuer de ${id} aceita qualquer organização. Indique o da sua: https://login.microsoftonline.com/{id do inquilino}/v2.0.`,
    );
  }
  const domains = readDomains(given);
  const clientSecret = await readSecret(given, folder, source);
  return { id, name, url: issuer, clientId, clientSecret, domains, trustsEmail: trustEmail };
}

/** Returns the domains in lower case. Without `trustEmail` the issuer itself verifies an address, so a public domain does no harm. */
function readDomains({ id, domains: typed, trustEmail }: z.output<typeof issuerFile>): string[] {
  const domains = typed.map((domain) => domain.trim().toLowerCase());
  const wrong = domains.find((domain) => !isDomain(domain));
  if (wrong !== undefined) throw new SignInConfigError(`Em SIGN_IN_CONFIG, «${wrong}» não é um domínio (${id}).`);
  const open = trustEmail ? domains.find(isPublicMailDomain) : undefined;
  if (open === undefined) return domains;
  throw new SignInConfigError(
    `Em SIGN_IN_CONFIG, ${id} não pode ter trustEmail com ${open}: neste domínio qualquer pessoa cria um endereço.`,
  );
}

/** Paths are relative to the file of SIGN_IN_CONFIG. */
async function readSecret(
  { id, secretFile, secretEnv }: z.output<typeof issuerFile>,
  folder: string,
  source: NodeJS.ProcessEnv,
): Promise<string> {
  if ((secretFile === undefined) === (secretEnv === undefined)) {
    throw new SignInConfigError(`Em SIGN_IN_CONFIG, ${id} precisa de secretFile ou de secretEnv, e só de um deles.`);
  }
  const secret = secretFile === undefined ? source[secretEnv ?? ''] : await secretIn(id, resolve(folder, secretFile));
  if (secret?.trim()) return secret.trim();
  const where = secretFile === undefined ? `a variável ${secretEnv}` : `o ficheiro ${secretFile}`;
  throw new SignInConfigError(`O segredo de ${id} falta: ${where} está vazio.`);
}

async function secretIn(id: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (cause) {
    const problem = fileProblem(path, cause) ?? `o ficheiro ${path} não se lê`;
    throw new SignInConfigError(`O segredo de ${id} falta: ${problem}.`, { cause });
  }
}

/** Returns a host as URLs write it. This computer and link-local addresses are none, except in tests. */
function privateHost(text: string, { NODE_ENV }: NodeJS.ProcessEnv): string {
  const typed = (text.includes(':') ? `[${text}]` : text).toLowerCase();
  const url = URL.canParse(`https://${typed}/`) ? new URL(`https://${typed}/`) : null;
  const host = url?.host === typed ? url.hostname.replace(/^\[|\]$/g, '') : '';
  const isAddress = isIP(host) !== 0;
  const isOpen = isAddress ? isPublicAddress(host) || isPrivateAddress(host) : !/(^|\.)localhost\.?$/.test(host);
  if (host !== '' && (isOpen || NODE_ENV === 'test')) return host;
  throw new SignInConfigError(
    `Em SIGN_IN_CONFIG, privatePlatforms é uma lista de nomes ou endereços de servidores da rede da escola, sem https:// nem porta; «${text}» não é nenhum, ou é este computador.`,
  );
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isBare = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  if (url !== null && isBare && isSafeUrl(text)) return url.origin;
  throw new SignInConfigError(
    'Em SIGN_IN_CONFIG, publicUrl tem de ser o endereço do jogo, https:// e o nome do servidor, sem mais nada depois.',
  );
}

/** Returns whether the URL is HTTPS, or stays on this computer, as in tests, and has no query, fragment or user. */
export function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash, username } = new URL(text);
  if (search !== '' || hash !== '' || username !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}
