import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { BrowserResult } from './browserTeam.ts';
import type { ClassroomResult } from './classroom.ts';
import type { CouncilPlayed } from './council/playCouncil.ts';
import { FAULT_NAMES, FAULTS } from './faults.ts';

const PAGE = resolve(import.meta.dirname, '../../docs/reliability.md');
const HEAD = `# O que se aguenta, e como se sabe
`;
const SECTION = '## A aula inteira';

type Named<T> = Readonly<Record<string, T>>;

/** Returns a Markdown table of the injected faults and the results of the classes. */
export function classTable(results: Named<ClassroomResult>): string {
  const names = Object.keys(results);
  const row = (title: string, value: (result: ClassroomResult) => string | number) =>
    `| ${[title, ...names.map((name) => value(results[name]!))].join(' | ')} |`;
  return [
    `| | ${names.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(names.length)}`,
    row('Equipas', ({ teams }) => teams),
    row('Chegaram ao conselho', ({ inCouncil }) => inCouncil),
    row('Pedidos feitos', ({ ledger }) => ledger.requests),
    row('Pedidos estragados', ({ ledger }) => `${ledger.injected} (${percent(ledger.injected, ledger.requests)})`),
    ...FAULTS.map((fault) => row(`· ${FAULT_NAMES[fault]}`, ({ ledger }) => ledger.faults[fault])),
    row('Pedidos feitos com o servidor em baixo', ({ ledger }) => ledger.whileDown),
    row('Servidor reiniciado (SIGTERM e SIGKILL)', ({ restarts }) => `${restarts.SIGTERM} + ${restarts.SIGKILL}`),
    row('Separadores mortos a meio', ({ deaths }) => deaths),
    row('Pedaços de texto escritos', ({ pieces }) => pieces),
    row('Coisas feitas e procuradas no servidor', ({ expected }) => expected),
    row('O que o professor fez nas aulas', ({ lesson: { acts } }) =>
      Object.values({ ...acts, offline: 0 }).reduce((sum, count) => sum + count, 0),
    ),
    row(
      '· pausas, silêncios e ritmos',
      ({ lesson: { acts } }) => acts.pauseAll + acts.pauseOne + acts.release + acts.silence + acts.pace,
    ),
    row('· aulas começadas, terminadas e retomadas', ({ lesson: { acts } }) => acts.start + acts.end + acts.resume),
    row(
      '· recados enviados, retirados e fora de prazo',
      ({ lesson: { acts } }) => acts.message + acts.withdraw + acts.expire,
    ),
    row('Recados mostrados num aparelho', ({ lesson }) => lesson.shown),
    row('Mãos levantadas e baixadas pelas equipas', ({ lesson }) => lesson.hands),
    row('Aparelhos que ficaram sem rede', ({ lesson: { acts } }) => acts.offline),
    row('Ficheiros pedidos outra vez à equipa, por palavras', ({ told }) => told.length),
    row('Deixou de se ver enquanto se jogava', ({ missing }) => missing.length),
    row(
      '**Aparelhos presos, recados a mais ou a menos, mosaicos e mãos errados**',
      ({ lesson }) => `**${lesson.violations.length}**`,
    ),
    row('**Perdidas**', ({ lost }) => `**${lost.length}**`),
    row('**A dobrar**', ({ doubled }) => `**${doubled.length}**`),
    row('Tempo (s)', ({ seconds }) => seconds),
  ].join('\n');
}

export function browserTable(result: BrowserResult): string {
  return [
    '| No navegador | |',
    '| --- | ---: |',
    `| Separadores mortos a meio | ${result.kills} |`,
    `| Rede desligada e ligada | ${result.offline} |`,
    `| Pedidos estragados | ${result.ledger.injected} de ${result.ledger.requests} |`,
    `| Textos comparados ao reabrir | ${result.compared} |`,
    `| Escritos há mais de 5 s e perdidos | **${result.lostOlder}** |`,
    `| Escritos há menos de 5 s e perdidos | ${result.lostYounger} |`,
    `| Respostas no servidor diferentes das enviadas | **${result.different.length}** |`,
    `| Tempo (s) | ${result.seconds} |`,
  ].join('\n');
}

export function councilTable({ council, network, restarts }: CouncilPlayed): string {
  return [
    '| Conselho | |',
    '| --- | ---: |',
    `| Pedidos estragados | ${network.injected} de ${network.requests} |`,
    `| Servidor reiniciado durante a votação (SIGTERM e SIGKILL) | ${restarts.SIGTERM} + ${restarts.SIGKILL} |`,
    `| Passos do professor | ${council.steps.length} |`,
    `| Votos e abstenções confirmados | ${council.acknowledged} |`,
    `| Recusados, porque a votação já tinha fechado | ${council.refused} |`,
    `| Recusados, porque outro aparelho da equipa tinha votado entretanto | ${council.replaced} |`,
    `| Aparelhos que ficaram sem rede | ${council.offline} |`,
    `| Votos comparados com o último confirmado | ${council.compared} |`,
    `| **Votos perdidos, ou contados sem ser confirmados** | **${council.lost.length}** |`,
    `| **Passos dados duas vezes, fases que recuaram, contagens erradas** | **${council.violations.length}** |`,
  ].join('\n');
}

/** Replaces a table on the page and leaves the rest unchanged. */
export function writeReport(part: 'turmas' | 'navegador' | 'conselho', words: string, table: string): void {
  const [begin, end] = [`<!-- caos ${part}: início -->`, `<!-- caos ${part}: fim -->`];
  const block = `${begin}\n\n${words}\n\n${table}\n\n${end}`;
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : HEAD;
  const page = before.includes(SECTION) ? before : `${before.trimEnd()}\n\n${SECTION}\n`;
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  const next =
    from === -1 ? `${page.trimEnd()}\n\n${block}\n` : `${page.slice(0, from)}${block}${page.slice(to + end.length)}`;
  writeFileSync(PAGE, next);
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(1, whole)).toFixed(1).replace('.', ',')} %`;
}
