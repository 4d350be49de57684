/** The parts of oidc-provider that the tests use; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface ProviderContext {
    path: string;
    req: IncomingMessage;
    res: ServerResponse;
    respond?: boolean;
    body?: { id_token?: string };
    oidc?: {
      body?: Record<string, string>;
      client: { clientId: string };
      session: { accountId: string };
      provider: Provider;
    };
  }
  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }
  export class Provider {
    constructor(issuer: string, configuration: object);
    Grant: new (about: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
    use(middleware: (context: ProviderContext, next: () => Promise<void>) => Promise<void>): void;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
  export const interactionPolicy: {
    base(): { add(prompt: unknown, index?: number): void };
    Prompt: new (about: { name: string; requestable: boolean }) => unknown;
  };
}
