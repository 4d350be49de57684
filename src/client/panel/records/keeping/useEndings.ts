import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { type BinEntry, bin } from '#contract/records/bin.ts';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { PAGE_LIMIT_MAX } from '#domain/limits.ts';

/** Ended classes that an administrator sees here; the others are only counted. */
const OVER_SHOWN = 10;

export interface Endings {
  /** A teacher's classes whose retention has ended or ends soon; for an administrator, all whose retention has ended. */
  ending: readonly SchoolClass[];
  /** Classes that the server has moved to the bin since, for a last warning. */
  binned: readonly BinEntry[];
  /** Number of ended classes beyond those in `ending`. */
  more: number;
}

/** Queries the classes whose retention ends: a teacher's own ones, or for an administrator all that have ended. */
export function useEndings({ isTeacher }: Staff): Endings {
  const own = useOwnEndings(isTeacher);
  const query = { page: 0, limit: OVER_SHOWN, over: true, sort: 'keep' } as const;
  const over = useQuery({
    queryKey: ['classes', 'page', query],
    queryFn: ({ signal }) => call(classes.classPage, { query }, { signal }),
    enabled: !isTeacher,
  });
  if (isTeacher) return { ...own, more: 0 };
  const ending = over.data?.classes ?? [];
  return { ending, binned: [], more: (over.data?.pagination.total ?? 0) - ending.length };
}

function useOwnEndings(isTeacher: boolean): Omit<Endings, 'more'> {
  const list = useQuery({
    queryKey: ['classes'],
    queryFn: ({ signal }) => call(classes.allClasses, {}, { signal }),
    enabled: isTeacher,
  });
  const query = { page: 0, limit: PAGE_LIMIT_MAX };
  const deleted = useQuery({
    queryKey: ['bin', query],
    queryFn: ({ signal }) => call(bin.binPage, { query }, { signal }),
    enabled: isTeacher,
  });
  return {
    ending: (list.data?.classes ?? []).filter(({ keep }) => keep.isEnding),
    binned: (deleted.data?.entries ?? []).filter(({ isOver }) => isOver),
  };
}
