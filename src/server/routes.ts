import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { guard } from './authenticate.ts';
import { checkInput } from './checkInput.ts';
import type { Handlers, Services } from './handler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name of the call. */
    call?: string;
  }
}

export type AllHandlers = Handlers<typeof ENDPOINTS>;
/** A handler whose row is forgotten; `checkInput` and `guard` make the call what that row promises. */
type AnyHandler = (call: never) => Promise<unknown>;

/** One route for each row of the contract: who may, what is sent, the handler, what is answered. */
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
      onRequest: guard(services, endpoint.who, endpoint.withGivenPassword),
      handler: async (request, reply) => {
        const input = checkInput(endpoint, request);
        const { caller, ip: address, log } = request;
        const origin = `${request.protocol}://${request.host}`;
        const hasGone = () => request.raw.socket.destroyed;
        const answer = await handler({ ...input, caller, services, address, origin, log, hasGone } as never);
        if (checkReplies) checkReply(name, endpoint, answer);
        return reply.status(endpoint.success.status).send(answer);
      },
    });
  }
}

/** Throws when an answer is not what the contract promises, or carries a field that it does not name. */
function checkReply(name: string, endpoint: Endpoint, answer: unknown): void {
  const wire: unknown = JSON.parse(JSON.stringify(answer));
  const known: unknown = endpoint.success.body.parse(wire);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(known)), wire)) {
    throw new Error(`${name} answers fields that its contract does not name: ${JSON.stringify(wire)}`);
  }
}
