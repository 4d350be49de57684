import type { DroppedKind } from './roster.ts';
import type { RosterRow } from './rosterRows.ts';
import { fold } from './rosterWords.ts';

export type ColumnKind = DroppedKind | 'name' | 'given' | 'surname';

/** Headings by what their column holds, folded; the first that fits counts. */
const HEADINGS: readonly (readonly [ColumnKind, RegExp])[] = [
  ['guardian', /^(?:nome)?(?:d[oa]s?)?(?:enc|encarregad|ee$|pai|mae|responsavel|filiacao)/],
  ['date', /^(?:data|dt|dn$|nascimento$|nasc$|anonasc)/],
  ['email', /^(?:e?mail|correio|endereco)/],
  ['phone', /^(?:tel|tlm|contacto|numerodetel|notel)/],
  [
    'identity',
    /^(?:nif|cc$|bi$|nobi$|nocc$|nus|sns|nosns|niss|contribuinte|cartao|ncontribuinte|nocontribuinte|utente|noutente)/,
  ],
  ['process', /^(?:proc|numproc|noproc|nproc|numerodeproc|processo|id$|codigo|cod$)/],
  ['given', /^(?:primeironome|nomes?propri[oa]s?)$/],
  ['surname', /^(?:apelidos?|ultimonome|sobrenome|nomesdefamilia|nomedefamilia)$/],
  ['name', /^(?:nomes?|nomecompleto|(?:nome)?(?:d[oa]{1,2}s?)?(?:alun[oa]{1,2}s?|estudantes?)|alunonome)$/],
  [
    'number',
    /^(?:n|no|nr|num|numero|ordem|nodeordem|nalun[oa]|noalun[oa]|numerodealun[oa]|nod[oa]alun[oa]|idade|numal)$/,
  ],
  ['sex', /^(?:sexo|s|genero|sx)$/],
  ['class', /^(?:turma|ano|anoturma|turmaano|anoescolaridade|anodeescolaridade)$/],
  [
    'other',
    /^(?:morada|localidade|codpostal|codigopostal|naturalidade|nacionalidade|situacao|sit|estado|observacoes|obs|ase|escalao|nee|freguesia|concelho|curso|grupo|equipa|foto|assinatura|presenca|nota|notas)$/,
  ],
];

/** Returns what a column with this heading holds; null for a text that is no heading. */
function headingKind(cell: string): ColumnKind | null {
  const folded = fold(cell.replace(/\([ao]s?\)/gi, ''));
  return HEADINGS.find(([, pattern]) => pattern.test(folded))?.[0] ?? null;
}

/** The columns of a table with headings, and the place of its heading row. */
export interface RosterTable {
  heading: number;
  columns: (ColumnKind | null)[];
}

/** Finds the first row of headings with a column of names; null for a list without one. */
export function rosterTable(rows: readonly RosterRow[]): RosterTable | null {
  for (const [heading, { cells }] of rows.entries()) {
    const columns = headingColumns(cells);
    if (columns !== null) return { heading, columns };
  }
  return null;
}

/** Returns what the columns hold, for a row of headings that names the pupils' column; otherwise null. */
export function headingColumns(cells: readonly string[]): (ColumnKind | null)[] | null {
  const columns = cells.map((cell) => (cell === '' ? null : headingKind(cell)));
  const filled = cells.filter((cell) => cell !== '').length;
  const known = columns.filter((kind) => kind !== null).length;
  const hasName = columns.some((kind) => kind === 'name' || kind === 'given');
  return hasName && known * 2 > filled ? columns : null;
}
