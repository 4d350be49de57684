import type { Council, CouncilDebate } from '#contract/council/session/councils.ts';
import { counted } from '#domain/counted.ts';
import { listed } from '#domain/listed.ts';

export type PlanCounts = Omit<CouncilDebate['plans'][number], '_id'>;

const NO_COMMENTS: PlanCounts = {
  for: 0,
  against: 0,
  question: 0,
  suggestion: 0,
  other: 0,
  unanswered: 0,
  waiting: 0,
};

/** Counts the comments on a plan that other teams see. */
export function commentsOf({ for: inFavour, against, question, suggestion, other }: PlanCounts): number {
  return inFavour + against + question + suggestion + other;
}

/** Says the comments on a plan by their kind, 'Contra: 1 · Perguntas: 2, 1 sem resposta'; '' without any. */
export function countWords(counts: PlanCounts): string {
  const { question, unanswered } = counts;
  const asked = unanswered === 0 ? `${question}` : `${question}, ${unanswered} sem resposta`;
  const named: [string, number, string?][] = [
    ['A favor', counts.for],
    ['Contra', counts.against],
    ['Perguntas', question, asked],
    ['Sugestões', counts.suggestion],
    ['Outros', counts.other],
  ];
  return named.flatMap(([name, count, words]) => (count === 0 ? [] : [`${name}: ${words ?? count}`])).join(' · ');
}

/** The debate in sentences: number of comments, and the plans and teams without any. */
export interface DebateSummary {
  comments: string;
  unanswered: string;
  /** Null when every plan has a comment. */
  silentPlans: string | null;
  /** Teams that have not read all plans that they were given; null when all have, or when the session has no phase 'Ler'. */
  reading: string | null;
  /** Null when every team has commented. */
  silentTeams: string | null;
  waiting: number;
}

/** Says the debate of a council in sentences. Withdrawn plans are left out. */
export function summarizeDebate(
  { plans, teams, phases }: Council,
  debate: CouncilDebate,
  names: NamesById,
): DebateSummary {
  const open = plans.filter(({ withdrawn }) => !withdrawn);
  const all = open.map(({ _id }) => countsOf(debate, _id));
  const sum = (of: (counts: PlanCounts) => number) => all.reduce((total, counts) => total + of(counts), 0);
  const unanswered = sum((counts) => counts.unanswered);
  const silentPlans = open.filter(({ _id }) => commentsOf(countsOf(debate, _id)) === 0);
  const silentTeams = teams.filter(({ _id }) => commentsBy(debate, _id) === 0);
  const hasReading = phases.some(({ phase }) => phase === 'read');
  const reading = teams.filter(({ read, readings }) => hasReading && read < readings);
  return {
    comments: counted(sum(commentsOf), 'comentário', 'comentários'),
    unanswered: unanswered === 0 ? 'Nenhuma pergunta sem resposta' : `${questions(unanswered)} sem resposta`,
    silentPlans: labelled(
      'Sem comentários',
      silentPlans.map(({ _id }) => names.get(_id) ?? ''),
      'propostas',
    ),
    reading: labelled(
      'Ainda não leram tudo',
      reading.map(({ name }) => name),
      'equipas',
    ),
    silentTeams: labelled(
      'Ainda não comentaram',
      silentTeams.map(({ name }) => name),
      'equipas',
    ),
    waiting: sum(({ waiting }) => waiting),
  };
}

type NamesById = ReadonlyMap<string, string>;

/** Returns the counts of a plan; zeros for one that the debate does not know. */
export function countsOf(debate: CouncilDebate | undefined, planId: string): PlanCounts {
  return debate?.plans.find(({ _id }) => _id === planId) ?? NO_COMMENTS;
}

/** Returns how many comments a team has written. */
export function commentsBy(debate: CouncilDebate | undefined, teamId: string): number {
  return debate?.teams.find(({ _id }) => _id === teamId)?.comments ?? 0;
}

const questions = (count: number) => counted(count, 'pergunta', 'perguntas');

/** More names than these are only counted; the tables mark them. */
const NAMED_MAX = 6;

function labelled(label: string, names: readonly string[], things: string): string | null {
  if (names.length === 0) return null;
  return names.length > NAMED_MAX ? `${label}: ${names.length} ${things}.` : `${label}: ${listed(names)}.`;
}
