import type { HallTeam } from '#client/game/flow/HallView.ts';
import { SHIPS } from '#domain/vocabulary.ts';

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
const CLASSES = ['7.º B', '8.º A', '9.º C'];

/** Returns teams of a council session of this many classes. */
export function hallTeams(count: number, classes = 1): HallTeam[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `team-${index}`,
    name: NAMES[index % NAMES.length] ?? '',
    className: CLASSES[index % classes] ?? '',
    ship: index % 5 === 4 ? null : (SHIPS[index % SHIPS.length]?.number ?? 0),
    isThere: index % 3 !== 0,
    hasVoted: index % 2 === 0,
  }));
}
