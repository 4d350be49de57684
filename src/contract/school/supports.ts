import * as z from 'zod/mini';
import { LETTER_SIZES, SUPPORT_LANGUAGES } from '#domain/game/supports.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer } from '../fields.ts';
import { STAFF, TEAM } from '../who.ts';

const REVISION_MAX = 999_999_999;

/** A team's supports, whole in every call. */
export const supportsBody = z.object({
  easyRead: z.boolean(),
  readAloud: z.boolean(),
  glossary: z.boolean(),
  supportLanguage: z.nullable(z.enum(SUPPORT_LANGUAGES)),
  letterSize: z.literal(LETTER_SIZES),
  letterSpacing: z.boolean(),
  lineSpacing: z.boolean(),
  ruler: z.boolean(),
  contrast: z.boolean(),
  calm: z.boolean(),
  voiceAnswer: z.boolean(),
});

/** Revision 0: nobody has chosen any yet. */
export const storedSupports = z.object({ revision: z.int(), supports: supportsBody });
export type StoredSupports = z.output<typeof storedSupports>;

/** `revision` is one more than the last one that the writer knows; it must be above the stored one to win. */
const sent = z.object({ revision: integer(1, REVISION_MAX), supports: supportsBody });

/** When `won` is false, the rest is the stored row, which is newer than what was sent. */
const answered = z.extend(storedSupports, { won: z.boolean() });

const ofTeam = z.object({ teamId: id() });

/** The supports ('Apoios') of a team: its own devices and its teacher read and write them, nobody else. */
export const supports = {
  readSupports: {
    method: 'GET',
    path: '/supports',
    summary: 'Os apoios da equipa com sessão iniciada.',
    who: TEAM,
    success: { status: 200, body: storedSupports },
    refusals: ['notFound'],
  },
  writeSupports: {
    method: 'PUT',
    path: '/supports',
    summary: 'Guarda os apoios da equipa: ganha a revisão mais nova; se perder, a resposta traz a guardada.',
    who: TEAM,
    body: sent,
    encoding: 'json',
    success: { status: 200, body: answered },
    refusals: ['notFound'],
  },
  teamSupports: {
    method: 'GET',
    path: '/team/:teamId/supports',
    summary: 'Os apoios de uma equipa. Um professor só das suas equipas.',
    who: STAFF,
    params: ofTeam,
    success: { status: 200, body: storedSupports },
    refusals: ['notYours', 'notFound'],
  },
  setSupports: {
    method: 'PUT',
    path: '/team/:teamId/supports',
    summary: 'Muda os apoios de uma equipa, que os dispositivos dela recebem logo. Um professor só das suas equipas.',
    who: STAFF,
    params: ofTeam,
    body: sent,
    encoding: 'json',
    success: { status: 200, body: answered },
    refusals: ['notYours', 'notFound'],
  },
} as const satisfies EndpointTable;
