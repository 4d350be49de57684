/**
 * `npm run audit:signatures`: has npm verify the registry's signatures and the provenance attestations of every installed
 * package. An invalid one is a failure; a registry or a key store that cannot be reached is reported and is none.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');
const TIMEOUT_MS = 120_000;

interface Checked {
  name: string;
  version: string;
  code?: string;
}

/** The output of `npm audit signatures --json --include-attestations`. */
interface Signatures {
  error?: { summary?: string; code?: string };
  invalid?: Checked[];
  missing?: Checked[];
  verified?: Checked[];
}

/** Returns the exit code and message: 1 if a signature or attestation is invalid, 0 otherwise. */
export function verdictOfSignatures(stdout: string): { code: number; words: string[] } {
  const said = parsed(stdout);
  if (said === null || said.error || !said.invalid) {
    const reason = said?.error?.summary || said?.error?.code || 'não respondeu';
    return { code: 0, words: [`Não foi possível verificar as assinaturas: ${reason}`] };
  }
  const { invalid, missing = [], verified = [] } = said;
  const words = [
    `Com proveniência verificada: ${verified.length}.`,
    ...verified.map((one) => `  ${nameOf(one)}`),
    `Sem assinatura, num registo que assina: ${missing.length}.`,
    ...missing.map((one) => `  ${nameOf(one)}`),
  ];
  if (invalid.length === 0) return { code: 0, words: [...words, 'Nenhuma assinatura é inválida.'] };
  const bad = invalid.map((one) => `  ${nameOf(one)}${one.code ? ` (${one.code})` : ''}`);
  return { code: 1, words: [...words, `Assinaturas inválidas: ${invalid.length}.`, ...bad] };
}

function nameOf({ name, version }: Checked): string {
  return `${name}@${version}`;
}

function parsed(stdout: string): Signatures | null {
  try {
    return JSON.parse(stdout) as Signatures;
  } catch {
    return null;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = ['audit', 'signatures', '--json', '--include-attestations', '--fetch-retries=0'];
  const { stdout } = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
  const { code, words } = verdictOfSignatures(stdout);
  for (const line of words) console.log(line);
  process.exit(code);
}
