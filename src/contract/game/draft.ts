import * as z from 'zod/mini';
import { DRAFT_MAX_BYTES } from '#domain/limits.ts';
import type { EndpointTable } from '../endpoint.ts';
import { integer, text } from '../fields.ts';
import { TEAM } from '../who.ts';

const REVISION_MAX = 999_999_999;

/** A version of unposted work; `content` is the client's JSON, opaque to the server. */
const version = z.object({ revision: z.int(), device: z.string(), content: z.string(), at: z.int() });

/** The draft of the part that is open, and the versions that were put aside; nulls in the council. */
export const openDraft = z.object({
  part: z.nullable(integer(0, 4)),
  draft: z.nullable(version),
  kept: z.array(version),
});

/** The draft of one part of the game (0 tutorial, 1 to 4 missions); ruling 14. */
export const draft = {
  readDraft: {
    method: 'GET',
    path: '/draft',
    summary: 'O rascunho da parte em curso e as versões postas de lado.',
    who: TEAM,
    success: { status: 200, body: openDraft },
  },
  writeDraft: {
    method: 'PUT',
    path: '/draft',
    summary: 'Guarda o rascunho: ganha a revisão mais nova, a outra fica guardada.',
    who: TEAM,
    body: z.object({
      part: integer(0, 4),
      revision: integer(1, REVISION_MAX),
      device: text(64),
      content: z.string('Falta o rascunho.').check(z.maxLength(DRAFT_MAX_BYTES, 'O rascunho é demasiado grande.')),
    }),
    encoding: 'json',
    success: {
      status: 200,
      /**
       * When `won` is false, `draft` is the newer stored revision, and the sent version is kept too, unless the same
       * device has stored a later revision.
       */
      body: z.object({ won: z.boolean(), draft: version }),
    },
    refusals: ['alreadyAnswered', 'levelAhead'],
  },
} as const satisfies EndpointTable;
