import * as z from 'zod/mini';
import { CAPTION_PLACES, cleanCaption } from '#domain/game/captions.ts';
import {
  CAPTION_MAX_CHARS,
  FILES_PER_ANSWER_MAX,
  NAME_MAX_CHARS,
  PAGE_INDEX_MAX,
  PAGE_LIMIT_MAX,
  PAGE_SIZE_DEFAULT,
  PASSWORD_MAX_CHARS,
  QUEUE_PAGE_LIMIT_MAX,
  RECORDING_MAX_S,
  TEXT_MAX_CHARS,
} from '#domain/limits.ts';
import { validateUsername } from '#domain/validation.ts';

// Field schemas of the endpoint tables. Bodies are JSON or a form, so numbers and lists are also parsed from text.

const INTEGER = /^[+-]?\d{1,9}$/;

/** Puts U+FFFD for half of a character, as where a text was cut within an emoji: PostgreSQL stores none in JSON. */
const wellFormed = z.overwrite<string>((value) => value.replace(/\p{Surrogate}/gu, '\uFFFD'));

/** Required text, trimmed; `max` in characters. Refuses NUL, which PostgreSQL cannot store. */
export const text = (
  max: number,
  missing = 'Este campo é obrigatório.',
  tooLong = `Não pode ter mais de ${max} caracteres.`,
) =>
  z
    .string({ error: missing })
    .check(wellFormed, z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong), storable);

/** Text that may be empty. */
export const looseText = (max: number) =>
  z
    .string({ error: 'Tem de ser texto.' })
    .check(wellFormed, z.trim(), z.maxLength(max, `Não pode ter mais de ${max} caracteres.`), storable);

export const storable = z.refine<string>(
  (value) => !value.includes('\0'),
  'Tem caracteres que não podem ser guardados.',
);

export const name = (missing?: string) => text(NAME_MAX_CHARS, missing);
/** A username; an @ would be read as an email (spec, section 5). */
export const username = () =>
  name('O nome de utilizador é obrigatório').check(
    z.refine<string>((value) => validateUsername(value) === null, 'O nome de utilizador não pode ter o sinal @'),
  );
/** A password, not trimmed; spaces alone count as empty. */
export const password = (min = 1, tooShort = 'A palavra-passe é obrigatória') =>
  z.string('A palavra-passe é obrigatória').check(
    z.refine<string>((value) => value === '' || value.trim() !== '', 'A palavra-passe é obrigatória'),
    z.minLength(min, tooShort),
    z.maxLength(PASSWORD_MAX_CHARS, 'A palavra-passe é demasiado comprida.'),
    storable,
  );

export const answerText = () => text(TEXT_MAX_CHARS, 'Escrevam a vossa resposta antes de submeter.');
/** A UUID, converted to lower case so that ids can be compared as text. */
export const id = (missing = 'Identificador inválido.') => z.uuid(missing).check(z.toLowerCase());

/** An integer from `min` to `max`, as a number or as digits. */
export const integer = (min: number, max: number, words = `Tem de ser um número inteiro de ${min} a ${max}.`) =>
  z.pipe(
    z.transform((value: number | string) => (typeof value === 'string' && INTEGER.test(value) ? Number(value) : value)),
    z.int({ error: words }).check(z.minimum(min, words), z.maximum(max, words)),
  );

/** Adds a description and examples of a field for the API page and the OpenAPI document. */
export const documented = <S extends z.ZodMiniType>(
  schema: S,
  said: { description: string; examples?: readonly unknown[] },
): S => {
  z.globalRegistry.add(schema, said);
  return schema;
};

/** A list field that a form repeats: an absent or single value is parsed as a list; at most `max` items. */
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

/** A file in a request: `content` is a data URL, `upload:{id}` of a finished upload, or the content of a stored answer. */
const sentFile = z.object({
  name: text(255, 'O ficheiro não tem nome.'),
  content: z.string('O ficheiro não tem conteúdo.').check(z.minLength(1, 'O ficheiro não tem conteúdo.')),
});
/** A file of mission 3, with what the team says of it; callers from before captions leave both fields out. */
const captionedFile = z.extend(sentFile, {
  caption: z.optional(
    z
      .string({ error: 'Tem de ser texto.' })
      .check(
        z.overwrite(cleanCaption),
        z.maxLength(CAPTION_MAX_CHARS, `Uma legenda não pode ter mais de ${CAPTION_MAX_CHARS} caracteres.`),
      ),
  ),
  place: z.optional(z.enum(CAPTION_PLACES, 'O lugar tem de ser a escola, o bairro ou outro sítio.')),
});
export type SentFile = z.output<typeof captionedFile>;

/** A structured field: JSON text in a form, the value itself in a JSON body. */
export const jsonText = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.transform((value: string | z.input<S>) => (typeof value === 'string' ? parsedJson(value) : value)),
    schema,
  );

/** A JSON list of files, as text (spec, section 7) or as a list in a JSON body. */
export const fileList = listOf(sentFile);
/** The same of files with captions. */
export const captionedFileList = listOf(captionedFile);

/** Most steps of a part. */
export const STEPS_MAX = 20;
const sentRecording = z.extend(sentFile, {
  /** The step whose text it stands beside, from 0. */
  step: integer(0, STEPS_MAX - 1),
  seconds: integer(1, RECORDING_MAX_S, `Uma gravação tem de 1 a ${RECORDING_MAX_S} segundos.`),
});
export type SentRecording = z.output<typeof sentRecording>;
/** The recordings of a part, at most one for each step; callers from before answers by voice leave the field out. */
export const recordingList = z._default(
  z.optional(
    jsonText(
      z
        .array(sentRecording, 'A lista de gravações não pôde ser lida.')
        .check(z.maxLength(STEPS_MAX, `Não podem ser mais de ${STEPS_MAX} gravações.`)),
    ),
  ),
  [],
);

function listOf<S extends z.ZodMiniType>(file: S) {
  return jsonText(
    z
      .array(file, 'A lista de ficheiros não pôde ser lida.')
      .check(
        z.minLength(1, 'Escolham pelo menos um ficheiro para continuar.'),
        z.maxLength(FILES_PER_ANSWER_MAX, `Não podem ser mais de ${FILES_PER_ANSWER_MAX} ficheiros.`),
      ),
  );
}

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
/** Paging of a list that is returned whole when both fields are absent. */
export const optionalPaging = z.object({
  page: z.optional(integer(0, PAGE_INDEX_MAX)),
  limit: z.optional(integer(1, PAGE_LIMIT_MAX)),
});
export const pagination = z.object({ total: z.int(), page: z.int(), limit: z.int() });
/** `more` when a search matches more than `total`, at which the server stops counting. */
export const counted = z.extend(pagination, { more: z.optional(z.literal(true)) });

/** Text by which a list is filtered; empty matches all. */
export const filterText = z._default(z.optional(looseText(NAME_MAX_CHARS)), '');
export const order = z._default(z.optional(z.enum(['asc', 'desc'])), 'asc');
/** A boolean, or 'true' or 'false' in a form or a query string. */
export const flag = z.pipe(
  z.transform((value: string | boolean) => (value === 'true' ? true : value === 'false' ? false : value)),
  z.boolean('Tem de ser true ou false.'),
);
/** A filter flag; absent matches both. */
export const filterFlag = z.optional(flag);
