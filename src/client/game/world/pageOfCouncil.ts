import { call } from '#client/api/call.ts';
import type { CouncilList } from '#client/game/flow/actors.ts';
import { proposals } from '#contract/council/proposals.ts';
import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';

interface WantedPage {
  theme: Theme;
  page: number;
  limit: number;
}

/** A page of the proposals of a solar system, with how many there are. */
export async function pageOfCouncil({ theme, ...query }: WantedPage, signal: AbortSignal): Promise<CouncilList> {
  const request = { params: { solarName: THEME_NAMES[theme] }, query };
  const list = await call(proposals.proposalsOfTheme, request, { signal });
  // A server of before, met while it is replaced, answers the whole list.
  if (Array.isArray(list)) return { proposals: list, total: list.length };
  return { proposals: list.proposals, total: list.pagination.total };
}
