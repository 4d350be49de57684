import * as z from 'zod/mini';
import { IMPORT_LINES_MAX, IMPORT_MAX_CHARS, IMPORT_ROWS_MAX, MEMBERS_MAX, NAME_MAX_CHARS } from '#domain/limits.ts';
import { hasMoreLinesThan } from '#domain/school/imports/delimited.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id, integer, looseText, storable } from '../fields.ts';
import { STAFF } from '../who.ts';

/** The teacher who owns the classes; required from an administrator, only herself for a teacher. */
const teacherId = z.optional(id('É necessário selecionar um professor'));
const FIELDS = ['className', 'teamName', 'username', 'password', 'solar', 'members'] as const;
/** Longer than any field's limit, so that a too long field is reported for its line and not for the request. */
const CELL_MAX_CHARS = 2_000;
/** More members than a team may have, for the same reason. */
const NAMES_MAX = 10 * MEMBERS_MAX;

/** The planned result of a line. A line without a team only creates its class. */
const importRow = z.object({
  line: z.int(),
  className: z.string(),
  /** The class does not exist yet. */
  newClass: z.boolean(),
  teamName: z.nullable(z.string()),
  username: z.nullable(z.string()),
  /** Null for an existing team. */
  password: z.nullable(z.string()),
  /** The name of the solar system, or the unknown text in its place. */
  solar: z.string(),
  members: z.array(z.string()),
  state: z.enum(['new', 'exists', 'error']),
  errors: z.array(z.object({ field: z.enum(FIELDS), message: z.string() })),
});
export type ImportRow = z.output<typeof importRow>;

const cell = z.optional(z.nullable(looseText(CELL_MAX_CHARS)));
const sentRow = z.object({
  line: integer(1, IMPORT_MAX_CHARS),
  className: looseText(CELL_MAX_CHARS),
  teamName: cell,
  username: cell,
  password: cell,
  solar: looseText(CELL_MAX_CHARS),
  members: z.array(looseText(CELL_MAX_CHARS)).check(z.maxLength(NAMES_MAX, 'São membros a mais.')),
});
export type SentImportRow = z.output<typeof sentRow>;

/** A past import. `at` is in unix seconds; `by` is null when that account is gone. */
const pastImport = z.object({
  _id: z.string(),
  at: z.int(),
  by: z.nullable(z.string()),
  teacher: z.nullable(z.string()),
  classes: z.int(),
  teams: z.int(),
  /** `open`: can still be undone; `undone`: was undone; `old`: too old to undo. */
  state: z.enum(['open', 'undone', 'old']),
  /** Number of classes and teams that stayed when it was undone. */
  kept: z.int(),
});
export type PastImport = z.output<typeof pastImport>;

const NOTHING = 'Não há linhas para importar.';
const LONG = `A lista tem mais de ${IMPORT_MAX_CHARS} caracteres. Importe-a em partes.`;
const TALL = `A lista tem mais de ${IMPORT_LINES_MAX} linhas, a contar as vazias. Importe-a em partes.`;
const MANY = `Não podem ser mais de ${IMPORT_ROWS_MAX} linhas.`;

export const imports = {
  pastImports: {
    method: 'GET',
    path: '/imports',
    summary:
      'As últimas importações, a começar pela mais recente: as das turmas de quem pergunta, ou todas para um administrador.',
    who: STAFF,
    success: { status: 200, body: z.object({ imports: z.array(pastImport) }) },
  },
  previewImport: {
    method: 'POST',
    path: '/imports/preview',
    summary: 'Diz o que faria a importação de um CSV ou de nomes colados, linha a linha. Não escreve nada.',
    who: STAFF,
    body: z.object({
      text: z.string(NOTHING).check(
        z.minLength(1, NOTHING),
        z.maxLength(IMPORT_MAX_CHARS, LONG),
        z.refine<string>((text) => !hasMoreLinesThan(IMPORT_LINES_MAX, text), TALL),
        storable,
      ),
      teacherId,
      /** For lines that name no class. */
      className: z.optional(looseText(NAME_MAX_CHARS)),
      /** For lines that name no solar system. */
      solarId: z.optional(id('O sistema solar não existe.')),
    }),
    encoding: 'json',
    success: {
      status: 200,
      body: z.object({
        rows: z.array(importRow),
        counts: z.object({ classes: z.int(), teams: z.int(), errors: z.int() }),
        /** Portuguese messages about values that were guessed or ignored. */
        notes: z.array(z.string()),
      }),
    },
    refusals: ['notYours', 'notFound'],
  },
  runImport: {
    method: 'POST',
    path: '/imports',
    summary: 'Cria as turmas e as equipas destas linhas, todas ou nenhuma. Nunca altera o que já existe.',
    who: STAFF,
    body: z.object({
      rows: z.array(sentRow, NOTHING).check(z.minLength(1, NOTHING), z.maxLength(IMPORT_ROWS_MAX, MANY)),
      teacherId,
      /** Idempotency key: a repeated request with the same key returns the first result. */
      key: z.optional(z.string().check(z.regex(/^[\da-f]{32}$/, 'Identificador inválido.'))),
    }),
    encoding: 'json',
    success: { status: 201, body: z.object({ _id: z.string(), classes: z.int(), teams: z.int() }) },
    refusals: ['notYours', 'notFound', 'usernameTaken', 'importWrong', 'nothingToImport', 'busy'],
  },
  undoImport: {
    method: 'POST',
    path: '/imports/:importId/undo',
    summary: 'Desfaz uma importação dos últimos 30 dias. O que já foi usado ou alterado fica, e é nomeado.',
    who: STAFF,
    params: z.object({ importId: z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'Identificador inválido.')) }),
    success: {
      status: 200,
      body: z.object({
        classes: z.int(),
        teams: z.int(),
        kept: z.array(z.object({ _id: z.uuid(), name: z.string() })),
      }),
    },
    refusals: ['notYours', 'notFound', 'importTooOld'],
  },
} as const satisfies EndpointTable;
