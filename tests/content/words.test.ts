import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { forbiddenForms } from '../../tools/words/forbiddenForms.ts';
import { type FoundText, interfaceTexts } from '../../tools/words/interfaceTexts.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const MANUAL = 'tools/pdf/manual/chapters';

/** Files without user-visible texts: English for operators, word filter patterns, refused passwords. */
const NOT_READ = [
  'src/server/observability/metrics.routes.ts',
  'src/domain/council/wordFilter/lists/',
  'src/domain/identity/passwords/commonPasswords.ts',
];

function faultsIn(texts: readonly FoundText[]): string[] {
  return texts
    .filter(({ place }) => !NOT_READ.some((start) => place.startsWith(start)))
    .flatMap(({ place, text }) => forbiddenForms(text).map((fault) => `${place}: ${fault} in «${text}»`));
}

const folders = [
  ['src/content', 900],
  ['src/client', 1200],
  ['src/domain', 60],
  ['src/contract', 100],
  ['src/server', 150],
] as const;

describe('user-visible texts', () => {
  it.each(folders)('are European and inclusive Portuguese in %s', (folder, atLeast) => {
    const texts = interfaceTexts(ROOT, folder);
    expect(texts.length).toBeGreaterThan(atLeast);
    expect(faultsIn(texts)).toEqual([]);
  });

  it('are European and inclusive Portuguese in the site configuration', () => {
    const site = readFileSync(path.join(ROOT, 'config/site.json'), 'utf8');
    expect(forbiddenForms(site)).toEqual([]);
  });

  it('are European and inclusive Portuguese in the manual', () => {
    const chapters = readdirSync(path.join(ROOT, MANUAL), { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.typ'),
    );
    expect(chapters.length).toBeGreaterThan(5);
    for (const name of chapters) {
      const text = readFileSync(path.join(ROOT, MANUAL, name), 'utf8');
      expect(forbiddenForms(text), name).toEqual([]);
    }
  });

  it('are found in strings, templates and between tags', () => {
    const texts = interfaceTexts(ROOT, 'src/client/login').map(({ text }) => text);
    expect(texts).toContain('COMO JOGAR?');
    expect(texts).toContain('Página do projeto');
  });
});
