import { availableParallelism } from 'node:os';
import type { RungResult } from './rung.ts';

/** Shares of a core, or of all. */
const ONE_CORE = 0.85;
const ALL_CORES = 0.9;
const DATABASE_CORES = 0.6;
/** A generator that is late measures itself. */
const GENERATOR_LAG_MS = 100;
const POOL_SHARE = 0.1;
/** Of other people's programs, in cores. */
const OTHERS = 0.5;
/** Who waits so long for the password alone sees it. */
const HASHES_WAITING = 50;
const ENTRY_S = 65;
/** A lesson in which half of the calls take longer is one that people notice. */
const SLOW_MS = 500;

type Rule = readonly [holds: boolean, words: string];

const NOTHING = 'nada';
const first = (rules: readonly Rule[]) => rules.find(([holds]) => holds)?.[1] ?? NOTHING;

/** What gets tight first, by rule, in the worst minute and in the lesson; 'nada' where nothing does. */
export function tightest(result: RungResult): { entry: string; lesson: string } {
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
