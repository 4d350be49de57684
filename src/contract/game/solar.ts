import * as z from 'zod/mini';
import { ROLES, THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { documented, id } from '../fields.ts';

const messages = z.array(z.string());
const speech = z.object({ messages });
const correct = documented(z.int(), {
  description: 'Conta a partir de 0: a resposta certa de POST /answer-level-1 começa por este número mais 1.',
  examples: [1],
});
const quizStep = z.object({
  aiHint: z.string(),
  messages,
  question: z.string(),
  options: z.object({ correct, optionsLabel: z.array(z.string()), replies: z.array(z.nullable(z.string())) }),
  explanation: z.string(),
  source: z.string(),
});
const promptStep = z.object({ aiHint: z.string(), messages, prompt: z.string() });
/** Explanations of marks, keyed by points. */
const marks = z.record(z.string(), z.object({ team: z.string(), teacher: z.string() }));
const mission = z.object({
  title: z.string(),
  place: z.string(),
  briefing: z.string(),
  description: z.string(),
  marks: z.object({ p1: marks, p2: marks }),
  sources: z.array(z.string()),
  congratulations: messages,
});

const choice = z.object({
  label: z.string(),
  messages,
  seen: z.string(),
  told: z.string(),
  back: z.object({ who: z.string(), mission4: z.string(), council: z.string() }),
});
const dilemma = z.object({
  title: z.string(),
  messages,
  question: z.string(),
  voices: z.array(z.object({ who: z.string(), wants: z.string(), why: z.string() })),
  choices: z.object({ first: choice, second: choice, third: choice }),
  sources: z.array(z.string()),
});
/** The inhabitants, and the dilemma after mission 1 and after mission 3. */
const dilemmas = z.object({
  cast: z.array(z.object({ who: z.string(), name: z.string(), role: z.string(), look: z.string() })),
  after: z.object({ 1: dilemma, 3: dilemma }),
});

/** Game data of one theme (spec, section 3). */
export const solarSystem = z.object({
  _id: z.uuid(),
  theme: z.enum(THEMES),
  name: z.string(),
  summary: z.string(),
  tutorial: z.object({
    intro: speech,
    outro: speech,
    quiz: quizStep,
    write: promptStep,
    upload: promptStep,
  }),
  levels: z.object({
    level1: z.array(quizStep),
    level2: z.array(promptStep),
    level3: z.array(promptStep),
    level4: z.array(promptStep),
  }),
  missions: z.object({ 1: mission, 2: mission, 3: mission, 4: mission }),
  dilemmas: z.optional(dilemmas),
});

export const solar = {
  solar: {
    method: 'GET',
    path: '/solar/:solarId',
    summary: 'O guião de um sistema solar; uma equipa só o do seu.',
    who: ROLES,
    params: z.object({ solarId: id() }),
    success: { status: 200, body: solarSystem },
    refusals: ['notFound', 'notYours'],
  },
  easySolar: {
    method: 'GET',
    path: '/solar/:solarId/easy',
    summary: 'O mesmo guião em leitura fácil; uma equipa só o do seu.',
    who: ROLES,
    params: z.object({ solarId: id() }),
    success: { status: 200, body: solarSystem },
    refusals: ['notFound', 'notYours'],
  },
} as const satisfies EndpointTable;
