import type { Database, Tx } from '../../db/openDatabase.ts';
import { findCode, listCodes, type StoredCode, writeCode } from './teamCodes.queries.ts';
import type { TeamCodes } from './teamCodes.ts';

/** Two teams have the same code once in 2^40 times; this many generations in a row are then never taken. */
const TRIES = 8;

/** Returns whether the stored hash is that of the code which the keys give today: a restored database may have others. */
function isCurrent(teamCodes: TeamCodes, { teamId, generation, hash }: StoredCode): boolean {
  return teamCodes.hashOf(teamCodes.codeOf(teamId, generation)).equals(hash);
}

/**
 * Returns the code of a team to show, null while it is revoked. Stores the first one of a team, and the hash anew when it was
 * made under another secret key. `found` is the stored code.
 */
export async function currentCode(
  db: Database | Tx,
  teamCodes: TeamCodes,
  teamId: string,
  found: StoredCode | null,
): Promise<string | null> {
  let stored = found;
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (stored !== null && isCurrent(teamCodes, stored)) {
      return stored.revokedAt === null ? teamCodes.codeOf(teamId, stored.generation) : null;
    }
    const generation = (stored?.generation ?? 0) + tries;
    const hash = teamCodes.hashOf(teamCodes.codeOf(teamId, generation));
    await writeCode(db, { teamId, generation, hash }, stored);
    stored = await findCode(db, teamId);
  }
  return null;
}

/** Returns the codes of the teams of a class by team, as currentCode does. */
export async function codesOfClass(
  db: Database,
  teamCodes: TeamCodes,
  { classId, teamIds }: { classId: string; teamIds: readonly string[] },
): Promise<Map<string, string | null>> {
  const stored = new Map((await listCodes(db, classId)).map((code) => [code.teamId, code]));
  const codes = new Map<string, string | null>();
  for (const id of teamIds) codes.set(id, await currentCode(db, teamCodes, id, stored.get(id) ?? null));
  return codes;
}

/** Stores the code of the next generation, which replaces the stored one, and returns it. */
export async function nextCode(tx: Tx, teamCodes: TeamCodes, teamId: string): Promise<string> {
  const stored = await findCode(tx, teamId);
  const first = (stored?.generation ?? -1) + 1;
  for (let generation = first; generation < first + TRIES; generation += 1) {
    const code = teamCodes.codeOf(teamId, generation);
    if (await writeCode(tx, { teamId, generation, hash: teamCodes.hashOf(code) }, stored)) return code;
  }
  throw new Error('The code was not written.');
}
