import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { type BinEntry, bin } from '#contract/bin.ts';
import { classes, type SchoolClass } from '#contract/classes.ts';
import { PAGE_LIMIT_MAX } from '#domain/limits.ts';
import type { Staff } from '../useStaff.ts';

export interface Endings {
  /** Classes whose data go within the days of the warning. */
  ending: readonly SchoolClass[];
  /** Those that have gone to the bin since, for a last call. */
  over: readonly BinEntry[];
}

/** What a teacher has to know about the end of her classes; administrators have all classes, and read the dates there. */
export function useEndings({ isTeacher }: Staff): Endings {
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
    ending: isTeacher ? (list.data?.classes ?? []).filter(({ keep }) => keep.isEnding) : [],
    over: isTeacher ? (deleted.data?.entries ?? []).filter(({ isOver }) => isOver) : [],
  };
}
