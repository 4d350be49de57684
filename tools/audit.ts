/** `npm run audit:dependencies`: asks the registry for known weaknesses of what the server runs. Where it cannot be asked, that is said and is no failure. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const ROOT = resolve(import.meta.dirname, '..');
const PATIENCE_MS = 30_000;

interface Audit {
  error?: { summary?: string; code?: string };
  message?: string;
  metadata?: { vulnerabilities?: Partial<Record<'high' | 'critical' | 'total', number>> };
}

/** What `npm audit --json` said and ended with. */
export interface AuditAnswer {
  status: number | null;
  stdout: string;
}

/** What the audit found, and the code to end with: 0 also where nobody could be asked, 1 for a high or critical weakness. */
export function verdictOf({ status, stdout }: AuditAnswer): { code: number; words: string } {
  const said = parsed(stdout);
  const counts = said.metadata?.vulnerabilities;
  if (said.error || !counts) {
    const reason = said.error?.summary || said.message || said.error?.code || 'não respondeu';
    return { code: 0, words: `Não foi possível perguntar ao registo por fraquezas conhecidas: ${reason}` };
  }
  const grave = (counts.high ?? 0) + (counts.critical ?? 0);
  if (grave > 0 || status !== 0) {
    return { code: 1, words: `Há ${grave} fraquezas graves no que o servidor usa: npm audit --omit=dev` };
  }
  return {
    code: 0,
    words: `O registo não conhece fraquezas graves no que o servidor usa (${counts.total ?? 0} menores).`,
  };
}

function parsed(stdout: string): Audit {
  try {
    return JSON.parse(stdout) as Audit;
  } catch {
    return {};
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0'];
  const answer = spawnSync('npm', args, {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: PATIENCE_MS,
    shell: process.platform === 'win32',
  });
  const { code, words } = verdictOf({ status: answer.status, stdout: answer.stdout });
  console.log(words);
  process.exit(code);
}
