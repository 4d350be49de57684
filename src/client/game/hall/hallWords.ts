import type { CouncilHall } from '#contract/council/session/hall.ts';
import { COUNCIL_PHASE_NAMES } from '#domain/council/session/phases.ts';
import { counted } from '#domain/counted.ts';

/** Returns the announcement for screen readers when the session changes its phase or what its phase shows. */
export function placeText(hall: CouncilHall): string {
  if (hall.state === 'closed') return 'O conselho terminou';
  if (hall.phase === null) return 'O conselho vai começar';
  const phase = `Fase: ${COUNCIL_PHASE_NAMES[hall.phase]}${hall.paused ? ', em pausa' : ''}`;
  return [phase, newsOf(hall)].filter(Boolean).join('. ');
}

/** Returns who presents, or what the council has chosen; '' while there is nothing new. */
function newsOf({ phase, plans, presenting, result, resultShown, toEarth }: CouncilHall): string {
  const teamOf = (id: string | null | undefined) => plans.find(({ _id }) => _id === id)?.team.name;
  if (phase === 'present') return wordsWith('Apresenta agora:', teamOf(presenting));
  if (phase === 'result' && resultShown) return wordsWith('Segue para a Terra o plano de', teamOf(result?.winner));
  return phase === 'earth' ? wordsWith('Rumo à Terra: o plano de', teamOf(toEarth)) : '';
}

function wordsWith(words: string, team: string | undefined): string {
  return team === undefined ? '' : `${words} ${team}`;
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
