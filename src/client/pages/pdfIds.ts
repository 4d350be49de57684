import { pdfAddress } from '#client/api/checkPdf.ts';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { easyWorksheetId, easyWorksheetWith, type WordSheetPlace, wordSheetWith } from '#domain/game/printedSheets.ts';
import { type WorksheetPlace, worksheetId, worksheetWith } from '#domain/game/worksheets.ts';
import { THEME_NAMES, WORKSHEET_MOMENTS } from '#domain/vocabulary.ts';

export interface PdfDocument {
  title: string;
  /** Theme and mission of a worksheet or of words, and when they are used. */
  about: { place: string; moment: string } | null;
  src: string;
  /** The same worksheet in easy read, or the whole one. */
  other?: { id: string; label: string };
}

/**
 * Returns the PDF of an id: `manual`, a worksheet such as `ic-m1-fs2` (spec, section 2; ruling 19), its easy read
 * `ic-m1-fs2-facil`, or the words of a mission, `ic-m1-palavras`. null for an unknown id.
 */
export function pdfDocument(id: string): PdfDocument | null {
  const src = pdfAddress(id);
  if (id === 'manual') return { title: 'Manual Pedagógico', about: null, src };
  const whole = worksheetWith(id);
  if (whole !== null) {
    return { ...aboutWorksheet(whole), src, other: { id: easyWorksheetId(whole), label: 'Leitura fácil' } };
  }
  const easy = easyWorksheetWith(id);
  if (easy !== null) {
    const { title, about } = aboutWorksheet(easy);
    const moment = `${about.moment}, em leitura fácil`;
    return { title, about: { ...about, moment }, src, other: { id: worksheetId(easy), label: 'Ficha completa' } };
  }
  const words = wordSheetWith(id);
  if (words === null) return null;
  return { title: 'Palavras da missão', about: { place: placeOf(words), moment: 'Com imagens' }, src };
}

function aboutWorksheet(place: WorksheetPlace) {
  const { theme, mission, number } = place;
  return {
    title: WORKSHEET_TITLES[theme][mission][number],
    about: { place: placeOf(place), moment: WORKSHEET_MOMENTS[number] },
  };
}

function placeOf({ theme, mission }: WordSheetPlace): string {
  return `${THEME_NAMES[theme]}\u00a0· Missão\u00a0${mission}`;
}
