import type * as z from 'zod/mini';
import type { Mission, QuizStep, SolarSystem, Speech, TextStep, UploadStep } from '#content/SolarSystem.ts';
import type { solarSystem } from '#contract/game/solar.ts';
import type { MissionMarks } from '#domain/marking/markWords.ts';
import type { Criterion } from '#domain/marking/scoring.ts';
import { THEME_IDS } from '#domain/vocabulary.ts';

type WireSystem = z.output<typeof solarSystem>;

/** Presents the game data of one theme field by field (spec, section 3). */
export function presentSolarSystem(system: SolarSystem): WireSystem {
  const { tutorial, levels, missions } = system;
  return {
    _id: THEME_IDS[system.theme],
    theme: system.theme,
    name: system.name,
    summary: system.summary,
    tutorial: {
      intro: presentSpeech(tutorial.intro),
      outro: presentSpeech(tutorial.outro),
      quiz: presentQuiz(tutorial.quiz),
      write: presentTask(tutorial.write),
      upload: presentTask(tutorial.upload),
    },
    levels: {
      level1: levels.level1.map(presentQuiz),
      level2: levels.level2.map(presentTask),
      level3: levels.level3.map(presentTask),
      level4: levels.level4.map(presentTask),
    },
    missions: {
      1: presentMission(missions[1]),
      2: presentMission(missions[2]),
      3: presentMission(missions[3]),
      4: presentMission(missions[4]),
    },
  };
}

function presentSpeech({ messages }: Speech): WireSystem['tutorial']['intro'] {
  return { messages: [...messages] };
}

function presentQuiz(step: QuizStep): WireSystem['tutorial']['quiz'] {
  return {
    aiHint: step.aiHint,
    messages: [...step.messages],
    question: step.question,
    options: {
      correct: step.options.correct,
      optionsLabel: [...step.options.optionsLabel],
      replies: [...step.options.replies],
    },
    explanation: step.explanation,
    source: step.source,
  };
}

function presentTask(step: TextStep | UploadStep): WireSystem['tutorial']['write'] {
  return { aiHint: step.aiHint, messages: [...step.messages], prompt: step.prompt };
}

function presentMission(mission: Mission): WireSystem['missions'][1] {
  return {
    title: mission.title,
    place: mission.place,
    briefing: mission.briefing,
    description: mission.description,
    marks: { p1: presentMarks(mission.marks.p1), p2: presentMarks(mission.marks.p2) },
    sources: [...mission.sources],
    congratulations: [...mission.congratulations],
  };
}

function presentMarks(marks: MissionMarks[Criterion]): WireSystem['missions'][1]['marks'][Criterion] {
  return Object.fromEntries(Object.entries(marks).map(([points, { team, teacher }]) => [points, { team, teacher }]));
}
