/**
 * `npm run audit:dependencies`: asks the registry for known vulnerabilities of the delivered packages, on the server and in the
 * browser build. An unreachable registry is reported but is no failure.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledPlaces, deliveredPlaces, type Lock } from './deliveredPackages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const TIMEOUT_MS = 30_000;
const SERIOUS = ['high', 'critical'];

interface Audit {
  error?: { summary?: string; code?: string };
  message?: string;
  /** By package; `nodes`: its install paths, as in the lock file. */
  vulnerabilities?: Record<string, { severity?: string; nodes?: string[] }>;
}

/** Output of `npm audit --json`. */
export interface AuditOutput {
  stdout: string;
}

/**
 * Returns the exit code and message for the packages at the paths `delivered`: 1 for a high or critical vulnerability, 0
 * otherwise, also when the registry is unreachable. Packages used only to build or test are ignored, because they are not
 * delivered.
 */
export function verdictOf({ stdout }: AuditOutput, delivered: ReadonlySet<string>): { code: number; words: string } {
  const said = parsed(stdout);
  if (said.error || !said.vulnerabilities) {
    const reason = said.error?.summary || said.message || said.error?.code || 'não respondeu';
    return { code: 0, words: `Não foi possível perguntar ao registo por fraquezas conhecidas: ${reason}` };
  }
  const found = Object.entries(said.vulnerabilities).filter(([, { nodes = [] }]) =>
    nodes.some((place) => delivered.has(place)),
  );
  const grave = found.filter(([, { severity = '' }]) => SERIOUS.includes(severity)).map(([name]) => name);
  if (grave.length > 0) {
    return { code: 1, words: `Há ${grave.length} fraquezas graves no que é entregue (npm audit): ${grave.join(', ')}` };
  }
  return { code: 0, words: `O registo não conhece fraquezas graves no que é entregue (${found.length} menores).` };
}

function parsed(stdout: string): Audit {
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return {};
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock: Lock = JSON.parse(readFileSync(resolve(ROOT, 'package-lock.json'), 'utf8'));
  const delivered = deliveredPlaces(lock, bundledPlaces(lock, resolve(ROOT, 'src')));
  const args = ['audit', '--json', '--fetch-retries=0'];
  const answer = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: TIMEOUT_MS,
    shell: process.platform === 'win32',
  });
  const { code, words } = verdictOf(answer, new Set(delivered));
  console.log(words);
  process.exit(code);
}
