import * as z from 'zod/mini';
import { validateClientId, validateIssuer, validatePlatformUrl } from '#domain/identity/platformUrl.ts';
import { isPublicMailDomain } from '#domain/identity/publicMailDomains.ts';
import { isDomain } from '#domain/identity/staffSignIn.ts';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import type { ValidationMessage } from '#domain/validation.ts';
import { flag, text } from '../fields.ts';

// The body of the panel's dialog for learning platforms. This file imports no endpoint table, because it is part of the browser build.

const URL_MAX_CHARS = 500;
const LIST_MAX = 50;
const TOO_MANY = `Não pode ter mais de ${LIST_MAX}.`;
const address = (missing: string) => text(URL_MAX_CHARS, missing);
/** A check whose message says which mistake was made. */
const validated = (validate: (value: string) => ValidationMessage) =>
  z.refine<string>((value) => validate(value) === null, { error: ({ input }) => validate(String(input)) });
const serviceUrl = (missing: string) => address(missing).check(validated(validatePlatformUrl));

/** A list as typed, one per line or separated by commas; the wire takes a list too. */
const typedList = z.transform((typed: string | readonly string[]) => {
  if (typeof typed !== 'string') return typed;
  return typed
    .split(/[\n,]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
});
const deployments = z.pipe(
  typedList,
  z.array(text(255)).check(z.minLength(1, 'Falta o Deployment ID.'), z.maxLength(LIST_MAX, TOO_MANY)),
);
const domain = text(255).check(
  z.toLowerCase(),
  z.refine<string>(isDomain, 'Cada linha tem de ser um domínio, como escola.example.'),
  z.refine<string>((value) => !isPublicMailDomain(value), {
    error: ({ input }) => `${String(input)}: neste domínio qualquer pessoa cria um endereço.`,
  }),
);

export const platformBody = z.object({
  name: text(NAME_MAX_CHARS, 'Dê um nome à plataforma.'),
  issuer: address('Falta o Platform ID.').check(validated(validateIssuer)),
  clientId: text(255, 'Falta o Client ID.').check(validated(validateClientId)),
  deploymentIds: deployments,
  authorizeUrl: serviceUrl('Falta o endereço de autenticação.'),
  tokenUrl: serviceUrl('Falta o endereço de credenciais.'),
  jwksUrl: serviceUrl('Falta o endereço das chaves.'),
  trustsEmail: flag,
  /** Needed with trustsEmail: the only domains whose addresses are trusted. */
  emailDomains: z.pipe(typedList, z.array(domain).check(z.maxLength(LIST_MAX, TOO_MANY))),
});
export type PlatformInput = z.input<typeof platformBody>;
