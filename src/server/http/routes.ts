import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { signInCookie } from '../identity/issuers/signInCookie.ts';
import { accountCookie } from '../identity/lti/launch/stepCookies.ts';
import { guard } from './authenticate.ts';
import { checkInput } from './checkInput.ts';
import type { Handlers, Services } from './handler.ts';
import { StreamedReply } from './StreamedReply.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call in the contract. */
    call?: string;
  }
}

export type AllHandlers = Handlers<typeof ENDPOINTS>;
/** A handler without the types of its row; `checkInput` and `guard` ensure them at run time. */
type AnyHandler = (call: never) => Promise<unknown>;

/** Registers one route for each row of the contract: guard, input check, handler and reply. */
export function registerRoutes(
  app: FastifyInstance,
  services: Services,
  { handlers, checkReplies }: { handlers: AllHandlers; checkReplies: boolean },
): void {
  for (const name of Object.keys(ENDPOINTS) as EndpointName[]) {
    const endpoint: Endpoint = ENDPOINTS[name];
    const handler: AnyHandler = handlers[name];
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { call: name },
      onRequest: guard(services, endpoint),
      handler: async (request, reply) => {
        const input = checkInput(endpoint, request);
        const { caller, ip: address, log } = request;
        const origin = `${request.protocol}://${request.host}`;
        const cookie = signInCookie({ request, reply });
        const platformCookie = accountCookie({ request, reply });
        const hasGone = () => request.raw.socket.destroyed;
        const about = { caller, services, address, origin, cookie, platformCookie, log, hasGone };
        const answer = await handler({ ...input, ...about } as never);
        reply.status(endpoint.success.status);
        const check = checkReplies ? (body: unknown) => checkReply(name, endpoint, body) : null;
        if (answer instanceof StreamedReply) return sendStreamed(answer, reply, check);
        check?.(answer);
        return reply.send(answer);
      },
    });
  }
}

/** Streams a reply; `check` (in tests) gets the whole text before its end is sent. */
function sendStreamed(
  answer: StreamedReply<object>,
  reply: FastifyReply,
  check: ((body: unknown) => void) | null,
): FastifyReply {
  const texts = answer.texts();
  const checked = check === null ? texts : checkedTexts(texts, check);
  // An object stream would read 16 texts ahead.
  return reply.type('application/json; charset=utf-8').send(Readable.from(checked, { highWaterMark: 1 }));
}

async function* checkedTexts(texts: AsyncIterable<string>, check: (body: unknown) => void): AsyncGenerator<string> {
  let all = '';
  for await (const text of texts) {
    all += text;
    yield text;
  }
  check(JSON.parse(all));
}

/** Throws when a reply does not match the contract or has a field that the contract does not name. */
function checkReply(name: string, endpoint: Endpoint, answer: unknown): void {
  const wire: unknown = JSON.parse(JSON.stringify(answer));
  const known: unknown = endpoint.success.body.parse(wire);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(known)), wire)) {
    throw new Error(`${name} replies with fields that its contract does not name: ${JSON.stringify(wire)}`);
  }
}
