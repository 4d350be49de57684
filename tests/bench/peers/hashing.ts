import type { Peer } from './Peer.ts';

const WARM_UP = 2;
const ROUNDS = 15;
const US_PER_MS = 1_000;

/** Returns the median CPU time of checking one password, in ms, without server or database. */
export async function hashMs(peer: Peer): Promise<number> {
  const check = await peer.passwordCheck();
  const all: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const begun = process.cpuUsage();
    if (!(await check())) throw new Error(`${peer.title}: a palavra-passe devia estar certa`);
    const { user, system } = process.cpuUsage(begun);
    if (round >= WARM_UP) all.push((user + system) / US_PER_MS);
  }
  return all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;
}
