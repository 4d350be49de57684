import { usernameKey, usernamePrefix } from '#domain/identity/credentials.ts';
import type { ImportLine } from '#domain/school/imports/importLine.ts';
import { type PlannedRow, planImport } from '#domain/school/imports/planImport.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { takenNames, usernamesFrom } from '#server/identity/accounts.queries.ts';
import { classesNamed } from './imports.queries.ts';

/** What these lines would do to this teacher's classes as they stand now. Writes nothing. */
export async function planFor(
  db: Database | Tx,
  { lines, teacherId, random }: { lines: readonly ImportLine[]; teacherId: string; random: () => number },
): Promise<PlannedRow[]> {
  const names = [...new Set(lines.map(({ className }) => className))];
  const classes = await classesNamed(db, teacherId, names);
  const nameless = lines.filter(({ username, classOnly }) => username === '' && !classOnly);
  const prefixes = [
    ...new Set(
      [...nameless, ...classes.map(({ name: className }) => ({ className }))].map(({ className }) =>
        usernamePrefix(className),
      ),
    ),
  ];
  const written = [...new Set(lines.flatMap(({ username }) => (username === '' ? [] : [username])))];
  const taken = [...(await takenNames(db, written)), ...(await usernamesFrom(db, prefixes))];
  return planImport(lines, { classes, usernames: new Set(taken.map(usernameKey)) }, random);
}
