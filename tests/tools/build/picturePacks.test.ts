import { expect, it } from 'vitest';
import { join } from '../../../tools/picturePacks.ts';

it('joins files to one, and says where each begins and ends', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const { content, parts } = join({
    'robot/body': bytes('Body'),
    'robot/eye': bytes(''),
    'robot/head': bytes('Heads'),
  });
  expect(content.toString()).toBe('BodyHeads');
  expect(parts).toEqual({ 'robot/body': [0, 4], 'robot/eye': [4, 4], 'robot/head': [4, 9] });
});
