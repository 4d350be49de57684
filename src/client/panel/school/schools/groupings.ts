import { compareNames } from '#client/panel/lists/filters/words.ts';
import type { School } from '#contract/school/schools.ts';

/** The word on the wire for a school without grouping (spec, section 3). */
export const NO_GROUP = 'nenhum';
export const NO_GROUP_OPTION = 'Nenhum';
export const NEW_GROUP_OPTION = 'Adicionar Agrupamento Novo';

/** A dash where there is no grouping. */
export function groupText(group: string): string {
  return group === NO_GROUP ? '—' : group;
}

/** What the field says for the grouping a school has. */
export function groupOption(group: string): string {
  return group === NO_GROUP ? NO_GROUP_OPTION : group;
}

/** The groupings that the schools already have, each once, in Portuguese order. */
export function groupingsOf(schools: readonly Pick<School, 'group'>[]): string[] {
  const names = new Set(schools.map(({ group }) => group).filter((group) => group !== NO_GROUP && group !== ''));
  return [...names].sort(compareNames);
}

/** The group that is sent for what the field says; blank for a new one, which has no name yet. */
export function groupOf(option: string): string {
  if (option === NEW_GROUP_OPTION) return '';
  return option === NO_GROUP_OPTION ? NO_GROUP : option;
}
