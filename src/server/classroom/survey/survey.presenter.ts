import type { Survey } from '#contract/classroom/surveys.ts';
import { countAnswers, type SurveyMoment } from '#domain/classroom/survey.ts';
import type { SurveyRow } from './survey.queries.ts';

/** Presents the questionnaire of a class as counts; no single answer leaves the server. */
export function presentSurvey({ code, open, answers }: SurveyRow): Survey {
  const countsOf = (moment: SurveyMoment): Survey['before'] => {
    const { items, ...numbers } = countAnswers(answers.filter((answer) => answer.moment === moment));
    return { ...numbers, items: items?.map((counts) => [...counts]) ?? null };
  };
  return { code, open, before: countsOf('before'), after: countsOf('after') };
}
