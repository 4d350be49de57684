import * as z from 'zod/mini';
import type { EndpointTable } from '../endpoint.ts';
import { id, pagination, paging } from '../fields.ts';
import { eraseBody } from '../forms.ts';
import { STAFF } from '../who.ts';

const BIN_KINDS = ['team', 'class', 'teacher', 'school', 'council'] as const;
export type BinKind = (typeof BIN_KINDS)[number];
const kind = z.enum(BIN_KINDS);

/** Number of deleted teams and classes, including the subject itself. */
const counts = z.object({ teams: z.int(), classes: z.int() });

/** The reply of every deletion: its entry in the bin, so that it can be undone at once. */
export const binned = z.object({ binId: z.uuid(), counts });
export type Binned = z.output<typeof binned>;

/** Number of erased teams and classes, including the subject itself. */
export const erased = z.object({ teams: z.int(), classes: z.int() });
export type Erased = z.output<typeof erased>;

/** An entry of the bin; times are in unix seconds. */
const entry = z.object({
  _id: z.uuid(),
  kind,
  name: z.string(),
  counts,
  deletedAt: z.int(),
  /** Name of the person who deleted it; null when that account is gone or the retention had ended. */
  deletedBy: z.nullable(z.string()),
  /** The class's retention had ended; no person deleted it. */
  isOver: z.boolean(),
  /** Null when it stays until a person decides. */
  expiresAt: z.nullable(z.int()),
});
export type BinEntry = z.output<typeof entry>;

/** The bin: deleted classes, teams, teachers, schools and council sessions, restorable for 30 days with all their work. */
export const bin = {
  binPage: {
    method: 'GET',
    path: '/bin',
    summary: 'O que foi eliminado nos últimos 30 dias, a começar pelo mais recente; um professor recebe só o seu.',
    who: STAFF,
    query: paging,
    success: { status: 200, body: z.object({ entries: z.array(entry), pagination }) },
  },
  restoreFromBin: {
    method: 'POST',
    path: '/bin/:binId/restore',
    summary: 'Restaura o que foi eliminado, com todo o trabalho que tinha.',
    who: STAFF,
    params: z.object({ binId: id() }),
    success: { status: 200, body: z.object({ kind, id: z.uuid() }) },
    refusals: ['notFound', 'notYours', 'usernameTaken', 'emailTaken', 'nameTaken', 'parentGone'],
  },
  eraseBinned: {
    method: 'POST',
    path: '/bin/:binId/erase',
    summary: 'Apaga para sempre o que está na reciclagem, com tudo o que tinha; `name` tem de ser o seu nome.',
    who: STAFF,
    params: z.object({ binId: id() }),
    body: eraseBody,
    encoding: 'json',
    success: { status: 200, body: erased },
    refusals: ['notFound', 'notYours'],
  },
} as const satisfies EndpointTable;
