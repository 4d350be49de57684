import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { classOverviews } from '#contract/classroom/overview.ts';
import { classKey } from '#domain/school/classKey.ts';
import { useClassChoices } from '../../teams/useTeamChoices.ts';
import type { FormingState } from './formingState.ts';

/** The class that gets the teams: one of the teacher's, or a new one. */
export interface FormingClass {
  /** null for a new class. */
  id: string | null;
  /** '' until one is chosen or named. */
  name: string;
  choices: readonly { id: string; name: string }[];
  isLoading: boolean;
  error: unknown;
  /** Names of the teams that the class has already. */
  teamNames: readonly string[];
}

/** Finds the class that was chosen, or one with the written name, which an import would add the teams to. */
export function useFormingClass(
  { classId, className }: Pick<FormingState, 'classId' | 'className'>,
  teacherId: string | null,
): Omit<FormingClass, 'teamNames'> {
  const { items, isLoading, error } = useClassChoices(teacherId);
  const named = className.trim() === '' ? undefined : items.find(({ name }) => classKey(name) === classKey(className));
  const found = items.find(({ id }) => id === classId) ?? named;
  return {
    id: found?.id ?? null,
    name: found?.name ?? className.trim(),
    choices: items,
    isLoading,
    error,
  };
}

const NO_TEAMS: readonly string[] = [];

/** Queries the names of the teams that a class has already; none without a class. */
export function useTeamsOfClass(classId: string | null): readonly string[] {
  const { data } = useQuery({
    queryKey: ['classes', 'overview', classId],
    queryFn: ({ signal }) => call(classOverviews.classOverview, { params: { classId: classId ?? '' } }, { signal }),
    select: ({ progress }) => progress.map(({ name }) => name),
    enabled: classId !== null,
  });
  return data ?? NO_TEAMS;
}
