import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { resolve } from 'node:path';
import { KINDS, type Kind, type Peer } from './Peer.ts';
import type { TurnOptions, TurnResult } from './turn.ts';

const PAGE = resolve(import.meta.dirname, '../../../docs/performance.md');
const [BEGIN, END] = ['<!-- alternativas: início -->', '<!-- alternativas: fim -->'];
const GIB = 1024 ** 3;

/** The goals: this many times the peers' calls per second, at most these shares of their memory and start time. */
const GOALS = { perSecond: 5, memory: 1 / 2, start: 1 / 4 };

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  signIn: 'entrar',
  list: 'uma página da lista',
  write: 'mudar uma resposta',
};

export interface Measured {
  peer: Peer;
  /** CPU time of checking one password, in ms. */
  hashMs: number;
  /** Start times in ms. */
  starts: number[];
  turns: TurnResult[];
}

interface Row {
  title: string;
  of: (measured: Measured) => number;
  digits: number;
  /** Shown without a ratio. */
  isAside?: true;
  /** Lower or upper limit of the product's figure divided by a peer's. */
  atLeast?: number;
  atMost?: number;
}

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
};

const ROWS: readonly Row[] = [
  ...KINDS.flatMap((kind): Row[] => {
    const over = (read: (turn: TurnResult) => number) => (measured: Measured) => median(measured.turns.map(read));
    const name = KIND_NAMES[kind];
    return [
      {
        title: `**${name}**, por segundo`,
        of: over(({ calls }) => calls[kind].perSecond),
        digits: 1,
        atLeast: GOALS.perSecond,
      },
      { title: `${name}, p50 ms`, of: over(({ calls }) => calls[kind].p50), digits: 1 },
      { title: `${name}, p95 ms`, of: over(({ calls }) => calls[kind].p95), digits: 1 },
      { title: `${name}, processador do servidor, ms`, of: over(({ calls }) => calls[kind].serverMs), digits: 2 },
      { title: `${name}, processador do PostgreSQL, ms`, of: over(({ calls }) => calls[kind].postgresMs), digits: 2 },
    ];
  }),
  { title: 'conferir uma palavra-passe, processador, ms', of: ({ hashMs }) => hashMs, digits: 1 },
  {
    title: '**memória em repouso**, MB',
    of: ({ turns }) => median(turns.map(({ atRest }) => atRest)),
    digits: 0,
    atMost: GOALS.memory,
  },
  {
    title: '**memória no máximo**, MB',
    of: ({ turns }) => median(turns.map(({ peak }) => peak)),
    digits: 0,
    atMost: GOALS.memory,
  },
  {
    title: '**arranque a frio**, ms',
    of: ({ starts, turns }) => median([...starts, ...turns.map(({ startMs }) => startMs)]),
    digits: 0,
    atMost: GOALS.start,
  },
  {
    title: 'outros programas entretanto, núcleos',
    of: ({ turns }) => median(turns.flatMap(({ calls }) => KINDS.map((kind) => calls[kind].others))),
    digits: 2,
    isAside: true,
  },
  {
    title: 'erros',
    of: ({ turns }) => turns.flatMap(({ calls }) => KINDS.map((kind) => calls[kind].errors)).reduce((a, b) => a + b, 0),
    digits: 0,
  },
  {
    title: 'textos confirmados que não ficaram',
    of: ({ turns }) => turns.reduce((sum, { notStored }) => sum + notStored, 0),
    digits: 0,
  },
];

export type TableOptions = Omit<TurnOptions, 'writers'> & { rounds: number; postgres: string };

/** Returns a table of the medians, the product's ratio to each peer, and whether the goal is met. */
export function measuredTable(all: readonly Measured[], options: TableOptions): string {
  const [own, ...others] = all;
  if (!own) return '';
  const head = ['', own.peer.title, ...others.flatMap(({ peer }) => [peer.title, 'razão']), 'pedido'];
  const body = ROWS.map((row) => [
    row.title,
    figure(row.of(own), row.digits),
    ...others.flatMap((other) => [figure(row.of(other), row.digits), ratio(row, row.of(own) / row.of(other))]),
    goal(row),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, place) => (place === 0 ? '---' : '---:'));
  const hashing = all.map(({ peer }) => `${peer.title}: ${peer.hashing}`).join('; ');
  return [`${hardware(options)} ${hashing}.`, '', line(head), line(rule), ...body.map(line)].join('\n');
}

function hardware({ clients, warmUpMs, measureMs, rounds, postgres }: TableOptions): string {
  return [
    `${cpus()[0]?.model.trim() ?? 'Processador'}, ${availableParallelism()} núcleos, ${(totalmem() / GIB).toFixed(0)} GiB, Node ${process.versions.node}, PostgreSQL ${postgres}; servidor, base de dados e clientes na mesma máquina.`,
    `${clients} clientes; cada chamada ${measureMs / 1_000} s depois de ${warmUpMs / 1_000} s de aquecimento; medianas de ${rounds} voltas intercaladas.`,
  ].join(' ');
}

function ratio({ atLeast, atMost, isAside }: Row, value: number): string {
  if (isAside || !Number.isFinite(value)) return '';
  const shown = `×${figure(value, 2)}`;
  if (atLeast === undefined && atMost === undefined) return shown;
  const isMet = value >= (atLeast ?? 0) && value <= (atMost ?? Number.POSITIVE_INFINITY);
  return `${shown} ${isMet ? '✓' : '✗'}`;
}

function goal({ atLeast, atMost }: Row): string {
  if (atLeast !== undefined) return `≥ ×${figure(atLeast, 0)}`;
  return atMost === undefined ? '' : `≤ ×${figure(atMost, 2)}`;
}

function figure(value: number, digits: number): string {
  return Number.isNaN(value) ? '–' : value.toFixed(digits).replace('.', ',');
}

/** Replaces the table on the page and leaves the rest unchanged. */
export function writeTable(table: string): void {
  const page = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '';
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from === -1 || to === -1) throw new Error(`Falta o lugar do quadro em ${PAGE}.`);
  writeFileSync(PAGE, `${page.slice(0, from)}${BEGIN}\n\n${table}\n\n${page.slice(to)}`);
}
