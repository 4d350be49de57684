import { DILEMMA_CHOICES, DILEMMA_MISSIONS, type DilemmaChoice } from '#domain/game/dilemmas.ts';
import type { MissionMarks } from '#domain/marking/markWords.ts';
import { CRITERIA } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import type { Dilemma, Dilemmas } from '../dilemmas/Dilemma.ts';
import type { Mission, QuizStep, WholeSystem } from '../SolarSystem.ts';
import type { ThemeWorksheets, WorksheetKey } from '../Worksheet.ts';
import type { EasyDilemma, EasyMission, EasyQuiz, EasyRead, EasyWorksheets } from './EasyRead.ts';

/** Returns a solar system with its words in easy read; facts, right answers and everything for teachers are those of `system`. */
export function easySystem(system: WholeSystem, easy: EasyRead): WholeSystem {
  const { tutorial, levels } = easy;
  return {
    ...system,
    tutorial: { ...tutorial, quiz: easyQuiz(system.tutorial.quiz, tutorial.quiz) },
    levels: { ...levels, level1: system.levels.level1.map((quiz, index) => easyQuiz(quiz, at(levels.level1, index))) },
    missions: byKey(MISSION_LEVELS, (level) => easyMission(system.missions[level], easy.missions[level])),
    dilemmas: easyDilemmas(system.dilemmas, easy.dilemmas),
  };
}

/** Returns the worksheets of a theme in easy read; times and sources are those of `sheets`, and a quotation is left out. */
export function easyWorksheets(sheets: ThemeWorksheets, easy: EasyWorksheets): ThemeWorksheets {
  return byKey(Object.keys(sheets) as WorksheetKey[], (key) => {
    const { minutes, sources } = sheets[key];
    return { ...easy[key], minutes, sources };
  });
}

function easyQuiz(quiz: QuizStep, { optionsLabel, replies, ...words }: EasyQuiz): QuizStep {
  return { ...quiz, ...words, options: { ...quiz.options, optionsLabel, replies } };
}

function easyMission(mission: Mission, { marks, ...words }: EasyMission): Mission {
  return { ...mission, ...words, marks: easyMarks(mission.marks, marks) };
}

function easyMarks(marks: MissionMarks, easy: EasyMission['marks']): MissionMarks {
  return byKey(CRITERIA, (criterion) =>
    Object.fromEntries(
      Object.entries(marks[criterion]).map(([points, { team, teacher }]) => [
        points,
        { team: easy[criterion][Number(points)] ?? team, teacher },
      ]),
    ),
  );
}

function easyDilemmas({ cast, after }: Dilemmas, easy: EasyRead['dilemmas']): Dilemmas {
  return { cast, after: byKey(DILEMMA_MISSIONS, (mission) => easyDilemma(after[mission], easy[mission])) };
}

function easyDilemma(dilemma: Dilemma, { voices, choices, ...words }: EasyDilemma): Dilemma {
  return {
    ...dilemma,
    ...words,
    voices: dilemma.voices.map((voice, index) => ({ ...voice, ...voices[index] })),
    choices: byKey(DILEMMA_CHOICES, (choice) => easyChoice(dilemma, choice, choices)),
  };
}

function easyChoice({ choices }: Dilemma, choice: DilemmaChoice, easy: EasyDilemma['choices']) {
  const { back, ...words } = easy[choice];
  return { ...choices[choice], ...words, back: { ...choices[choice].back, ...back } };
}

/** Returns the text of a list that is as long as the list beside it. */
function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`Falta o texto em leitura fácil n.º ${index + 1}.`);
  return item;
}

function byKey<Key extends PropertyKey, Value>(keys: readonly Key[], compute: (key: Key) => Value): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, compute(key)])) as Record<Key, Value>;
}
