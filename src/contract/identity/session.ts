import * as z from 'zod/mini';
import { PASSWORD_MAX_CHARS, TEAM_CODE_MAX_CHARS, USERNAME_MAX_CHARS } from '#domain/limits.ts';
import { ROLES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer, storable, text } from '../fields.ts';

/** The signed-in account (spec, section 3, Profile); only teachers' accounts have `name`, the person's name. */
const profile = z.object({
  _id: z.uuid(),
  username: z.string(),
  name: z.optional(z.string()),
  email: z.nullable(z.string()),
  permission: z.object({ id: integer(0, 3), name: z.string() }),
  /** The password was set by an administrator: the teacher must choose her own before any other call. */
  mustChangePassword: z.optional(z.literal(true)),
});
export type Profile = z.output<typeof profile>;

/** What a sign-in answers. */
export const signedIn = z.object({ token: z.string(), user: profile });

const signInName = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(USERNAME_MAX_CHARS), storable));

/** Sign-in, sign-out and renewal of the session (spec, section 7; rulings 10, 11, 17). */
export const session = {
  login: {
    method: 'POST',
    path: '/login',
    summary: 'Inicia sessão com nome de utilizador ou email e palavra-passe.',
    who: 'anyone',
    body: z
      .object({
        username: signInName,
        email: signInName,
        password: z.string('Falta a palavra-passe.').check(z.minLength(1), z.maxLength(PASSWORD_MAX_CHARS), storable),
      })
      .check(z.refine((body) => Boolean(body.username ?? body.email), 'Falta o nome de utilizador.')),
    encoding: 'form',
    success: { status: 200, body: signedIn },
    refusals: ['wrongPassword', 'lockedOut', 'busy', 'passwordsOff', 'secondFactorNeeded'],
  },
  loginWithCode: {
    method: 'POST',
    path: '/login/code',
    summary: 'Inicia a sessão de uma equipa com o código de quatro palavras do cartão.',
    who: 'anyone',
    body: z.object({
      code: text(TEAM_CODE_MAX_CHARS, 'Falta o código.'),
      /** The only team that may sign in, where a page stays open for it. */
      teamId: z.optional(id()),
    }),
    encoding: 'json',
    success: { status: 200, body: signedIn },
    refusals: ['wrongCode', 'lockedOut'],
  },
  logout: {
    method: 'POST',
    path: '/logout',
    summary: 'Termina a sessão: a credencial deixa de valer em todo o lado.',
    who: ROLES,
    withGivenPassword: true,
    /** `leave`: where the sign-out at the school's own accounts begins. */
    success: { status: 200, body: z.object({ message: z.string(), leave: z.optional(z.string()) }) },
  },
  renewSession: {
    method: 'POST',
    path: '/session/renew',
    summary: 'Troca a credencial em uso por outra com prazo novo.',
    who: ROLES,
    withGivenPassword: true,
    success: { status: 200, body: z.object({ token: z.string() }) },
  },
  profile: {
    method: 'GET',
    path: '/profile',
    summary: 'A conta que tem a sessão iniciada.',
    who: ROLES,
    withGivenPassword: true,
    success: { status: 200, body: profile },
  },
} as const satisfies EndpointTable;
