import { expect, it } from 'vitest';
import { run } from '../../survival/campaign.ts';
import type { FailureKind } from '../../survival/failures.ts';
import { LoopDisk } from '../../survival/LoopDisk.ts';

/** `npm run survival` kills a hundred times; this shows that killing, restarting and comparing work. */
const PATIENT_MS = 180_000;
const CLEAN = { lost: [], twice: [], foreign: [], wrong: [] };

const strike = async (kind: FailureKind, times: number) => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const outcome = await run({ kind, times, seed, isBuilt: false });
  expect(outcome, `seed ${seed}`).toMatchObject({ ...CLEAN, failureCount: times });
  expect(outcome.writes).toBeGreaterThan(times);
};

it.each<[string, FailureKind, number]>([
  ['the server and its database are killed together', 'together', 1],
  ['the database that the server runs is killed', 'database', 1],
  ["the server's clock jumps back and forth", 'clock', 3],
])('loses and duplicates nothing acknowledged when %s', (_what, kind, times) => strike(kind, times), PATIENT_MS);

it(
  'loses nothing acknowledged when the power is cut (or everything is killed, where no disk can be mounted)',
  async () => {
    const kind = LoopDisk.canMount() ? 'power' : 'together';
    if (kind === 'together')
      process.stderr.write('Sem permissão para montar um disco: em vez do corte de energia, tudo é morto.\n');
    await strike(kind, 1);
  },
  PATIENT_MS,
);
