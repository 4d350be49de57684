import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { easyWorksheets } from '#content/easyRead/easySystem.ts';
import { EASY_WORKSHEETS } from '#content/easyRead/worksheets/easyWorksheetsByTheme.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { ThemeWorksheets } from '#content/Worksheet.ts';
import { WORKSHEETS_BY_THEME } from '#content/worksheets/worksheets.ts';
import { WORKSHEET_TITLES } from '#content/worksheetTitles.ts';
import { WORD_SHEETS, type WordSheetPlace, wordSheetId } from '#domain/game/printedSheets.ts';
import { WORKSHEETS } from '#domain/game/worksheets.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { hash, textOf } from '../assetManifest.ts';
import { compilePdf, fontFiles, PDF_TOOLS } from './compile.ts';
import { manualPictureSources, manualPictures } from './manual/pictures.ts';
import { annexData, manualData, type TitledWorksheet } from './manualData.ts';
import { pictureSources } from './pictures.ts';
import { TYPST } from './typst.ts';
import { wordSheetData } from './wordData.ts';
import { printWordSheet } from './wordSheet.ts';
import { MOST_PAGES, printWorksheet } from './worksheet.ts';
import { worksheetData } from './worksheetData.ts';

/** A finished document; `note`: layout figures for the command line. */
interface Printed {
  pdf: Buffer;
  pages: number;
  note: string;
}

/** One document of the product: its id, the hash of its inputs, its limits, and the function that makes it. */
export interface PrintItem {
  id: string;
  source: string;
  mostPages: number;
  mostBytes: number;
  print: () => Promise<Printed>;
}

const WORD_SHEET_CODE = ['typst/style.typ', 'typst/words.typ', 'typst/wordSheet.typ', 'wordSheet.ts', 'pageShares.ts'];
const MANUAL = 'manual/manual.typ';
const ANNEX = 'manual/annex.typ';
/** In a separate folder, because the files of assets/pdf itself are published (tools/documents.mjs). */
export const ANNEX_ID = 'staff/anexo';
const percent = (share: number) => `${Math.round(share * 100)}\u00a0%`;

/** Returns every worksheet with its title, by theme, mission and number. */
export function titledWorksheets(): TitledWorksheet[] {
  return titled(WORKSHEETS_BY_THEME, false);
}

/** Returns every worksheet in easy read, in the same order. */
function titledEasyWorksheets(): TitledWorksheet[] {
  const easyOf = (theme: Theme) => easyWorksheets(WORKSHEETS_BY_THEME[theme], EASY_WORKSHEETS[theme]);
  return titled({ ic: easyOf('ic'), dh: easyOf('dh'), ds: easyOf('ds') }, true);
}

function titled(sheets: Readonly<Record<Theme, ThemeWorksheets>>, isEasy: boolean): TitledWorksheet[] {
  return WORKSHEETS.map((place) => {
    const { theme, mission, number } = place;
    const title = WORKSHEET_TITLES[theme][mission][number];
    return { place, title, sheet: sheets[theme][`m${mission}-fs${number}`], isEasy };
  });
}

/** Lists all documents of assets/pdf: 36 worksheets, twice; the words of 12 missions; the manual and its annex for staff. */
export function printItems(worksheets: readonly TitledWorksheet[] = titledWorksheets()): PrintItem[] {
  const means = hash(compilerVersion(), ...fontFiles(), ...codeOf(['compile.ts', 'typst.ts']));
  const sheetCode = hash(means, ...codeOf(['typst', 'pictures.ts', 'robotPoses.ts', 'worksheet.ts', 'pageShares.ts']));
  return [
    ...[...worksheets, ...titledEasyWorksheets()].map((worksheet) => worksheetItem(worksheet, sheetCode)),
    ...WORD_SHEETS.map((place) => wordSheetItem(place, means)),
    bookItem({ id: 'manual', main: MANUAL, data: manualData(worksheets), mostPages: 100 }, means),
    bookItem({ id: ANNEX_ID, main: ANNEX, data: annexData(worksheets), mostPages: 40 }, means),
  ];
}

function worksheetItem(worksheet: TitledWorksheet, code: string): PrintItem {
  const { place } = worksheet;
  const system = SOLAR_SYSTEMS[place.theme];
  const data = worksheetData(worksheet, system);
  return {
    id: data.id,
    source: hash(code, JSON.stringify(data), ...pictureSources(place).map((file) => readFileSync(file))),
    mostPages: MOST_PAGES,
    mostBytes: 400_000,
    print: async () => {
      const { pdf, layout } = await printWorksheet(worksheet, system);
      const { air, room, zoom, pages, lastPage, emptiest } = layout;
      const fit = `ar ${air}, espaço ${room}, letra ${zoom}, última página ${percent(lastPage)}, vazio ${percent(emptiest)}`;
      return { pdf, pages, note: fit };
    },
  };
}

function wordSheetItem(place: WordSheetPlace, means: string): PrintItem {
  const data = JSON.stringify(wordSheetData(place));
  return {
    id: wordSheetId(place),
    source: hash(means, data, ...codeOf(WORD_SHEET_CODE)),
    mostPages: 3,
    mostBytes: 200_000,
    print: async () => {
      const { pages, pdf } = printWordSheet(place);
      return { pdf: pdf(), pages, note: 'sem avisos' };
    },
  };
}

interface Book {
  id: string;
  /** Typst file under tools/pdf. */
  main: string;
  /** The input `dados` for `main`. */
  data: object;
  mostPages: number;
}

function bookItem({ id, main, data, mostPages }: Book, means: string): PrintItem {
  const dados = JSON.stringify(data);
  const pictures = manualPictureSources().map((file) => readFileSync(file));
  return {
    id,
    source: hash(means, dados, ...codeOf(['typst/style.typ', 'manual']), ...pictures),
    mostPages,
    mostBytes: 4_000_000,
    print: async () => {
      const { pages, pdf } = compilePdf(main, { inputs: { dados }, pictures: await manualPictures() });
      return { pdf: pdf(), pages, note: 'sem avisos' };
    },
  };
}

/** Reads the version from package.json instead of node_modules, so that the check works on machines without the compiler. */
function compilerVersion(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(path.join(PDF_TOOLS, '../../package.json'), 'utf8'));
  return optionalDependencies[TYPST];
}

/** Returns the name and text of each file in these paths under tools/pdf. */
function codeOf(places: readonly string[]): string[] {
  return places.flatMap((place) =>
    (path.extname(place) === '' ? filesIn(place) : [place]).map(
      (file) => `${file}\n${textOf(path.join(PDF_TOOLS, file))}`,
    ),
  );
}

function filesIn(folder: string): string[] {
  return readdirSync(path.join(PDF_TOOLS, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(typ|ts)$/.test(name))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
}
