import type { MapTeam } from '#client/game/stage/map/layout/mapTypes.ts';
import { type GameLevel, SHIPS, THEMES } from '#domain/vocabulary.ts';

const NAMES = [
  'Andrómeda',
  'Os Exploradores do Espaço',
  'Cometas',
  'Zé',
  'As Constelações Unidas da Margem Sul',
  'Nebulosa',
  'WWWWWWWWWWWWWWWWWWWWWWWW',
  'Marés Vivas',
];

/** Returns teams of a class in this many solar systems, each at the level that `levelOf` says. */
export function mapTeams(count: number, systems: number, levelOf: (index: number) => number): MapTeam[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `team-${index}`,
    name: NAMES[index % NAMES.length] ?? '',
    ship: index % 5 === 4 ? null : (SHIPS[index % SHIPS.length]?.number ?? 0),
    theme: THEMES[index % systems] ?? 'ic',
    level: levelOf(index) as GameLevel,
    isThere: index % 3 !== 0,
  }));
}

const ORDINARY = ['Andrómeda', 'Os Cometas', 'Via Láctea', 'Nebulosa', 'Faróis do Sul', 'Marés Vivas'];

/** The same with names as most classes choose them. */
export function ordinaryTeams(...asked: Parameters<typeof mapTeams>): MapTeam[] {
  return mapTeams(...asked).map((team, index) => ({ ...team, name: ORDINARY[index % ORDINARY.length] ?? '' }));
}
