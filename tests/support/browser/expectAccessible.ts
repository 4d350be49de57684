import axe from 'axe-core';
import { expect } from 'vitest';
import { htmlMistakes } from './screens/htmlMistakes.ts';

/**
 * Asserts WCAG 2.2 A and AA as far as they need no layout: names, roles, relations. Browser tests check contrast and sizes.
 * Asserts that the HTML is valid as far as htmlMistakes.ts looks.
 */
export async function expectAccessible(): Promise<void> {
  const result = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  expect(result.passes.length).toBeGreaterThan(3);
  expect(result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(htmlMistakes()).toEqual([]);
}
