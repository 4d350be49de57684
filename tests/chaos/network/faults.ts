import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { AirRelay } from './AirRelay.ts';
import type { NetworkServer } from './NetworkServer.ts';
import { moveDatabase, runIn, SERVER_ADDRESSES } from './namespaces.ts';
import type { Postgres } from './Postgres.ts';
import { SlowDisk } from './SlowDisk.ts';

/** What a fault can touch. */
export interface Installation {
  run: string;
  folder: string;
  servers: readonly NetworkServer[];
  primary: Postgres;
  /** null: only the fault that needs a replica has one. */
  replica: Postgres | null;
  air: AirRelay;
  /** File with the clock of the second server. */
  clockFile: string;
  say: (line: string) => void;
}

export interface NetworkFault {
  /** What the report calls it. */
  title: string;
  servers?: 2;
  hasReplica?: true;
  /** It holds from before the first sign-in. */
  isFromStart?: true;
  begin(installation: Installation): void | Promise<void>;
  /** Heals it. */
  end(installation: Installation): void | Promise<void>;
}

const HOUR_MS = 3_600_000;
const WRITES_PER_SECOND = 15;

/** Drops packets at the router. The rules are those of iptables, one a packet's path. */
function cut(run: string, ...rules: string[]): void {
  for (const rule of rules) runIn(run, 'router', `iptables -w -A FORWARD ${rule} -j DROP`);
}

function drop(...rules: string[]): Pick<NetworkFault, 'begin' | 'end'> {
  return {
    begin: ({ run }) => cut(run, ...rules),
    end: ({ run, say }) => {
      const table = runIn(run, 'router', 'iptables -w -L FORWARD -v -n -x');
      for (const line of table.split('\n').slice(2).filter(Boolean))
        say(`  dropped: ${line.trim().replace(/\s+/g, ' ')}`);
      runIn(run, 'router', 'iptables -w -F FORWARD');
    },
  };
}

function air(rule: string): Pick<NetworkFault, 'begin' | 'end'> {
  return {
    begin: async ({ air }) => void (await air.follow(rule)),
    end: async ({ air, say }) => say(`  air: ${await air.follow('none')}`),
  };
}

const LOST = '-m statistic --mode random --probability 0.2';
const TO_DATABASE = '-i server -o database';
const TO_SERVER = '-i database -o server';

/** All faults by the name that `--only` takes. */
const NETWORK_FAULTS = {
  partition: {
    title: 'servidor e base de dados separados, nos dois sentidos',
    ...drop(TO_DATABASE, TO_SERVER),
  },
  deafDatabase: { title: 'só se perde o que vai do servidor para a base de dados', ...drop(TO_DATABASE) },
  deafServer: { title: 'só se perde o que vai da base de dados para o servidor', ...drop(TO_SERVER) },
  half: {
    title: 'metade dos aparelhos separada: um de cada equipa',
    ...drop(`-d ${SERVER_ADDRESSES[1]}`, `-s ${SERVER_ADDRESSES[1]}`),
  },
  loss: {
    title: '20 % dos pacotes dos aparelhos perdidos, em cada sentido',
    ...drop(`-i devices ${LOST}`, `-o devices ${LOST}`),
  },
  reorder: { title: 'um em cada quatro pacotes ultrapassado pelos seguintes, até 200 ms', ...air('reorder 0.25 200') },
  jitter: { title: 'cada pacote atrasado até 500 ms, em cada sentido', ...air('jitter 500') },
  frozenServer: {
    title: 'servidor parado (SIGSTOP)',
    begin: ({ servers }) => {
      for (const server of servers) server.signal('SIGSTOP');
    },
    end: ({ servers }) => {
      for (const server of servers) server.signal('SIGCONT');
    },
  },
  frozenDatabase: {
    title: 'base de dados parada (SIGSTOP de todos os processos)',
    begin: ({ primary }) => primary.signalAll('SIGSTOP'),
    end: ({ primary }) => primary.signalAll('SIGCONT'),
  },
  failover: {
    title: 'máquina da base de dados perdida, e uma réplica síncrona promovida à mão',
    hasReplica: true,
    begin: ({ run, primary }) => {
      cut(run, '-i database', '-o database');
      primary.signalAll('SIGKILL');
    },
    end: ({ run, replica }) => {
      replica?.promote();
      moveDatabase(run, 'replica');
    },
  },
  slowDisk: {
    title: `disco lento: ${WRITES_PER_SECOND} escritas por segundo (cgroup)`,
    begin: ({ run, folder, primary }) => new SlowDisk(run, folder).limit(primary.pids, WRITES_PER_SECOND),
    end: ({ run, folder, primary }) => new SlowDisk(run, folder).release(primary.pids),
  },
  clocks: {
    title: 'dois servidores com os relógios a uma hora um do outro',
    servers: 2,
    isFromStart: true,
    begin: async ({ clockFile }) => {
      writeFileSync(clockFile, String(HOUR_MS));
      // Longer than the server's polling interval of the file.
      await wait(60);
    },
    end: ({ clockFile }) => writeFileSync(clockFile, '0'),
  },
} satisfies Record<string, NetworkFault>;

export type FaultName = keyof typeof NETWORK_FAULTS;
export const FAULT_NAMES = Object.keys(NETWORK_FAULTS) as FaultName[];

export function faultOf(name: FaultName): NetworkFault {
  return NETWORK_FAULTS[name];
}
