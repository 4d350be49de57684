import { pdfAddress } from '#client/api/checkPdf.ts';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { worksheetWith } from '#domain/game/worksheets.ts';
import { THEME_NAMES, WORKSHEET_MOMENTS } from '#domain/vocabulary.ts';

export interface PdfDocument {
  title: string;
  /** Theme and mission of a worksheet, and when it is used. */
  about: { place: string; moment: string } | null;
  src: string;
}

/** Returns the PDF of an id: `manual` or a worksheet such as `ic-m1-fs2` (spec, section 2; ruling 19). null for an unknown id. */
export function pdfDocument(id: string): PdfDocument | null {
  const src = pdfAddress(id);
  if (id === 'manual') return { title: 'Manual Pedagógico', about: null, src };
  const place = worksheetWith(id);
  if (place === null) return null;
  const { theme, mission, number } = place;
  return {
    title: WORKSHEET_TITLES[theme][mission][number],
    about: { place: `${THEME_NAMES[theme]}\u00a0· Missão\u00a0${mission}`, moment: WORKSHEET_MOMENTS[number] },
    src,
  };
}
