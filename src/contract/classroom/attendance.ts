import * as z from 'zod/mini';

/** The member who has each role; a role that nobody has is absent. */
export const lessonRoles = z.partial(
  z.object({ pilot: z.string(), scribe: z.string(), navigator: z.string(), speaker: z.string() }),
);

/** Who was there and with which role; `present` is null when the team skipped the question. */
export const attendance = z.object({ present: z.nullable(z.array(z.string())), roles: lessonRoles });
