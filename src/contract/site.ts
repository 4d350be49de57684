import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint.ts';
import type { StreamedCall } from './uploads.ts';

/** Path below which `logo.src` pictures are served. */
export const LOGO_PATH = '/site/logos';

/** `src` is a URL on the same origin. */
const partner = z.object({
  name: z.string(),
  role: z.string(),
  logo: z.optional(z.object({ src: z.string(), alt: z.string() })),
});

/** What an installation says of itself in the accessibility statement (Decreto-Lei n.º 83/2018), beside what the product knows. */
const accessibility = z.object({
  /** Who answers for the installation. */
  entity: z.string(),
  contact: z.string(),
  /** Day on which the entity last went through the statement, as YYYY-MM-DD; null before. */
  reviewedOn: z.nullable(z.string()),
  /** What is missing in this installation only. */
  alsoMissing: z.array(z.string()),
  /** Tests with people with disabilities: when, with whom, what came of it. */
  userTests: z.array(z.string()),
  /** Other evidence, such as a seal. */
  evidence: z.array(z.string()),
});

/** Settings that an installation can change without code (ruling 25). */
export const siteConfig = z.object({
  title: z.string(),
  footer: z.string(),
  signUpUrl: z.nullable(z.string()),
  projectUrl: z.nullable(z.string()),
  contact: z.string(),
  accessibility,
  about: z.array(z.string()),
  howToPlay: z.array(z.string()),
  partners: z.array(partner),
});
export type SiteConfig = z.output<typeof siteConfig>;

/** The settings as a page sees them: also the accounts of a school with which staff sign in here (decision 0090). */
const siteAnswer = z.extend(siteConfig, { issuers: z.array(z.object({ id: z.string(), name: z.string() })) });
export type Site = z.output<typeof siteAnswer>;

/** The configuration file: a logo is a file name in that file's folder, with alternative text. */
export const siteFile = z.extend(siteConfig, {
  partners: z.array(
    z.extend(partner, {
      logo: z.optional(z.object({ file: z.string().check(z.minLength(1)), alt: z.string().check(z.minLength(1)) })),
    }),
  ),
});
export type SiteFile = z.output<typeof siteFile>;

export const site = {
  site: {
    method: 'GET',
    path: '/site',
    summary: 'Nomes, textos e ligações que cada instalação configura.',
    who: 'anyone',
    success: { status: 200, body: siteAnswer },
  },
} as const satisfies EndpointTable;

export const LOGO_CALL = {
  method: 'GET',
  path: `${LOGO_PATH}/:logo`,
  summary: 'Um logótipo que a configuração da instalação nomeia (SVG, PNG ou WebP).',
  who: 'anyone',
  statuses: [200],
  refusals: ['notFound'],
} as const satisfies StreamedCall;
