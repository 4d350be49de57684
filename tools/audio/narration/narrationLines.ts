import type { Lines, Progress } from '#client/game/flow/GameState.ts';
import { consequenceLines, situationLines } from '#client/game/flow/rules/dilemmas.ts';
import {
  congratulations,
  endingLines,
  explanationLines,
  linesHere,
  noteLines,
  quizHere,
  returnLines,
} from '#client/game/flow/rules/lines.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import type { SolarSystem } from '#content/SolarSystem.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { DILEMMA_CHOICES, DILEMMA_MISSIONS } from '#domain/game/dilemmas.ts';
import { answerText } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, THEMES, TUTORIAL_STEPS } from '#domain/vocabulary.ts';

/** One message of the robot. `id` is the flow's key with the position: 'ds/tutorial/intro/1'. */
export type NarrationLine = { id: string; key: string; position: number; text: string };

/** Returns every message that the robot can say, in all themes, with the flow's keys; each has a clip. */
export function narrationLines(): NarrationLine[] {
  return THEMES.flatMap((theme) => allLines(SOLAR_SYSTEMS[theme]).flatMap(messagesOf));
}

function allLines(script: SolarSystem): Lines[] {
  const { theme } = script;
  const here = (progress: Progress) => ({ script, theme, progress });
  const tutorial = TUTORIAL_STEPS.flatMap((tutorialStep) => {
    const step = here({ ...blankProgress(0), tutorialStep });
    const answered = linesHere(step).key.endsWith('/quiz') ? explanationsOf(step) : [];
    return [linesHere(step), ...answered];
  });
  const missions = MISSION_LEVELS.flatMap((mission) => [
    ...script.levels[`level${mission}`].flatMap((_, step) => {
      const place = here({ ...blankProgress(mission), step });
      return [linesHere(place), ...explanationsOf(place)];
    }),
    congratulations(here(blankProgress(mission))),
  ]);
  const told = [...dilemmaLines(script), endingLines(here(blankProgress(null)))];
  return [...tutorial, ...missions, ...told, ...introductions(script)];
}

/** Returns ORBI's messages in both dilemmas; the inhabitants' words are read, not spoken. */
function dilemmaLines(script: SolarSystem): Lines[] {
  return DILEMMA_MISSIONS.flatMap((mission) => [
    situationLines(script, mission),
    ...DILEMMA_CHOICES.map((choice) => consequenceLines(script, mission, choice)),
  ]);
}

/** Returns what ORBI says to each answer of the question at this step: one line an option; none without a question. */
function explanationsOf(place: Parameters<typeof explanationLines>[0]): Lines[] {
  const labels = quizHere(place)?.options.optionsLabel ?? [];
  const answered = labels.map((label, index) => {
    const quiz = [...place.progress.quiz];
    quiz[place.progress.step] = answerText(index, label);
    return explanationLines({ ...place, progress: { ...place.progress, quiz } });
  });
  return answered.sort((a, b) => a.firstPosition - b.firstPosition);
}

/** Returns ORBI's introductions to a teacher's note; the note itself cannot be recorded in advance. */
function introductions(script: SolarSystem): Lines[] {
  const { theme } = script;
  const unknown = { level: 1, note: '', text: '' } as const;
  const notes = noteLines({ script, theme, progress: blankProgress(null) }, [unknown]);
  const returned = returnLines({ script, theme, progress: blankProgress(1), returned: unknown });
  return [notes, returned].map((lines) => ({ ...lines, messages: lines.messages.slice(0, 1) }));
}

function messagesOf({ key, messages, firstPosition }: Lines): NarrationLine[] {
  return messages.map((text, index) => {
    const position = firstPosition + index;
    return { id: `${key}/${position}`, key, position, text };
  });
}

/** Returns the clip's file without extension, relative to the narration folder: 'ds/tutorial/intro-1'. */
export function clipFile({ key, position }: Pick<NarrationLine, 'key' | 'position'>): string {
  return `${key}-${position}`;
}
