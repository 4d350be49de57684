import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { MANUAL_ANNEX_CALL } from '#contract/marking/manual.ts';
import { guard } from '../http/authenticate.ts';
import type { Services } from '../http/handler.ts';
import { Refusal } from '../http/Refusal.ts';

/**
 * Registers the route of the manual's annex for staff (ruling 32). `file` is its path outside the public folder; the
 * route refuses with notFound when there is none, as on a server without pages.
 */
export function registerManualAnnex(app: FastifyInstance, services: Services, file: string | undefined): void {
  app.route({
    method: 'GET',
    url: MANUAL_ANNEX_CALL.path,
    exposeHeadRoute: false,
    onRequest: guard(services, MANUAL_ANNEX_CALL),
    handler: async (_request, reply) =>
      reply
        .headers({ 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="anexo-do-manual.pdf"' })
        .send(await contentOf(file)),
  });
}

async function contentOf(file: string | undefined): Promise<Buffer> {
  if (file === undefined) throw new Refusal('notFound');
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw new Refusal('notFound');
    throw error;
  }
}
