import type * as z from 'zod/mini';
import type { platformBody } from '#contract/identity/ltiForms.ts';
import { badInput } from '../../../http/badInput.ts';
import type { Services } from '../../../http/handler.ts';
import type { PlatformFields } from './platforms.queries.ts';
import { isPlatformUrl } from './publicAddress.ts';

const WRONG = 'Tem de ser um endereço https:// na Internet, sem # nem nome de utilizador.';
const URLS = ['authorizeUrl', 'tokenUrl', 'jwksUrl'] as const;

/** Returns the fields of a platform; refuses with badInput those that are no address that our server may call. */
export function fieldsOf({ signIn }: Services, body: z.output<typeof platformBody>): PlatformFields {
  const wrong = URLS.filter((name) => !isPlatformUrl(body[name], signIn.privatePlatforms));
  if (wrong.length > 0) throw badInput(Object.fromEntries(wrong.map((name) => [name, WRONG])));
  return body;
}
