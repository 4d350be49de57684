import type { Theme } from '#domain/vocabulary.ts';
import type { PracticeQuestion } from '../../practice/PracticeQuestion.ts';
import { PRACTICE } from '../../practice/practice.ts';
import type { EasyPractice } from '../EasyRead.ts';
import { dhEasyPractice } from './dh.ts';
import { dsEasyPractice } from './ds.ts';
import { icEasyPractice } from './ic.ts';

const WORDS: Readonly<Record<Theme, Readonly<Record<string, EasyPractice>>>> = {
  ic: icEasyPractice,
  dh: dhEasyPractice,
  ds: dsEasyPractice,
};

/** Returns the practice questions of a solar system in easy read, in their order. */
export function easyPractice(theme: Theme): PracticeQuestion[] {
  // A test holds that each question has words of its own kind.
  return PRACTICE[theme].map((question) => ({ ...question, ...WORDS[theme][question.id] }) as PracticeQuestion);
}
