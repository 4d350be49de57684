/** What a judge says about a page. A failure makes the proof fail; a warning is something that a person has to look at. */
export interface Finding {
  /** Name of the page, as the table shows it. */
  page: string;
  judge: 'axe' | 'QualWeb' | 'Equal Access' | 'Nu';
  kind: 'failure' | 'warning';
  /** Identifier of the rule, or the message of a judge whose rules have none. */
  rule: string;
  text: string;
  /** Start of the HTML of the first element concerned. */
  html: string;
}

const COLUMNS = [
  ['axe: falhas', 'axe', 'failure'],
  ['QualWeb: falhas', 'QualWeb', 'failure'],
  ['avisos', 'QualWeb', 'warning'],
  ['Equal Access: falhas', 'Equal Access', 'failure'],
  ['a ver', 'Equal Access', 'warning'],
  ['Nu: erros', 'Nu', 'failure'],
  ['avisos', 'Nu', 'warning'],
] as const;

/** Returns a table with a row per page and the number of rules that each judge reports there. */
export function findingsTable(pages: readonly string[], findings: readonly Finding[]): string {
  const head = ['Página', ...COLUMNS.map(([title]) => title)];
  const rows = pages.map((page) => [
    page,
    ...COLUMNS.map(([, judge, kind]) => {
      const own = findings.filter((one) => one.page === page && one.judge === judge && one.kind === kind);
      return String(new Set(own.map(({ rule }) => rule)).size);
    }),
  ]);
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [head, ...rows].map(line).join('\n');
}

const PAGES_SHOWN = 6;

/** Returns the findings of one kind grouped by rule, with the pages and an example of each. */
export function findingsList(findings: readonly Finding[], kind: Finding['kind']): string {
  const byRule = new Map<string, Finding[]>();
  for (const finding of findings.filter((one) => one.kind === kind)) {
    const key = `${finding.judge} ${finding.rule}`;
    byRule.set(key, [...(byRule.get(key) ?? []), finding]);
  }
  return [...byRule].map(([key, own]) => describeRule(key, own)).join('\n');
}

function describeRule(key: string, own: readonly Finding[]): string {
  const pages = [...new Set(own.map(({ page }) => page))];
  const more = pages.length > PAGES_SHOWN ? ` e mais ${pages.length - PAGES_SHOWN}` : '';
  const [first] = own;
  return [
    `${key}: ${first?.text ?? ''}`,
    `    em ${pages.slice(0, PAGES_SHOWN).join(', ')}${more}`,
    `    ${first?.html ?? ''}`,
  ].join('\n');
}
