import { TEAM_NAMES } from '#content/teamNames.ts';
import { teamNameFor } from '#domain/identity/credentials.ts';
import { movePupil, withPupils } from '#domain/school/forming/formedTeams.ts';
import { formTeams, spreadThemes, teamCountRange } from '#domain/school/forming/formTeams.ts';
import { drawTeamNames, groupNames } from '#domain/school/forming/teamNames.ts';
import { nameKey } from '#domain/school/imports/planImport.ts';
import { type FormingState, keptPupils, type TeamDraft } from './formingState.ts';

/** Changes of the teams that can be taken back. */
const PAST_MAX = 100;

/** What suggestions depend on besides the state. */
export interface Suggesting {
  /** Name of the class, as it is written in the names of groups. */
  className: string;
  /** Names of the teams that the class has already. */
  taken: readonly string[];
  /** As Math.random. */
  random: () => number;
}

/** Returns the wanted number of teams; null for a text that is no number in the range. */
export function teamCount(state: Pick<FormingState, 'count' | 'pupils'>): number | null {
  const { least, most } = teamCountRange(keptPupils(state).length);
  const count = /^\d{1,3}$/.test(state.count.trim()) ? Number(state.count) : 0;
  return count >= Math.max(1, least) && count <= most ? count : null;
}

/** Forms the wanted number of teams anew. Teams that had a name by hand keep it. */
export function formed(state: FormingState, suggesting: Suggesting): FormingState {
  const count = teamCount(state);
  if (count === null) return state;
  const groups = formTeams(
    keptPupils(state).map(({ id }) => id),
    count,
    suggesting.random,
  );
  const themes = spreadThemes(count, state.theme, suggesting.random);
  const teams = groups.map((members, id): TeamDraft => {
    const former = state.teams.find((team) => team.id === id && team.isNamed);
    return { id, name: former?.name ?? '', theme: themes[id] ?? 'ic', members, isNamed: former !== undefined };
  });
  return changed(state, withSuggestedNames(teams, state, suggesting));
}

/** Deals the pupils again; the teams keep their names and solar systems. */
export function shuffledAgain(state: FormingState, random: () => number): FormingState {
  if (state.teams.length === 0) return state;
  const pupils = state.teams.flatMap(({ members }) => members);
  const groups = formTeams(pupils, state.teams.length, random);
  return changed(
    state,
    state.teams.map((team, at) => ({ ...team, members: groups[at] ?? [] })),
  );
}

/** Moves a pupil to another team. */
export function moved(state: FormingState, pupil: number, to: number): FormingState {
  return changed(state, movePupil(state.teams, pupil, to));
}

/** Spreads the teams over the chosen solar system, or over all three. */
export function spread(state: FormingState, random: () => number): FormingState {
  const themes = spreadThemes(state.teams.length, state.theme, random);
  return changed(
    state,
    state.teams.map((team, at) => ({ ...team, theme: themes[at] ?? team.theme })),
  );
}

/** Changes the name or the solar system of one team. Typing a name is one change, however many letters it has. */
export function withTeam(state: FormingState, id: number, change: Partial<TeamDraft>): FormingState {
  const teams = state.teams.map((team) => (team.id === id ? { ...team, ...change } : team));
  return change.name === undefined ? changed(state, teams) : { ...state, teams };
}

/** Suggests other names for the teams without a name by hand. */
export function renamed(state: FormingState, suggesting: Suggesting): FormingState {
  return { ...state, teams: withSuggestedNames(state.teams, state, suggesting) };
}

/** Replaces suggested names that another class, or its teams, made wrong; returns the same state where none is. */
export function withFreeNames(state: FormingState, suggesting: Suggesting): FormingState {
  const { className, taken } = suggesting;
  const group = teamNameFor(className, 1).slice(0, -1);
  const isWrong = ({ name, isNamed }: TeamDraft) =>
    !isNamed && (isTaken(name, taken) || (state.naming === 'group' && !name.startsWith(group)));
  return state.teams.some(isWrong) ? renamed(state, suggesting) : state;
}

/** Returns whether one of these teams has the name, as an import compares names. */
export function isTaken(name: string, taken: readonly string[]): boolean {
  return taken.some((other) => nameKey(other) === nameKey(name));
}

/** Takes back the last change of the teams. Names by hand stay, and pupils who were taken out or added since stay so. */
export function undone(state: FormingState): FormingState {
  const before = state.past.at(-1);
  if (before === undefined) return state;
  const teams = before.map((team) => {
    const now = state.teams.find(({ id, isNamed }) => id === team.id && isNamed);
    return now === undefined ? team : { ...team, name: now.name, isNamed: true };
  });
  return placed({ ...state, teams, past: state.past.slice(0, -1) });
}

/** Puts pupils who were added since into the smallest teams, and takes out those who are gone. */
export function placed(state: FormingState): FormingState {
  const ids = keptPupils(state).map(({ id }) => id);
  return state.teams.length === 0 ? state : { ...state, teams: withPupils(state.teams, ids) };
}

function changed(state: FormingState, teams: readonly TeamDraft[]): FormingState {
  if (teams === state.teams) return state;
  const past = state.teams.length === 0 ? [] : [...state.past, state.teams].slice(-PAST_MAX);
  return { ...state, teams, past };
}

function withSuggestedNames(
  teams: readonly TeamDraft[],
  { naming }: Pick<FormingState, 'naming'>,
  { className, taken, random }: Suggesting,
): TeamDraft[] {
  const nameless = teams.filter(({ isNamed }) => !isNamed).length;
  const all = [...taken, ...teams.filter(({ isNamed }) => isNamed).map(({ name }) => name)];
  const names =
    naming === 'group'
      ? groupNames(nameless, { className, taken: all })
      : drawTeamNames(nameless, { names: TEAM_NAMES, taken: all, random });
  return teams.map((team) => (team.isNamed ? team : { ...team, name: names.shift() ?? team.name }));
}
