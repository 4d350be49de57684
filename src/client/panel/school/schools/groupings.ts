import { compareNames } from '#client/panel/lists/filters/searchText.ts';
import type { School } from '#contract/school/schools.ts';

/** Wire value for a school without grouping (spec, section 3). */
export const NO_GROUP = 'nenhum';
export const NO_GROUP_OPTION = 'Nenhum';
export const NEW_GROUP_OPTION = 'Adicionar Agrupamento Novo';

/** Returns the text of a grouping; a dash without one. */
export function groupText(group: string): string {
  return group === NO_GROUP ? '—' : group;
}

/** Returns the option of the field for a school's grouping. */
export function groupOption(group: string): string {
  return group === NO_GROUP ? NO_GROUP_OPTION : group;
}

/** Returns the distinct groupings of the schools, in Portuguese order. */
export function groupingsOf(schools: readonly Pick<School, 'group'>[]): string[] {
  const names = new Set(schools.map(({ group }) => group).filter((group) => group !== NO_GROUP && group !== ''));
  return [...names].sort(compareNames);
}

/** Returns the wire value of an option; '' for a new grouping, which has no name yet. */
export function groupOf(option: string): string {
  if (option === NEW_GROUP_OPTION) return '';
  return option === NO_GROUP_OPTION ? NO_GROUP : option;
}
