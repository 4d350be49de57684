import { cpuSeconds, machineSeconds } from '../../load/cpuTime.ts';
import { processTree } from '../../support/product/processMemory.ts';

/** CPU seconds since start: the server with its children, all of PostgreSQL, the whole machine. */
export interface Spent {
  server: number;
  postgres: number;
  client: number;
  machine: number;
}

export interface Watched {
  server: number;
  postgres: number;
  client: number;
}

/** Reads the CPU seconds of these process ids. */
export function spentBy({ server, postgres, client }: Watched): Spent {
  const all = (pid: number) => processTree(pid).reduce((sum, process) => sum + cpuSeconds(process, true), 0);
  return { server: all(server), postgres: all(postgres), client: all(client), machine: machineSeconds().used };
}

export function spentSince(begun: Spent, now: Spent): Spent {
  return {
    server: now.server - begun.server,
    postgres: now.postgres - begun.postgres,
    client: now.client - begun.client,
    machine: now.machine - begun.machine,
  };
}
