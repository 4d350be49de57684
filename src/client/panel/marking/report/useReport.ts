import { useQuery } from '@tanstack/react-query';
import { call } from '#client/api/call.ts';
import { reports } from '#contract/marking/reports.ts';

/** One team, or all of a class; null when the address names neither. */
export type ReportOf = { team: string } | { class: string } | null;

/** Reads the subject of the report from the address. */
export function reportOf(params: URLSearchParams): ReportOf {
  const [team, schoolClass] = [params.get('team'), params.get('class')];
  if (team) return { team };
  return schoolClass ? { class: schoolClass } : null;
}

/** Queries the report once `isWanted`: its marks are saved. Never refetched, so that it does not change while it is read. */
export function useReport(of: ReportOf, isWanted: boolean) {
  return useQuery({
    queryKey: ['report', of],
    queryFn: ({ signal }) => {
      if (of !== null && 'team' in of) return call(reports.teamReport, { params: { teamId: of.team } }, { signal });
      return call(reports.classReport, { params: { classId: of?.class ?? '' } }, { signal });
    },
    enabled: of !== null && isWanted,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
}
