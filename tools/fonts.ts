import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import subsetFont from 'subset-font';

/**
 * `npm run fonts`: makes assets/fonts from the published fonts: only the characters of western European languages, and only
 * the weights that the pages use; and for the server's PDFs, in assets/fonts/print, single weights with more characters.
 * `-- --check` only reports whether the files are what this makes.
 */
const ROOT = path.resolve(import.meta.dirname, '..');
const SOURCES = path.join(ROOT, 'node_modules/@fontsource-variable');
const FOLDER = path.join(ROOT, 'assets/fonts');
const PRINT_SOURCES = path.join(ROOT, 'node_modules/@expo-google-fonts');

const FONTS = [
  { name: 'exo-2', weights: { min: 400, max: 800 } },
  { name: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
] as const;

/** The fonts that the server embeds (src/server/council/dossier/pdf/printFonts.ts), by file name. */
const PRINT_FONTS: Readonly<Record<string, string>> = {
  'text.ttf': 'atkinson-hyperlegible-next/400Regular/AtkinsonHyperlegibleNext_400Regular.ttf',
  'text-bold.ttf': 'atkinson-hyperlegible-next/700Bold/AtkinsonHyperlegibleNext_700Bold.ttf',
  'heading.ttf': 'exo-2/700Bold/Exo2_700Bold.ttf',
};

/** First and last character of each range: Latin, accents on their own, thin spaces, dashes, quotation marks and dots. */
const RANGES = ['\u0020~', '\u00a0ÿ', '\u0300\u0309', '\u2009\u2027', '\u2030\u203a'] as const;
const OTHERS = 'ŒœŠšŸŽžĂıˆˇ˚˜⁄∕€™−←↑→↓≠≤≥≈';
/** Names of teams and schools may have letters of central Europe and Turkey. */
const PRINT_RANGES = [...RANGES, 'Āſ'] as const;

function characters(ranges: readonly string[]): string {
  const all = ranges.flatMap(([first, last]) => {
    const start = first?.codePointAt(0) ?? 0;
    return Array.from({ length: (last?.codePointAt(0) ?? 0) - start + 1 }, (_, index) => start + index);
  });
  return String.fromCodePoint(...all) + OTHERS;
}

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
mkdirSync(path.join(FOLDER, 'print'), { recursive: true });
for (const { name, weights } of FONTS) {
  const published = readFileSync(path.join(SOURCES, name, 'files', `${name}-latin-wght-normal.woff2`));
  const how = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const;
  writeOrCheck(`${name}.woff2`, await subsetFont(published, characters(RANGES), how));
}
for (const [name, source] of Object.entries(PRINT_FONTS)) {
  const published = readFileSync(path.join(PRINT_SOURCES, source));
  writeOrCheck(`print/${name}`, await subsetFont(published, characters(PRINT_RANGES), { targetFormat: 'truetype' }));
}

function writeOrCheck(name: string, made: Buffer): void {
  const file = path.join(FOLDER, name);
  if (!values.check) writeFileSync(file, made);
  else if (!existsSync(file) || !made.equals(readFileSync(file))) {
    console.error(`${path.relative(ROOT, file)} não é o que «npm run fonts» faz.`);
    process.exitCode = 1;
  }
}
