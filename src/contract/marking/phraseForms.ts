import * as z from 'zod/mini';
import { PHRASE_MAX_CHARS, PHRASE_SHORTCUT_MAX_CHARS } from '#domain/limits.ts';
import { cleanShortcut, isShortcut } from '#domain/marking/phrases.ts';
import { CRITERIA } from '#domain/marking/scoring.ts';
import { integer, text } from '../fields.ts';

// The body of the panel's dialog for own phrases. This file imports no endpoint table, because it is part of the browser build.

/** An empty field stands for any mission or criterion. */
const emptyAsNull = (value: number | string | null | undefined) => (value === '' || value === undefined ? null : value);
const level = z.pipe(z.transform(emptyAsNull), z.nullable(integer(1, 4, 'As missões vão de 1 a 4.')));
const criterion = z.pipe(
  z.transform(emptyAsNull),
  z.nullable(z.enum(CRITERIA, 'Escolha a resposta ou o trabalho de equipa.')),
);

const SHORTCUT_WRONG = `O atalho tem até ${PHRASE_SHORTCUT_MAX_CHARS} letras, algarismos ou hífenes, sem espaços.`;

const shortcut = z.pipe(
  z.transform((typed: string | null | undefined) =>
    typeof typed === 'string' ? cleanShortcut(typed) : (typed ?? null),
  ),
  z.nullable(z.string(SHORTCUT_WRONG).check(z.refine(isShortcut, SHORTCUT_WRONG))),
);

/** A teacher's own phrase; an empty shortcut, mission or criterion is stored as null. */
export const phraseBody = z.object({
  text: text(PHRASE_MAX_CHARS, 'Escreva a frase.'),
  shortcut,
  level,
  criterion,
});
