import type { SolarSystem } from '#content/SolarSystem.ts';
import type { Worksheet } from '#content/Worksheet.ts';
import { type WorksheetPlace, worksheetId } from '#domain/game/worksheets.ts';
import { type Compiled, compilePdf, type PageMark } from './compile.ts';
import { worksheetPictures } from './pictures.ts';
import { worksheetData } from './worksheetData.ts';

export const MOST_PAGES = 3;
/** Every page is used at least this far. */
const PAGE_SHARE = 0.53;
/** The text area of a page, in mm from its upper edge (style.typ: margins). */
const PAGE = { top: 17, bottom: 276 };
/** Gaps (air) and writing space (room), relative to the design (style.typ: air, room). */
const AIRS = [1, 0.92, 0.85, 0.7, 1.2];
const ROOMS = [1, 0.93, 0.87, 0.76, 1.08, 1.15, 1.3];
const FITS = AIRS.flatMap((air) => ROOMS.map((room) => ({ air, room })));

interface Sheet {
  place: WorksheetPlace;
  title: string;
  sheet: Worksheet;
  system: SolarSystem;
}

type Fit = Pick<Layout, 'air' | 'room'>;

/** The layout of a sheet. `lastPage`: the used share of its last page. */
export interface Layout {
  air: number;
  room: number;
  pages: number;
  lastPage: number;
  /** The largest empty share at the bottom of any other page. */
  emptiest: number;
}

/** Lays a worksheet out with the best-fitting gaps and writing space. Throws for more than three pages. */
export async function printWorksheet({ place, title, sheet, system }: Sheet): Promise<{ pdf: Buffer; layout: Layout }> {
  const id = worksheetId(place);
  const pictures = await worksheetPictures(place);
  const data = JSON.stringify(worksheetData(place, title, sheet, system));
  const laidOut = (fit: Fit) => {
    const inputs = { data, air: String(fit.air), room: String(fit.room) };
    const compiled = compilePdf('typst/worksheet.typ', { inputs, pictures });
    return { compiled, layout: layoutOf(fit, compiled) };
  };
  const tries = FITS.map(laidOut).sort((a, b) => cost(a.layout) - cost(b.layout));
  const [best] = tries;
  if (best === undefined || best.layout.pages > MOST_PAGES) {
    throw new Error(`A ficha ${id} ocupa ${best?.layout.pages} páginas; cabem ${MOST_PAGES}: encurtem-na.`);
  }
  // Lays it out again, because the compiler keeps only the sources of its latest document.
  const { compiled, layout } = laidOut(best.layout);
  return { pdf: compiled.pdf(), layout };
}

function layoutOf({ air, room }: Fit, { pages, marks }: Compiled): Layout {
  const ends = Array.from({ length: pages }, (_, index) => lowest(marks, index + 1));
  const shares = ends.map((y) => (y - PAGE.top) / (PAGE.bottom - PAGE.top));
  const lastPage = shares.at(-1) ?? 0;
  return { air, room, pages, lastPage, emptiest: 1 - Math.min(1, ...shares.slice(0, -1)) };
}

function lowest(marks: readonly PageMark[], page: number): number {
  return Math.max(PAGE.top, ...marks.filter((mark) => mark.page === page).map(({ y }) => y));
}

/**
 * Returns the cost of a layout: fewer pages first, then no page less than half full, then little empty space, then closeness to the
 * design.
 */
function cost({ air, room, pages, lastPage, emptiest }: Layout): number {
  const stubs = [lastPage, 1 - emptiest].filter((share) => pages > 1 && share < PAGE_SHARE).length * 3;
  const cramped = air < 1 ? (1 - air) * 0.9 : (air - 1) * 0.25;
  const narrow = room < 1 ? (1 - room) * 0.7 : (room - 1) * 0.2;
  return Math.max(0, pages - MOST_PAGES) * 100 + pages * 0.8 + stubs + emptiest + cramped + narrow;
}
