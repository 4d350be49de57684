import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { factorCode as code, confirmTotpBody, currentPasswordBody, passkeyName } from '../factorForms.ts';
import { id } from '../fields.ts';
import { ADMINS, STAFF } from '../who.ts';
import { signedIn } from './session.ts';

/** Options and answers of WebAuthn, which the browser and the server's library check. */
const webAuthn = z.record(z.string(), z.unknown());
/** Recovery codes, shown once; null when the account has some already. */
const newCodes = z.object({ codes: z.nullable(z.array(z.string())) });
const done = z.object({ message: z.string() });

const passkey = z.object({
  _id: z.uuid(),
  name: z.string(),
  createdAt: z.int(),
  lastUsedAt: z.nullable(z.int()),
});
const identity = z.object({ _id: z.uuid(), issuerName: z.string(), linkedAt: z.int(), lastUsedAt: z.int() });

const addPasskeyBody = z.object({ name: passkeyName, passkey: webAuthn });

/** The second step of a sign-in with a password, and the methods with which staff sign in (decision 0091). */
export const factors = {
  beginSecondStep: {
    method: 'POST',
    path: '/login/second/begin',
    summary: 'Diz que segundo passo falta a uma entrada cuja palavra-passe já foi confirmada.',
    who: 'anyone',
    success: { status: 200, body: z.object({ app: z.boolean(), passkey: z.nullable(webAuthn) }) },
    refusals: ['factorExpired'],
  },
  finishSecondStep: {
    method: 'POST',
    path: '/login/second',
    summary: 'Acaba a entrada com um código da aplicação, um código de recuperação ou uma chave de acesso.',
    who: 'anyone',
    body: z.object({ code: z.optional(code), passkey: z.optional(webAuthn) }),
    encoding: 'json',
    success: { status: 200, body: signedIn },
    refusals: ['factorExpired', 'wrongFactor', 'lockedOut'],
  },
  signInMethods: {
    method: 'GET',
    path: '/sign-in',
    summary: 'Com que a própria conta entra: contas da escola, aplicação de códigos, chaves de acesso.',
    who: STAFF,
    success: {
      status: 200,
      body: z.object({
        app: z.boolean(),
        passkeys: z.array(passkey),
        recoveryCodes: z.int(),
        identities: z.array(identity),
        /** Those of this installation that the account may still be linked with. */
        issuers: z.array(z.object({ id: z.string(), name: z.string() })),
      }),
    },
  },
  beginTotp: {
    method: 'POST',
    path: '/sign-in/totp/begin',
    summary: 'Cria o segredo de uma aplicação de códigos, que ainda não conta.',
    who: STAFF,
    body: currentPasswordBody,
    encoding: 'json',
    success: { status: 200, body: z.object({ secret: z.string(), uri: z.string(), pending: z.string() }) },
    refusals: ['wrongCurrentPassword', 'lockedOut', 'busy'],
  },
  confirmTotp: {
    method: 'PUT',
    path: '/sign-in/totp',
    summary: 'Ativa a aplicação de códigos com o primeiro código dela; nunca mais se vê o segredo.',
    who: STAFF,
    body: confirmTotpBody,
    encoding: 'json',
    success: { status: 200, body: newCodes },
    refusals: ['wrongFactor', 'factorExpired', 'lockedOut'],
  },
  beginPasskey: {
    method: 'POST',
    path: '/login/passkeys/begin',
    summary: 'Começa a juntar uma chave de acesso (WebAuthn).',
    who: STAFF,
    body: currentPasswordBody,
    encoding: 'json',
    success: { status: 200, body: z.object({ options: webAuthn }) },
    refusals: ['wrongCurrentPassword', 'lockedOut', 'busy', 'tooManyPasskeys'],
  },
  addPasskey: {
    method: 'POST',
    path: '/login/passkeys',
    summary: 'Junta uma chave de acesso que o navegador acabou de criar.',
    who: STAFF,
    body: addPasskeyBody,
    encoding: 'json',
    success: { status: 200, body: newCodes },
    refusals: ['wrongFactor', 'factorExpired', 'tooManyPasskeys'],
  },
  renewRecoveryCodes: {
    method: 'POST',
    path: '/sign-in/recovery',
    summary: 'Dá outros códigos de recuperação: os anteriores deixam de valer.',
    who: STAFF,
    body: currentPasswordBody,
    encoding: 'json',
    success: { status: 200, body: newCodes },
    refusals: ['wrongCurrentPassword', 'lockedOut', 'busy', 'notFound'],
  },
  removeOwnFactor: {
    method: 'POST',
    path: '/sign-in/remove',
    summary: 'Retira da própria conta uma chave de acesso ou, sem a nomear, o segundo passo inteiro.',
    who: STAFF,
    body: z.extend(currentPasswordBody, { passkeyId: z.optional(id()) }),
    encoding: 'json',
    success: { status: 200, body: done },
    refusals: ['wrongCurrentPassword', 'lockedOut', 'busy', 'notFound'],
  },
  staffSignIns: {
    method: 'GET',
    path: '/sign-in/accounts',
    summary: 'As contas de quem ensina e administra, com as ligações e o segundo passo de cada uma.',
    who: ADMINS,
    success: {
      status: 200,
      body: z.array(
        z.object({
          _id: z.uuid(),
          username: z.string(),
          name: z.nullable(z.string()),
          role: z.string(),
          hasSecondFactor: z.boolean(),
          identities: z.array(identity),
          /** Whether the caller may remove them. */
          isManaged: z.boolean(),
        }),
      ),
    },
  },
  removeFactors: {
    method: 'DELETE',
    path: '/sign-in/accounts/:accountId/factors',
    summary: 'Retira o segundo passo da entrada de outra conta, que perdeu o telemóvel e os códigos.',
    who: ADMINS,
    params: z.object({ accountId: id() }),
    success: { status: 200, body: done },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
