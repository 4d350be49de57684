import type * as z from 'zod/mini';
import type { platformBody } from '#contract/identity/ltiForms.ts';
import { validatePlatformUrl } from '#domain/identity/platformUrl.ts';
import { badInput } from '../../../http/badInput.ts';
import type { Services } from '../../../http/handler.ts';
import type { PlatformFields } from './platforms.queries.ts';
import { isPlatformUrl } from './platformUrls.ts';

const INVALID = 'Não é um endereço válido.';
const PRIVATE =
  'Tem de ser um endereço da Internet. Se está na rede da escola, peça a quem gere o servidor que o junte a privatePlatforms.';
const URLS = ['authorizeUrl', 'tokenUrl', 'jwksUrl'] as const;

/**
 * Returns the fields of a platform. Refuses with badInput those that are no address that our server may call, and a trust in
 * addresses of any domain.
 */
export function fieldsOf({ signIn }: Services, body: z.output<typeof platformBody>): PlatformFields {
  const wrongUrls = URLS.filter((name) => !isPlatformUrl(body[name], signIn.privatePlatforms));
  const wrong = Object.fromEntries(
    wrongUrls.map((name): [string, string] => [
      name,
      validatePlatformUrl(body[name]) ?? (URL.canParse(body[name]) ? PRIVATE : INVALID),
    ]),
  );
  if (body.trustsEmail && body.emailDomains.length === 0) wrong.emailDomains = 'Falta o domínio destes endereços.';
  if (Object.keys(wrong).length > 0) throw badInput(wrong);
  return { ...body, emailDomains: body.trustsEmail ? body.emailDomains : [] };
}
