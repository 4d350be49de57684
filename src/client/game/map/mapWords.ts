import type { Arrival } from '#client/game/stage/map/flights.ts';
import type { MapTeam } from '#client/game/stage/map/layout/mapTypes.ts';
import { PLACE_NAMES } from '#content/placeNames.ts';
import { partAtLevel } from '#domain/game/progression.ts';
import { type GameLevel, type MissionLevel, SHIPS, THEME_NAMES, type Theme } from '#domain/vocabulary.ts';

import type { Loss } from './useProjectorState.ts';

const MINUTE_MS = 60_000;
const COUNCIL = 'Conselho Galáctico';

/** Returns the mission of a level; null in the training and in the council. */
export function missionAt(level: GameLevel): MissionLevel | null {
  return partAtLevel(level) || null;
}

/** Returns the name of a place, with the number of its mission: 'Missão 2: Vaivém'. */
function placeText(theme: Theme, level: GameLevel): string {
  const mission = missionAt(level);
  if (mission !== null) return `Missão ${mission}: ${PLACE_NAMES[theme][mission]}`;
  return level === 1 ? 'Treino' : COUNCIL;
}

/** Returns what screen readers hear beside a team's name: 'Missão 2: Vaivém, Interculturalidade, nave Caracol'. */
export function whereText({ theme, level, isThere, ship }: MapTeam): string {
  const place = level === 6 ? COUNCIL : placeText(theme, level);
  const shipName = ship === null ? '' : `, nave ${SHIPS[ship].name}`;
  return `${place}, ${THEME_NAMES[theme]}${shipName}${isThere ? '' : ', sem dispositivos ligados'}`;
}

/** Returns the caption of an arrival: 'Andrómeda chegou à Missão 3: Mosaico'. */
export function arrivalText({ name, theme }: MapTeam, { level, isBack }: Pick<Arrival, 'level' | 'isBack'>): string {
  const verb = isBack ? 'voltou' : 'chegou';
  const to = missionAt(level) === null ? 'ao' : 'à';
  return `${name} ${verb} ${to} ${level === 1 ? 'treino' : placeText(theme, level)}`;
}

/** Returns where a class is in its plan and its lesson: 'Sessão 3 de 6 · minuto 12'. */
export function momentText({ session, sessions }: { session: number | null; sessions: number | null }, ms: number) {
  const minute = Math.max(0, Math.floor(ms / MINUTE_MS));
  if (session === null) return `Minuto ${minute}`;
  const of = sessions === null ? '' : ` de ${sessions}`;
  return `Sessão ${session}${of} · minuto ${minute}`;
}

/** Returns an address as people type it, without its protocol. */
export function typedAddress(address: string): string {
  return address.replace(/^https?:\/\//, '').replace(/\/$/, '');
}

/** Returns how old the map is: '20 s', '4 min'. */
export function ageText(ms: number): string {
  return ms < MINUTE_MS ? `${Math.max(0, Math.floor(ms / 1000))} s` : `${Math.floor(ms / MINUTE_MS)} min`;
}

/** Reasons why a projector page cannot refresh its data. */
export const LOSS_WORDS: Record<Loss, string> = {
  network: 'Sem rede',
  wrongCodes: 'Demasiados códigos errados nesta rede',
};
