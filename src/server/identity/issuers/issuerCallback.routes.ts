import type { FastifyInstance } from 'fastify';
import { ISSUER_CALLBACK } from '#contract/identity/issuers.ts';
import type { Services } from '../../http/handler.ts';
import { type Arrival, arriveFromIssuer } from './issuerSignIn.ts';
import { signInCookie } from './signInCookie.ts';

/** Registers the address to which an issuer sends the browser back. It answers with a redirect to one of two fixed pages. */
export function registerIssuerCallback(app: FastifyInstance, services: Services): void {
  app.route({
    method: 'GET',
    url: ISSUER_CALLBACK.path,
    handler: async (request, reply) => {
      const cookie = signInCookie({ request, reply });
      const [, query = ''] = request.url.split('?', 2);
      const arrival = await arriveFromIssuer(services, cookie.value, query);
      if (arrival.kind === 'refused') {
        const { id, cause } = arrival.refusal;
        request.log.warn({ refusal: id, reason: reasonOf(cause) }, 'a sign-in at an issuer was refused');
      }
      cookie.set(arrival.kind === 'signIn' ? arrival.ticket : null);
      return reply.header('referrer-policy', 'no-referrer').redirect(pageOf(arrival), 303);
    },
  });
}

/** Never a page that the request names. */
function pageOf(arrival: Arrival): string {
  if (arrival.kind === 'signIn') return '/login?entrada=certa';
  if (arrival.kind === 'linked') return '/panel/sign-in?ligada=certa';
  return `${arrival.isLink ? '/panel/sign-in?ligada=' : '/login?entrada='}${arrival.refusal.id}`;
}

/** Without the answer itself, which may name the person. */
function reasonOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  const code = 'code' in cause ? `${cause.code}: ` : '';
  return `${code}${cause.message}`;
}
