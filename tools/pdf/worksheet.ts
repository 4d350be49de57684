import type { SolarSystem } from '#content/SolarSystem.ts';
import { type Compiled, compilePdf } from './compile.ts';
import type { TitledWorksheet } from './manualData.ts';
import { PAGE, PAGE_SHARE, pageShares } from './pageShares.ts';
import { worksheetPictures } from './pictures.ts';
import { worksheetData } from './worksheetData.ts';

export const MOST_PAGES = 3;
/** Size of the letters, relative to the design, and where the pictured words of easy read stand. */
interface Look {
  zoom: number;
  words: 'none' | 'first' | 'last';
}
const LOOKS: readonly Look[] = [{ zoom: 1, words: 'none' }];
/** Easy read has larger letters, as the pages allow. */
const EASY_LOOKS: readonly Look[] = [
  { zoom: 1.13, words: 'first' },
  { zoom: 1.18, words: 'first' },
  { zoom: 1.08, words: 'first' },
  { zoom: 1.13, words: 'last' },
  { zoom: 1.23, words: 'last' },
  { zoom: 1.08, words: 'last' },
  { zoom: 1.28, words: 'last' },
  { zoom: 1.03, words: 'last' },
];
/** Gaps (air) and writing space (room), relative to the design (style.typ: air, room). */
const AIRS = [1, 0.92, 0.85, 0.7, 1.2];
const ROOMS = [1, 0.93, 0.87, 0.76, 1.08, 1.15, 1.3];
const FITS = AIRS.flatMap((air) => ROOMS.map((room) => ({ air, room })));

type Fit = Pick<Layout, 'air' | 'room' | 'zoom' | 'words'>;

/** The layout of a sheet. `lastPage`: the used share of its last page. */
export interface Layout extends Look {
  air: number;
  room: number;
  pages: number;
  lastPage: number;
  /** The largest empty share at the bottom of any other page. */
  emptiest: number;
}

/** Lays a worksheet out with the best-fitting gaps and writing space. Throws for more than three pages. */
export async function printWorksheet(
  worksheet: TitledWorksheet,
  system: SolarSystem,
): Promise<{ pdf: Buffer; layout: Layout }> {
  const pictures = await worksheetPictures(worksheet.place);
  const content = worksheetData(worksheet, system);
  const laidOut = (fit: Fit, notes = 0) => {
    const { air, room, zoom, words } = fit;
    const data = JSON.stringify({ ...content, wordsStand: words, notes });
    const inputs = { data, air: String(air), room: String(room), zoom: String(zoom) };
    const compiled = compilePdf('typst/worksheet.typ', { inputs, pictures });
    return { compiled, layout: layoutOf(fit, compiled) };
  };
  let best: Layout | undefined;
  for (const look of worksheet.isEasy ? EASY_LOOKS : LOOKS) {
    const layouts = FITS.map((fit) => laidOut({ ...fit, ...look }).layout);
    best = [...(best ? [best] : []), ...layouts].sort((a, b) => cost(a) - cost(b))[0];
    if (best && best.pages <= MOST_PAGES && missing(best) === 0) break;
  }
  if (best === undefined || best.pages > MOST_PAGES) {
    throw new Error(`A ficha ${content.id} ocupa ${best?.pages} páginas; cabem ${MOST_PAGES}: encurtem-na.`);
  }
  // Lays it out again, because the compiler keeps only the sources of its latest document.
  const { compiled, layout } = laidOut(best, notesOf(best));
  return { pdf: compiled.pdf(), layout };
}

/** Returns the height of a frame for notes, in mm, that fills a last page that would be less than half full; 0 for none. */
function notesOf({ pages, lastPage }: Layout): number {
  if (pages === 1 || lastPage >= PAGE_SHARE) return 0;
  return Math.round((PAGE_SHARE + 0.1 - lastPage) * (PAGE.bottom - PAGE.top));
}

function layoutOf(fit: Fit, compiled: Compiled): Layout {
  const shares = pageShares(compiled);
  const lastPage = shares.at(-1) ?? 0;
  return { ...fit, pages: compiled.pages, lastPage, emptiest: 1 - Math.min(1, ...shares.slice(0, -1)) };
}

/**
 * Returns the cost of a layout: fewer pages first, then no page less than half full, then little empty space, then closeness to the
 * design.
 */
function cost(layout: Layout): number {
  const { air, room, pages, emptiest } = layout;
  const cramped = air < 1 ? (1 - air) * 0.9 : (air - 1) * 0.25;
  const narrow = room < 1 ? (1 - room) * 0.7 : (room - 1) * 0.2;
  return Math.max(0, pages - MOST_PAGES) * 100 + pages * 0.8 + missing(layout) * 15 + emptiest + cramped + narrow;
}

/** Returns how much the last page and the emptiest of the others are short of PAGE_SHARE, together. */
function missing({ pages, lastPage, emptiest }: Layout): number {
  if (pages === 1) return 0;
  return [lastPage, 1 - emptiest].reduce((sum, share) => sum + Math.max(0, PAGE_SHARE - share), 0);
}
