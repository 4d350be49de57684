import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { DOSSIER_CALL } from '#contract/council/dossiers.ts';
import { id } from '#contract/fields.ts';
import { isTeam } from '#domain/permissions.ts';
import { requireTeam } from '../../game/playingTeam.ts';
import { callerOf, guard } from '../../http/authenticate.ts';
import { checkInput } from '../../http/checkInput.ts';
import type { Services } from '../../http/handler.ts';
import { Refusal } from '../../http/Refusal.ts';
import { requireAllowed } from '../../http/requireAllowed.ts';
import { audit, ownedSubject } from '../../records/history/audit.queries.ts';
import { canUseDossier, isDossierReady } from './dossiers.policy.ts';
import { readDossierContent } from './readDossierContent.ts';

/** Input of the call that StreamedCall does not describe. */
const INPUT = { params: z.object({ teamId: id() }), query: undefined, body: undefined };

/** Registers the route of the dossier's PDF. One is made at a time, because laying out keeps the processor busy. */
export function registerDossier(app: FastifyInstance, services: Services): void {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  app.route({
    method: DOSSIER_CALL.method,
    url: DOSSIER_CALL.path,
    exposeHeadRoute: false,
    onRequest: guard(services, DOSSIER_CALL),
    handler: (request, reply) => sendDossier(services, inTurn, request, reply),
  });
}

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

async function sendDossier(services: Services, inTurn: InTurn, request: FastifyRequest, reply: FastifyReply) {
  const { db, now } = services;
  const caller = callerOf(request);
  const { teamId } = checkInput(INPUT, request).params as { teamId: string };
  const team = await requireTeam(db, teamId);
  requireAllowed(canUseDossier(caller, team));
  const at = new Date(now());
  const content = await readDossierContent(db, { teamId, viewerId: caller.accountId, at });
  if (content === null) throw new Refusal('notFound');
  if (!isDossierReady(caller, team, content.submitted)) throw new Refusal('notSubmitted');
  // Loaded with the first dossier: reading pdfkit would delay each start by 0.15 s.
  const { dossierPdf } = await import('./dossierPdf.ts');
  const pdf = await inTurn(() => dossierPdf(content));
  if (!isTeam(caller.role)) await audit(db, { caller, at }, 'exportDossier', ownedSubject(team));
  return reply
    .headers({ 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="dossie-da-terra.pdf"' })
    .send(pdf);
}
