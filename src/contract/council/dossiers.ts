import * as z from 'zod/mini';
import { DOSSIER_WRITERS } from '#domain/council/dossier.ts';
import {
  DOSSIER_ANSWER_MAX_CHARS,
  DOSSIER_CELL_MAX_CHARS,
  DOSSIER_COST_MAX_CENTS,
  DOSSIER_STEPS_MAX,
} from '#domain/limits.ts';
import { ROLES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer, jsonText, looseText, text } from '../fields.ts';
import type { StreamedCall } from '../uploads.ts';

const REVISION_MAX = 999_999_999;

const answer = looseText(DOSSIER_ANSWER_MAX_CHARS);
const cell = looseText(DOSSIER_CELL_MAX_CHARS);
const cost = integer(0, DOSSIER_COST_MAX_CENTS, 'O custo vai de 0 a 100\u00a0000\u00a0€.');
const dossier = z.object({
  problem: answer,
  people: answer,
  actions: answer,
  steps: z
    .array(z.object({ what: cell, who: cell, when: cell, cents: z.nullable(cost) }), 'Faltam os passos.')
    .check(z.maxLength(DOSSIER_STEPS_MAX, `Não podem ser mais de ${DOSSIER_STEPS_MAX} passos.`)),
  partners: answer,
});

/** Answers with who saved them last; `at` is in unix seconds. */
const saved = { dossier, by: z.enum(DOSSIER_WRITERS), at: z.int() };

/**
 * The stored dossier of a plan; `saved` is null before the first save. `other` is what a save replaced without having seen
 * it, until somebody dismisses it.
 */
const stored = z.object({
  revision: z.int(),
  saved: z.nullable(z.object(saved)),
  /** What the plan's own parts answer, while nothing is saved; absent for a plan without parts. */
  begun: z.optional(dossier),
  other: z.nullable(z.object(saved)),
  /** The plan is submitted, so its team may download the PDF too. */
  submitted: z.boolean(),
});
export type StoredDossier = z.output<typeof stored>;

const params = z.object({ teamId: id() });

/** The form that completes a plan for its dossier. A team reaches only its own, a teacher those of her classes. */
export const dossiers = {
  readDossier: {
    method: 'GET',
    path: '/proposal/:teamId/dossier/answers',
    summary: 'O que está preenchido do Dossiê da Terra de uma proposta.',
    who: ROLES,
    params,
    success: { status: 200, body: stored },
    refusals: ['notFound', 'notYours'],
  },
  saveDossier: {
    method: 'PUT',
    path: '/proposal/:teamId/dossier/answers',
    summary: 'Guarda o Dossiê da Terra: ganha o que foi guardado por último, e o outro fica à vista.',
    who: ROLES,
    params,
    body: z.object({
      /** The revision on which the answers are based. */
      base: integer(0, REVISION_MAX),
      /** A random name of the page that writes: it never replaces its own answers unseen. */
      writer: text(64),
      dossier: jsonText(dossier),
      /** Dismisses `other`. */
      dismiss: z.optional(z.boolean()),
    }),
    encoding: 'json',
    success: { status: 200, body: stored },
    refusals: ['notFound', 'notYours'],
  },
} as const satisfies EndpointTable;

/** The PDF of a plan's dossier: for staff at any time, for the team once its plan is submitted. */
export const DOSSIER_CALL = {
  method: 'GET',
  path: '/proposal/:teamId/dossier',
  summary: 'O Dossiê da Terra de uma proposta, em PDF acessível; a própria equipa recebe-o quando a submeteu.',
  who: ROLES,
  statuses: [200],
  refusals: ['signedOut', 'badInput', 'notFound', 'notYours', 'notSubmitted'],
} as const satisfies StreamedCall;
