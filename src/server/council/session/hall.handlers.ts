import type { councilHalls } from '#contract/council/session/hall.ts';
import { COUNCIL_CLOSED_SHOWN_MS } from '#domain/limits.ts';
import type { Handlers } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { councilReadsOf } from './CouncilReads.ts';
import { isResultOpen, presentHall } from './councils.presenter.ts';

const TOO_MANY = 'Demasiados códigos errados a partir desta rede. Tentem de novo dentro de alguns minutos.';
const UNKNOWN = 'Nenhum conselho tem este código agora.';

/** Handles the hall of a council session, which anybody with its code may show; wrong codes count as those of star maps. */
export const councilHallHandlers: Handlers<typeof councilHalls> = {
  councilHall: async ({ params: { code }, services: { db, now, mapCodeFailures }, address }) => {
    const waitS = mapCodeFailures.waitS(address);
    if (waitS !== null) throw new Refusal('lockedOut', { message: TOO_MANY, retryAfter: waitS });
    const reads = councilReadsOf(db);
    const row = await reads.hall(code.toLowerCase());
    if (row === null || (row.closedAt !== null && now() - row.closedAt > COUNCIL_CLOSED_SHOWN_MS)) {
      mapCodeFailures.count(address);
      throw new Refusal('notFound', { message: UNKNOWN });
    }
    return presentHall(row, now(), isResultOpen(row) ? await reads.result(row) : null);
  },
};
