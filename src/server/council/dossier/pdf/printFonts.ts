import { readFile } from 'node:fs/promises';
import * as fontkit from 'fontkit';
import { projectFile } from '../../../config/projectFile.ts';

/** The fonts of the PDFs that the server makes; `npm run fonts` makes their files. */
export const PRINT_FONTS = ['text', 'text-bold', 'heading'] as const;
export type PrintFont = (typeof PRINT_FONTS)[number];

export interface PrintFonts {
  files: Readonly<Record<PrintFont, Buffer>>;
  /** The code points that every one of the fonts has. */
  codePoints: ReadonlySet<number>;
}

let loading: Promise<PrintFonts> | null = null;

/** Reads the fonts once; a failed read is tried again by the next call. */
export function loadPrintFonts(): Promise<PrintFonts> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function readFonts(): Promise<PrintFonts> {
  const [text, bold, heading] = await Promise.all(
    PRINT_FONTS.map((name) => readFile(projectFile('assets', 'fonts', 'print', `${name}.ttf`))),
  );
  if (!text || !bold || !heading) throw new Error('A font of the PDFs is missing.');
  const [first = new Set<number>(), ...others] = [text, bold, heading].map(codePointsOf);
  const codePoints = new Set([...first].filter((point) => others.every((known) => known.has(point))));
  return { files: { text, 'text-bold': bold, heading }, codePoints };
}

function codePointsOf(file: Buffer): Set<number> {
  const font = fontkit.create(file);
  return new Set('characterSet' in font ? font.characterSet : []);
}
