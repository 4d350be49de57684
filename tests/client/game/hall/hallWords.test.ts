import { expect, it } from 'vitest';
import { grouped } from '#client/game/hall/hallWords.ts';

it('divides a code into groups that can be read aloud', () => {
  expect(grouped('k7mq2xwe')).toBe('k7mq\u00a02xwe');
  expect(grouped('k7mq')).toBe('k7mq');
});
