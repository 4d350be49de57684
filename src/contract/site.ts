import * as z from 'zod/mini';
import type { EndpointTable } from './endpoint.ts';

const named = z.object({ name: z.string(), role: z.string() });

/** What a school or association sets without code (ruling 25). */
export const siteConfig = z.object({
  title: z.string(),
  footer: z.string(),
  signUpUrl: z.nullable(z.string()),
  projectUrl: z.nullable(z.string()),
  contact: z.string(),
  about: z.array(z.string()),
  howToPlay: z.array(z.string()),
  partners: z.array(named),
});
export type SiteConfig = z.output<typeof siteConfig>;

export const site = {
  site: {
    method: 'GET',
    path: '/site',
    summary: 'Nomes, textos e ligações que cada instalação configura.',
    who: 'anyone',
    success: { status: 200, body: siteConfig },
  },
} as const satisfies EndpointTable;
