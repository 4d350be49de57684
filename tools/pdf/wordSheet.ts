import type { WordSheetPlace } from '#domain/game/printedSheets.ts';
import { type Compiled, compilePdf } from './compile.ts';
import { PAGE_SHARE, pageShares } from './pageShares.ts';
import { wordSheetData } from './wordData.ts';

/** At most so many empty cards. */
const MOST_BLANKS = 12;

/** Prints the words of a mission, with as many empty cards for words of the team's own as fill the last page by half. */
export function printWordSheet(place: WordSheetPlace): Compiled {
  const content = wordSheetData(place);
  const withBlanks = (blanks: number) =>
    compilePdf('typst/wordSheet.typ', { inputs: { data: JSON.stringify({ ...content, blanks }) } });
  for (let blanks = content.words.length % 2; blanks < MOST_BLANKS; blanks += 2) {
    const compiled = withBlanks(blanks);
    if (pageShares(compiled).every((share) => share >= PAGE_SHARE)) return compiled;
  }
  return withBlanks(MOST_BLANKS);
}
