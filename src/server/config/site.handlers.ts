import type { site } from '#contract/site.ts';
import type { Handlers } from '../http/handler.ts';
import { readDefaultSite, readSite, SiteConfigError } from './siteConfig.ts';

/**
 * Serves what a school or association configures without code (ruling 25). A site file that becomes invalid while the
 * server runs is logged, and the defaults are served.
 */
export const siteHandlers: Handlers<typeof site> = {
  site: async ({ services: { env, signIn }, log }) => {
    const issuers = signIn.issuers.map(({ id, name }) => ({ id, name }));
    try {
      return { ...(await readSite(env)), issuers };
    } catch (error) {
      if (!(error instanceof SiteConfigError)) throw error;
      log.error({ err: error }, 'the site file cannot be used');
      return { ...(await readDefaultSite()), issuers };
    }
  },
};
