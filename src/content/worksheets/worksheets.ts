import type { Theme } from '#domain/vocabulary.ts';
import type { ThemeWorksheets } from '../Worksheet.ts';
import { dhWorksheets } from './dh.ts';
import { dsWorksheets } from './ds.ts';
import { icWorksheets } from './ic.ts';

/** The 36 worksheets by theme. tools/pdf prints them; no page of the client imports them. */
export const WORKSHEETS_BY_THEME: Record<Theme, ThemeWorksheets> = {
  ic: icWorksheets,
  dh: dhWorksheets,
  ds: dsWorksheets,
};
