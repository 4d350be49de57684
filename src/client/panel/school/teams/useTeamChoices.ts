import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { CHOICES_MAX, type Choice, type Choices, useChoices } from '#client/panel/lists/filters/useChoices.ts';
import { schools } from '#contract/school/schools.ts';
import { teachers } from '#contract/school/teachers.ts';

/** A class, with the group number to suggest for its next team. */
export interface ClassChoice extends Choice {
  nextGroup?: number | undefined;
}

/** Queries all schools for administrators, or the own schools of a teacher (`ownId`). */
export function useSchoolChoices(ownId: string | null): Choices {
  return useChoices({
    name: ['schools', 'choices', ownId],
    find: async (search, signal) => {
      if (ownId !== null) {
        const own = await call(schools.schoolsOfTeacher, { params: { teacherId: ownId } }, { signal });
        return { items: own.map(({ _id, name }) => ({ id: _id, name })), total: own.length };
      }
      const page = await call(schools.schoolPage, { query: { page: 0, limit: CHOICES_MAX, search } }, { signal });
      return { items: page.schools.map(({ _id, name }) => ({ id: _id, name })), total: page.pagination.total };
    },
  });
}

/** Queries the teachers of a school: none for '' (no school chosen), all for undefined. */
export function useTeacherChoices(school?: string): Choices {
  return useChoices({
    name: ['teachers', 'choices', school],
    find: async (search, signal) => {
      const query = { page: 0, limit: CHOICES_MAX, search, school };
      const page = await call(teachers.teacherPage, { query }, { signal });
      return { items: page.teachers.map(({ _id, name }) => ({ id: _id, name })), total: page.pagination.total };
    },
    enabled: school !== '',
  });
}

/** Queries a teacher's record with the classes; disabled without a teacher. */
export function useTeacherRecord(teacherId: string | null) {
  return useQuery({
    queryKey: ['teachers', 'record', teacherId],
    queryFn: ({ signal }) =>
      call(teachers.oneTeacher, { params: { teacherId: teacherId ?? '' }, query: { fromDialog: 'true' } }, { signal }),
    enabled: teacherId !== null,
  });
}

/** Queries the classes of a teacher. */
export function useClassChoices(teacherId: string | null): Choices<ClassChoice> {
  const { data, isFetching, error } = useTeacherRecord(teacherId);
  const items = data?.classes.map((item) => ({ id: item._id, name: item.class, nextGroup: item.nextGroup })) ?? [];
  return { items, isLoading: isFetching && data === undefined, error };
}
