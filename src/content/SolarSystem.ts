import type { MissionMarks } from '#domain/marking/markWords.ts';
import type { MissionLevel, Theme } from '#domain/vocabulary.ts';
import type { Dilemmas } from './dilemmas/Dilemma.ts';

/** The script of a solar system: ORBI's messages, tasks and missions. Source: spec, section 3 (Solar system / game data). */
export interface SolarSystem {
  theme: Theme;
  /** Same as THEME_NAMES[theme]. */
  name: string;
  /** One or two sentences for the panel and the welcome. */
  summary: string;
  tutorial: Tutorial;
  /** Whether the words are those of easy read; set by the device that loads them. */
  isEasy?: boolean;
  /** Left out in the fallback script, and in scripts that devices kept before there were dilemmas. */
  dilemmas?: Dilemmas;
  levels: {
    level1: readonly QuizStep[];
    level2: readonly TextStep[];
    level3: readonly UploadStep[];
    level4: readonly TextStep[];
  };
  missions: Record<MissionLevel, Mission>;
}

/** A solar system as this version of the game has it. */
export type WholeSystem = SolarSystem & Required<Pick<SolarSystem, 'dilemmas'>>;

interface Tutorial {
  intro: Speech;
  outro: Speech;
  quiz: QuizStep;
  write: TextStep;
  upload: UploadStep;
}

/** ORBI's messages, shown one at a time; each is read in 3 to 6 seconds (at most 17 words and 100 characters). */
export interface Speech {
  messages: readonly string[];
}

/** A task with one short line beside ORBI that tells the team what to do now. */
export interface TaskStep extends Speech {
  aiHint: string;
}

export interface QuizStep extends TaskStep {
  question: string;
  options: {
    /** Index of the correct option in optionsLabel, from 0. */
    correct: number;
    optionsLabel: readonly string[];
    /** What ORBI says to each wrong option: why it is wrong, and what is right. Null at the right one: the explanation. */
    replies: readonly (string | null)[];
  };
  /** One sentence that is said to the right answer. */
  explanation: string;
  /** Source of the fact and of the law, for teachers. */
  source: string;
  /**
   * For teachers: why each wrong option is believed, with its reason, law or study. Null at the right one. The scripts of
   * the three themes have it; the game does not get it.
   */
  misconceptions?: readonly (string | null)[];
}

export interface TextStep extends TaskStep {
  /** The task, shown above the text area. */
  prompt: string;
}

export interface UploadStep extends TaskStep {
  /** The task, shown above the file list. */
  prompt: string;
}

export interface Mission {
  title: string;
  /** The planet or place of this mission. */
  place: string;
  /** For the team at the start of the mission: its task and its result, in one or two short sentences. */
  briefing: string;
  /** For the teacher's panel: the team's task. */
  description: string;
  /** The meaning of each mark of this mission, for the team and for the teacher. */
  marks: MissionMarks;
  /** Sources of ORBI's facts in this mission, except those of questions, which have their own. */
  sources: readonly string[];
  /** ORBI's messages when the mission is done. */
  congratulations: readonly string[];
}
