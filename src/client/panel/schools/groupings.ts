import type { School } from '#contract/schools.ts';

/** The word on the wire for a school without grouping (spec, section 3). */
const NO_GROUP = 'nenhum';
export const NO_GROUP_OPTION = 'Nenhum';
export const NEW_GROUP_OPTION = 'Adicionar Agrupamento Novo';

/** A dash where there is no grouping. */
export function groupText(group: string): string {
  return group === NO_GROUP ? '—' : group;
}

/** The groupings that the schools already have, each once, in Portuguese order. */
export function groupingsOf(schools: readonly Pick<School, 'group'>[]): string[] {
  const names = new Set(schools.map(({ group }) => group).filter((group) => group !== NO_GROUP && group !== ''));
  return [...names].sort((a, b) => a.localeCompare(b, 'pt', { numeric: true }));
}

/** The group that is sent for what the field says; blank while a new one has no name yet. */
export function chosenGroup(option: string, newName: string): string {
  if (option === NEW_GROUP_OPTION) return newName.trim();
  return option === NO_GROUP_OPTION ? NO_GROUP : option;
}
