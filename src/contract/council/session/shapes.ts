import * as z from 'zod/mini';
import { COUNT_RULES } from '#domain/council/counting/countRules.ts';
import { BALLOT_KINDS } from '#domain/council/session/ballots.ts';
import { COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import { COUNCIL_STATES } from '#domain/council/session/steering.ts';
import {
  BALLOT_POINTS,
  COUNCIL_MINUTES,
  COUNCIL_PLANS,
  COUNCIL_READINGS,
  DUELS_PER_TEAM,
  STARS_MAX,
  STARS_MIN,
} from '#domain/limits.ts';
import { THEMES } from '#domain/vocabulary.ts';
import { id, integer, repeated } from '../../fields.ts';

// Shapes that the calls of a council session share. Times are milliseconds by the server's clock. A plan is named by the id
// of its proposal.

const phase = z.enum(COUNCIL_PHASES, 'Escolha uma das fases.');

/** How a session runs; the teacher chooses it in 'Preparar Conselho'. */
export const councilSetup = z.object({
  phases: z
    .array(z.object({ phase, minutes: integer(COUNCIL_MINUTES.min, COUNCIL_MINUTES.max) }))
    .check(z.minLength(1, 'Escolha pelo menos uma fase.'), z.maxLength(COUNCIL_PHASES.length)),
  ballot: z.enum(BALLOT_KINDS, 'Escolha uma forma de votar.'),
  /** The rule that decides; it must be able to read the ballots. */
  rule: z.enum(COUNT_RULES, 'Escolha uma regra de contagem.'),
  /** Plans that each team is given to read. */
  readings: integer(COUNCIL_READINGS.min, COUNCIL_READINGS.max),
  /** Whether teams see the result when the phase begins, or when the teacher presses 'Mostrar resultado'. */
  resultReveal: z.enum(['atOnce', 'byTeacher'], 'Escolha quando se mostra o resultado.'),
  /** Money to share in cents, for equal shares; null without. */
  budget: z.nullable(integer(1, 999_999_999)),
});
export type CouncilSetup = z.output<typeof councilSetup>;

export const planIds = repeated(id(), COUNCIL_PLANS.max, COUNCIL_PLANS.min);

const starsOfPlan = integer(STARS_MIN, STARS_MAX);
const pointsOfPlan = integer(0, BALLOT_POINTS);

export const duel = z.object({ a: z.uuid(), b: z.uuid() });

/** A team's ballot; domain/council/session/ballots.ts validates it. */
export const ballot = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('stars'), stars: z.record(id(), starsOfPlan) }),
  z.object({
    kind: z.literal('pairs'),
    duels: z.array(z.object({ a: id(), b: id(), winner: id() })).check(z.maxLength(DUELS_PER_TEAM)),
  }),
  z.object({ kind: z.literal('points'), points: z.record(id(), pointsOfPlan) }),
  z.object({ kind: z.literal('order'), order: z.array(id()).check(z.maxLength(COUNCIL_PLANS.max)) }),
]);

/** A team as the hall shows it: never names of pupils. */
export const councilTeam = {
  _id: z.uuid(),
  name: z.string(),
  className: z.string(),
  ship: z.nullable(integer(0, 9)),
  theme: z.enum(THEMES),
};

/** Phase and clock of the session, the same for teacher, teams and hall. */
export const councilPlace = {
  /** Counts the changes of the session: a device with an older one reads again. */
  revision: z.int(),
  state: z.enum(COUNCIL_STATES),
  /** Null before it starts. */
  phase: z.nullable(phase),
  phases: z.array(z.object({ phase, minutes: z.int() })),
  /** Until the time of the phase is over; negative once it is, null before the session starts. Stands still while paused. */
  leftMs: z.nullable(z.number()),
  paused: z.boolean(),
  /** The plan on the hall's screen in the phase 'present'; null between two. */
  presenting: z.nullable(z.uuid()),
  /** Teams may see the result now. */
  resultShown: z.boolean(),
  /** The plan that goes to Earth; null while that is open, or the result may not be seen. */
  toEarth: z.nullable(z.uuid()),
};

const rankedPlan = z.object({ _id: z.uuid(), rank: z.int(), score: z.number() });

/** The result of one rule; `sentence` says who wins by it and why. */
const count = z.object({
  rule: z.enum(COUNT_RULES),
  ranking: z.array(rankedPlan),
  winners: z.array(z.uuid()),
  sentence: z.string(),
});
export type CouncilRuleCount = z.output<typeof count>;

const opinion = z.object({
  _id: z.uuid(),
  groups: z.array(z.object({ rated: z.int(), liked: z.int(), disliked: z.int() })),
});

/** Where teams agree, without names (domain/council/counting/agreement); `reason` says why there is no map. */
const agreement = z.object({
  reason: z.nullable(z.string()),
  map: z.nullable(
    z.object({
      marks: z.array(z.object({ x: z.number(), y: z.number(), group: z.int() })),
      groups: z.union([z.literal(1), z.literal(2)]),
      shown: z.number(),
      agreed: z.array(opinion),
      divided: z.array(opinion),
    }),
  ),
});

const resultFields = {
  ballot: z.enum(BALLOT_KINDS),
  /** Ballots that were counted, abstentions, and teams that could vote. */
  counted: z.int(),
  abstentions: z.int(),
  teams: z.int(),
  /** By the rule that decides. */
  chosen: count,
  /** By every rule that can read the ballots, the chosen one first. */
  all: z.array(count),
  /** The plans of which one goes to Earth: several for a tie. */
  leading: z.array(z.uuid()),
  /** The plan that goes to Earth: the winner, or the one drawn by lot among several; null while a tie is open. */
  winner: z.nullable(z.uuid()),
  /** Several plans won, and the lot decided. */
  byLot: z.boolean(),
};

export const councilResult = z.object({ ...resultFields, agreement });
export type CouncilResult = z.output<typeof councilResult>;

/** As teams and the hall see it. */
export const publicCouncilResult = z.object({
  ...resultFields,
  /** The plans that most teams liked; null without a map, for the `reason`. */
  agreement: z.object({ reason: z.nullable(z.string()), agreed: z.nullable(z.array(z.uuid())) }),
});
export type PublicCouncilResult = z.output<typeof publicCouncilResult>;
