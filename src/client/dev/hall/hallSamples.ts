import type { HallTeam, HallView } from '#client/game/flow/HallView.ts';
import type { CouncilPhase } from '#domain/council/session/phases.ts';
import { SHIPS } from '#domain/vocabulary.ts';

interface Shape {
  teams: number;
  classes: number;
  phase: CouncilPhase | null;
  /** Index of the plan that is presented. */
  presenting?: number;
  /** Index of the plan that goes to Earth. */
  winner?: number;
}

/** Sample sessions and moments of the council's hall. */
const SHAPES = {
  antes: { teams: 12, classes: 1, phase: null },
  apresentar: { teams: 8, classes: 1, phase: 'present', presenting: 2 },
  'texto-longo': { teams: 12, classes: 2, phase: 'present', presenting: 4 },
  'entre-planos': { teams: 8, classes: 1, phase: 'present' },
  ler: { teams: 5, classes: 1, phase: 'read' },
  debater: { teams: 12, classes: 1, phase: 'debate' },
  votar: { teams: 24, classes: 2, phase: 'vote' },
  'quarenta-equipas': { teams: 40, classes: 3, phase: 'vote' },
  contar: { teams: 8, classes: 1, phase: 'result' },
  empate: { teams: 8, classes: 1, phase: 'result' },
  revelacao: { teams: 12, classes: 1, phase: 'result', winner: 3 },
  resultado: { teams: 12, classes: 1, phase: 'result', winner: 3 },
  sorteio: { teams: 30, classes: 2, phase: 'result', winner: 5 },
  terra: { teams: 8, classes: 1, phase: 'earth', winner: 3 },
  pausa: { teams: 8, classes: 1, phase: 'debate' },
  'duas-equipas': { teams: 2, classes: 1, phase: 'vote' },
  fim: { teams: 8, classes: 1, phase: 'earth', winner: 3 },
  'imagem-parada': { teams: 12, classes: 1, phase: 'vote' },
} as const satisfies Record<string, Shape>;
export type HallName = keyof typeof SHAPES;
export const HALL_NAMES = Object.keys(SHAPES) as HallName[];

const TEAM_NAMES =
  'Andrómeda,Os Exploradores,Cometas,Via Láctea,Estrelas do Mar,Nebulosa,Faróis,Marés Vivas,Andorinhas,Pégaso,Luz do Sul,As Constelações Unidas,Ursa Maior,Satélites,Quasar,Sírius,Orvalho,Ventos do Norte,Vega,Meteoros,Aurora,Girassóis,Planeta Azul,Rigel,Cassiopeia,Os Viajantes,Órbita,Eclipse,Solstício,Cruzeiro do Sul'.split(
    ',',
  );
const CLASSES = ['7.º B', '8.º A', '9.º C'];

/** Returns the hall of a sample session. `moment` counts what has happened since: votes, and applause. */
export function sampleHallView(name: HallName, moment = 0): HallView {
  const { teams: count, classes, phase, presenting, winner }: Shape = SHAPES[name];
  const teams = Array.from({ length: count }, (_, index) => sampleTeam(index, classes, moment));
  const plans = teams.map(({ id }, index) => ({
    id: `plan-${id}`,
    teamId: id,
    applause: index === presenting ? moment * 3 : 2,
  }));
  return {
    teams,
    plans,
    phase,
    isPaused: name === 'pausa',
    presenting: presenting === undefined ? null : (plans[presenting]?.id ?? null),
    winner: winner === undefined || (name === 'revelacao' && moment === 0) ? null : (plans[winner]?.id ?? null),
  };
}

function sampleTeam(index: number, classes: number, moment: number): HallTeam {
  const round = Math.floor(index / TEAM_NAMES.length);
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: `${TEAM_NAMES[index % TEAM_NAMES.length]}${round > 0 ? ` ${round + 1}` : ''}`,
    className: CLASSES[index % classes] ?? '',
    ship: index === 6 ? null : (SHIPS[(index * 3) % SHIPS.length]?.number ?? 0),
    isThere: index % 7 !== 4,
    hasVoted: (index * 5) % 8 < 3 + moment,
  };
}
