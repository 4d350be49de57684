/** `npm run audit:dependencies`: asks the registry for known weaknesses of what is delivered, on the server and in the browser build. Where it cannot be asked, that is said and is no failure. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledPlaces, deliveredPlaces, type Lock } from './deliveredPackages.ts';

const ROOT = resolve(import.meta.dirname, '..');
const PATIENCE_MS = 30_000;
const GRAVE = ['high', 'critical'];

interface Audit {
  error?: { summary?: string; code?: string };
  message?: string;
  /** By package; `nodes`: where it is installed, as the lock file names it. */
  vulnerabilities?: Record<string, { severity?: string; nodes?: string[] }>;
}

/** What `npm audit --json` said. */
export interface AuditAnswer {
  stdout: string;
}

/**
 * What the audit found in the packages at the places `delivered`, and the code to end with: 0 also where nobody could be
 * asked, 1 for a high or critical weakness. What only builds or tests the game reaches nobody.
 */
export function verdictOf({ stdout }: AuditAnswer, delivered: ReadonlySet<string>): { code: number; words: string } {
  const said = parsed(stdout);
  if (said.error || !said.vulnerabilities) {
    const reason = said.error?.summary || said.message || said.error?.code || 'não respondeu';
    return { code: 0, words: `Não foi possível perguntar ao registo por fraquezas conhecidas: ${reason}` };
  }
  const found = Object.entries(said.vulnerabilities).filter(([, { nodes = [] }]) =>
    nodes.some((place) => delivered.has(place)),
  );
  const grave = found.filter(([, { severity = '' }]) => GRAVE.includes(severity)).map(([name]) => name);
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
    timeout: PATIENCE_MS,
    shell: process.platform === 'win32',
  });
  const { code, words } = verdictOf(answer, new Set(delivered));
  console.log(words);
  process.exit(code);
}
