import type { Theme } from '#domain/vocabulary.ts';
import { dhEasy } from './dh.ts';
import { dsEasy } from './ds.ts';
import type { EasyRead } from './EasyRead.ts';
import { icEasy } from './ic.ts';

/** The words of each solar system in easy read. */
export const EASY_READS: Readonly<Record<Theme, EasyRead>> = { ic: icEasy, dh: dhEasy, ds: dsEasy };
