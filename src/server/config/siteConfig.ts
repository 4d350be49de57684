import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LOGO_PATH, type SiteConfig, type SiteFile, siteConfig, siteFile } from '#contract/site.ts';
import type { Env } from './env.ts';
import { fileProblem } from './fileProblem.ts';
import { type Logo, LogoError, readLogo } from './logos/readLogo.ts';
import { projectFile } from './projectFile.ts';

/** Thrown when the site file cannot be used; the message says why, in Portuguese. */
export class SiteConfigError extends Error {
  override name = 'SiteConfigError';
}

const WEB_ADDRESS = /^https?:\/\//i;

/** Returns config/site.json, which ships with the product, names no logo and has every field. */
export async function readDefaultSite(): Promise<SiteConfig> {
  return siteConfig.parse(await readDefaultFile());
}

/**
 * Returns names, texts, links and logos of this installation (ruling 25): the file of SITE_CONFIG over the defaults. Reads
 * the file each time, so that a change shows without a restart. Throws SiteConfigError when it is not JSON of the right
 * shape or names a logo that cannot be shown.
 */
export async function readSite(env: SiteEnv): Promise<SiteConfig> {
  const file = await readSiteFile(env);
  const partners = await Promise.all(file.partners.map((partner) => presentPartner(env, partner)));
  return { ...file, partners };
}

/** Returns the logos that the site file names. Throws as readSite does. */
export async function readLogos(env: SiteEnv): Promise<Logo[]> {
  const { partners } = await readSiteFile(env);
  return Promise.all(partners.flatMap(({ logo }) => (logo ? [logoOf(env, logo.file)] : [])));
}

type SiteEnv = Pick<Env, 'siteConfig'>;

async function readDefaultFile(): Promise<SiteFile> {
  return siteFile.parse(JSON.parse(await readFile(projectFile('config', 'site.json'), 'utf8')));
}

async function readSiteFile({ siteConfig: path }: SiteEnv): Promise<SiteFile> {
  const defaults = await readDefaultFile();
  if (path === undefined) return defaults;
  let given: unknown;
  try {
    given = JSON.parse(await readFile(path, 'utf8'));
  } catch (cause) {
    const words = fileProblem(path, cause) ?? `o ficheiro ${path} não pôde ser lido como JSON`;
    throw new SiteConfigError(`Em SITE_CONFIG, ${words}.`, { cause });
  }
  const site = siteFile.safeParse(overDefaults(defaults, given));
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
  const { reviewedOn } = site.data.accessibility;
  if (reviewedOn !== null && !isDay(reviewedOn)) {
    throw new SiteConfigError(
      'No ficheiro de SITE_CONFIG, accessibility.reviewedOn tem de ser um dia, como 2027-01-15.',
    );
  }
  return site.data;
}

/** Returns whether the text is a day of the calendar, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}

/** A field of the statement that is not given keeps its default, like every other field. */
function overDefaults(defaults: SiteFile, given: unknown): object {
  const site: Record<string, unknown> = Object.assign({}, defaults, given);
  const { accessibility } = site;
  const isObject = typeof accessibility === 'object' && accessibility !== null && !Array.isArray(accessibility);
  return isObject ? { ...site, accessibility: { ...defaults.accessibility, ...accessibility } } : site;
}

async function presentPartner(env: SiteEnv, { logo, ...partner }: SiteFile['partners'][number]) {
  if (logo === undefined) return partner;
  const { name } = await logoOf(env, logo.file);
  return { ...partner, logo: { src: `/api${LOGO_PATH}/${name}`, alt: logo.alt } };
}

async function logoOf({ siteConfig: path }: SiteEnv, file: string): Promise<Logo> {
  try {
    return await readLogo(path === undefined ? projectFile('config') : dirname(path), file);
  } catch (error) {
    if (error instanceof LogoError) throw new SiteConfigError(error.message, { cause: error });
    throw error;
  }
}
