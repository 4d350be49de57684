import { and, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { ROLES, type Role } from '#domain/vocabulary.ts';
import { jsonTexts } from '../db/jsonTexts.ts';
import type { Database, Tx } from '../db/openDatabase.ts';
import { prepared } from '../db/prepared.ts';
import { teamCodes } from '../db/schema/identity.ts';
import { accounts, classes, schools, teachers, teams } from '../db/schema/schema.ts';

export interface Account {
  id: string;
  username: string;
  /** The teacher's name; null for any other account. */
  name: string | null;
  email: string | null;
  role: Role;
  /** True while the password is one that somebody else set: the account has to choose its own first. */
  mustChangePassword: boolean;
}

export interface NewAccount {
  id: string;
  username: string;
  email?: string | null;
  role: Role;
  passwordHash: string;
  /** Null for accounts that nobody else may open (ruling 9). */
  sealedPassword: Buffer | null;
  mustChangePassword?: boolean;
}

const FIELDS = {
  id: accounts.id,
  username: accounts.username,
  name: teachers.name,
  email: accounts.email,
  role: accounts.role,
  mustChangePassword: accounts.mustChangePassword,
};

const byName = prepared((db) =>
  db
    .select({ ...FIELDS, passwordHash: accounts.passwordHash })
    .from(accounts)
    .leftJoin(teachers, eq(teachers.id, accounts.id))
    .where(or(equalsFolded(accounts.username), equalsFolded(accounts.email)))
    .limit(1)
    .prepare('account_by_name'),
);

const byId = prepared((db) =>
  db
    .select(FIELDS)
    .from(accounts)
    .leftJoin(teachers, eq(teachers.id, accounts.id))
    .where(eq(accounts.id, sql.placeholder('id')))
    .prepare('account_by_id'),
);

const byCode = prepared((db) =>
  db
    .select(FIELDS)
    .from(teamCodes)
    .innerJoin(accounts, eq(accounts.id, teamCodes.teamId))
    .leftJoin(teachers, eq(teachers.id, accounts.id))
    .where(and(eq(teamCodes.hash, sql.placeholder('hash')), isNull(teamCodes.revokedAt)))
    .prepare('account_by_code'),
);

/** Returns the account with this username or email, ignoring case; null when there is none. */
export async function findAccountByName(
  db: Database,
  name: string,
): Promise<(Account & { passwordHash: string }) | null> {
  const [row] = await byName(db).execute({ name });
  return row ? { ...row, role: knownRole(row.role) } : null;
}

export async function findAccount(db: Database, id: string): Promise<Account | null> {
  const [row] = await byId(db).execute({ id });
  return row ? { ...row, role: knownRole(row.role) } : null;
}

/** Returns the account of the team whose code has this hash; null when there is none, or the code is revoked. */
export async function findAccountByCode(db: Database, hash: Buffer): Promise<Account | null> {
  const [row] = await byCode(db).execute({ hash });
  return row ? { ...row, role: knownRole(row.role) } : null;
}

/** Returns whether another account than `exceptId` uses this username or email, ignoring case. */
export async function isNameTaken(db: Database | Tx, name: string, exceptId?: string): Promise<boolean> {
  const inUse = or(
    eq(sql`lower(${accounts.username})`, sql`lower(${name})`),
    eq(sql`lower(${accounts.email})`, sql`lower(${name})`),
  );
  const byOthers = exceptId === undefined ? inUse : and(inUse, ne(accounts.id, exceptId));
  const found = await db.select({ id: accounts.id }).from(accounts).where(byOthers).limit(1);
  return found.length > 0;
}

/** Returns those of these usernames and emails that are in use, ignoring case. */
export async function takenNames(db: Database | Tx, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select wanted.name from jsonb_array_elements_text(${jsonTexts(names)}) as wanted(name)
    where exists (select from ${accounts} where lower(${accounts.username}) = lower(wanted.name))
      or exists (select from ${accounts} where lower(${accounts.email}) = lower(wanted.name))`);
  return rows.map(({ name }) => name);
}

/** Changes username and email; a name in use violates a unique constraint (see isNameTaken and constraintRefusals.ts). */
export async function updateAccount(
  tx: Tx,
  accountId: string,
  next: { username: string; email?: string | null },
): Promise<void> {
  await tx.update(accounts).set(next).where(eq(accounts.id, accountId));
}

/** Inserts an account; a name in use violates a unique constraint (see isNameTaken and constraintRefusals.ts). */
export async function insertAccount(db: Database | Tx, account: NewAccount): Promise<void> {
  await db.insert(accounts).values(account);
}

export interface SealedAccount {
  username: string;
  role: Role;
  sealedPassword: Buffer | null;
  /** The teacher of a team's class; null for any other account. */
  teacherId: string | null;
  /** The name of the team or of the teacher, else the username. */
  name: string;
  email: string | null;
  /** The name of a teacher's school. */
  schoolName: string | null;
}

/** Returns what it takes to decide who may open the sealed password of an account, and to open it (ruling 9). */
export async function findSealed(db: Database, accountId: string): Promise<SealedAccount | null> {
  const [row] = await db
    .select({
      username: accounts.username,
      role: accounts.role,
      sealedPassword: accounts.sealedPassword,
      teacherId: classes.teacherId,
      name: sql<string>`coalesce(${teams.name}, ${teachers.name}, ${accounts.username})`,
      email: accounts.email,
      schoolName: schools.name,
    })
    .from(accounts)
    .leftJoin(teachers, eq(teachers.id, accounts.id))
    .leftJoin(schools, eq(schools.id, teachers.schoolId))
    .leftJoin(teams, eq(teams.id, accounts.id))
    .leftJoin(classes, eq(classes.id, teams.classId))
    .where(eq(accounts.id, accountId));
  return row ? { ...row, role: knownRole(row.role) } : null;
}

/** Sets an account's password; false when there is no such account, or when its hash is no longer `expectedHash`. */
export async function writePassword(
  tx: Tx,
  accountId: string,
  next: { passwordHash: string; sealedPassword: Buffer | null; mustChangePassword: boolean },
  expectedHash?: string,
): Promise<boolean> {
  const isUnchanged = expectedHash === undefined ? undefined : eq(accounts.passwordHash, expectedHash);
  const changed = await tx
    .update(accounts)
    .set(next)
    .where(and(eq(accounts.id, accountId), isUnchanged))
    .returning({ id: accounts.id });
  return changed.length === 1;
}

function equalsFolded(column: typeof accounts.username | typeof accounts.email): SQL {
  return sql`lower(${column}) = lower(${sql.placeholder('name')})`;
}

function knownRole(value: number): Role {
  const role = ROLES.find((known) => known === value);
  if (role === undefined) throw new Error(`The database holds an unknown role: ${value}`);
  return role;
}

/** Returns every username that starts with one of these prefixes of small letters, digits and '-'. */
export async function findUsernamesByPrefix(db: Database | Tx, prefixes: readonly string[]): Promise<string[]> {
  if (prefixes.length === 0) return [];
  const { rows } = await db.execute<{ username: string }>(sql`
    select ${accounts.username} as username
    from jsonb_array_elements_text(${jsonTexts(prefixes)}) as wanted(name)
    join ${accounts} on ${accounts.foldedUsername} like wanted.name || '%'`);
  return rows.map(({ username }) => username);
}
