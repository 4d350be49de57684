import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FAULT_NAMES, type FaultName, faultOf } from './faults.ts';
import type { FaultResult } from './playFault.ts';

const PAGE = resolve(import.meta.dirname, '../../../docs/reliability.md');
const [BEGIN, END] = ['<!-- caos rede: início -->', '<!-- caos rede: fim -->'];
const HEAD = [
  '| falha | equipas × aparelhos | velocidade | semente | segundos | pedidos | falhados (na falha) | em dia depois de sarar: p50 e máximo (s) | página do professor (s) | coisas comparadas | perdidas | a dobrar | presos |',
  `| --- |${' ---: |'.repeat(12)}`,
];

type Results = Partial<Record<FaultName, FaultResult>>;

/** Returns the lines of a Markdown table, a fault a row. */
export function networkTable(results: Results): string[] {
  const rows = FAULT_NAMES.flatMap((name) => {
    const result = results[name];
    return result ? [rowOf(name, result)] : [];
  });
  return [...HEAD, ...rows];
}

function rowOf(name: FaultName, result: FaultResult): string {
  const { sync } = result;
  const stuck = result.stuck.length + result.violations.length + result.missing.length;
  const cells = [
    faultOf(name).title,
    `${result.teams} × ${result.devices / result.teams}`,
    result.speed,
    result.seed,
    result.seconds,
    result.requests,
    `${result.failed} (${result.failedMeanwhile})`,
    `${inSeconds(sync[sync.length >> 1])} e ${inSeconds(sync.at(-1))}`,
    inSeconds(result.teacherMs),
    result.expected,
    `**${result.lost.length}**`,
    `**${result.doubled.length}**`,
    `**${stuck}**`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Writes the rows of these results on the page; keeps those of faults that were not played now. */
export function writeNetworkReport(results: Results): void {
  const page = readFileSync(PAGE, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from === -1 || to === -1) throw new Error(`${PAGE} has no place for the table.`);
  const before = page.slice(from, to).split('\n');
  const rows = FAULT_NAMES.flatMap((name) => {
    const result = results[name];
    const known = before.find((line) => line.startsWith(`| ${faultOf(name).title} |`));
    return result ? [rowOf(name, result)] : known !== undefined ? [known] : [];
  });
  writeFileSync(
    PAGE,
    `${page.slice(0, from)}${[BEGIN, '', ...HEAD, ...rows, '', END].join('\n')}${page.slice(to + END.length)}`,
  );
}

function inSeconds(ms: number | null | undefined): string {
  return ms == null ? '–' : (ms / 1_000).toFixed(1).replace('.', ',');
}
