import axe from 'axe-core';
import { expect } from 'vitest';

/** No violation that can be seen without a layout: names, roles, relations. Contrast and sizes are seen in the browser. */
export async function expectAccessible(): Promise<void> {
  const found = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  expect(found.passes.length).toBeGreaterThan(3);
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
