import { availableParallelism } from 'node:os';
import type { RungResult } from './rung.ts';

/** Shares of one core, and of all cores. */
const ONE_CORE = 0.85;
const ALL_CORES = 0.9;
const DATABASE_CORES = 0.6;
/** With a larger lag the load generator itself is the bottleneck. */
const GENERATOR_LAG_MS = 100;
const POOL_SHARE = 0.1;
/** Cores used by other programs. */
const OTHERS = 0.5;
/** Passwords waiting for hashing at which users notice the delay. */
const HASHES_WAITING = 50;
const ENTRY_S = 65;
/** Median call time at which users notice slowness. */
const SLOW_MS = 500;

type Rule = readonly [holds: boolean, words: string];

const NOTHING = 'nada';
const first = (rules: readonly Rule[]) => rules.find(([holds]) => holds)?.[1] ?? NOTHING;

/** Returns the first bottleneck in the entry minute and in the lesson; 'nada' if there is none. */
export function firstBottleneck(result: RungResult): { entry: string; lesson: string } {
  const entry = tightestInEntry(result);
  return { entry, lesson: tightestInLesson(result, entry !== NOTHING) };
}

function tightestInEntry({ recorder, allInSeconds, entry }: RungResult): string {
  const busy = recorder.calls.entry.get('POST /login')?.busy ?? 0;
  return first([
    [entry.cpu.generator > ONE_CORE || entry.generatorLag > GENERATOR_LAG_MS, 'o próprio gerador'],
    [entry.others > OTHERS, 'outros programas na mesma máquina'],
    [busy > 0 || entry.hashesWaiting > HASHES_WAITING, 'a fila das palavras-passe'],
    [entry.poolWaitingShare > POOL_SHARE, 'as ligações à base de dados'],
    [allInSeconds > ENTRY_S, 'a entrada, sem fila: o processador'],
  ]);
}

function tightestInLesson({ recorder, lesson }: RungResult, wasTight: boolean): string {
  const cores = availableParallelism();
  const { cpu } = lesson;
  const all = cpu.servers + cpu.postgres + cpu.nginx + cpu.generator;
  const isSlow = recorder.total('lesson').times.at(0.5) > SLOW_MS;
  return first([
    [cpu.generator > ONE_CORE || lesson.generatorLag > GENERATOR_LAG_MS, 'o próprio gerador: os tempos não valem'],
    [lesson.others > OTHERS, 'outros programas na mesma máquina: os tempos não valem'],
    [lesson.busiestServer > ONE_CORE, 'o processador do processo do servidor'],
    [cpu.postgres > DATABASE_CORES * cores, 'o processador da base de dados'],
    [lesson.poolWaitingShare > POOL_SHARE, 'as ligações à base de dados'],
    [all > ALL_CORES * cores, `a máquina inteira (${cores} núcleos)`],
    [isSlow && wasTight, 'o que a entrada deixou por servir'],
    [isSlow, 'os pedidos esperam, por outra razão'],
  ]);
}
