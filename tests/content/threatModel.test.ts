import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { splitTest } from '../../tools/accessibility/tables.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const STRIDE = ['S', 'T', 'R', 'I', 'D', 'E'];
const OPEN = '**não coberto**';

interface Line {
  part: string;
  letter: string;
  threat: string;
  defence: string;
  file: string;
  proof: string;
}

/** Reads the table of each part of docs/threat-model.md. */
function readLines(): Line[] {
  const parts = read('docs/threat-model.md').split(/^## /m).slice(1);
  return parts.flatMap((text) => {
    const [part = '', ...rest] = text.split('\n');
    const rows = rest.filter((row) => /^\| [A-Z] \|/.test(row));
    return rows.map((row) => {
      const [letter = '', threat = '', defence = '', file = '', proof = ''] = row
        .slice(2, -2)
        .split(' | ')
        .map((cell) => cell.trim());
      return { part, letter, threat, defence, file: file.replaceAll('`', ''), proof };
    });
  });
}

const LINES = readLines();
const testsOf = ({ proof }: Line) => (proof === OPEN ? [] : proof.split('<br>').map((one) => one.replaceAll('`', '')));

describe('the threat model', () => {
  it('answers the six questions of STRIDE for each part', () => {
    const parts = [...new Set(LINES.map(({ part }) => part))];
    expect(parts.length).toBeGreaterThan(11);
    for (const part of parts) {
      const asked = new Set(LINES.filter((line) => line.part === part).map(({ letter }) => letter));
      expect([part, STRIDE.filter((letter) => !asked.has(letter))]).toEqual([part, []]);
    }
  });

  it('has a threat, a defence and an existing place on each line', () => {
    for (const { threat, defence, file } of LINES) {
      expect([threat.length > 0, defence.length > 10, existsSync(join(ROOT, file)), file]).toEqual([
        true,
        true,
        true,
        file,
      ]);
    }
  });

  it('names only tests that exist', () => {
    const named = LINES.flatMap(testsOf);
    expect(named.length).toBeGreaterThan(80);
    const missing = named.filter((test) => {
      const [file, title] = splitTest(test);
      return title.length < 5 || !existsSync(join(ROOT, file)) || !read(file).includes(title);
    });
    expect(missing).toEqual([]);
  });

  it('says what nothing covers, and only that', () => {
    expect(LINES.filter((line) => testsOf(line).length === 0).map(({ threat }) => threat)).toEqual([
      'Quem manda na base de dados muda o histórico',
    ]);
  });
});

describe('the data protection impact assessment', () => {
  const page = read('docs/dpia.md');
  const heading = (text: string) => page.split('\n').some((line) => /^#+ /.test(line) && line.includes(text));

  it.each([
    '0. Identificação',
    '1. Descrição sistemática do tratamento',
    '2. Análise do tratamento',
    '3. Necessidade e proporcionalidade',
    '4. Avaliação e gestão dos riscos',
    '5. Participação das partes interessadas',
    '6. Conclusão e decisão',
  ])('has the section %s', (section) => expect(heading(section)).toBe(true));

  it('marks what the school fills in, and links what the product states', () => {
    expect(page.match(/\[PREENCHER[^\]]*\]/g)?.length).toBeGreaterThan(20);
    for (const file of ['privacy.md', 'threat-model.md', 'operations.md']) expect(page).toContain(`](${file})`);
  });

  it.each(['README.md', 'docs/privacy.md', 'docs/operations.md'])('is linked from %s', (file) => {
    expect(read(file)).toMatch(/\]\((docs\/)?dpia\.md\)/);
  });
});
