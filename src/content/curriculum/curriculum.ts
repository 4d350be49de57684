import type { Theme } from '#domain/vocabulary.ts';
import { dhCurriculum } from './dh.ts';
import { dsCurriculum } from './ds.ts';
import { icCurriculum } from './ic.ts';
import type { ThemeCurriculum } from './ThemeCurriculum.ts';

/** Says no more than the tasks ask for, and nothing that answers a quiz question: the public manual prints it (ruling 32). */
export const CURRICULUM: Record<Theme, ThemeCurriculum> = { ic: icCurriculum, dh: dhCurriculum, ds: dsCurriculum };
