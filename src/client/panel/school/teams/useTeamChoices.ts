import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { type Choice, type Choices, OFFERED_MAX, useServed } from '#client/panel/lists/filters/useServed.ts';
import { schools } from '#contract/school/schools.ts';
import { teachers } from '#contract/school/teachers.ts';

/** Of a class: the group to suggest for its next team. */
export interface ClassChoice extends Choice {
  nextGroup?: number | undefined;
}

/** Every school, for administrators; for a teacher (own id given) the own ones. */
export function useSchoolChoices(ownId: string | null): Choices {
  return useServed({
    name: ['schools', 'choices', ownId],
    find: async (search, signal) => {
      if (ownId !== null) {
        const own = await call(schools.schoolsOfTeacher, { params: { teacherId: ownId } }, { signal });
        return { items: own.map(({ _id, name }) => ({ id: _id, name })), total: own.length };
      }
      const page = await call(schools.schoolPage, { query: { page: 0, limit: OFFERED_MAX, search } }, { signal });
      return { items: page.schools.map(({ _id, name }) => ({ id: _id, name })), total: page.pagination.total };
    },
  });
}

/** The teachers of a school, nothing while no school is chosen (''); everybody where none is named. */
export function useTeacherChoices(school?: string): Choices {
  return useServed({
    name: ['teachers', 'choices', school],
    find: async (search, signal) => {
      const query = { page: 0, limit: OFFERED_MAX, search, school };
      const page = await call(teachers.teacherPage, { query }, { signal });
      return { items: page.teachers.map(({ _id, name }) => ({ id: _id, name })), total: page.pagination.total };
    },
    enabled: school !== '',
  });
}

/** A teacher's record with the classes; nothing while no teacher is chosen. */
export function useTeacherRecord(teacherId: string | null) {
  return useQuery({
    queryKey: ['teachers', 'record', teacherId],
    queryFn: ({ signal }) =>
      call(teachers.oneTeacher, { params: { teacherId: teacherId ?? '' }, query: { fromDialog: 'true' } }, { signal }),
    enabled: teacherId !== null,
  });
}

/** The classes of a teacher. */
export function useClassChoices(teacherId: string | null): Choices<ClassChoice> {
  const { data, isFetching, error } = useTeacherRecord(teacherId);
  const items = data?.classes.map((item) => ({ id: item._id, name: item.class, nextGroup: item.nextGroup })) ?? [];
  return { items, isLoading: isFetching && data === undefined, error };
}
