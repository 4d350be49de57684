import type { Theme } from '#domain/vocabulary.ts';
import type { EasyWorksheets } from '../EasyRead.ts';
import { dhEasyWorksheets } from './dh.ts';
import { dsEasyWorksheets } from './ds.ts';
import { icEasyWorksheets } from './ic.ts';

/** The 36 worksheets in easy read by theme. tools/pdf prints them; no page of the client imports them. */
export const EASY_WORKSHEETS: Readonly<Record<Theme, EasyWorksheets>> = {
  ic: icEasyWorksheets,
  dh: dhEasyWorksheets,
  ds: dsEasyWorksheets,
};
