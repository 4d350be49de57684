import type { councilHalls } from '#contract/council/session/hall.ts';
import { COUNCIL_CLOSED_SHOWN_MS } from '#domain/limits.ts';
import { requireKnownCode } from '#server/classroom/projectorCode.ts';
import type { Handlers } from '#server/http/handler.ts';
import { councilReadsOf } from './CouncilReads.ts';
import { isResultOpen, presentHall } from './councils.presenter.ts';

const UNKNOWN = 'Nenhum conselho tem este código agora.';

/** Handles the hall of a council session, which anybody with its code may show; wrong codes count as those of star maps. */
export const councilHallHandlers: Handlers<typeof councilHalls> = {
  councilHall: async ({ params: { code }, services, address }) => {
    const { db, now } = services;
    const reads = councilReadsOf(db);
    const row = await requireKnownCode(services, { address, unknown: UNKNOWN }, async () => {
      const found = await reads.hall(code.toLowerCase());
      const isPast = found?.closedAt != null && now() - found.closedAt > COUNCIL_CLOSED_SHOWN_MS;
      return isPast ? null : found;
    });
    return presentHall(row, now(), isResultOpen(row) ? await reads.result(row) : null);
  },
};
