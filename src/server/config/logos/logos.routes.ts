import type { FastifyInstance } from 'fastify';
import { LOGO_PATH } from '#contract/site.ts';
import type { Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { readLogos, SiteConfigError } from '../siteConfig.ts';
import type { Logo } from './readLogo.ts';

/** A picture may draw itself and nothing else, also where somebody opens it as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** The logos that the site's file names, for anyone: the sign-in page shows them. Refuses every other name with notFound. */
export function registerLogos(app: FastifyInstance, { env }: Services): void {
  app.route<{ Params: { logo: string } }>({
    method: 'GET',
    url: `${LOGO_PATH}/:logo`,
    handler: async ({ params }, reply) => {
      const logo = (await logosNow(env)).find(({ name }) => name === params.logo);
      if (logo === undefined) throw new Refusal('notFound');
      return reply
        .headers({
          'content-type': logo.mime,
          'content-security-policy': POLICY,
          'x-content-type-options': 'nosniff',
          'cache-control': 'public, max-age=31536000, immutable',
        })
        .send(logo.bytes);
    },
  });
}

/** None while the site's file cannot be used, which GET /site writes into the log. */
async function logosNow(env: Services['env']): Promise<Logo[]> {
  try {
    return await readLogos(env);
  } catch (error) {
    if (error instanceof SiteConfigError) return [];
    throw error;
  }
}
