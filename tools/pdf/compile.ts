import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Compiler, createCompiler, PDF_UA_1, type TypstDocument } from './typst.ts';

export const PDF_TOOLS = fileURLToPath(new URL('.', import.meta.url));
const ROOT = path.resolve(PDF_TOOLS, '../..');

const modules = createRequire(import.meta.url);
const FONT_PACKAGES = '@expo-google-fonts';
const FONTS = [
  'exo-2/600SemiBold/Exo2_600SemiBold.ttf',
  'exo-2/700Bold/Exo2_700Bold.ttf',
  'exo-2/800ExtraBold/Exo2_800ExtraBold.ttf',
  ...['400Regular', '400Regular_Italic', '600SemiBold', '700Bold', '700Bold_Italic'].map(
    (face) => `atkinson-hyperlegible-next/${face}/AtkinsonHyperlegibleNext_${face}.ttf`,
  ),
];

/** Position of a `page-mark` (style.typ), which marks the end of a block, in mm from the page's upper edge. */
interface PageMark {
  page: number;
  y: number;
}

export interface Compiled {
  pages: number;
  marks: readonly PageMark[];
  /**
   * Writes a tagged PDF/UA-1; the same input gives the same bytes. Throws for a character missing in the fonts, and for any
   * compiler warning.
   */
  pdf: () => Buffer;
}

export interface CompileInput {
  /** The values of `sys.inputs`. */
  inputs: Readonly<Record<string, string>>;
  /** Generated pictures, by their path with slashes relative to tools/pdf. */
  pictures?: ReadonlyMap<string, Buffer>;
}

let compiler: Compiler | undefined;

/** Lays out `main`, a file under tools/pdf. Throws with the compiler's messages. */
export function compilePdf(main: string, { inputs, pictures }: CompileInput): Compiled {
  compiler ??= createCompiler(ROOT, fontFiles());
  const typst = compiler;
  typst.resetShadow();
  for (const [file, content] of pictures ?? []) typst.mapShadow(path.join(PDF_TOOLS, file), content);
  const outcome = typst.compile({ mainFilePath: path.join(PDF_TOOLS, main), inputs: { ...inputs }, resetRead: true });
  const document = outcome.result;
  if (document === null) throw new Error(`${main}: ${messagesOf(typst, outcome.takeDiagnostics()).join('; ')}`);
  const warnings = messagesOf(typst, outcome.takeWarnings());
  const marks: PageMark[] = typst.query(document, { selector: '<page-mark>', field: 'value' });
  const pdf = () => {
    if (warnings.length > 0) throw new Error(`${main}: ${warnings.join('; ')}`);
    return written(typst, document, main);
  };
  return { pages: document.numOfPages, marks, pdf };
}

/** Reads every font that may be embedded. */
export function fontFiles(): Buffer[] {
  return FONTS.map((file) => readFileSync(modules.resolve(`${FONT_PACKAGES}/${file}`)));
}

function messagesOf(typst: Compiler, found: Parameters<Compiler['fetchDiagnostics']>[0] | null): string[] {
  if (found === null) return [];
  return typst.fetchDiagnostics(found).map(({ message, hints = [] }) => [message, ...hints].join(' — '));
}

function written(typst: Compiler, document: TypstDocument, main: string): Buffer {
  try {
    return typst.pdf(document, { pdfStandard: PDF_UA_1, pdfTags: true, creationTimestamp: 0 });
  } catch (error) {
    const words = [...String(error).matchAll(/message: "((?:[^"\\]|\\.)*)"/g)].map(([, message]) => message);
    throw new Error(`${main}: ${words.length > 0 ? words.join('; ') : String(error)}`);
  }
}
