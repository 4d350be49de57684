import { readFile } from 'node:fs/promises';
import { type SiteConfig, siteConfig } from '#contract/site.ts';
import type { Env } from './env.ts';
import { projectFile } from './projectFile.ts';

/** The site's file cannot be used; the message says why, in Portuguese. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
}

const WEB_ADDRESS = /^https?:\/\//i;

/** What config/site.json says; it comes with the product and is always whole. */
export async function readDefaultSite(): Promise<SiteConfig> {
  return siteConfig.parse(JSON.parse(await readFile(projectFile('config', 'site.json'), 'utf8')));
}

/**
 * Names, texts and links of this installation (ruling 25): the file of SITE_CONFIG over the defaults. Read each time,
 * so that a change shows without a restart. Refuses with SiteConfigError what is not JSON of the right shape.
 */
export async function readSite({ siteConfig: path }: Pick<Env, 'siteConfig'>): Promise<SiteConfig> {
  const defaults = await readDefaultSite();
  if (path === undefined) return defaults;
  let given: unknown;
  try {
    given = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new SiteConfigError(`O ficheiro de SITE_CONFIG (${path}) não pôde ser lido como JSON.`, { cause });
  }
  const site = siteConfig.safeParse(Object.assign({}, defaults, given));
  if (!site.success) {
    const wrong = new Set(site.error.issues.map(({ path: [field] }) => String(field)));
    throw new SiteConfigError(`O ficheiro de SITE_CONFIG tem campos errados: ${[...wrong].join(', ')}.`);
  }
  for (const field of ['signUpUrl', 'projectUrl'] as const) {
    const address = site.data[field];
    if (address !== null && !WEB_ADDRESS.test(address)) {
      throw new SiteConfigError(`No ficheiro de SITE_CONFIG, ${field} tem de começar por http:// ou https://.`);
    }
  }
  return site.data;
}
