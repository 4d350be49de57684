import type { Theme } from '#domain/vocabulary.ts';
import { dhPractice } from './dh.ts';
import { dsPractice } from './ds.ts';
import { icPractice } from './ic.ts';
import type { PracticeQuestion } from './PracticeQuestion.ts';

/** The practice questions of each solar system, in the order in which they are asked. */
export const PRACTICE: Readonly<Record<Theme, readonly PracticeQuestion[]>> = {
  ic: icPractice,
  dh: dhPractice,
  ds: dsPractice,
};
