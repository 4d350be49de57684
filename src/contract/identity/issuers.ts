import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { currentPasswordBody } from '../factorForms.ts';
import { id, text } from '../fields.ts';
import type { StreamedCall } from '../uploads.ts';
import { ADMINS, STAFF } from '../who.ts';
import { signedIn } from './session.ts';

const issuerBody = z.object({ issuer: text(40, 'Falta dizer em que conta entrar.') });
/** Where the browser goes next, at the issuer. */
const destination = z.object({ url: z.string() });

const done = z.object({ message: z.string() });

/** Sign-in of staff with an account of their school, by OpenID Connect (decision 0090). */
export const issuers = {
  beginIssuerSignIn: {
    method: 'POST',
    path: '/login/issuer',
    summary: 'Começa a entrada de quem ensina com a conta da escola (OpenID Connect); diz para onde ir.',
    who: 'anyone',
    body: issuerBody,
    encoding: 'json',
    success: { status: 200, body: destination },
    refusals: ['notFound', 'issuerAway'],
  },
  finishIssuerSignIn: {
    method: 'POST',
    path: '/login/issuer/finish',
    summary: 'Troca o que a entrada com a conta da escola deixou no navegador por uma sessão, uma vez.',
    who: 'anyone',
    success: { status: 200, body: signedIn },
    refusals: ['issuerFailed', 'noStaffAccount'],
  },
  beginIssuerLink: {
    method: 'POST',
    path: '/login/issuer/link',
    summary: 'Começa a ligação da própria conta a uma conta da escola, com a palavra-passe; diz para onde ir.',
    who: STAFF,
    body: z.extend(issuerBody, currentPasswordBody.shape),
    encoding: 'json',
    success: { status: 200, body: destination },
    refusals: ['wrongCurrentPassword', 'lockedOut', 'busy', 'notFound', 'issuerAway'],
  },
  removeOwnIdentity: {
    method: 'POST',
    path: '/sign-in/identities/remove',
    summary:
      'Retira da própria conta a ligação a uma conta da escola, com a palavra-passe, e termina as outras sessões.',
    who: STAFF,
    body: z.extend(currentPasswordBody, { identityId: id() }),
    encoding: 'json',
    success: { status: 200, body: done },
    refusals: ['wrongCurrentPassword', 'lockedOut', 'busy', 'notFound', 'lastSignIn'],
  },
  removeIdentity: {
    method: 'DELETE',
    path: '/sign-in/identities/:identityId',
    summary: 'Retira a ligação de uma conta a uma conta da escola e termina as sessões dessa conta.',
    who: ADMINS,
    params: z.object({ identityId: id() }),
    success: { status: 200, body: done },
    refusals: ['notYours', 'notFound', 'lastSignIn'],
  },
} as const satisfies EndpointTable;

export const ISSUER_CALLBACK = {
  method: 'GET',
  path: '/login/issuer/callback',
  summary: 'Recebe a resposta da conta da escola e leva à página de entrada ou ao painel.',
  who: 'anyone',
  statuses: [303],
  refusals: [],
} as const satisfies StreamedCall;
