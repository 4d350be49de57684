import * as z from 'zod/mini';
import { SELECTION_STATES } from '#domain/council/selection/judgements.ts';
import { SELECTION_YEARS } from '#domain/council/selection/selectionYear.ts';
import { ROLE, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { filterText, id, integer, pagination, paging } from '../fields.ts';
import { ADMINS, STAFF } from '../who.ts';
import { choiceBody, drawBody, judgementBody, publicationBody, readersBody, removalBody } from './selectionForms.ts';

const schoolYear = integer(SELECTION_YEARS.min, SELECTION_YEARS.max, 'Este ano letivo não existe.');
/** Defaults to the current school year. */
const optionalYear = z.optional(schoolYear);
const solar = z.enum(THEMES.map((theme) => THEME_NAMES[theme]));

const judgement = z.object({
  community: z.int(),
  feasible: z.int(),
  fair: z.int(),
  words: z.string(),
  /** Unix seconds. */
  at: z.int(),
});
export type Judgement = z.output<typeof judgement>;

const planReader = z.object({
  _id: z.uuid(),
  name: z.string(),
  /** Has judged the current text. */
  read: z.boolean(),
  /** Absent until everybody who reads the plan has judged it. */
  judgement: z.optional(judgement),
});

/** A plan of the selection, for administrators. */
const selectedPlan = z.object({
  _id: z.uuid(),
  teamName: z.string(),
  class: z.string(),
  school: z.nullable(z.string()),
  teacher: z.string(),
  /** The account of the team's teacher, who may not read the plan. */
  teacherId: z.uuid(),
  solar,
  proposal: z.string(),
  /** Unix seconds. */
  submittedAt: z.int(),
  readers: z.array(planReader),
  fullyRead: z.boolean(),
  /** Mean of all scores; null until the plan is fully read. */
  mean: z.nullable(z.number()),
  /** Members of the team whose names are words of the plan or of the reason, so that somebody looks before publishing. */
  mentioned: z.array(z.string()),
  /** Null while the plan is not on the shortlist. */
  choice: z.nullable(z.object({ reason: z.string(), at: z.int() })),
});
export type SelectedPlan = z.output<typeof selectedPlan>;

const counts = z.object({ all: z.int(), unread: z.int(), read: z.int(), shortlisted: z.int() });

const selectionQuery = z.extend(paging, {
  year: optionalYear,
  /** A solar system's name; empty matches all. */
  solar: z._default(z.optional(z.union([z.literal(''), solar])), ''),
  school: z.optional(id()),
  state: z.optional(z.enum(SELECTION_STATES)),
  /** Matches words of the plan, or the team. */
  search: filterText,
});
export type SelectionQuery = z.output<typeof selectionQuery>;

const possibleReader = z.object({
  _id: z.uuid(),
  name: z.string(),
  school: z.nullable(z.string()),
  role: z.union([z.literal(ROLE.admin), z.literal(ROLE.manager), z.literal(ROLE.teacher)]),
  /** Plans of the current school year that this person was given to read. */
  assigned: z.int(),
});

/** A plan to read: without team, class and school, so that it is judged by its text. */
const reading = z.object({
  _id: z.uuid(),
  solar,
  proposal: z.string(),
  /** Null until the caller has judged the current text. */
  judgement: z.nullable(judgement),
  /** Judgements of the other readers, without names; empty until everybody has judged. */
  others: z.array(judgement),
  /** Everybody has judged: nothing can be changed. */
  final: z.boolean(),
});
export type Reading = z.output<typeof reading>;

const result = z.object({
  year: z.int(),
  /** Unix seconds; null while nothing is published, and then there are no plans. */
  publishedAt: z.nullable(z.int()),
  plans: z.array(
    z.object({
      teamName: z.string(),
      /** The year of the class, 1 to 12, when its name says it. */
      classYear: z.nullable(z.int()),
      school: z.nullable(z.string()),
      solar,
      proposal: z.string(),
      reason: z.string(),
    }),
  ),
});
export type SelectionResult = z.output<typeof result>;

const published = z.object({ year: z.int(), publishedAt: z.nullable(z.int()) });
const proposalId = z.object({ proposalId: id() });
const yearParam = z.object({ year: schoolYear });

/** The selection of the best plans of a school year, every May (spec, section 4). */
export const selection = {
  selectionPage: {
    method: 'GET',
    path: '/selection',
    summary:
      'Os planos submetidos num ano letivo e que todas as equipas veem, para a seleção de maio: primeiro os mais bem avaliados.',
    who: ADMINS,
    query: selectionQuery,
    success: {
      status: 200,
      body: z.object({
        year: z.int(),
        publishedAt: z.nullable(z.int()),
        counts,
        proposals: z.array(selectedPlan),
        pagination,
      }),
    },
  },
  selectionReaders: {
    method: 'GET',
    path: '/selection/readers',
    summary: 'Quem pode ler planos para a seleção (administradores e professores), e quantos tem este ano.',
    who: ADMINS,
    query: z.extend(paging, { search: filterText }),
    success: { status: 200, body: z.object({ readers: z.array(possibleReader), pagination }) },
  },
  assignReaders: {
    method: 'PUT',
    path: '/selection/proposals/:proposalId/readers',
    summary: 'Define quem lê um plano, no máximo duas pessoas, nunca o professor da equipa nem em vez de quem já leu.',
    who: ADMINS,
    params: proposalId,
    body: readersBody,
    encoding: 'json',
    success: { status: 200, body: selectedPlan },
    refusals: ['notFound', 'notSubmitted', 'notShown', 'ownPlan', 'alreadyRead'],
  },
  drawReaders: {
    method: 'POST',
    path: '/selection/draw',
    summary:
      'Sorteia os leitores que faltam aos planos deste ano letivo, tantos a cada pessoa quanto possível; a semente fica no histórico.',
    who: ADMINS,
    body: drawBody,
    encoding: 'json',
    success: {
      status: 200,
      /** `lacking`: plans that still have fewer than two readers. */
      body: z.object({ seed: z.string(), assigned: z.int(), lacking: z.int() }),
    },
  },
  chooseProposal: {
    method: 'PUT',
    path: '/selection/proposals/:proposalId/choice',
    summary: 'Põe na lista final um plano que já foi lido, ou muda a razão, que é publicada com o resultado.',
    who: ADMINS,
    params: proposalId,
    body: choiceBody,
    encoding: 'json',
    success: { status: 200, body: selectedPlan },
    refusals: ['notFound', 'notSubmitted', 'notShown', 'selectionPublished', 'notFullyRead'],
  },
  removeChoice: {
    method: 'POST',
    path: '/selection/proposals/:proposalId/removal',
    summary: 'Tira um plano da lista final; o motivo fica no histórico.',
    who: ADMINS,
    params: proposalId,
    body: removalBody,
    encoding: 'json',
    success: { status: 200, body: selectedPlan },
    refusals: ['notFound', 'notSubmitted', 'notShown', 'selectionPublished'],
  },
  publishSelection: {
    method: 'PUT',
    path: '/selection/years/:year/publication',
    summary: 'Publica a lista final de um ano letivo numa página sem sessão; repete-se o nome do ano para confirmar.',
    who: ADMINS,
    params: yearParam,
    body: publicationBody,
    encoding: 'json',
    success: { status: 200, body: published },
    refusals: ['nothingChosen'],
  },
  withdrawSelection: {
    method: 'POST',
    path: '/selection/years/:year/withdrawal',
    summary: 'Retira o resultado publicado de um ano letivo; o motivo fica no histórico.',
    who: ADMINS,
    params: yearParam,
    body: removalBody,
    encoding: 'json',
    success: { status: 200, body: published },
  },
  ownSelection: {
    method: 'GET',
    path: '/selection/mine',
    summary:
      'Quantos planos o utilizador ainda tem para ler, e que planos das suas equipas foram escolhidos e publicados.',
    who: STAFF,
    success: {
      status: 200,
      body: z.object({
        year: z.int(),
        assigned: z.int(),
        toRead: z.int(),
        chosen: z.array(z.object({ teamName: z.string(), class: z.string() })),
      }),
    },
  },
  readings: {
    method: 'GET',
    path: '/selection/readings',
    summary: 'Os planos que o utilizador tem para ler, sem equipa, turma nem escola; primeiro os que faltam.',
    who: STAFF,
    query: z.extend(paging, { year: optionalYear }),
    success: { status: 200, body: z.object({ year: z.int(), readings: z.array(reading), pagination }) },
  },
  judgeProposal: {
    method: 'PUT',
    path: '/selection/readings/:proposalId',
    summary: 'Dá, ou muda até todos terem lido, a opinião sobre um plano que o utilizador tem para ler.',
    who: STAFF,
    params: proposalId,
    body: judgementBody,
    encoding: 'json',
    success: { status: 200, body: reading },
    refusals: ['notFound', 'notYours', 'notSubmitted', 'notShown', 'judgementFinal'],
  },
  selectionResult: {
    method: 'GET',
    path: '/selection/results/:year',
    summary: 'O resultado publicado de um ano letivo, sem nomes de estudantes; vazio enquanto não há.',
    who: 'anyone',
    params: yearParam,
    success: { status: 200, body: result },
  },
} as const satisfies EndpointTable;
