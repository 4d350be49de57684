import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: makes assets/fonts from the published fonts: only the characters of western European languages, and only
 * the weights that the pages use. `-- --check` only reports whether the files are what this makes.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCES = path.join(ROOT, 'node_modules/@fontsource-variable');
const FOLDER = path.join(ROOT, 'assets/fonts');

const FONTS = [
  { name: 'exo-2', weights: { min: 400, max: 800 } },
  { name: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
] as const;

/** First and last character of each range: Latin, accents on their own, thin spaces, dashes, quotation marks and dots. */
const RANGES = ['\u0020~', '\u00a0ÿ', '\u0300\u0309', '\u2009\u2027', '\u2030\u203a'] as const;
const OTHERS = 'ŒœŠšŸŽžĂıˆˇ˚˜⁄∕€™−←↑→↓≠≤≥≈';

function characters(): string {
  const all = RANGES.flatMap(([first, last]) => {
    const start = first?.codePointAt(0) ?? 0;
    return Array.from({ length: (last?.codePointAt(0) ?? 0) - start + 1 }, (_, index) => start + index);
  });
  return String.fromCodePoint(...all) + OTHERS;
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
mkdirSync(FOLDER, { recursive: true });
for (const { name, weights } of FONTS) {
  const published = readFileSync(path.join(SOURCES, name, 'files', `${name}-latin-wght-normal.woff2`));
  const made = await subsetFont(published, characters(), { targetFormat: 'woff2', variationAxes: { wght: weights } });
  const file = path.join(FOLDER, `${name}.woff2`);
  if (!values.check) writeFileSync(file, made);
  else if (!made.equals(readFileSync(file))) {
    console.error(`${path.relative(ROOT, file)} não é o que «npm run fonts» faz.`);
    process.exitCode = 1;
  }
}
