import { expect, it } from 'vitest';
import type { Blow } from '../../survival/blows.ts';
import { run } from '../../survival/campaign.ts';
import { LoopDisk } from '../../survival/LoopDisk.ts';

/** `npm run survival` strikes a hundred times; here it is shown that blows, restarts and the comparison work. */
const PATIENT_MS = 180_000;
const CLEAN = { lost: [], twice: [], foreign: [], wrong: [] };

const strike = async (blow: Blow, times: number) => {
  const seed = Math.floor(Math.random() * 2 ** 31);
  const outcome = await run({ blow, times, seed, isBuilt: false });
  expect(outcome, `seed ${seed}`).toMatchObject({ ...CLEAN, blows: times });
  expect(outcome.writes).toBeGreaterThan(times);
};

it.each<[string, Blow, number]>([
  ['the server and its database are killed together', 'together', 1],
  ['the database that the server runs is killed', 'database', 1],
  ["the server's clock jumps back and forth", 'clock', 3],
])(
  'nothing acknowledged is lost, and nothing is there twice, when %s',
  (_what, blow, times) => strike(blow, times),
  PATIENT_MS,
);

it(
  'nothing acknowledged is lost when the power is cut (without a disk of its own: when everything is killed)',
  async () => {
    const blow = LoopDisk.canMount() ? 'power' : 'together';
    if (blow === 'together')
      process.stderr.write('Sem permissão para montar um disco: em vez do corte de energia, tudo é morto.\n');
    await strike(blow, 1);
  },
  PATIENT_MS,
);
