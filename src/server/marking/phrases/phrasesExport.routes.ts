import type { FastifyInstance } from 'fastify';
import { PHRASES_EXPORT_CALL } from '#contract/marking/phrases.ts';
import { CSV_START, csvLine } from '#domain/marking/csv.ts';
import { PHRASES_HEADINGS, phraseCells } from '#domain/marking/phraseRows.ts';
import { callerOf, guard } from '#server/http/authenticate.ts';
import type { Services } from '#server/http/handler.ts';
import { listPhrases } from './phrases.queries.ts';

/** Registers the download of the caller's own phrases as a CSV file; at most PHRASES_MAX rows, so it is not streamed. */
export function registerPhrasesExport(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'GET',
    url: PHRASES_EXPORT_CALL.path,
    exposeHeadRoute: false,
    onRequest: guard(services, PHRASES_EXPORT_CALL),
    handler: async (request, reply) => {
      const rows = await listPhrases(services.db, callerOf(request).accountId);
      const table = [PHRASES_HEADINGS, ...rows.map(phraseCells)];
      return reply
        .headers({
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="frases.csv"',
        })
        .send(CSV_START + table.map(csvLine).join(''));
    },
  });
}
