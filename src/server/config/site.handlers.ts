import type { site } from '#contract/site.ts';
import type { Handlers } from '../http/handler.ts';
import { readDefaultSite, readSite, SiteConfigError } from './siteConfig.ts';

/** What a school or association sets without code (ruling 25). A file broken while the server runs is logged, not shown. */
export const siteHandlers: Handlers<typeof site> = {
  site: async ({ services, log }) => {
    try {
      return await readSite(services.env);
    } catch (error) {
      if (!(error instanceof SiteConfigError)) throw error;
      log.error({ err: error }, 'the site file cannot be used');
      return readDefaultSite();
    }
  },
};
