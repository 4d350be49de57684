import { passwordFor, teamNameFor, usernameFor, usernameKey } from '#domain/identity/credentials.ts';
import { nameTooLong, passwordTooLong, usernameRefusal, validateMembers } from '#domain/validation.ts';
import type { Theme } from '#domain/vocabulary.ts';
import { classKey } from '../classKey.ts';
import { IMPORT_COLUMNS, type ImportField, type ImportLine } from './importLine.ts';
import { themeMeant } from './importText.ts';

/** What is there already, of one teacher. */
export interface KnownClass {
  id: string;
  name: string;
  teams: readonly { name: string; username: string; members: readonly string[] }[];
}
export interface Known {
  classes: readonly KnownClass[];
  /** Every username in use that the lines name or could be given, as `usernameKey` folds them. */
  usernames: ReadonlySet<string>;
}

interface ImportError {
  field: ImportField;
  message: string;
  /** It is about something else that exists, not about what was written. */
  clash: boolean;
}

export interface PlannedRow {
  line: number;
  className: string;
  /** Null: the class does not exist yet. */
  classId: string | null;
  /** Null with `username`: the line is about its class alone. */
  teamName: string | null;
  username: string | null;
  /** Null for what is there already. */
  password: string | null;
  /** As written when no theme is meant. */
  solar: string;
  theme: Theme | null;
  members: string[];
  state: 'new' | 'exists' | 'error';
  errors: ImportError[];
  /** A name that another team of the class has: allowed, as where teams are edited, and told. */
  warning: string | null;
}

type KnownTeam = KnownClass['teams'][number];

interface ClassPlan {
  known: KnownClass | null;
  /** Its teams by all that a line may call them; see byKeys. */
  teams: ReadonlyMap<string, KnownTeam>;
  name: string;
  /** Folded team names with the line that brings them; null: there already. */
  names: Map<string, number | null>;
  /** Below these no number is free: names are only ever added. */
  nextTeam: number;
  nextUser: number;
}

/**
 * What each line would do: a new class, a new team, nothing because it is there, or errors. What a line leaves out is
 * suggested (spec, section 4: the add-team dialog), with the next number free in its class. Existing things never change.
 */
export function planImport(lines: readonly ImportLine[], known: Known, random: () => number): PlannedRow[] {
  const plan = new Plan(lines, known, random);
  return lines.map((line) => plan.row(line));
}

type ErrorWords = Omit<ImportError, 'clash'> & Partial<ImportError>;

/** 'Linha 3, coluna «turma»: Falta a turma.' */
export function importErrorText(line: number, { field, message }: ErrorWords): string {
  return `Linha ${line}, coluna «${IMPORT_COLUMNS[field]}»: ${message}`;
}

/** Names are equal without regard to case and outer spaces. */
export function nameKey(name: string): string {
  return name.trim().toLowerCase().normalize('NFC');
}

class Plan {
  /** By name, and by classKey where no name is exactly the same. */
  readonly #classes = new Map<string, ClassPlan>();
  readonly #alike = new Map<string, ClassPlan>();
  /** Usernames with the line that brings them; null: there already. */
  readonly #usernames: Map<string, number | null>;
  readonly #random: () => number;

  constructor(lines: readonly ImportLine[], known: Known, random: () => number) {
    this.#random = random;
    this.#usernames = new Map([...known.usernames].map((key) => [usernameKey(key), null]));
    for (const one of known.classes) {
      const names = new Map<string, number | null>(one.teams.map(({ name }) => [nameKey(name), null]));
      const plan = { known: one, teams: byKeys(one.teams), name: one.name, names, nextTeam: 1, nextUser: 1 };
      this.#classes.set(nameKey(one.name), plan);
      if (!this.#alike.has(classKey(one.name))) this.#alike.set(classKey(one.name), plan);
    }
    // First come the names that were written: no suggestion may take one of them.
    for (const line of lines) {
      const { names } = this.#classOf(line);
      const [name, user] = [nameKey(line.teamName), usernameKey(line.username)];
      if (name !== '' && !names.has(name)) names.set(name, line.line);
      if (user !== '' && !this.#usernames.has(user)) this.#usernames.set(user, line.line);
    }
  }

  row(line: ImportLine): PlannedRow {
    const plan = this.#classOf(line);
    const theme = themeMeant(line.solar);
    const classId = plan.known?.id ?? null;
    const base = { line: line.line, className: plan.name, classId, solar: line.solar, theme, members: line.members };
    if (line.classOnly) return this.#classRow(line, base);
    const team = existingTeam(line, plan);
    if (team !== null) {
      const { name: teamName, username } = team;
      return { ...base, teamName, username, password: null, state: 'exists', errors: [], warning: null };
    }
    const errors = [...writtenErrors(line, theme), ...this.#clashes(line)];
    const warning = sameName(line, plan);
    const written = { teamName: line.teamName, username: line.username, password: line.password };
    if (errors.length > 0) return { ...base, ...written, state: 'error', errors, warning };
    return { ...base, ...this.#completed(line, plan), state: 'new', errors, warning };
  }

  #classRow(
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

  #classOf({ className }: ImportLine): ClassPlan {
    const key = classKey(className);
    const found = this.#classes.get(nameKey(className)) ??
      this.#alike.get(key) ?? {
        known: null,
        teams: new Map(),
        name: className,
        names: new Map(),
        nextTeam: 1,
        nextUser: 1,
      };
    this.#alike.set(key, found);
    return found;
  }

  #clashes(line: ImportLine): ImportError[] {
    const errors: ImportError[] = [];
    const clash = (field: ImportField, message: string) => void errors.push({ field, message, clash: true });
    const user = this.#usernames.get(usernameKey(line.username));
    if (user === null) clash('username', 'Este nome de utilizador já existe. Escolha outro.');
    else if (user !== undefined && user !== line.line) clash('username', `Repete o utilizador da linha ${user}.`);
    return errors;
  }

  /** The names and the password that the line brings, and suggestions for what it leaves out. */
  #completed(line: ImportLine, plan: ClassPlan): { teamName: string; username: string; password: string } {
    const free = (n: number) => !plan.names.has(nameKey(teamNameFor(plan.name, n)));
    const unused = (n: number) => !this.#usernames.has(usernameKey(usernameFor(plan.name, n)));
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
    this.#usernames.set(usernameKey(username), line.line);
    return { teamName, username, password: line.password || passwordFor(username, this.#random) };
  }
}

function sameName({ line, teamName }: ImportLine, { names }: ClassPlan): string | null {
  const other = names.get(nameKey(teamName));
  if (other === undefined || other === line) return null;
  const where = other === null ? 'já há nesta turma uma equipa' : `a linha ${other} tem na mesma turma uma equipa`;
  return `Linha ${line}: ${where} com o nome «${teamName}». Ficam duas com o mesmo nome.`;
}

/** The team that the line means, when it is there: by its names, or by its members when it has no names. */
function existingTeam({ teamName, username, members }: ImportLine, { teams }: ClassPlan): KnownTeam | null {
  const isNamed = teamName !== '' || username !== '';
  if (!isNamed && members.length === 0) return null;
  return teams.get(isNamed ? namesKey(teamName, username) : peopleKey(members)) ?? null;
}

/** Teams by all that a line may call them; of several alike the first. Made once, as a line looks among many. */
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
    ['username', usernameRefusal(line.username)],
    ['password', passwordTooLong(line.password)],
    ['members', validateMembers(line.members)],
  ];
  const wrong = found.flatMap(([field, message]) => (message === null ? [] : [{ field, message, clash: false }]));
  return [...classErrors(line), ...wrong];
}

/** The number of '8.º A - Grupo 3' in its class, so that its username gets the same. */
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
