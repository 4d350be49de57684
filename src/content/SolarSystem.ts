import type { MissionMarks } from '#domain/marking/markWords.ts';
import type { MissionLevel, Theme } from '#domain/vocabulary.ts';

/**
 * The shape every solar system fills: what the robot says, what the team is asked, what a mission is about.
 * Source: spec, section 3 (Solar system / game data).
 */
export interface SolarSystem {
  theme: Theme;
  /** Same as THEME_NAMES[theme]. */
  name: string;
  /** One or two sentences for the panel and the welcome. */
  summary: string;
  tutorial: Tutorial;
  levels: {
    level1: readonly QuizStep[];
    level2: readonly TextStep[];
    level3: readonly UploadStep[];
    level4: readonly TextStep[];
  };
  missions: Record<MissionLevel, Mission>;
}

interface Tutorial {
  intro: Speech;
  outro: Speech;
  quiz: QuizStep;
  write: TextStep;
  upload: UploadStep;
}

/** What the robot says, one message at a time; each is read in 3 to 6 seconds (at most 17 words and 100 characters). */
export interface Speech {
  messages: readonly string[];
}

/** One short line beside the robot that tells the team what to do now. */
export interface TaskStep extends Speech {
  aiHint: string;
}

export interface QuizStep extends TaskStep {
  question: string;
  options: {
    /** Index of the right answer in optionsLabel. */
    correct: number;
    optionsLabel: readonly string[];
  };
  /** One sentence shown after the answer, right or wrong. */
  explanation: string;
  /** Where the fact comes from, for teachers. */
  source: string;
}

export interface TextStep extends TaskStep {
  /** What to write about, shown above the text area. */
  prompt: string;
}

export interface UploadStep extends TaskStep {
  /** What to bring, shown above the file list. */
  prompt: string;
}

export interface Mission {
  title: string;
  /** The planet or place of this mission. */
  place: string;
  /** For the team, as the mission begins: what it will do and what comes out of it; one or two short sentences. */
  briefing: string;
  /** For the teacher's panel: what the team was asked to do. */
  description: string;
  /** What each mark of this mission means, said to the team and to the teacher. */
  marks: MissionMarks;
  /** Where the facts come from that ORBI tells in this mission outside of the questions, which have sources of their own. */
  sources: readonly string[];
  /** What the robot says when the mission is done. */
  congratulations: readonly string[];
}
