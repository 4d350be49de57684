import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD_ALPHABET } from '#domain/identity/credentials.ts';
import { dayOf, defaultKeepUntil } from '#domain/records/retention.ts';
import { ROLE, type Role, THEME_NAMES, THEMES } from '#domain/vocabulary.ts';
import type { Tx } from '../db/openDatabase.ts';
import { writePrivately } from '../files/writePrivately.ts';
import type { Services } from '../http/handler.ts';
import { audit } from '../records/history/audit.queries.ts';
import { insertClass } from '../school/classes.queries.ts';
import { insertSchool } from '../school/schools.queries.ts';
import { insertTeacher } from '../school/teachers.queries.ts';
import { insertTeam } from '../school/teams.queries.ts';
import { insertAccount } from './accounts.queries.ts';
import { onEmptyDatabase } from './firstRun.queries.ts';

export interface FirstAccount {
  username: string;
  password: string;
  role: Role;
}

const PASSWORD_CHARS = 14;
const FILE = 'first-run.json';

/** Returns the path of the file with the first passwords, for the person who installs. */
export function firstRunFile(dataDir: string): string {
  return join(dataDir, FILE);
}

/**
 * Creates the first accounts of an empty database (ruling 27), all or none, once even when two servers start together.
 * Writes their passwords to first-run.json before the transaction commits. Returns null when the database has accounts.
 */
export async function createFirstAccounts(services: Services): Promise<FirstAccount[] | null> {
  const { db, env } = services;
  let written = false;
  try {
    return await onEmptyDatabase(db, async (tx) => {
      const made = await makeAccounts(services, tx);
      const text = `${JSON.stringify({ accounts: made }, undefined, 2)}\n`;
      await writePrivately(firstRunFile(env.dataDir), text, { keep: false });
      written = true;
      return made;
    });
  } catch (error) {
    if (written) await rm(firstRunFile(env.dataDir), { force: true });
    throw error;
  }
}

async function makeAccounts(services: Services, tx: Tx): Promise<FirstAccount[]> {
  const made: FirstAccount[] = [];
  const make = async (username: string, role: Role, email: string | null = null): Promise<string> => {
    const id = randomUUID();
    const password = services.env.demoPassword ?? randomPassword(services.random);
    const passwordHash = await services.passwords.hash(password);
    // Nobody else may open an administrator's password.
    const sealedPassword = role === ROLE.teacher || role === ROLE.team ? services.sealer.seal(password, id) : null;
    await insertAccount(tx, { id, username, email, role, passwordHash, sealedPassword });
    await audit(tx, { caller: null, at: new Date(services.now()) }, 'firstRun', { id, name: username });
    made.push({ username, password, role });
    return id;
  };
  await make('admin', ROLE.admin);
  if (services.env.demo) {
    await make('gestor', ROLE.manager);
    await makeDemoClass(tx, make, defaultKeepUntil(dayOf(services.now())));
  }
  return made;
}

async function makeDemoClass(
  tx: Tx,
  make: (username: string, role: Role, email?: string) => Promise<string>,
  keepUntil: string,
): Promise<void> {
  const schoolId = await insertSchool(tx, { name: 'Escola de Demonstração', group: null });
  const teacherId = await make('professor', ROLE.teacher, 'professor@exemplo.pt');
  await insertTeacher(tx, { id: teacherId, name: 'Professor de Demonstração', schoolId });
  const classId = await insertClass(tx, { name: '8.º A', teacherId, keepUntil });
  for (const theme of THEMES) {
    const id = await make(`demo-${theme}`, ROLE.team);
    const members = ['Ana', 'Bruno', 'Carla'];
    await insertTeam(tx, { id, name: `Demonstração - ${THEME_NAMES[theme]}`, classId, theme, members });
  }
}

function randomPassword(random: () => number): string {
  const letter = () => PASSWORD_ALPHABET.charAt(Math.floor(random() * PASSWORD_ALPHABET.length));
  return Array.from({ length: PASSWORD_CHARS }, letter).join('');
}
