import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { ExportTable } from '#contract/marking/exports.ts';
import { noAttendance } from '#domain/classroom/attendance.ts';
import type { DilemmaMission } from '#domain/game/dilemmas.ts';
import type { Cell } from '#domain/marking/csv.ts';
import {
  ANSWERS_HEADINGS,
  type AskedDilemma,
  type AskedStep,
  answerRows,
  dilemmaRows,
  type ExportedTeam,
  MARKS_HEADINGS,
  marksRow,
  type PostedPart,
} from '#domain/marking/exportRows.ts';
import { PARTS, type Part, THEMES, type Theme } from '#domain/vocabulary.ts';
import { attendanceTotalsOf, reflectionsOf } from '../classroom/lessons/teamwork.queries.ts';
import type { Database } from '../db/openDatabase.ts';
import { readAnswers, type StoredAnswers } from '../game/answers.queries.ts';
import { type AnswerVersion, readVersions } from '../game/answerVersions.queries.ts';
import { dilemmasOf } from '../game/dilemmas/dilemmas.queries.ts';
import { storedTheme } from '../game/stored.ts';
import type { TeamFilters } from '../school/teamFilters.queries.ts';
import { type ExportRow, exportBatch, marksOf } from './exports.queries.ts';

export interface ExportScope {
  filters: TeamFilters;
  classId: string | undefined;
}

interface Table {
  /** File name without date and extension. */
  file: string;
  sheet: string;
  headings: readonly string[];
  /** Number of teams read at once, which bounds the memory used. */
  batch: number;
  rowsOf: (db: Database, teams: readonly ExportRow[]) => Promise<Cell[][]>;
}

export const EXPORT_TABLES: Record<ExportTable, Table> = {
  exportMarks: {
    file: 'avaliacoes',
    sheet: 'Avaliações',
    headings: MARKS_HEADINGS,
    batch: 500,
    rowsOf: async (db, teams) => {
      const ids = idsOf(teams);
      const [marks, totals, reflections] = await Promise.all([
        marksOf(db, ids),
        attendanceTotalsOf(db, ids),
        reflectionsOf(db, ids),
      ]);
      return teams.map((team) =>
        marksRow(exportedTeam(team), marks.get(team.id) ?? {}, {
          attendance: totals.get(team.id) ?? noAttendance(0),
          reflections: reflections.get(team.id) ?? {},
        }),
      );
    },
  },
  exportAnswers: {
    file: 'respostas',
    sheet: 'Respostas',
    headings: ANSWERS_HEADINGS,
    batch: 100,
    rowsOf: async (db, teams) => {
      const ids = idsOf(teams);
      const [stored, versions, chosen] = await Promise.all([
        readAnswers(db, ids),
        readVersions(db, ids),
        dilemmasOf(db, ids),
      ]);
      return teams.flatMap((row) => {
        const team = exportedTeam(row);
        const own = versions.filter(({ teamId }) => teamId === row.id);
        return [
          ...answerRows(team, QUESTIONS[team.theme], postedParts(stored.get(row.id) ?? {}, own)),
          ...dilemmaRows(team, DILEMMAS[team.theme], chosen.get(row.id) ?? []),
        ];
      });
    },
  },
};

/** Yields the rows of a table in batches; the first batch is the headings. */
export async function* exportRows(db: Database, table: Table, scope: ExportScope): AsyncGenerator<Cell[][]> {
  yield [[...table.headings]];
  let last: ExportRow | undefined;
  do {
    const teams = await exportBatch(db, { ...scope, last }, table.batch);
    yield await table.rowsOf(db, teams);
    last = teams.length < table.batch ? undefined : teams.at(-1);
  } while (last !== undefined);
}

const QUESTIONS = Object.fromEntries(THEMES.map((theme) => [theme, questionsOf(theme)])) as Record<
  Theme,
  ReturnType<typeof questionsOf>
>;

/** Returns a theme's questions by part and step, with the place where each answer is stored. */
function questionsOf(theme: Theme): Record<Part, readonly AskedStep[]> {
  const { tutorial, levels } = SOLAR_SYSTEMS[theme];
  const step = (from: AskedStep['from']) => (question: string, index: number) => ({ question, from, index });
  const [texts, files] = [step('texts'), step('files')];
  return {
    0: [texts(tutorial.quiz.question, 0), texts(tutorial.write.prompt, 1), files(tutorial.upload.prompt, 0)],
    1: levels.level1.map(({ question }, i) => texts(question, i)),
    2: levels.level2.map(({ prompt }, i) => texts(prompt, i)),
    3: levels.level3.map(({ prompt }, i) => files(prompt, i)),
    4: levels.level4.map(({ prompt }, i) => texts(prompt, i)),
  };
}

const DILEMMAS = Object.fromEntries(THEMES.map((theme) => [theme, dilemmasAsked(theme)])) as Record<
  Theme,
  Record<DilemmaMission, AskedDilemma>
>;

function dilemmasAsked(theme: Theme): Record<DilemmaMission, AskedDilemma> {
  const { cast, after } = SOLAR_SYSTEMS[theme].dilemmas;
  const asked = (mission: DilemmaMission): AskedDilemma => {
    const { question, voices, choices } = after[mission];
    return {
      question,
      labels: { first: choices.first.label, second: choices.second.label, third: choices.third.label },
      speakers: voices.map(({ who }) => cast.find((one) => one.who === who)?.name ?? who),
    };
  };
  return { 1: asked(1), 3: asked(3) };
}

/** Returns each part's former versions followed by the current answer. */
function postedParts(stored: StoredAnswers, versions: readonly AnswerVersion[]): Partial<Record<Part, PostedPart[]>> {
  const parts: Partial<Record<Part, PostedPart[]>> = {};
  for (const part of PARTS) {
    const former = versions.filter(({ level }) => level === part);
    const posts: PostedPart[] = former.map(({ texts, files, returnNote }) => ({ texts, files, returnNote }));
    const post = stored[part];
    if (post) posts.push(post);
    parts[part] = posts;
  }
  return parts;
}

function exportedTeam({ schoolName, className, name, theme }: ExportRow): ExportedTeam {
  return { school: schoolName, className, name, theme: storedTheme(theme) };
}

function idsOf(teams: readonly ExportRow[]): string[] {
  return teams.map(({ id }) => id);
}
