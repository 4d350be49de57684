import * as z from 'zod/mini';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import { flag, text } from '../fields.ts';

// The body of the panel's dialog for learning platforms. This file imports no endpoint table, because it is part of the browser build.

const URL_MAX_CHARS = 500;
const DEPLOYMENTS_MAX = 50;
const address = (missing: string) => text(URL_MAX_CHARS, missing);

/** Deployment ids as typed, one per line or separated by commas; the wire takes a list too. */
const deployments = z.pipe(
  z.transform((typed: string | readonly string[]) => {
    if (typeof typed !== 'string') return typed;
    return typed
      .split(/[\n,]/)
      .map((id) => id.trim())
      .filter((id) => id !== '');
  }),
  z
    .array(text(255))
    .check(
      z.minLength(1, 'Falta o Deployment ID.'),
      z.maxLength(DEPLOYMENTS_MAX, `Não pode ter mais de ${DEPLOYMENTS_MAX}.`),
    ),
);

export const platformBody = z.object({
  name: text(NAME_MAX_CHARS, 'Dê um nome à plataforma.'),
  issuer: address('Falta o Platform ID.'),
  clientId: text(255, 'Falta o Client ID.'),
  deploymentIds: deployments,
  authorizeUrl: address('Falta o endereço de autenticação.'),
  tokenUrl: address('Falta o endereço de credenciais.'),
  jwksUrl: address('Falta o endereço das chaves.'),
  trustsEmail: flag,
});
export type PlatformInput = z.input<typeof platformBody>;
