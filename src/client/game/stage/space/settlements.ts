import type { DilemmaChoice } from '#domain/game/dilemmas.ts';
import { pseudoRandomTable } from '../engine/motion.ts';

/** The lights of a planet's settlements. */
export const MOST_LIGHTS = 22;
const TURN = pseudoRandomTable(MOST_LIGHTS, 11);
const AWAY = pseudoRandomTable(MOST_LIGHTS, 12);
/** Share of the picture's width within which every planet has ground. */
const REACH = 0.3;

/** Returns where a light lies, in shares of the planet's picture from its centre: an arc, rows, or everywhere. */
export function lightAt(choice: DilemmaChoice, index: number): { x: number; y: number } {
  const share = index / (MOST_LIGHTS - 1);
  const stray = ((AWAY[index] ?? 0) - 0.5) * 0.05;
  if (choice === 'first') {
    const angle = Math.PI * (0.15 + 0.7 * share);
    return { x: Math.cos(angle) * (REACH + stray) * 0.9, y: Math.sin(angle) * REACH * 0.55 + stray - 0.06 };
  }
  if (choice === 'second') {
    const row = index % 3;
    return { x: (share - 0.5) * 1.5 * REACH, y: (row - 1) * 0.11 + stray * 0.6 };
  }
  const angle = (TURN[index] ?? 0) * 2 * Math.PI;
  const away = Math.sqrt(AWAY[index] ?? 0) * REACH;
  return { x: Math.cos(angle) * away, y: Math.sin(angle) * away * 0.9 };
}
