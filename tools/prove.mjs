/**
 * `npm run prove`: runs the long versions of tests whose short versions run in `npm test`, one after the other; takes hours.
 * `network` needs root. `compose`, `kubernetes` and `systemd` start the files of deploy/, which needs podman and root. `html` installs outside judges,
 * which need Java; `npm test` looks for what they have found before.
 * Names as arguments run only those. Prints a last line: N passed, N failed.
 */
import { spawnSync } from 'node:child_process';
import { ensureBuilt, ensureInstalled, ROOT, requireNode } from './setup.mjs';

const VITEST = 'node_modules/vitest/vitest.mjs';
const TSX = ['--import', 'tsx'];

/** The Node arguments and environment of each proof. */
const PROOFS = {
  fuzz: { args: [VITEST, 'run', '--project', 'server:shared', 'attacks/fuzz'], env: { FUZZ_REQUESTS: '50000' } },
  teams: { args: [VITEST, 'run', '--project', 'server:shared', 'manyTeams'], env: { MANY_TEAMS: '100000' } },
  engines: { args: [VITEST, 'run', '--project', 'engines*'], env: { ALL_JOURNEYS: '1' } },
  golden: { args: [VITEST, 'run', '--project', 'e2e', 'game/golden'], env: { GOLDEN_ALL: '1' } },
  leaks: { args: [VITEST, 'run', '--project', 'e2e', 'performance/leaks'], env: { LEAK_ROUNDS: '30' } },
  chaos: { args: [...TSX, 'tests/chaos/run.ts', '--teams', '40', '--restarts', '10'] },
  network: { args: [...TSX, 'tests/chaos/run.ts', '--faults', 'network', '--teams', '40'] },
  tabs: { args: [...TSX, 'tests/chaos/run.ts', '--browser', '50'] },
  survival: { args: [...TSX, 'tests/survival/run.ts', '--kills', '100'] },
  lighthouse: { args: [...TSX, 'tests/bench/lighthouse.ts'] },
  load: { args: [...TSX, 'tests/load/run.ts', '--teams', '200', '--whole'] },
  nodes: { args: ['tools/nodes.mjs'] },
  reproducible: { args: [...TSX, 'tools/reproducible.ts'] },
  compose: { args: [...TSX, 'tests/deploy/started/compose.ts'] },
  kubernetes: { args: [...TSX, 'tests/deploy/started/kubernetes.ts'] },
  systemd: { args: [...TSX, 'tests/deploy/started/systemd.ts'] },
  html: { args: [...TSX, 'tests/judges/run.ts'] },
};

requireNode();
const unknown = process.argv.slice(2).filter((name) => !(name in PROOFS));
if (unknown.length > 0) {
  console.error(`Não há ${unknown.join(', ')}. Há: ${Object.keys(PROOFS).join(', ')}.`);
  process.exit(2);
}
ensureInstalled();
ensureBuilt();
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PROOFS);
const failed = wanted.filter((name) => !prove(name));
for (const name of failed) console.error(`FAILED ${name}`);
console.log(`${wanted.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** Runs one proof; returns whether it passed. */
function prove(name) {
  const { args, env = {} } = PROOFS[name];
  const start = Date.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`${name}: ${Math.round((Date.now() - start) / 1000)} s`);
  return status === 0;
}
