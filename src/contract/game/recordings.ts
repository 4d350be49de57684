import * as z from 'zod/mini';

/**
 * The recording of one step of an answer. `content` is a short-lived URL (ruling 12), null once staff have deleted the voice;
 * `words` is what staff wrote down of it, '' where nobody has.
 */
export const recording = z.object({
  _id: z.uuid(),
  /** 0 the training, 2 and 4 the missions. */
  part: z.int(),
  /** Counts from 0. */
  step: z.int(),
  name: z.string(),
  content: z.nullable(z.string()),
  seconds: z.int(),
  words: z.string(),
});
export type Recording = z.output<typeof recording>;
