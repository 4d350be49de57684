import type * as z from 'zod/mini';
import type { Dilemma, Dilemmas } from '#content/dilemmas/Dilemma.ts';
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
    ...(system.dilemmas && { dilemmas: presentDilemmas(system.dilemmas) }),
  };
}

function presentDilemmas({ cast, after }: Dilemmas): NonNullable<WireSystem['dilemmas']> {
  return {
    cast: cast.map(({ who, name, role, look }) => ({ who, name, role, look })),
    after: { 1: presentDilemma(after[1]), 3: presentDilemma(after[3]) },
  };
}

type WireDilemma = NonNullable<WireSystem['dilemmas']>['after'][1];

function presentDilemma({ title, messages, question, voices, choices, sources }: Dilemma): WireDilemma {
  const { first, second, third } = choices;
  return {
    title,
    messages: [...messages],
    question,
    voices: voices.map(({ who, wants, why }) => ({ who, wants, why })),
    choices: { first: presentChoice(first), second: presentChoice(second), third: presentChoice(third) },
    sources: [...sources],
  };
}

function presentChoice(choice: Dilemma['choices']['first']): WireDilemma['choices']['first'] {
  const { label, messages, seen, told, back } = choice;
  const { who, mission4, council } = back;
  return { label, messages: [...messages], seen, told, back: { who, mission4, council } };
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
