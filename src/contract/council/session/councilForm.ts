import * as z from 'zod/mini';
import { COUNT_RULES } from '#domain/council/counting/countRules.ts';
import { centsOfEuros } from '#domain/council/dossier.ts';
import { BALLOT_KINDS } from '#domain/council/session/ballots.ts';
import { COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import { COUNCIL_MINUTES, COUNCIL_PLANS } from '#domain/limits.ts';

// What the page 'Preparar Conselho' checks before it calls the server. It names no call, because it is part of the browser build.

const CLASS_MISSING = 'Escolha pelo menos uma turma.';
const PLANS_FEW = `Escolha pelo menos ${COUNCIL_PLANS.min} propostas.`;
const PLANS_MANY = `Um conselho tem no máximo ${COUNCIL_PLANS.max} propostas.`;
const MINUTES_WRONG = `Escreva de ${COUNCIL_MINUTES.min} a ${COUNCIL_MINUTES.max} minutos.`;
const BUDGET_WRONG = 'Escreva o orçamento em euros, como 500 ou 1250,50.';

/** Numbers are text, as typed; `minutes` has all phases, so that one that is left out and chosen again keeps its own. */
export const councilForm = z
  .object({
    classIds: z.array(z.uuid()).check(z.minLength(1, CLASS_MISSING)),
    proposalIds: z
      .array(z.uuid())
      .check(z.minLength(COUNCIL_PLANS.min, PLANS_FEW), z.maxLength(COUNCIL_PLANS.max, PLANS_MANY)),
    phases: z.array(z.enum(COUNCIL_PHASES)).check(z.minLength(1, 'Escolha pelo menos uma fase.')),
    minutes: z.record(z.enum(COUNCIL_PHASES), z.string()),
    ballot: z.enum(BALLOT_KINDS),
    rule: z.enum(COUNT_RULES),
    budget: z.string(),
    readings: z.string(),
    resultReveal: z.enum(['atOnce', 'byTeacher']),
  })
  .check(({ value, issues }) => {
    const refuse = (message: string, path: string[]) => issues.push({ code: 'custom', message, path, input: value });
    for (const phase of value.phases) {
      if (!isMinutes(value.minutes[phase])) refuse(MINUTES_WRONG, ['minutes', phase]);
    }
    if (value.rule === 'equalShares' && !centsOfEuros(value.budget)) refuse(BUDGET_WRONG, ['budget']);
  });
export type CouncilForm = z.output<typeof councilForm>;

function isMinutes(typed: string): boolean {
  const minutes = Number(typed);
  return Number.isInteger(minutes) && minutes >= COUNCIL_MINUTES.min && minutes <= COUNCIL_MINUTES.max;
}
