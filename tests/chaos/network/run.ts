import { missingForNetwork, playInNetwork } from './campaign.ts';
import { FAULT_NAMES, type FaultName } from './faults.ts';
import type { FaultResult } from './playFault.ts';
import { networkTable, writeNetworkReport } from './report.ts';

export interface NetworkCampaign {
  teams: number;
  /** How long each fault lasts. */
  seconds: number;
  speed: number;
  seed: string;
  /** Names of faults; empty: all. */
  only: readonly string[];
  say: (line: string) => void;
}

/** Plays every fault in turn and writes the report. Returns whether nothing was lost, doubled or stuck. */
export async function playNetworkFaults({ only, say, ...options }: NetworkCampaign): Promise<boolean> {
  const missing = missingForNetwork();
  if (missing !== null) {
    say(missing);
    return false;
  }
  const unknown = only.filter((name) => !FAULT_NAMES.includes(name as FaultName));
  if (unknown.length > 0) {
    say(`Não há ${unknown.join(', ')}. Há: ${FAULT_NAMES.join(', ')}.`);
    return false;
  }
  const results: Partial<Record<FaultName, FaultResult>> = {};
  let isGood = true;
  for (const fault of FAULT_NAMES.filter((name) => only.length === 0 || only.includes(name))) {
    const result = await playInNetwork({ ...options, fault });
    if (result === null) say(`${fault}: não chegou ao fim`);
    else {
      results[fault] = result;
      for (const line of problemsOf(result)) say(`  ${line}`);
      writeNetworkReport(results);
    }
    isGood &&= result !== null && problemsOf(result).length === 0;
  }
  say(networkTable(results).join('\n'));
  return isGood;
}

function problemsOf({ stuck, missing, lost, doubled, violations }: FaultResult): string[] {
  const named = (title: string, all: readonly string[]) => all.map((one) => `${title}: ${one}`);
  return [
    ...named('preso', stuck),
    ...named('deixou de se ver', missing),
    ...named('perdido', lost),
    ...named('a dobrar', doubled),
    ...named('na aula', violations),
  ];
}
