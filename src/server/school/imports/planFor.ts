import { usernameKey, usernamePrefix } from '#domain/identity/credentials.ts';
import type { ImportLine } from '#domain/school/imports/importLine.ts';
import { type PlannedRow, planImport } from '#domain/school/imports/planImport.ts';
import type { Database, Tx } from '#server/db/openDatabase.ts';
import { findUsernamesByPrefix, takenNames } from '#server/identity/accounts.queries.ts';
import { findClassesByName } from './imports.queries.ts';

/** Plans an import of these lines against this teacher's current classes. Writes nothing. */
export async function planFor(
  db: Database | Tx,
  { lines, teacherId, random }: { lines: readonly ImportLine[]; teacherId: string; random: () => number },
): Promise<PlannedRow[]> {
  const names = [...new Set(lines.map(({ className }) => className))];
  const classes = await findClassesByName(db, teacherId, names);
  const nameless = lines.filter(({ username, classOnly }) => username === '' && !classOnly);
  const prefixes = [
    ...new Set(
      [...nameless, ...classes.map(({ name: className }) => ({ className }))].map(({ className }) =>
        usernamePrefix(className),
      ),
    ),
  ];
  const written = [...new Set(lines.flatMap(({ username }) => (username === '' ? [] : [username])))];
  const taken = [...(await takenNames(db, written)), ...(await findUsernamesByPrefix(db, prefixes))];
  return planImport(lines, { classes, usernames: new Set(taken.map(usernameKey)) }, random);
}
