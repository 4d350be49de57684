import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import type { Staff } from '#client/panel/useStaff.ts';
import { type BinEntry, bin } from '#contract/records/bin.ts';
import { classes, type SchoolClass } from '#contract/school/classes.ts';
import { PAGE_LIMIT_MAX } from '#domain/limits.ts';

/** Of the classes whose time is over an administrator sees so many here, and is told of the others. */
const OVER_SHOWN = 10;

export interface Endings {
  /** A teacher's classes whose time is over or nearly so; of an administrator's, those whose time is over. */
  ending: readonly SchoolClass[];
  /** Those that have gone to the bin by themselves since, for a last call. */
  binned: readonly BinEntry[];
  /** How many classes more are over than `ending` holds. */
  more: number;
}

/** What staff have to know about the end of classes: a teacher of the own ones, an administrator of all that are over. */
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
