import type { CouncilHall } from '#contract/council/session/hall.ts';
import { COUNCIL_PHASE_NAMES } from '#domain/council/session/phases.ts';
import { counted } from '#domain/counted.ts';

/** Returns the announcement for screen readers when the session changes its phase. */
export function placeText(hall: CouncilHall): string {
  if (hall.state === 'closed') return 'O conselho terminou';
  return hall.phase === null ? 'O conselho vai começar' : `Fase: ${COUNCIL_PHASE_NAMES[hall.phase]}`;
}

/** Returns a code in groups that can be read aloud: 'k7mq 2xwe'. */
export function grouped(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1\u00a0');
}

/** Takes leave of a class whose session is over. */
export function farewell({ plans, teams }: Pick<CouncilHall, 'plans' | 'teams'>): string {
  const [plansText, teamsText] = [
    counted(plans.length, 'proposta', 'propostas'),
    counted(teams.length, 'equipa', 'equipas'),
  ];
  return `${plansText}, ${teamsText} e uma escola melhor à vista. Até à próxima viagem.`;
}
