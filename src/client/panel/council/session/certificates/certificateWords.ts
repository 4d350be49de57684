import type { Council } from '#contract/council/session/councils.ts';
import { counted } from '#domain/counted.ts';
import { listed } from '#domain/listed.ts';

type Team = Council['teams'][number];

const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** Returns a day in words, in the device's time zone: '27 de novembro de 2026'. */
export function longDay(atMs: number): string {
  const at = new Date(atMs);
  return `${at.getDate()} de ${MONTHS[at.getMonth()]} de ${at.getFullYear()}`;
}

/** Returns what a team did in a council, without what it did not do: nobody's certificate names a gap. */
export function deedsOf({ _id, read, readings, voted }: Team, { plans }: Pick<Council, 'plans'>): string[] {
  const deeds: string[] = [];
  if (plans.some(({ team }) => team._id === _id)) deeds.push('apresentaram uma proposta à turma');
  if (read > 0) {
    const all = read >= readings ? 'leram com atenção todas as propostas que receberam' : null;
    deeds.push(all ?? `leram ${counted(read, 'proposta', 'propostas')} de outras equipas`);
  }
  if (voted) deeds.push('responderam à votação');
  return deeds;
}

/** Joins deeds to a sentence; what every team did when there are none. */
export function deedsText(deeds: readonly string[]): string {
  const text = listed(deeds.length === 0 ? ['participaram no conselho da turma'] : deeds);
  return `${text.charAt(0).toLocaleUpperCase('pt')}${text.slice(1)}.`;
}
