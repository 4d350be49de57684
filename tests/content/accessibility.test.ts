import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CRITERIA } from '#content/accessibility/criteria.ts';
import { EVALUATION } from '#content/accessibility/evaluation.ts';
import { LIMITATIONS } from '#content/accessibility/limitations.ts';
import { openAcr } from '../../tools/accessibility/openAcr.ts';
import { splitTest, withTables } from '../../tools/accessibility/tables.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
/** What the package of OpenACR holds: its schema, and catalogues of criteria. */
const require = createRequire(import.meta.url);
const OPENACR = dirname(require.resolve('@openacr/openacr/package.json'));
const verdicts = CRITERIA.flatMap(({ number, web, documents }) =>
  [web, ...(documents ? [documents] : [])].map((verdict) => ({ number, ...verdict })),
);

interface Catalogue {
  chapters: { id: string; criteria?: { id: string }[] }[];
}

/** Numbers of the criteria of WCAG 2.1 at a level, as OpenACR lists them. */
function numbersOf21(level: 'a' | 'aa'): string[] {
  const catalogue = parse(readFileSync(join(OPENACR, 'catalog/2.4-edition-wcag-2.1-en.yaml'), 'utf8')) as Catalogue;
  const chapter = catalogue.chapters.find(({ id }) => id === `success_criteria_level_${level}`);
  return (chapter?.criteria ?? []).map(({ id }) => id);
}

const NEW_IN_22 = { A: ['3.2.6', '3.3.7'], AA: ['2.4.11', '2.5.7', '2.5.8', '3.3.8'] };

describe('the conformance table', () => {
  it.each(['A', 'AA'] as const)('has each criterion of WCAG 2.1 and 2.2 of level %s once', (level) => {
    const own = CRITERIA.filter((one) => one.level === level).map(({ number }) => number);
    const expected = [...numbersOf21(level === 'A' ? 'a' : 'aa'), ...NEW_IN_22[level]];
    expect([...own].sort()).toEqual(expected.sort());
    const isNew = CRITERIA.filter((one) => one.level === level && one.in22 === 'new').map(({ number }) => number);
    expect(isNew.sort()).toEqual(NEW_IN_22[level]);
  });

  it('names only tests that exist', () => {
    const named = [...new Set(verdicts.flatMap(({ tests }) => tests))];
    expect(named.length).toBeGreaterThan(50);
    const missing = named.filter((test) => {
      const [file, title] = splitTest(test);
      return title.length < 5 || !existsSync(join(ROOT, file)) || !read(file).includes(title);
    });
    expect(missing).toEqual([]);
  });

  it('proves what it says is met by a test, or says that none does', () => {
    const unproven = verdicts.filter(
      ({ result, tests, how }) => result === 'meets' && tests.length === 0 && !/não há teste/.test(how),
    );
    expect(unproven).toEqual([]);
  });

  it('has no test for what it says was not verified', () => {
    expect(verdicts.filter(({ result, tests }) => result === 'notVerified' && tests.length > 0)).toEqual([]);
  });

  it('is the one in docs/accessibility.md (npm run accessibility)', () => {
    const page = read('docs/accessibility.md');
    expect(page).toBe(withTables(page));
  });
});

describe('the statement', () => {
  it('says each criterion that is not met whole or was not verified, and no other', () => {
    const open = verdicts.filter(({ result }) => result === 'meetsInPart' || result === 'notVerified');
    const said = LIMITATIONS.flatMap(({ criteria }) => criteria);
    expect([...new Set(said)].sort()).toEqual([...new Set(open.map(({ number }) => number))].sort());
  });

  it('says the versions of the instruments that are installed', () => {
    const judges = JSON.parse(read('tests/judges/packages/package.json')) as { dependencies: Record<string, string> };
    const own = JSON.parse(read('package.json')) as { devDependencies: Record<string, string> };
    const versions = [
      own.devDependencies['axe-core'],
      judges.dependencies['@qualweb/core'],
      judges.dependencies['accessibility-checker-engine'],
      judges.dependencies['vnu-jar'],
    ];
    expect(EVALUATION.tools.map(({ name }) => /\d[\d.]*/.exec(name.replace('W3C', ''))?.[0])).toEqual(versions);
  });
});

describe('the OpenACR report', () => {
  const report = read('docs/accessibility/openacr.yaml');

  it('follows the schema of OpenACR', () => {
    const schema = JSON.parse(readFileSync(join(OPENACR, 'schema/openacr-0.1.0.json'), 'utf8'));
    const validate = new Ajv({ allErrors: true }).compile(schema);
    validate(parse(report));
    expect(validate.errors).toBeNull();
    // The schema that is compiled refuses what is not a report.
    expect(validate({ title: 'x' })).toBe(false);
  });

  it('uses the terms of OpenACR for results and components', () => {
    const terms = parse(readFileSync(join(OPENACR, 'catalog/data/terms.yaml'), 'utf8')) as { terms: { id: string }[] };
    const components = parse(readFileSync(join(OPENACR, 'catalog/data/components.yaml'), 'utf8')) as {
      components: { id: string }[];
    };
    const used = (key: string) =>
      [...report.matchAll(new RegExp(`^ +(?:- )?${key}: (.+)$`, 'gm'))].map(([, value]) => value);
    const known = (list: { id: string }[]) => list.map(({ id }) => id);
    expect(used('level').length).toBe(verdicts.length);
    expect(used('level').filter((level) => !known(terms.terms).includes(String(level)))).toEqual([]);
    expect(used('name').filter((name) => !known(components.components).includes(String(name)))).toEqual([
      'Conselho Galáctico',
    ]);
  });

  it('says what the table says (npm run accessibility)', () => {
    expect(report).toBe(openAcr((JSON.parse(read('package.json')) as { version: string }).version));
  });
});
