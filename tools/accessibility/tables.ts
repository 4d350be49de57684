import type { Criterion, Result, Verdict } from '#content/accessibility/Criterion.ts';
import { CRITERIA } from '#content/accessibility/criteria.ts';

const RESULT_WORDS: Readonly<Record<Result, string>> = {
  meets: 'cumpre',
  meetsInPart: 'cumpre em parte',
  notApplicable: 'não se aplica',
  notVerified: 'não verificado',
};
const RESULTS = Object.keys(RESULT_WORDS) as Result[];
/** Begins the part of docs/accessibility.md that is generated; the rest of the page follows it. */
const START = '<!-- O que se segue é escrito por `npm run accessibility`, a partir de src/content/accessibility. -->';

/** Returns the page with its generated part made anew. Throws when the page has no mark where that part begins. */
export function withTables(page: string): string {
  const at = page.indexOf(START);
  if (at < 0) throw new Error(`docs/accessibility.md não tem a linha «${START}».`);
  return `${page.slice(0, at)}${START}\n\n${tables()}\n`;
}

function tables(): string {
  const documents = CRITERIA.filter(({ in22 }) => in22 !== 'new');
  return [
    '## Em números',
    summary(),
    '## Páginas: WCAG 2.2 e capítulo 9 da EN 301 549',
    table(
      CRITERIA,
      (one) => one.web,
      (one) => clause(one, 9),
    ),
    '## Documentos PDF: capítulo 10 da EN 301 549',
    'As cláusulas 10.5 (posição das legendas) e 10.6 (momento da audiodescrição) não se aplicam: os PDF não têm som nem vídeo.',
    table(
      documents,
      (one) => one.documents,
      (one) => clause(one, 10),
    ),
  ].join('\n\n');
}

function summary(): string {
  const rows = [
    ['Páginas, nível A', CRITERIA.filter(({ level }) => level === 'A').map(({ web }) => web)],
    ['Páginas, nível AA', CRITERIA.filter(({ level }) => level === 'AA').map(({ web }) => web)],
    ['Documentos, A e AA', CRITERIA.flatMap(({ documents }) => documents ?? [])],
  ] as const;
  return lines(
    ['', ...RESULTS.map((result) => RESULT_WORDS[result])],
    rows.map(([name, verdicts]) => [
      name,
      ...RESULTS.map((result) => String(verdicts.filter((verdict) => verdict.result === result).length)),
    ]),
  );
}

type VerdictOf = (criterion: Criterion) => Verdict | null;

function table(criteria: readonly Criterion[], verdictOf: VerdictOf, clauseOf: (one: Criterion) => string): string {
  return lines(
    ['critério', 'EN 301 549', 'resultado', 'como', 'testes'],
    criteria.map((one) => {
      const verdict = verdictOf(one);
      const name = `${one.number} ${one.name} (${one.level})`;
      if (verdict === null) return [name, `${clauseOf(one)} (vazia)`, '–', 'a norma não o pede a documentos', ''];
      return [
        name,
        clauseOf(one),
        RESULT_WORDS[verdict.result],
        verdict.how,
        verdict.tests.map(testWords).join('<br>'),
      ];
    }),
  );
}

function clause({ number, in22 }: Criterion, chapter: 9 | 10): string {
  if (in22 === 'new') return 'ainda não tem (novo nas WCAG 2.2)';
  return in22 === 'removed' ? `${chapter}.${number} (as WCAG 2.2 retiraram-no)` : `${chapter}.${number}`;
}

function testWords(test: string): string {
  const [file = '', title = ''] = splitTest(test);
  return `\`${file}\`: ${title.replaceAll('|', '\\|')}`;
}

/** Divides a test of a verdict into the path of its file and its title. */
export function splitTest(test: string): [file: string, title: string] {
  const at = test.indexOf(': ');
  return [test.slice(0, at), test.slice(at + 2)];
}

function lines(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
