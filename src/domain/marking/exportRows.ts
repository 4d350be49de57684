import { type AttendanceTotals, meanPresent } from '../classroom/attendance.ts';
import { REFLECTION_TOPICS, reflectionMean, reflectionWords } from '../classroom/reflection.ts';
import { oneDecimal } from '../decimalText.ts';
import { type Captioned, captionLine } from '../game/captions.ts';
import type { ChosenDilemma, DilemmaChoice, DilemmaMission } from '../game/dilemmas.ts';
import { recordingTime } from '../game/recordings.ts';
import { MISSION_LEVELS, type MissionLevel, PARTS, type Part, THEME_NAMES, type Theme } from '../vocabulary.ts';
import type { Cell } from './csv.ts';
import { type Criterion, isGiven, isProvisional, type Marks, PROVISIONAL, pointsOf } from './scoring.ts';

// The rows of the two exported tables: marks and answers.

export interface ExportedTeam {
  school: string | null;
  className: string;
  name: string;
  theme: Theme;
}

export const TEAM_HEADINGS = ['Escola', 'Turma', 'Equipa', 'Sistema solar'] as const;

export const MARKS_HEADINGS: readonly string[] = [
  ...TEAM_HEADINGS,
  ...MISSION_LEVELS.flatMap((level) => [
    `Missão ${level}: resposta (p1)`,
    `Missão ${level}: trabalho de equipa (p2)`,
    `Missão ${level}: total`,
  ]),
  'Total',
  'Estado do total',
  // After the total, so that the columns before it keep their places in schools' own spreadsheets.
  'Sessões com presenças indicadas',
  'Membros presentes, em média',
  'Membros da equipa',
  ...MISSION_LEVELS.map((level) => `Missão ${level}: como trabalhou a equipa (${REFLECTION_TOPICS.join(' · ')})`),
  'Como trabalhou a equipa: média de 1 a 3',
];

/** How a team worked, in numbers and answers: a file may leave the school, so it has no names of members. */
export interface ExportedTeamwork {
  attendance: AttendanceTotals;
  reflections: Partial<Record<MissionLevel, number[]>>;
}

/**
 * Returns a team's row of marks and of how it worked; a missing mark is an empty cell, counts 0 and makes the total
 * provisional.
 */
export function marksRow(team: ExportedTeam, marks: Marks, teamwork: ExportedTeamwork): Cell[] {
  const levels = MISSION_LEVELS.flatMap((level): Cell[] => {
    const { p1, p2, total } = exportedMark(marks, level);
    return [p1, p2, total];
  });
  const total = [pointsOf(marks).total, isProvisional(marks) ? PROVISIONAL : null];
  return [...teamCells(team), ...levels, ...total, ...teamworkCells(teamwork)];
}

/** Returns the marks of a mission: null for one that is missing, and for the total of a mission that is not posted. */
export function exportedMark(marks: Marks, level: MissionLevel) {
  const mark = marks[level];
  if (mark === undefined) return { p1: null, p2: null, total: null };
  const given = (criterion: Criterion) => (isGiven(level, criterion, mark) ? mark[criterion] : null);
  return { p1: given('p1'), p2: given('p2'), total: mark.p1 + mark.p2 };
}

function teamworkCells({ attendance, reflections }: ExportedTeamwork): Cell[] {
  const rounded = (mean: number | null) => (mean === null ? null : oneDecimal(mean));
  const answers = MISSION_LEVELS.map((level) => reflections[level] ?? null);
  return [
    attendance.sessions,
    rounded(meanPresent(attendance)),
    attendance.members,
    ...answers.map((given) => given && reflectionWords(given)),
    rounded(reflectionMean(answers)),
  ];
}

export const ANSWERS_HEADINGS: readonly string[] = [
  ...TEAM_HEADINGS,
  'Missão',
  'Passo',
  'Pergunta',
  'Resposta',
  'Ficheiros',
  'Versão',
  'Nota da devolução',
  // Last, so that the columns before it keep their places in schools' own spreadsheets.
  'Legendas dos ficheiros',
  'Resposta por voz: duração',
  'Resposta por voz: o que disseram',
];

/** One step of a part: its question, and whether its answer is in the texts or in the lists of files. */
export interface AskedStep {
  question: string;
  from: 'texts' | 'files';
  index: number;
}
interface ExportedFile extends Captioned {
  name: string;
}

/** An answer by voice: its length, and what staff wrote down of it. */
interface ExportedRecording {
  seconds: number;
  words: string;
}

/** The answers of one part; `files` are those of each step. */
export interface PostedPart {
  texts: readonly string[];
  files: readonly (readonly ExportedFile[] | undefined)[];
  /** The answers by voice; steps count from 0 among the steps with texts. */
  recordings: readonly (ExportedRecording & { step: number })[];
  /** The note with which it was given back; absent for the current answer. */
  returnNote?: string;
}

/** One answer: part 0 is the training, steps and versions count from 1. */
export interface ExportedAnswer {
  part: Part;
  step: number;
  question: string;
  text: string;
  files: readonly ExportedFile[];
  /** Null for an answer without one. */
  recording: ExportedRecording | null;
  version: number;
  /** The note with which this version was given back; null for the current answer. */
  returnNote: string | null;
}

/**
 * Returns one answer for each step of each answered part, in the order of the game; former versions of a mission come
 * before its current answer.
 */
export function exportedAnswers(
  asked: Record<Part, readonly AskedStep[]>,
  posted: Partial<Record<Part, readonly PostedPart[]>>,
): ExportedAnswer[] {
  return PARTS.flatMap((part) =>
    (posted[part] ?? []).flatMap((post, earlier) =>
      asked[part].map(({ question, from, index }, step) => ({
        part,
        step: step + 1,
        question,
        text: from === 'texts' ? (post.texts[index] ?? '') : '',
        files: from === 'files' ? (post.files[index] ?? []) : [],
        recording: recordingOf(post, { part, from, index }),
        version: earlier + 1,
        returnNote: post.returnNote ?? null,
      })),
    ),
  );
}

/** The first text of the training is the option of its quiz, which nobody answers by voice. */
function recordingOf(
  { recordings }: PostedPart,
  { part, from, index }: Pick<AskedStep, 'from' | 'index'> & { part: Part },
): ExportedRecording | null {
  const step = part === 0 ? index - 1 : index;
  const found = from === 'texts' ? recordings.find((recording) => recording.step === step) : undefined;
  return found ? { seconds: found.seconds, words: found.words } : null;
}

/** Returns the rows of a team's answers. */
export function answerRows(team: ExportedTeam, answers: readonly ExportedAnswer[]): Cell[][] {
  return answers.map(({ part, step, question, text, files, recording, version, returnNote }) => {
    const names = files.map(({ name }) => name).join(', ');
    const place: Cell[] = [part === 0 ? 'Treino' : part, step, question];
    return [
      ...teamCells(team),
      ...place,
      text,
      names,
      version,
      returnNote,
      captionLines(files),
      ...voiceCells(recording),
    ];
  });
}

function voiceCells(recording: ExportedRecording | null): Cell[] {
  return recording === null ? [null, null] : [recordingTime(recording.seconds), recording.words || null];
}

/** Returns one line for each file that has a caption or a place; null without any. */
function captionLines(files: readonly ExportedFile[]): Cell {
  const lines = files.flatMap((file) => {
    const line = captionLine(file);
    return line === '' ? [] : [`${file.name}: ${line}`];
  });
  return lines.length === 0 ? null : lines.join('\n');
}

/** What a dilemma asked and offered, in the words of the game; `speakers` are the names by position. */
export interface AskedDilemma {
  question: string;
  labels: Record<DilemmaChoice, string>;
  speakers: readonly string[];
}

/** What a team chose in a dilemma, and the names of those whom it had heard; no choice has points. */
export interface ExportedDilemma {
  mission: DilemmaMission;
  question: string;
  choice: string;
  heard: readonly string[];
}

/** Returns one entry for each dilemma in which the team chose. */
export function exportedDilemmas(
  asked: Record<DilemmaMission, AskedDilemma>,
  chosen: readonly ChosenDilemma[],
): ExportedDilemma[] {
  return chosen.map(({ mission, choice, opened }) => {
    const { question, labels, speakers } = asked[mission];
    return { mission, question, choice: labels[choice], heard: opened.flatMap((position) => speakers[position] ?? []) };
  });
}

/** Returns the rows of a team's dilemmas, in the columns of its answers. */
export function dilemmaRows(team: ExportedTeam, dilemmas: readonly ExportedDilemma[]): Cell[][] {
  return dilemmas.map(({ mission, question, choice, heard }): Cell[] => {
    const heardWords = heard.length === 0 ? '' : ` (ouviram: ${heard.join(', ')})`;
    const place: Cell[] = [`Dilema depois da missão ${mission}`, 1, question];
    return [...teamCells(team), ...place, `${choice}${heardWords}`, '', 1, null, null, null, null];
  });
}

/** Returns the first cells of every row: the columns of TEAM_HEADINGS. */
export function teamCells({ school, className, name, theme }: ExportedTeam): Cell[] {
  return [school, className, name, THEME_NAMES[theme]];
}
