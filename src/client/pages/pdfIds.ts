import { MISSION_LEVELS, THEMES, type Theme } from '#domain/vocabulary.ts';

/** Worksheets of each mission. */
const WORKSHEETS = [1, 2, 3] as const;

export interface PdfDocument {
  title: string;
  src: string;
  theme: Theme | null;
}

/** What an id names: `manual` or theme-mission-worksheet, `ic-m1-fs2` (spec, section 2; ruling 19). null when nothing does. */
export function pdfDocument(id: string): PdfDocument | null {
  const src = `/pdf/${id}.pdf`;
  if (id === 'manual') return { title: 'Manual Pedagógico', src, theme: null };
  for (const theme of THEMES) {
    for (const mission of MISSION_LEVELS) {
      for (const sheet of WORKSHEETS) {
        if (id === `${theme}-m${mission}-fs${sheet}`)
          return { title: `Missão ${mission} · Ficha ${sheet}`, src, theme };
      }
    }
  }
  return null;
}
