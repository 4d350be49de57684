import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { schools } from '#contract/schools.ts';
import { teachers } from '#contract/teachers.ts';
import { PAGE_LIMIT_MAX } from '#domain/limits.ts';

export interface Choice {
  id: string;
  name: string;
  /** Of a class: the group to suggest for its next team. */
  nextGroup?: number | undefined;
}

/** What a select can offer, and why it may be empty. */
export interface Choices {
  items: Choice[];
  isLoading: boolean;
  error: unknown;
}

/** Every school, for administrators; for a teacher (own id given) the own ones. */
export function useSchoolChoices(ownId: string | null): Choices {
  const query = useQuery({
    queryKey: ['schools', 'choices', ownId],
    queryFn: ({ signal }) =>
      ownId === null
        ? call(schools.allSchools, {}, { signal })
        : call(schools.schoolsOfTeacher, { params: { teacherId: ownId } }, { signal }),
  });
  return choices(query, (list) => list.map(({ _id, name }) => ({ id: _id, name })));
}

/** The teachers of a school; nothing while no school is chosen. */
export function useTeacherChoices(schoolId: string | null): Choices {
  const query = useQuery({
    queryKey: ['teachers', 'choices'],
    queryFn: ({ signal }) => call(teachers.teacherPage, { query: { page: 0, limit: PAGE_LIMIT_MAX } }, { signal }),
    enabled: schoolId !== null,
  });
  return choices(query, (page) =>
    page.teachers.filter(({ school }) => school?._id === schoolId).map(({ _id, name }) => ({ id: _id, name })),
  );
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
export function useClassChoices(teacherId: string | null): Choices {
  return choices(useTeacherRecord(teacherId), (record) =>
    record.classes.map((item) => ({ id: item._id, name: item.class, nextGroup: item.nextGroup })),
  );
}

interface Loaded<T> {
  data: T | undefined;
  isFetching: boolean;
  error: unknown;
}

function choices<T>({ data, isFetching, error }: Loaded<T>, read: (data: T) => Choice[]): Choices {
  return { items: data === undefined ? [] : read(data), isLoading: isFetching && data === undefined, error };
}
