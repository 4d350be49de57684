import { newCouncilPath } from '#client/panel/council/session/councilPaths.ts';
import type { ClassOverview } from '#contract/classroom/overview.ts';

type Linked = Pick<ClassOverview, '_id' | 'name'>;

const withParams = (path: string, params: Record<string, string>) =>
  `/panel/${path}?${new URLSearchParams(params).toString()}`;

/** Returns the address of a class's page. */
export const classPath = (classId: string) => `/panel/management/classes/${classId}`;

/** Returns the addresses of what belongs to a class. Lists are filtered by its name, the only filter that they have. */
export function classLinks({ _id, name }: Linked) {
  return {
    live: withParams('aula', { class: _id }),
    cards: withParams('cards', { class: _id }),
    curriculum: `${classPath(_id)}/curriculum`,
    report: withParams('report', { class: _id }),
    teams: withParams('management/teams', { class: name }),
    answers: withParams('solar-systems/answers', { class: name }),
    unmarked: withParams('solar-systems/answers', { class: name, unmarked: 'true' }),
    questions: withParams('solar-systems/answers/desk', { class: name, questions: 'true' }),
    proposals: withParams('solar-systems/proposals', { search: name }),
    council: newCouncilPath(_id),
    survey: `${classPath(_id)}/survey`,
    forming: '/panel/imports',
  };
}

/** Returns the address of one team's answers. */
export function answersOfTeam(schoolClass: Linked, team: string): string {
  return withParams('solar-systems/answers', { class: schoolClass.name, search: team });
}

/** Returns the address of the first queue in which texts of the class wait. */
export function moderationPath({ waiting }: Pick<ClassOverview, 'waiting'>): string {
  const kinds = ['comments', 'proposals', 'diary'] as const;
  return withParams('moderation', { kind: kinds.find((kind) => waiting[kind] > 0) ?? 'comments' });
}
