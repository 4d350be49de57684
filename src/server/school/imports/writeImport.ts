import { randomUUID } from 'node:crypto';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { imports } from '#contract/school/imports.ts';
import { dayOf, defaultKeepUntil } from '#domain/records/retention.ts';
import type { ImportLine } from '#domain/school/imports/importLine.ts';
import { importErrorText, nameKey, type PlannedRow } from '#domain/school/imports/planImport.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { badInput } from '#server/http/badInput.ts';
import type { Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import type { NewAccount } from '#server/identity/accounts.queries.ts';
import { audit } from '#server/records/history/audit.queries.ts';
import { lockTeacher } from '../teachers.queries.ts';
import { findImportByKey, insertImport, type NewImport } from './imports.queries.ts';
import { planFor } from './planFor.ts';

interface ImportRequest {
  callerId: string;
  teacherId: string;
  lines: readonly ImportLine[];
  /** Idempotency key of the sender; null when it sent none. */
  key: string | null;
}

type ImportReply = ReplyOf<typeof imports.runImport>;

/** Imports in progress by sender, teacher and key; a repeated request waits for the first. */
const inProgress = new Map<string, Promise<ImportReply>>();

/**
 * Creates the classes and teams of the lines that do not exist yet, all or none. A repeated request with the same key
 * returns the first result and writes nothing.
 */
export function writeImport(services: Services, wanted: ImportRequest): Promise<ImportReply> {
  if (wanted.key === null) return write(services, wanted);
  const name = `${wanted.callerId} ${wanted.teacherId} ${wanted.key}`;
  const first = inProgress.get(name);
  if (first !== undefined) return first;
  const work = write(services, wanted).finally(() => inProgress.delete(name));
  inProgress.set(name, work);
  return work;
}

/**
 * Hashes the passwords one after another before the transaction, with lower priority than sign-ins; the transaction
 * plans and checks everything again.
 */
async function write(services: Services, { callerId, teacherId, lines, key }: ImportRequest): Promise<ImportReply> {
  const { db, now, random } = services;
  const sent = { ownerId: teacherId, accountId: callerId, key };
  const before = await findImportByKey(db, sent);
  if (before !== null) return before;
  const first = await planFor(db, { lines, teacherId, random });
  refuseErrors(first);
  const accounts = new Map<string, NewAccount>();
  for (const row of first) if (isNewTeam(row)) accounts.set(row.username, await accountOf(services, row));
  const settled = first.map(asLine);
  return db.transaction(async (tx) => {
    // Serializes the imports of one teacher.
    if (!(await lockTeacher(tx, teacherId))) throw new Refusal('notFound');
    const meanwhile = await findImportByKey(tx, sent);
    if (meanwhile !== null) return meanwhile;
    const rows = await planFor(tx, { lines: settled, teacherId, random });
    refuseErrors(rows);
    const made = newRecords(rows, accounts, { teacherId, keepUntil: defaultKeepUntil(dayOf(now())) });
    if (made.classes.length + made.teams.length === 0) throw new Refusal('nothingToImport');
    await insertImport(tx, made);
    const ids = { classes: made.classes.map(({ id }) => id), teams: made.teams.map(({ id }) => id) };
    const details = key === null ? ids : { ...ids, key };
    const subjectName = countsText(made.classes.length, made.teams.length);
    const by = { caller: { accountId: callerId }, at: new Date(now()) };
    const subject = { id: teacherId, name: subjectName, ownerId: teacherId };
    const id = await audit(tx, by, 'runImport', subject, details);
    return { _id: String(id), classes: made.classes.length, teams: made.teams.length };
  });
}

/** Formats counts as '1 turma e 3 equipas'. */
export function countsText(classes: number, teams: number): string {
  const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
  return `${counted(classes, 'turma')} e ${counted(teams, 'equipa')}`;
}

type NewTeamRow = PlannedRow & { teamName: string; username: string; password: string };

function isNewTeam(row: PlannedRow): row is NewTeamRow {
  return row.state === 'new' && row.teamName !== null && row.username !== null && row.password !== null;
}

/** Refuses the import when any line is wrong, naming each wrong field as '{line}.{field}'. */
function refuseErrors(rows: readonly PlannedRow[]): void {
  const errors = rows.flatMap(({ line, errors: found }) => found.map((error) => ({ line, error })));
  if (errors.length === 0) return;
  const fields = Object.fromEntries(
    errors.map(({ line, error }) => [`${line}.${error.field}`, importErrorText(line, error)]),
  );
  if (errors.every(({ error }) => error.clash)) throw new Refusal('importWrong', { fields });
  throw badInput(fields);
}

async function accountOf({ passwords, sealer }: Services, { username, password }: NewTeamRow): Promise<NewAccount> {
  const id = randomUUID();
  const passwordHash = await passwords.hashLater(password);
  const name = username.normalize('NFC');
  return { id, username: name, role: ROLE.team, passwordHash, sealedPassword: sealer.seal(password, id) };
}

/** Returns the row as an import line with all suggestions filled in. */
function asLine(row: PlannedRow): ImportLine {
  const { line, className, solar, members } = row;
  const text = { teamName: row.teamName ?? '', username: row.username ?? '', password: row.password ?? '' };
  return { line, className, solar, members, ...text, classOnly: row.teamName === null, loose: false };
}

function newRecords(
  rows: readonly PlannedRow[],
  accounts: ReadonlyMap<string, NewAccount>,
  kept: { teacherId: string; keepUntil: string },
): NewImport {
  const classIds = new Map<string, string>();
  const made = {
    classes: [] as NewImport['classes'][number][],
    accounts: [] as NewAccount[],
    teams: [] as NewImport['teams'][number][],
  };
  const classIdOf = ({ className, classId }: PlannedRow): string => {
    const known = classId ?? classIds.get(nameKey(className));
    if (known !== undefined) return known;
    const id = randomUUID();
    classIds.set(nameKey(className), id);
    made.classes.push({ id, name: className, ...kept });
    return id;
  };
  for (const row of rows) {
    if (row.state !== 'new') continue;
    const classId = classIdOf(row);
    if (!isNewTeam(row)) continue;
    const account = accounts.get(row.username);
    // The team existed when the passwords were hashed and was deleted since: the client retries.
    if (account === undefined || row.theme === null) throw new Refusal('busy', { retryAfter: 1 });
    made.accounts.push(account);
    made.teams.push({ id: account.id, name: row.teamName, classId, theme: row.theme, members: row.members });
  }
  return made;
}
