import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { noAttendance } from '#domain/classroom/attendance.ts';
import type { DilemmaMission } from '#domain/game/dilemmas.ts';
import {
  type AskedDilemma,
  type AskedStep,
  type ExportedAnswer,
  type ExportedDilemma,
  type ExportedTeam,
  type ExportedTeamwork,
  exportedAnswers,
  exportedDilemmas,
  type PostedPart,
} from '#domain/marking/exportRows.ts';
import { LEVEL_SCALE_DEFAULT, markedMissions, type PupilResult, pupilResult } from '#domain/marking/levelScale.ts';
import { type Marks, pointsOf } from '#domain/marking/scoring.ts';
import { PARTS, type Part, THEMES, type Theme } from '#domain/vocabulary.ts';
import { attendanceTotalsOf, reflectionsOf } from '#server/classroom/lessons/teamwork.queries.ts';
import type { Database } from '#server/db/openDatabase.ts';
import { readAnswers, type StoredAnswers } from '#server/game/answers.queries.ts';
import { type AnswerVersion, readVersions } from '#server/game/answerVersions.queries.ts';
import { dilemmasOf } from '#server/game/dilemmas/dilemmas.queries.ts';
import { storedTheme } from '#server/game/stored.ts';
import { type ExportRow, marksOf } from './exports.queries.ts';

// What is exported of some teams, in their order; the files and the JSON pages are both made from it.

interface Exported {
  id: string;
  team: ExportedTeam;
}
export type MarkedTeam = Exported & { marks: Marks; teamwork: ExportedTeamwork };
export type AnsweredTeam = Exported & { answers: ExportedAnswer[]; dilemmas: ExportedDilemma[] };
export type ScoredTeam = Exported & { members: string[]; result: PupilResult };

/** Reads marks, attendance and reflections. */
export async function readMarked(db: Database, rows: readonly ExportRow[]): Promise<MarkedTeam[]> {
  const ids = idsOf(rows);
  const [marks, totals, reflections] = await Promise.all([
    marksOf(db, ids),
    attendanceTotalsOf(db, ids),
    reflectionsOf(db, ids),
  ]);
  return rows.map((row) => ({
    ...exported(row),
    marks: marks.get(row.id) ?? {},
    teamwork: {
      attendance: totals.get(row.id) ?? noAttendance(0),
      reflections: reflections.get(row.id) ?? {},
    },
  }));
}

/** Reads answers, former versions of them, and dilemmas. */
export async function readAnswered(db: Database, rows: readonly ExportRow[]): Promise<AnsweredTeam[]> {
  const ids = idsOf(rows);
  const [stored, versions, chosen] = await Promise.all([
    readAnswers(db, ids),
    readVersions(db, ids),
    dilemmasOf(db, ids),
  ]);
  return rows.map((row) => {
    const { id, team } = exported(row);
    const own = versions.filter(({ teamId }) => teamId === id);
    return {
      id,
      team,
      answers: exportedAnswers(QUESTIONS[team.theme], postedParts(stored.get(id) ?? {}, own)),
      dilemmas: exportedDilemmas(DILEMMAS[team.theme], chosen.get(id) ?? []),
    };
  });
}

/** Reads the members with their team's percentage and level, by the scale of their school. */
export async function readScored(db: Database, rows: readonly ExportRow[]): Promise<ScoredTeam[]> {
  const marks = await marksOf(db, idsOf(rows));
  return rows.map((row) => {
    const own = marks.get(row.id) ?? {};
    const scale = row.levelScale ?? LEVEL_SCALE_DEFAULT;
    return {
      ...exported(row),
      members: row.members,
      result: pupilResult(pointsOf(own).total, markedMissions(own), scale),
    };
  });
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
    const posts: PostedPart[] = former.map(({ texts, files, recordings, returnNote }) => ({
      texts,
      files,
      recordings,
      returnNote,
    }));
    const post = stored[part];
    if (post) posts.push(post);
    parts[part] = posts;
  }
  return parts;
}

function exported({ id, schoolName, className, name, theme }: ExportRow): Exported {
  return { id, team: { school: schoolName, className, name, theme: storedTheme(theme) } };
}

function idsOf(rows: readonly ExportRow[]): string[] {
  return rows.map(({ id }) => id);
}
