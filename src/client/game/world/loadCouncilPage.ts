import { call } from '#client/api/call.ts';
import type { CouncilList } from '#client/game/flow/actors.ts';
import { proposals } from '#contract/council/proposals.ts';
import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';

interface WantedPage {
  theme: Theme;
  page: number;
  limit: number;
}

/** Returns a page of a solar system's proposals, and their total number. */
export async function loadCouncilPage({ theme, ...query }: WantedPage, signal: AbortSignal): Promise<CouncilList> {
  const request = { params: { solarName: THEME_NAMES[theme] }, query };
  const list = await call(proposals.proposalsOfTheme, request, { signal });
  // An older server, still running during an update, answers with the whole list.
  if (Array.isArray(list)) return { proposals: list, total: list.length };
  return { proposals: list.proposals, total: list.pagination.total };
}
