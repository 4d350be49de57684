import type { FastifyInstance } from 'fastify';
import { LOGO_PATH } from '#contract/site.ts';
import type { Services } from '#server/http/handler.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { readLogos, SiteConfigError } from '../siteConfig.ts';
import type { Logo } from './readLogo.ts';

/** Allows inline styles and nothing else, also when a logo is opened as a page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/**
 * Registers the route of the logos that the site file names; it is public, because the sign-in page shows them. Refuses
 * every other name with notFound.
 */
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

/** Empty while the site file is invalid; GET /site logs the reason. */
async function logosNow(env: Services['env']): Promise<Logo[]> {
  try {
    return await readLogos(env);
  } catch (error) {
    if (error instanceof SiteConfigError) return [];
    throw error;
  }
}
