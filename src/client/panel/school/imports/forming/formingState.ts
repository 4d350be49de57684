import type { FormedTeam } from '#domain/school/forming/formedTeams.ts';
import { suggestedTeamCount } from '#domain/school/forming/formTeams.ts';
import type { Naming } from '#domain/school/forming/teamNames.ts';
import { nameKey } from '#domain/school/imports/planImport.ts';
import { readRoster } from '#domain/school/rosters/readRoster.ts';
import type { Roster } from '#domain/school/rosters/roster.ts';
import { type NameChoice, shortNames } from '#domain/school/rosters/shortNames.ts';
import type { Theme } from '#domain/vocabulary.ts';

/** A name of the list, or one that was added by hand. */
export interface Pupil {
  id: number;
  /** The name as the list has it; '' for one added by hand. */
  full: string;
  /** The name as somebody corrected it; null for what the choice of names makes of it. */
  edited: string | null;
  /** Taken out by hand, or because the list says that the pupil has left; can be put back. */
  isOut: boolean;
  /** The line may be no pupil's. */
  isDoubtful: boolean;
  /** The list says that the pupil has left the class; taken out until somebody puts the name back. */
  hasLeft: boolean;
}

export interface TeamDraft extends FormedTeam {
  /** The name was written by hand, so that no suggestion replaces it. */
  isNamed: boolean;
}

/** Everything between a pasted class list and the teams that are sent. */
export interface FormingState {
  /** The page shows the list to paste, its names, or the teams. */
  step: 'list' | 'names' | 'teams';
  /** The text from which the names were read; null before. */
  readText: string | null;
  dropped: Roster['dropped'];
  leftOut: Roster['leftOut'];
  pupils: readonly Pupil[];
  choice: NameChoice;
  /** The chosen class of the teacher; null for the one in `className`. */
  classId: string | null;
  className: string;
  /** The wanted number of teams, as typed. */
  count: string;
  /** The solar system of all teams; null for all three. */
  theme: Theme | null;
  naming: Naming;
  teams: readonly TeamDraft[];
  /** The teams before each change, the last one at the end. */
  past: readonly (readonly TeamDraft[])[];
}

export const NOT_READ: FormingState = {
  step: 'list',
  readText: null,
  dropped: {},
  leftOut: [],
  pupils: [],
  choice: 'first',
  classId: null,
  className: '',
  count: '',
  theme: null,
  naming: 'space',
  teams: [],
  past: [],
};

/**
 * Reads the names of a text. A text that was read before stays as it was corrected; of another one, names that both have
 * keep their corrections.
 */
export function withText(state: FormingState, text: string): FormingState {
  if (state.readText === text) return { ...state, step: 'names' };
  const { names, dropped, leftOut, className } = readRoster(text);
  const rest = new Map<string, Pupil[]>();
  for (const pupil of state.pupils) rest.set(pupil.full, [...(rest.get(pupil.full) ?? []), pupil]);
  const pupils = names.map(({ name, isDoubtful, hasLeft }, id): Pupil => {
    const former = rest.get(name)?.shift();
    return { id, full: name, edited: former?.edited ?? null, isOut: former?.isOut ?? hasLeft, isDoubtful, hasLeft };
  });
  const added = state.pupils
    .filter(({ full }) => full === '')
    .map((pupil, at) => ({ ...pupil, id: pupils.length + at }));
  const all = [...pupils, ...added];
  const count = String(suggestedTeamCount(all.filter(({ isOut }) => !isOut).length));
  const place = state.className === '' ? { classId: null, className } : {};
  return {
    ...state,
    ...place,
    step: 'names',
    readText: text,
    dropped,
    leftOut,
    pupils: all,
    count,
    teams: [],
    past: [],
  };
}

/** Returns the pupils who are not taken out. */
export function keptPupils({ pupils }: Pick<FormingState, 'pupils'>): readonly Pupil[] {
  return pupils.filter(({ isOut }) => !isOut);
}

/** Returns the name that is kept of each pupil, by id; also of those who are taken out, as it would be alone. */
export function keptNames({ pupils, choice }: Pick<FormingState, 'pupils' | 'choice'>): ReadonlyMap<number, string> {
  const names = new Map(pupils.map(({ id, full }) => [id, choice === 'full' ? full : (shortNames([full])[0] ?? '')]));
  const shortened = keptPupils({ pupils }).filter(({ edited }) => edited === null);
  const short = choice === 'first' ? shortNames(shortened.map(({ full }) => full)) : shortened.map(({ full }) => full);
  for (const [at, { id }] of shortened.entries()) names.set(id, short[at] ?? '');
  for (const { id, edited } of pupils) if (edited !== null) names.set(id, edited);
  return names;
}

/** Returns the ids of kept pupils whose kept name another one has too. */
export function repeatedNames(state: Pick<FormingState, 'pupils' | 'choice'>): ReadonlySet<number> {
  const names = keptNames(state);
  const idsOf = new Map<string, number[]>();
  for (const { id } of keptPupils(state)) {
    const key = nameKey(names.get(id) ?? '');
    idsOf.set(key, [...(idsOf.get(key) ?? []), id]);
  }
  return new Set([...idsOf.values()].filter((ids) => ids.length > 1).flat());
}

/** Changes one pupil of the list. */
export function withPupil(state: FormingState, id: number, change: Partial<Pupil>): FormingState {
  return { ...state, pupils: state.pupils.map((pupil) => (pupil.id === id ? { ...pupil, ...change } : pupil)) };
}

/** Adds a name at the end of the list. */
export function withAddedName(state: FormingState, name: string): FormingState {
  const id = Math.max(-1, ...state.pupils.map((pupil) => pupil.id)) + 1;
  const pupil = { id, full: '', edited: name, isOut: false, isDoubtful: false, hasLeft: false };
  return { ...state, pupils: [...state.pupils, pupil] };
}
