import type { DilemmaChoice, DilemmaMission } from '#domain/game/dilemmas.ts';
import type { Criterion } from '#domain/marking/scoring.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import type { PracticeQuestion } from '../practice/PracticeQuestion.ts';
import type { Speech, TaskStep } from '../SolarSystem.ts';
import type { ThemeWorksheets } from '../Worksheet.ts';

/**
 * The words of a solar system in easy read (level A2): the same facts in short, direct sentences, one idea each. Every list has
 * as many texts as the one that it stands for, so that a team may switch in the middle of a step.
 */
export interface EasyRead {
  tutorial: { intro: Speech; outro: Speech; quiz: EasyQuiz; write: EasyTask; upload: EasyTask };
  levels: {
    level1: readonly EasyQuiz[];
    level2: readonly EasyTask[];
    level3: readonly EasyTask[];
    level4: readonly EasyTask[];
  };
  missions: Record<MissionLevel, EasyMission>;
  dilemmas: Record<DilemmaMission, EasyDilemma>;
}

interface EasyTask extends TaskStep {
  prompt: string;
}

export interface EasyQuiz extends TaskStep {
  question: string;
  /** In the order of the question's options. */
  optionsLabel: readonly string[];
  /** Null at the right option. */
  replies: readonly (string | null)[];
  explanation: string;
}

export interface EasyMission {
  briefing: string;
  /** What each mark says to the team, by criterion and points. */
  marks: Readonly<Record<Criterion, Readonly<Record<number, string>>>>;
  congratulations: readonly string[];
}

export interface EasyDilemma {
  messages: readonly string[];
  question: string;
  /** In the order of the dilemma's voices. */
  voices: readonly { wants: string; why: string }[];
  choices: Record<DilemmaChoice, EasyChoice>;
}

interface EasyChoice {
  label: string;
  messages: readonly string[];
  seen: string;
  told: string;
  back: { mission4: string; council: string };
}

type WithoutFacts<Question> = Question extends unknown
  ? Omit<Question, 'id' | 'source' | 'min' | 'max' | 'step' | 'answer' | 'near'>
  : never;

/** The words of a practice question; its numbers stay where they are. */
export type EasyPractice = WithoutFacts<PracticeQuestion>;

/** The worksheets of a theme in easy read: the same activities with the same places to write. */
export type EasyWorksheets = {
  readonly [Key in keyof ThemeWorksheets]: Omit<ThemeWorksheets[Key], 'minutes' | 'sources' | 'quote'>;
};
