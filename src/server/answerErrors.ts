import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from './badInput.ts';
import { databaseProblem } from './db/databaseErrors.ts';
import { Refusal } from './refusals.ts';
import { takenRefusal } from './takenRefusal.ts';

const DATABASE_RETRY_S = 5;
const CONTENDED_RETRY_S = 1;

/** Unique constraints, and the field that each is about (ruling 3). */
const TAKEN: Record<string, () => Refusal> = {
  accounts_username_key: () => takenRefusal('usernameTaken', 'username'),
  accounts_email_key: () => takenRefusal('emailTaken', 'email'),
  schools_name_key: () => takenRefusal('nameTaken', 'name', 'Já existe uma escola com este nome.'),
  classes_teacher_name_key: () => takenRefusal('nameTaken', 'name', 'Este professor já tem uma turma com este nome.'),
};

/** Every error becomes {message, code, fields?}; of an unexpected one only the log learns more (ruling 2). */
export function answerErrors(app: FastifyInstance, onUnexpected: (error: Error) => void = () => {}): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.id === 'internal') {
      request.log.error({ err: error }, 'unexpected error');
      onUnexpected(error);
    } else if (refusal.id === 'databaseDown') request.log.warn({ err: error }, 'the database does not answer');
    return sendRefusal(refusal, request, reply);
  });
}

function sendRefusal(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfter !== undefined) reply.header('retry-after', String(refusal.retryAfter));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  // A body that was refused unread must not be taken for the next request.
  if (refusal.status === 413 && !request.raw.complete) reply.header('connection', 'close');
  return reply.status(refusal.status).send(refusal.body);
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  const problem = databaseProblem(error);
  if (problem?.kind === 'down') return new Refusal('databaseDown', { retryAfter: DATABASE_RETRY_S });
  if (problem?.kind === 'taken') return TAKEN[problem.constraint]?.() ?? new Refusal('nameTaken');
  if (problem?.kind === 'gone') return new Refusal('notFound');
  if (problem?.kind === 'contended') return new Refusal('busy', { retryAfter: CONTENDED_RETRY_S });
  if (problem?.kind === 'unstorable') return badInput({}, ['Tem caracteres que não podem ser guardados.']);
  const status = error.code?.startsWith('FST_') ? (error.statusCode ?? 500) : 500;
  if (status === 413) return new Refusal('bodyTooLarge');
  if (status === 415) return new Refusal('wrongEncoding');
  return new Refusal(status >= 400 && status < 500 ? 'brokenBody' : 'internal');
}
