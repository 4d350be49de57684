import { randomUUID } from 'node:crypto';
import { ROLE, type Role, type Theme } from '#domain/vocabulary.ts';
import { accounts, classes, schoolGroups, schools, teachers, teams } from '#server/db/schema/schema.ts';
import type { Services } from '#server/http/handler.ts';

/** The password of every seeded account unless a test passes another. */
export const SEED_PASSWORD = 'palavra-passe';

export interface SeedTeam {
  classId: string;
  theme?: Theme;
  /** Game level, 1 to 6; 6 also sets the time of reaching the council. */
  level?: number;
  name?: string;
  members?: string[];
  username?: string;
  ship?: number | null;
  points?: number;
  password?: string;
}

interface AccountOptions {
  email?: string;
  password?: string;
  mustChangePassword?: boolean;
}

/**
 * Returns functions that insert rows directly into the database with generated unique names; given values override
 * them.
 */
export function createSeed({ db, passwords, sealer, now }: Services) {
  let count = 0;
  let hashed: Promise<string> | undefined;

  async function account(
    role: Role,
    username: string,
    { email, password, mustChangePassword = false }: AccountOptions = {},
  ) {
    const id = randomUUID();
    hashed ??= passwords.hash(SEED_PASSWORD);
    await db.insert(accounts).values({
      id,
      username,
      email: email ?? null,
      role,
      passwordHash: password === undefined ? await hashed : await passwords.hash(password),
      mustChangePassword,
      sealedPassword: role >= ROLE.teacher ? sealer.seal(password ?? SEED_PASSWORD, id) : null,
    });
    return { id, username };
  }

  return {
    admin: (username = `admin-${++count}`) => account(ROLE.admin, username),
    manager: (username = `gestor-${++count}`) => account(ROLE.manager, username),

    async school({ name = `Escola ${++count}`, group }: { name?: string; group?: string } = {}) {
      const [row] = group === undefined ? [] : await db.insert(schoolGroups).values({ name: group }).returning();
      const id = randomUUID();
      await db.insert(schools).values({ id, name, groupId: row?.id ?? null });
      return { id, name };
    },

    async teacher(
      given: {
        username?: string;
        name?: string;
        email?: string;
        schoolId?: string | null;
        password?: string;
        /** Whether the password was given by an administrator. */
        mustChangePassword?: boolean;
      } = {},
    ) {
      const username = given.username ?? `professora-${++count}`;
      const email = given.email ?? `${username}@exemplo.pt`;
      const { id } = await account(ROLE.teacher, username, { ...given, email });
      const name = given.name ?? `Professora ${count}`;
      await db.insert(teachers).values({ id, name, schoolId: given.schoolId ?? null });
      return { id, username, email, name };
    },

    async schoolClass({ teacherId, name = `Turma ${++count}` }: { teacherId: string; name?: string }) {
      const id = randomUUID();
      await db.insert(classes).values({ id, name, teacherId });
      return { id, name };
    },

    async team(given: SeedTeam) {
      const { username, password } = { username: `equipa-${++count}`, ...given };
      const { id } = await account(ROLE.team, username, password === undefined ? {} : { password });
      const level = given.level ?? 1;
      const row = {
        name: given.name ?? `Equipa ${count}`,
        classId: given.classId,
        theme: given.theme ?? 'ic',
        members: given.members ?? ['Ana', 'Rui'],
        ship: given.ship ?? null,
        level,
        points: given.points ?? 0,
        councilAt: level === 6 ? new Date(now()) : null,
      };
      await db.insert(teams).values({ id, ...row });
      return { id, username, ...row };
    },
  };
}

export type Seed = ReturnType<typeof createSeed>;
