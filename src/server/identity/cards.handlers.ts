import type { cards } from '#contract/identity/cards.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { storedTheme } from '../game/stored.ts';
import type { Handlers } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';
import { requireAllowed } from '../http/requireAllowed.ts';
import { audit } from '../records/history/audit.queries.ts';
import { findClass } from '../school/classes.queries.ts';
import { cardAddress } from './cardAddress.ts';
import { listCards } from './cards.queries.ts';
import { codesOfClass } from './codes/currentCode.ts';
import { canPrintCards } from './credentials.policy.ts';

/** Serves the cards of a class for printing; one audit entry names every team whose password or code was opened (ruling 9). */
export const cardsHandlers: Handlers<typeof cards> = {
  teamCards: async ({ caller, params: { classId }, services: { db, env, sealer, teamCodes, now }, origin }) => {
    const found = await findClass(db, classId);
    if (found === null) throw new Refusal('notFound');
    requireAllowed(canPrintCards(caller, found));
    const rows = await listCards(db, classId);
    const codes = await codesOfClass(db, teamCodes, { classId, teamIds: rows.map(({ id }) => id) });
    const teams = rows.map(({ id, name, ship, username, theme, sealedPassword }) => ({
      _id: id,
      name,
      ship,
      username,
      password: sealedPassword && sealer.open(sealedPassword, id),
      code: codes.get(id) ?? null,
      solar: THEME_NAMES[storedTheme(theme)],
    }));
    const opened = teams.filter(({ password, code }) => password !== null || code !== null).map(({ _id }) => _id);
    const subject = { id: classId, name: found.name, ownerId: found.teacherId };
    const by = { caller, at: new Date(now()) };
    if (opened.length > 0) await audit(db, by, 'teamCards', subject, { teams: opened });
    return { address: cardAddress(origin, env.host), className: found.name, teams };
  },
};
