import type { Container } from 'pixi.js';

/** Sets the tint of a part where it differs: Pixi parses the colour at each assignment. */
export function setTint(part: Container, tint: number): void {
  if (part.tint !== tint) part.tint = tint;
}
