import { describe, expect, it } from 'vitest';
import { lightAt, MOST_LIGHTS } from '#client/game/stage/space/settlements.ts';
import { DILEMMA_CHOICES } from '#domain/game/dilemmas.ts';

const lightsOf = (choice: (typeof DILEMMA_CHOICES)[number]) =>
  Array.from({ length: MOST_LIGHTS }, (_, index) => lightAt(choice, index));

describe('the lights on a planet', () => {
  it.each(DILEMMA_CHOICES)('lie on its globe after the %s choice', (choice) => {
    for (const { x, y } of lightsOf(choice)) expect(Math.hypot(x, y)).toBeLessThan(0.4);
  });

  it('have an order of their own after each choice, so that colour alone tells none', () => {
    const orders = DILEMMA_CHOICES.map((choice) => JSON.stringify(lightsOf(choice)));
    expect(new Set(orders).size).toBe(DILEMMA_CHOICES.length);
  });
});
