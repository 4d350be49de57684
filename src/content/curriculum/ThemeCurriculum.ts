import type { Moment } from '#domain/classroom/moments.ts';
import type { WorksheetKey } from '../Worksheet.ts';
import type { DimensionId } from './dimensions.ts';

/** What a part of the game or a worksheet contributes to the dimensions of the national strategy. */
export interface CurriculumLink {
  main: DimensionId;
  /** At most two others. */
  also: readonly DimensionId[];
  /** What the teams do towards it: a sentence whose subject is «as equipas», left out. */
  does: string;
}

export interface ThemeCurriculum {
  moments: Readonly<Record<Moment, CurriculumLink>>;
  worksheets: Readonly<Record<WorksheetKey, CurriculumLink>>;
}
