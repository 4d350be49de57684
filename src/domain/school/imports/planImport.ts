import { passwordFor, teamNameFor, usernameFor, usernameKey } from '#domain/identity/credentials.ts';
import { nameTooLong, passwordTooLong, validateMembers, validateUsername } from '#domain/validation.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { classKey } from '../classKey.ts';
import { IMPORT_COLUMNS, type ImportField, type ImportLine } from './importLine.ts';
import { findTheme } from './importText.ts';

/** An existing class of the teacher. */
export interface KnownClass {
  id: string;
  name: string;
  teams: readonly { name: string; username: string; members: readonly string[] }[];
}
export interface Known {
  classes: readonly KnownClass[];
  /** usernameKeys of all taken usernames that the lines contain or could be suggested. */
  usernames: ReadonlySet<string>;
}

interface ImportError {
  field: ImportField;
  message: string;
  /** The line conflicts with something else; it is not wrong by itself. */
  clash: boolean;
}

export interface PlannedRow {
  line: number;
  className: string;
  /** Null when the class does not exist yet. */
  classId: string | null;
  /** Null, like `username`, when the line only names a class. */
  teamName: string | null;
  username: string | null;
  /** Null for an existing team. */
  password: string | null;
  /** The theme as written in the line. */
  solar: string;
  theme: Theme | null;
  members: string[];
  state: 'new' | 'exists' | 'error';
  errors: ImportError[];
  /** Message about a team name that another team of the class has, which is allowed. */
  warning: string | null;
}

type KnownTeam = KnownClass['teams'][number];

interface ClassPlan {
  known: KnownClass | null;
  /** Existing teams by every key that a line may match (byKeys). */
  teams: ReadonlyMap<string, KnownTeam>;
  name: string;
  /** nameKeys of team names with the line that adds them; null for an existing team. */
  names: Map<string, number | null>;
  /** No lower number is free: names are only added. */
  nextTeam: number;
  nextUser: number;
}

/**
 * Decides for each line whether it creates a class, a team, or nothing because it exists, or has errors. Missing values
 * are suggested as in the add-team dialog (spec, section 4), with the next free number in the class. Never changes
 * existing classes and teams.
 */
export function planImport(lines: readonly ImportLine[], known: Known, random: () => number): PlannedRow[] {
  const plan = new Plan(lines, known, random);
  return lines.map((line) => plan.row(line));
}

type ErrorWords = Omit<ImportError, 'clash'> & Partial<ImportError>;

/** Returns a message such as 'Linha 3, coluna «turma»: Falta a turma.' */
export function importErrorText(line: number, { field, message }: ErrorWords): string {
  return `Linha ${line}, coluna «${IMPORT_COLUMNS[field]}»: ${message}`;
}

/** Returns the key by which names are compared, without case and outer spaces. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase().normalize('NFC');
}

class Plan {
  /** Classes by nameKey, and by classKey as a fallback. */
  private readonly classes = new Map<string, ClassPlan>();
  private readonly alike = new Map<string, ClassPlan>();
  /** usernameKeys with the line that adds them; null for an existing account. */
  private readonly usernames: Map<string, number | null>;
  private readonly random: () => number;

  constructor(lines: readonly ImportLine[], known: Known, random: () => number) {
    this.random = random;
    this.usernames = new Map([...known.usernames].map((key) => [usernameKey(key), null]));
    for (const one of known.classes) {
      const names = new Map<string, number | null>(one.teams.map(({ name }) => [nameKey(name), null]));
      const plan = { known: one, teams: byKeys(one.teams), name: one.name, names, nextTeam: 1, nextUser: 1 };
      this.classes.set(nameKey(one.name), plan);
      if (!this.alike.has(classKey(one.name))) this.alike.set(classKey(one.name), plan);
    }
    // Registers the written names first, so that no suggestion takes one of them.
    for (const line of lines) {
      const { names } = this.classOf(line);
      const [name, user] = [nameKey(line.teamName), usernameKey(line.username)];
      if (name !== '' && !names.has(name)) names.set(name, line.line);
      if (user !== '' && !this.usernames.has(user)) this.usernames.set(user, line.line);
    }
  }

  row(line: ImportLine): PlannedRow {
    const plan = this.classOf(line);
    const theme = findTheme(line.solar);
    const classId = plan.known?.id ?? null;
    const base = { line: line.line, className: plan.name, classId, solar: line.solar, theme, members: line.members };
    if (line.classOnly) return this.classRow(line, base);
    const team = existingTeam(line, plan);
    if (team !== null) {
      const { name: teamName, username } = team;
      return { ...base, teamName, username, password: null, state: 'exists', errors: [], warning: null };
    }
    const errors = [...writtenErrors(line, theme), ...this.clashes(line)];
    const warning = sameName(line, plan);
    const written = { teamName: line.teamName, username: line.username, password: line.password };
    if (errors.length > 0) return { ...base, ...written, state: 'error', errors, warning };
    return { ...base, ...this.completed(line, plan), state: 'new', errors, warning };
  }

  private classRow(
    line: ImportLine,
    base: Pick<PlannedRow, 'line' | 'className' | 'classId' | 'solar' | 'theme' | 'members'>,
  ) {
    const errors = classErrors(line);
    const state = errors.length > 0 ? 'error' : base.classId === null ? 'new' : 'exists';
    return {
      ...base,
      teamName: null,
      username: null,
      password: null,
      state,
      errors,
      warning: null,
    } satisfies PlannedRow;
  }

  private classOf({ className }: ImportLine): ClassPlan {
    const key = classKey(className);
    const found = this.classes.get(nameKey(className)) ??
      this.alike.get(key) ?? {
        known: null,
        teams: new Map(),
        name: className,
        names: new Map(),
        nextTeam: 1,
        nextUser: 1,
      };
    this.alike.set(key, found);
    return found;
  }

  private clashes(line: ImportLine): ImportError[] {
    const errors: ImportError[] = [];
    const clash = (field: ImportField, message: string) => void errors.push({ field, message, clash: true });
    const user = this.usernames.get(usernameKey(line.username));
    if (user === null) clash('username', 'Este nome de utilizador já existe. Escolha outro.');
    else if (user !== undefined && user !== line.line) clash('username', `Repete o utilizador da linha ${user}.`);
    return errors;
  }

  /** Returns the line's names and password, with suggestions for missing ones. */
  private completed(line: ImportLine, plan: ClassPlan): { teamName: string; username: string; password: string } {
    const free = (n: number) => !plan.names.has(nameKey(teamNameFor(plan.name, n)));
    const unused = (n: number) => !this.usernames.has(usernameKey(usernameFor(plan.name, n)));
    let { teamName, username } = line;
    let number = ownNumber(teamName, plan.name) ?? 1;
    if (teamName === '') {
      number = firstFrom(plan.nextTeam, free);
      plan.nextTeam = number;
      teamName = teamNameFor(plan.name, number);
    }
    if (username === '') {
      const own = unused(number) ? number : firstFrom(plan.nextUser, unused);
      if (own !== number) plan.nextUser = own;
      username = usernameFor(plan.name, own);
    }
    plan.names.set(nameKey(teamName), line.line);
    this.usernames.set(usernameKey(username), line.line);
    return { teamName, username, password: line.password || passwordFor(username, this.random) };
  }
}

function sameName({ line, teamName }: ImportLine, { names }: ClassPlan): string | null {
  const other = names.get(nameKey(teamName));
  if (other === undefined || other === line) return null;
  const where = other === null ? 'já há nesta turma uma equipa' : `a linha ${other} tem na mesma turma uma equipa`;
  return `Linha ${line}: ${where} com o nome «${teamName}». Ficam duas com o mesmo nome.`;
}

/** Returns the existing team that the line names, or whose members it lists without a name; null when there is none. */
function existingTeam({ teamName, username, members }: ImportLine, { teams }: ClassPlan): KnownTeam | null {
  const isNamed = teamName !== '' || username !== '';
  if (!isNamed && members.length === 0) return null;
  return teams.get(isNamed ? namesKey(teamName, username) : peopleKey(members)) ?? null;
}

/** Indexes teams by every key that a line may match; the first of equal teams wins. */
function byKeys(teams: readonly KnownTeam[]): Map<string, KnownTeam> {
  const found = new Map<string, KnownTeam>();
  for (const team of teams) {
    const { name, username, members } = team;
    const keys = [namesKey(name, username), namesKey(name, ''), namesKey('', username), peopleKey(members)];
    for (const key of keys) if (!found.has(key)) found.set(key, team);
  }
  return found;
}

function namesKey(teamName: string, username: string): string {
  return JSON.stringify([nameKey(teamName), usernameKey(username)]);
}

function peopleKey(members: readonly string[]): string {
  return members.map(nameKey).sort().join('\n');
}

function classErrors({ className, loose }: ImportLine): ImportError[] {
  if (className === '') return [{ field: 'className', message: 'Falta a turma.', clash: false }];
  const long = nameTooLong(className);
  const errors: ImportError[] = long === null ? [] : [{ field: 'className', message: long, clash: false }];
  if (loose) errors.push({ field: 'className', message: 'A linha tem mais células do que o cabeçalho.', clash: false });
  return errors;
}

function writtenErrors(line: ImportLine, theme: Theme | null): ImportError[] {
  const unknown = line.solar === '' ? 'Falta o sistema solar.' : `O sistema solar «${line.solar}» não existe.`;
  const found: [ImportField, string | null][] = [
    ['solar', theme === null ? unknown : null],
    ['teamName', nameTooLong(line.teamName)],
    ['username', validateUsername(line.username)],
    ['password', passwordTooLong(line.password)],
    ['members', validateMembers(line.members)],
  ];
  const wrong = found.flatMap(([field, message]) => (message === null ? [] : [{ field, message, clash: false }]));
  return [...classErrors(line), ...wrong];
}

/** Returns the number of a suggested team name such as '8.º A - Grupo 3', so that its username gets the same number. */
function ownNumber(teamName: string, className: string): number | null {
  const digits = /(\d{1,3})$/.exec(teamName)?.[1];
  return digits !== undefined && nameKey(teamNameFor(className, Number(digits))) === nameKey(teamName)
    ? Number(digits)
    : null;
}

function firstFrom(start: number, fits: (n: number) => boolean): number {
  let n = start;
  while (!fits(n)) n += 1;
  return n;
}
