// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { COUNCIL, councilRowOf, renderOverlays } from './harness.tsx';

const rendered = vi.hoisted(() => ({ stars: 0 }));
vi.mock('#client/ui/controls/StarRating.tsx', () => ({
  StarRating: () => {
    rendered.stars += 1;
    return null;
  },
}));

afterEach(cleanup);

it.each([
  ['a table', 1366],
  ['cards', 768],
])('typing a comment renders no rating of %s again', (_, width) => {
  rendered.stars = 0;
  const proposals = Array.from({ length: 60 }, (_, index) => councilRowOf(`p${index}`));
  const open = { ...COUNCIL, proposals, openComments: 'p1' };
  const { update } = renderOverlays({ scene: 'council', work: open }, {}, width);
  expect(rendered.stars).toBe(60);
  update({ work: { ...open, comment: { ...open.comment, value: 'G' } } });
  update({ work: { ...open, comment: { ...open.comment, value: 'Go' } } });
  expect(rendered.stars).toBe(60);
  update({
    work: {
      ...open,
      proposals: [councilRowOf('p0', { stars: { average: 5, count: 1, mine: 5 } }), ...proposals.slice(1)],
    },
  });
  expect(rendered.stars).toBe(61);
});
