import type { FastifyInstance } from 'fastify';
import { openApi } from './openApi.ts';
import { docsPage } from './page.ts';
import { DOCS_CSS } from './style.ts';

/** Registers /api/openapi.json for programs and /api/docs for people; each is generated once, on the first request. */
export function registerDocs(app: FastifyInstance): void {
  let document: Record<string, unknown> | undefined;
  let page: string | undefined;
  app.get('/openapi.json', async () => {
    document ??= openApi();
    return document;
  });
  app.get('/docs', async (_request, reply) => {
    page ??= docsPage();
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/docs.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(DOCS_CSS));
}
