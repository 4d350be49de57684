import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REFUSALS } from '#contract/refusals.ts';
import { databaseProblem } from '../db/databaseErrors.ts';
import { isDiskFull } from '../files/store/storageErrors.ts';
import { badInput } from './badInput.ts';
import { CONSTRAINT_REFUSALS } from './constraintRefusals.ts';
import { Refusal } from './Refusal.ts';

const DATABASE_RETRY_S = 5;
const DEADLOCK_RETRY_S = 1;
const FULL_RETRY_S = 60;

interface ErrorListeners {
  /** Called with every error that is answered as 'internal'. */
  onUnexpected?: ((error: Error) => void) | undefined;
  onRefused?: (code: string) => void;
}

/** Answers every error as {message, code, fields?}; details of an unexpected one go only into the log (ruling 2). */
export function registerErrorHandler(
  app: FastifyInstance,
  { onUnexpected = () => {}, onRefused = () => {} }: ErrorListeners = {},
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error, request.id);
    onRefused(refusal.id);
    if (refusal.id === 'internal') onUnexpected(error);
    logFailure(refusal, error, request);
    return sendRefusal(refusal, request, reply);
  });
}

/** Logs what an operator has to know; a refusal that a handler decided is no failure. */
function logFailure({ id }: Refusal, error: FastifyError, { log }: FastifyRequest): void {
  if (id === 'internal') log.error({ err: error }, 'unexpected error');
  else if (id === 'databaseDown') log.warn({ err: error }, 'the database does not answer');
  else if (id === 'diskFull' || id === 'storageFull') log.error({ err: error }, 'the disk is full');
  else if (!(error instanceof Refusal) && databaseProblem(error)?.kind === 'deadlock') {
    log.warn({ err: error }, 'a transaction lost a deadlock too often');
  }
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  // Otherwise the unread body would be parsed as the next request.
  if (refusal.status === 413 && !request.raw.complete) reply.header('connection', 'close');
  return reply.status(refusal.status).send(refusal.body);
}

function refusalOf(error: FastifyError, requestId: string): Refusal {
  if (error instanceof Refusal) return error;
  const problem = databaseProblem(error);
  if (problem?.kind === 'down') return new Refusal('databaseDown', { retryAfter: DATABASE_RETRY_S });
  if (problem?.kind === 'full' || isDiskFull(error)) return new Refusal('diskFull', { retryAfter: FULL_RETRY_S });
  if (problem?.kind === 'constraint') return CONSTRAINT_REFUSALS[problem.constraint]?.() ?? internalRefusal(requestId);
  if (problem?.kind === 'deadlock') return new Refusal('busy', { retryAfter: DEADLOCK_RETRY_S });
  if (problem?.kind === 'unstorable') return badInput({}, ['Tem caracteres que não podem ser guardados.']);
  const status = error.code?.startsWith('FST_') ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new Refusal('bodyTooLarge');
  if (status === 415) return new Refusal('wrongEncoding');
  return status >= 400 && status < 500 ? new Refusal('brokenBody') : internalRefusal(requestId);
}

/** Its message has the request id of the log, which a teacher can read out to the operator. */
function internalRefusal(requestId: string): Refusal {
  return new Refusal('internal', { message: `${REFUSALS.internal.message} Código: ${requestId}.` });
}
