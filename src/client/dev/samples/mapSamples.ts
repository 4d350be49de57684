import type { ClassMap } from '#contract/classroom/classMap.ts';
import { SHIPS, THEMES } from '#domain/vocabulary.ts';

/** Sample classes and moments of the star map. */
export const MAP_NAMES = [
  'uma-equipa',
  'tres-equipas',
  'oito-equipas',
  'doze-equipas',
  'trinta-equipas',
  'primeiro-minuto',
  'chegada',
  'pausa',
  'fim',
  'imagem-parada',
] as const;
export type MapName = (typeof MAP_NAMES)[number];

const NAMES = [
  'Andrómeda',
  'Os Exploradores',
  'Cometas',
  'Via Láctea',
  'Estrelas do Mar',
  'Nebulosa',
  'Faróis',
  'Marés Vivas',
  'Andorinhas',
  'Pégaso',
  'Luz do Sul',
  'As Constelações Unidas',
  'Ursa Maior',
  'Satélites',
  'Quasar',
  'Sírius',
  'Orvalho',
  'Ventos do Norte',
  'Vega',
  'Meteoros',
  'Aurora',
  'Girassóis',
  'Planeta Azul',
  'Rigel',
  'Cassiopeia',
  'Os Viajantes',
  'Órbita',
  'Eclipse',
  'Solstício',
  'Cruzeiro do Sul',
];
/** A class in the middle of its journey: most teams work on the same mission. */
const LEVELS = [3, 3, 2, 4, 3, 3, 2, 3, 5, 3, 4, 3] as const;

interface Shape {
  teams: number;
  systems: number;
}

const SHAPES: Readonly<Record<MapName, Shape>> = {
  'uma-equipa': { teams: 1, systems: 1 },
  'tres-equipas': { teams: 3, systems: 1 },
  'oito-equipas': { teams: 8, systems: 2 },
  'doze-equipas': { teams: 12, systems: 3 },
  'trinta-equipas': { teams: 30, systems: 3 },
  'primeiro-minuto': { teams: 12, systems: 3 },
  chegada: { teams: 8, systems: 3 },
  pausa: { teams: 8, systems: 3 },
  fim: { teams: 8, systems: 3 },
  'imagem-parada': { teams: 8, systems: 3 },
};

/** Returns the map of a sample class; `moves` of its teams have gone on by one level since it began. */
export function sampleMap(name: MapName, moves = 0): ClassMap {
  const { teams, systems } = SHAPES[name];
  return {
    className: '7.º B',
    code: 'k7mq2xwe',
    address: 'https://galaxia.exemplo.pt',
    elapsedMs: 12 * 60_000,
    session: 3,
    sessions: 6,
    paused: name === 'pausa',
    teams: Array.from({ length: teams }, (_, index) => sampleTeam(index, systems, moves, name)),
  };
}

function sampleTeam(index: number, systems: number, moves: number, name: MapName): ClassMap['teams'][number] {
  const level = name === 'primeiro-minuto' ? 1 : (LEVELS[index % LEVELS.length] ?? 1);
  return {
    _id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    name: NAMES[index % NAMES.length] ?? '',
    ship: index === 6 ? null : (SHIPS[(index * 3) % SHIPS.length]?.number ?? 0),
    theme: THEMES[index % systems] ?? 'ic',
    level: Math.min(6, level + (index < moves ? 1 : 0)),
    isThere: index % 7 !== 4,
  };
}
