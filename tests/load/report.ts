import { availableParallelism, cpus, totalmem } from 'node:os';
import { firstBottleneck } from './bottleneck.ts';
import type { CallCount, Phase } from './Recorder.ts';
import type { RungOptions, RungResult } from './rung.ts';
import { SETUP_NAMES } from './setups.ts';
import type { Times } from './Times.ts';
import { type ByKind, PROCESS_KINDS } from './Watch.ts';

const GIB = 1024 ** 3;
const KIND_NAMES = { servers: 'servidor', postgres: 'PostgreSQL', nginx: 'nginx', generator: 'gerador' } as const;

/** Returns a paragraph on the hardware and the set-up. */
export function hardware(
  version: string,
  { seed, speed, minutes, isWhole, byCode = false, entryMinutes = 1, calm = 1 }: Omit<RungOptions, 'setup' | 'teams'>,
): string {
  const entry = entryMinutes === 1 ? 'num minuto' : `em ${entryMinutes} minutos`;
  const rest = calm === 1 ? '' : ` (calma: quem joga demora ${calm} vezes mais entre o que faz)`;
  const pace = speed === 1 ? 'ao ritmo das pessoas' : `${speed} vezes mais depressa do que as pessoas`;
  return [
    `${cpus()[0]?.model.trim() ?? 'processador'}, ${availableParallelism()} núcleos, ${(totalmem() / GIB).toFixed(0)} GiB;`,
    `Node ${process.versions.node}, PostgreSQL ${version}. Servidor, base de dados e gerador na mesma máquina.`,
    `Todas as equipas entram ${entry}, ${byCode ? 'com o código do cartão' : 'com a palavra-passe'}, de um só endereço; depois ${isWhole ? 'a aula inteira, do treino ao conselho' : `${minutes} minutos de aula, com equipas em todas as missões`},`,
    `${pace}${rest}. Semente ${seed}.`,
  ].join(' ');
}

/** Returns a table of all calls of a phase: count, durations and errors. */
export function callTable({ recorder }: RungResult, phase: Phase): string {
  const rows = [...recorder.calls[phase]].sort(([a], [b]) => nameOf(a).localeCompare(nameOf(b)));
  return table(
    ['chamada', 'vezes', 'p50 ms', 'p95 ms', 'p99 ms', 'mais longa ms', 'ocupado', 'erros'],
    [
      ...rows.map(([name, count]) => [name, ...figuresOf(count)]),
      ['**todas**', ...figuresOf(recorder.total(phase))],
      ['(notícia em direto do que se enviou)', ...timesOf(recorder.news[phase]), '', ''],
      ['(da tecla ao mosaico do professor)', ...timesOf(recorder.tiles[phase]), '', ''],
    ],
  );
}

/** Returns a table with a column per rung; in brackets the ratio to the smallest one. */
export function ladderTable(results: readonly RungResult[]): string {
  const first = results[0];
  if (first === undefined) return '';
  const row = (title: string, of: (result: RungResult) => string | number) => [title, ...results.map(of)];
  const times = (title: string, of: (result: RungResult) => number) =>
    row(title, (result) => `${ms(of(result))}${ratio(of(result), of(first), result === first)}`);
  const kinds = (of: (result: RungResult) => ByKind, write: (value: number) => string) => (result: RungResult) =>
    PROCESS_KINDS.filter((kind) => kind !== 'nginx' || result.setup === 'two')
      .map((kind) => `${KIND_NAMES[kind]} ${write(of(result)[kind])}`)
      .join(', ');
  return table(
    [SETUP_NAMES[first.setup], ...results.map(({ teams }) => `${teams} equipas`)],
    [
      row('painéis de professores', ({ teachers }) => teachers),
      row('entrada: todos dentro ao fim de (s)', ({ allInSeconds, notIn }) =>
        notIn === 0 ? seconds(allInSeconds) : `faltam ${notIn}`,
      ),
      times('entrada: do botão ao jogo, p50 ms', ({ recorder }) => recorder.signIns.at(0.5)),
      times('entrada: p95 ms', ({ recorder }) => recorder.signIns.at(0.95)),
      times('entrada: p99 ms', ({ recorder }) => recorder.signIns.at(0.99)),
      times('entrada: a mais longa ms', ({ recorder }) => recorder.signIns.longest),
      row('entrada: «ocupado, voltem já»', ({ recorder }) => recorder.total('entry').busy),
      row('entrada: fila das palavras-passe, no máximo', ({ entry }) => entry.hashesWaiting),
      row('aula: pedidos por segundo', ({ recorder, lesson }) =>
        seconds(recorder.total('lesson').times.count / lesson.seconds),
      ),
      times('aula: p50 ms', ({ recorder }) => recorder.total('lesson').times.at(0.5)),
      times('aula: p95 ms', ({ recorder }) => recorder.total('lesson').times.at(0.95)),
      times('aula: p99 ms', ({ recorder }) => recorder.total('lesson').times.at(0.99)),
      row(
        'processador na entrada, em núcleos',
        kinds(({ entry }) => entry.cpu, cores),
      ),
      row(
        'processador na aula, em núcleos',
        kinds(({ lesson }) => lesson.cpu, cores),
      ),
      row('outros programas na aula, e espera pelo disco, em núcleos', ({ lesson }) =>
        [lesson.others, lesson.diskWait].map(cores).join(' e '),
      ),
      row(
        'memória em repouso, MB',
        kinds(({ atRest }) => atRest, String),
      ),
      row(
        'memória no máximo, MB',
        kinds(({ peak }) => peak, String),
      ),
      row('atraso do ciclo do servidor na aula, p99 de 2 s: mediana e pior, ms', ({ lesson }) =>
        [lesson.lagMedian, lesson.lagWorst].map(ms).join(' e '),
      ),
      row('à espera de uma ligação à base de dados, no máximo', ({ entry, lesson }) =>
        Math.max(entry.poolWaiting, lesson.poolWaiting),
      ),
      row('ligações HTTP e em direto, no máximo', ({ entry, lesson }) =>
        [Math.max(entry.connections, lesson.connections), lesson.streams].join(' e '),
      ),
      row('ligações que se fecharam a descansar, e outra foi aberta', ({ recorder }) => recorder.idleClosed),
      ...(first.machine
        ? [row('máquina: memória ao máximo, de quanta (MB), e processos que o sistema acabou', machineOf)]
        : []),
      row('escritas confirmadas', ({ writes }) => writes),
      row('**perdidas, a dobrar ou de ninguém**', (r) => `**${r.lost.length + r.twice.length + r.foreign.length}**`),
      row('**erros**', ({ recorder, stuck }) => `**${recorder.errors + stuck.length}**`),
      row('o que aperta primeiro, na entrada', (result) => firstBottleneck(result).entry),
      row('o que aperta primeiro, na aula', (result) => firstBottleneck(result).lesson),
    ],
  );
}

/** Returns whether everybody signed in and there were no errors and no lost writes. */
export function isClean({ recorder, lost, twice, foreign, stuck, notIn }: RungResult): boolean {
  return recorder.errors + lost.length + twice.length + foreign.length + stuck.length + notIn === 0;
}

function machineOf({ machine }: RungResult): string {
  if (machine === undefined) return '';
  const cores = machine.cores === undefined ? '' : `, ${machine.cores} núcleo(s)`;
  return `${machine.peakMb} de ${machine.memoryMb}${cores}, ${machine.killed}`;
}

function figuresOf({ times, busy, errors }: CallCount): (string | number)[] {
  return [...timesOf(times), busy, errors];
}

function timesOf(times: Times): (string | number)[] {
  return [times.count, ...[0.5, 0.95, 0.99].map((share) => ms(times.at(share))), ms(times.longest)];
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, place) => (place === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

/** Sort key: path before method. */
function nameOf(call: string): string {
  return call.split(' ').slice(1).join(' ');
}

function ms(value: number): string {
  if (Number.isNaN(value)) return '–';
  return value >= 100 ? value.toFixed(0) : comma(value.toFixed(1));
}

function seconds(value: number): string {
  return comma(value.toFixed(1));
}

function cores(value: number): string {
  return comma(value.toFixed(2));
}

function ratio(value: number, of: number, isFirst: boolean): string {
  return isFirst || !(of > 0) ? '' : ` (×${comma((value / of).toFixed(1))})`;
}

function comma(text: string): string {
  return text.replace('.', ',');
}
