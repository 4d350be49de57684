import * as z from 'zod/mini';
import {
  FILES_PER_ANSWER_MAX,
  NAME_MAX_CHARS,
  PAGE_INDEX_MAX,
  PAGE_LIMIT_MAX,
  PAGE_SIZE_DEFAULT,
  PASSWORD_MAX_CHARS,
  QUEUE_PAGE_LIMIT_MAX,
  TEXT_MAX_CHARS,
} from '#domain/limits.ts';
import { usernameRefusal } from '#domain/validation.ts';

/** Building blocks of the tables. Bodies come as JSON or as a form, so numbers and lists are read from text too. */

const INTEGER = /^[+-]?\d{1,9}$/;

/** Required text, trimmed; `max` in characters. NUL is refused: no database keeps it. */
export const text = (
  max: number,
  missing = 'Este campo é obrigatório.',
  tooLong = `Não pode ter mais de ${max} caracteres.`,
) => z.string({ error: missing }).check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong), storable);

/** Text that may be empty. */
export const looseText = (max: number) =>
  z
    .string({ error: 'Tem de ser texto.' })
    .check(z.trim(), z.maxLength(max, `Não pode ter mais de ${max} caracteres.`), storable);

export const storable = z.refine<string>(
  (value) => !value.includes('\0'),
  'Tem caracteres que não podem ser guardados.',
);

export const name = (missing?: string) => text(NAME_MAX_CHARS, missing);
/** A name to sign in with: an @ would be read as an email (spec, section 5). */
export const username = () =>
  name('O nome de utilizador é obrigatório').check(
    z.refine<string>((value) => usernameRefusal(value) === null, 'O nome de utilizador não pode ter o sinal @'),
  );
/** Kept as typed, outer spaces included; spaces alone are none. */
export const password = (min = 1, tooShort = 'A palavra-passe é obrigatória') =>
  z.string('A palavra-passe é obrigatória').check(
    z.refine<string>((value) => value === '' || value.trim() !== '', 'A palavra-passe é obrigatória'),
    z.minLength(min, tooShort),
    z.maxLength(PASSWORD_MAX_CHARS, 'A palavra-passe é demasiado comprida.'),
    storable,
  );

export const answerText = () => text(TEXT_MAX_CHARS, 'Por favor, escreva a sua resposta antes de submeter.');
/** In small letters whatever was sent, so that ids can be compared as text. */
export const id = (missing = 'Identificador inválido.') => z.uuid(missing).check(z.toLowerCase());

/** A whole number from `min` to `max`, as a number or as digits. */
export const integer = (min: number, max: number, words = `Tem de ser um número inteiro de ${min} a ${max}.`) =>
  z.pipe(
    z.transform((value: number | string) => (typeof value === 'string' && INTEGER.test(value) ? Number(value) : value)),
    z.int({ error: words }).check(z.minimum(min, words), z.maximum(max, words)),
  );

/** Adds what the API page and the OpenAPI document say of a field; examples are what a caller sends, or is answered. */
export const documented = <S extends z.ZodMiniType>(
  schema: S,
  said: { description: string; examples?: readonly unknown[] },
): S => {
  z.globalRegistry.add(schema, said);
  return schema;
};

/** A field that a form may repeat: none, one or many become a list of at most `max`. */
export const repeated = <S extends z.ZodMiniType>(
  item: S,
  max: number,
  min = 0,
  tooMany = `Não podem ser mais de ${max}.`,
) =>
  z.pipe(
    z.transform((value: z.input<S> | z.input<S>[] | undefined) =>
      value === undefined ? [] : Array.isArray(value) ? value : [value],
    ),
    z.array(item).check(z.minLength(min, `São precisas pelo menos ${min}.`), z.maxLength(max, tooMany)),
  );

/** One attached file on the way in: `content` is a data URL, `upload:{id}` of a finished upload, or what an answer of the team gave. */
const sentFile = z.object({
  name: text(255, 'O ficheiro não tem nome.'),
  content: z.string('O ficheiro não tem conteúdo.').check(z.minLength(1, 'O ficheiro não tem conteúdo.')),
});
export type SentFile = z.output<typeof sentFile>;

/** What a form can carry only as JSON text, and a JSON body as it is. */
export const jsonText = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value: string | z.input<S>) => (typeof value === 'string' ? parsedJson(value) : value)),
    schema,
  );

/** A JSON list of files, as text (spec, section 7) or as a list in a JSON body. */
export const fileList = jsonText(
  z
    .array(sentFile, 'A lista de ficheiros não pôde ser lida.')
    .check(
      z.minLength(1, 'Por favor, selecione pelo menos um ficheiro para continuar.'),
      z.maxLength(FILES_PER_ANSWER_MAX, `Não podem ser mais de ${FILES_PER_ANSWER_MAX} ficheiros.`),
    ),
);

function parsedJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** `page` counts from 0 (ruling 1). */
const page = z._default(z.optional(integer(0, PAGE_INDEX_MAX)), 0);
/** A page of at most `most` rows. */
const pagingUpTo = (most: number) =>
  z.object({ page, limit: z._default(z.optional(integer(1, most)), PAGE_SIZE_DEFAULT) });
export const paging = pagingUpTo(PAGE_LIMIT_MAX);
/** A page of a moderation queue. */
export const queuePaging = pagingUpTo(QUEUE_PAGE_LIMIT_MAX);
/** Where a list can also be had whole: without both it is not paged. */
export const optionalPaging = z.object({
  page: z.optional(integer(0, PAGE_INDEX_MAX)),
  limit: z.optional(integer(1, PAGE_LIMIT_MAX)),
});
export const pagination = z.object({ total: z.int(), page: z.int(), limit: z.int() });
/** `more`: a search that finds more than `total`, at which the server stops counting. */
export const counted = z.extend(pagination, { more: z.optional(z.literal(true)) });

/** Words that a list is narrowed by; empty means all. */
export const filterText = z._default(z.optional(looseText(NAME_MAX_CHARS)), '');
export const order = z._default(z.optional(z.enum(['asc', 'desc'])), 'asc');
/** A boolean, or 'true' or 'false' in a form or an address. */
export const flag = z.pipe(
  z.transform((value: string | boolean) => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean('Tem de ser true ou false.'),
);
/** Left out means both. */
export const filterFlag = z.optional(flag);
