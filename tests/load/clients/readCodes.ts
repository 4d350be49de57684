import { createSeededRandom } from '../../support/product/seededRandom.ts';
import { signIn } from './signIn.ts';
import { type Classroom, Tablet } from './Tablet.ts';

/** Teachers that open their classes' cards at the same time. */
const AT_ONCE = 4;

/** Returns the code of every team by username, as the teachers' cards show it. */
export async function readCodes(
  room: Classroom,
  teachers: readonly { username: string }[],
  password: string,
): Promise<ReadonlyMap<string, string>> {
  const codes = new Map<string, string>();
  const waiting = [...teachers];
  const readAll = async () => {
    for (let teacher = waiting.shift(); teacher !== undefined; teacher = waiting.shift()) {
      const tablet = new Tablet(room, createSeededRandom(teacher.username));
      await signIn(tablet, { username: teacher.username, password });
      const { classes } = await tablet.json<{ classes: { _id: string }[] }>('GET /classes/all');
      for (const { _id } of classes) {
        const { teams } = await tablet.json<{ teams: { username: string; code: string | null }[] }>(
          `GET /classes/${_id}/cards`,
          { as: 'GET /classes/:id/cards' },
        );
        for (const { username, code } of teams) if (code !== null) codes.set(username, code);
      }
      tablet.putAway();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, readAll));
  return codes;
}
