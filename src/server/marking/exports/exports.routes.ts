import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { EXPORT_CALLS, type ExportFormat, type ExportQuery } from '#contract/marking/exports.ts';
import { type Cell, CSV_START, csvLine } from '#domain/marking/csv.ts';
import { callerOf, guard } from '#server/http/authenticate.ts';
import { checkInput } from '#server/http/checkInput.ts';
import type { Services } from '#server/http/handler.ts';
import { audit } from '#server/records/history/audit.queries.ts';
import { chosenTeams } from './chosenTeams.ts';
import { EXPORT_TABLES, exportRows } from './exportTables.ts';
import { xlsxBytes } from './xlsx.ts';

type ExportCall = (typeof EXPORT_CALLS)[number];

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** Formats the date in Portugal's time zone, independent of the machine's. */
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' });

/** Registers the routes of the exports, which are read and streamed in batches. */
export function registerExports(app: FastifyInstance, services: Services): void {
  for (const call of EXPORT_CALLS) {
    app.route({
      method: 'GET',
      url: call.path,
      // A HEAD request would read every row and discard it.
      exposeHeadRoute: false,
      onRequest: guard(services, call),
      handler: (request, reply) => sendTable(services, call, request, reply),
    });
  }
}

/** Checks everything before the first byte is sent; a later error aborts the download. */
async function sendTable(services: Services, call: ExportCall, request: FastifyRequest, reply: FastifyReply) {
  const { db, now } = services;
  const caller = callerOf(request);
  const { params, query } = { params: undefined, query: call.query };
  const checked = checkInput({ params, query, body: undefined }, request).query as ExportQuery;
  const { chosen, schoolClass, teacherId } = await chosenTeams(db, caller, checked);
  const table = EXPORT_TABLES[call.table];
  const rows = await afterFirstBatches(exportRows(db, table, chosen));
  const bytes = call.format === 'csv' ? Readable.from(csv(rows)) : xlsxBytes(table.sheet, table.headings, rows);
  const subject = {
    id: chosen.classId ?? caller.accountId,
    name: schoolClass?.name ?? 'Lista de equipas',
    ownerId: schoolClass?.teacherId ?? teacherId ?? null,
  };
  await audit(db, { caller, at: new Date(now()) }, call.table, subject, { format: call.format });
  return reply
    .headers({
      'content-type': TYPES[call.format],
      'content-disposition': `attachment; filename="${table.file}-${DAY.format(now())}.${call.format}"`,
    })
    .send(bytes);
}

async function* csv(batches: AsyncIterable<readonly Cell[][]>): AsyncGenerator<string> {
  let start = CSV_START;
  for await (const batch of batches) {
    yield start + batch.map(csvLine).join('');
    start = '';
  }
}

/** Waits for the first two batches, so that a database error is refused: the first batch is only the headings. */
async function afterFirstBatches<T>(batches: AsyncGenerator<T>): Promise<AsyncIterable<T>> {
  const first = [await batches.next(), await batches.next()];
  return (async function* () {
    for (const { value, done } of first) if (!done) yield value;
    yield* batches;
  })();
}
