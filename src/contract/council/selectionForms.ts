import * as z from 'zod/mini';
import {
  CHOICE_REASON_MAX_CHARS,
  DRAWN_READERS_MAX,
  JUDGEMENT_MAX_CHARS,
  READERS_PER_PLAN,
  SCORE_MAX,
  SCORE_MIN,
} from '#domain/council/selection/selectionLimits.ts';
import { NAME_MAX_CHARS } from '#domain/limits.ts';
import { id, integer, looseText, repeated, text } from '../fields.ts';

// Request bodies of the selection, which its dialogs use too. This file imports no endpoint table.

const score = () => integer(SCORE_MIN, SCORE_MAX, `Escolha de ${SCORE_MIN} a ${SCORE_MAX}.`);
const scores = { community: score(), feasible: score(), fair: score() };

/** A judgement of a plan; the words may be left out. */
export const judgementBody = z.object({ ...scores, words: z._default(z.optional(looseText(JUDGEMENT_MAX_CHARS)), '') });

/** Why a plan is on the shortlist; published with the result. */
export const choiceBody = z.object({
  reason: text(CHOICE_REASON_MAX_CHARS, 'Escreva porque foi escolhida.'),
});

/** Why a plan leaves the shortlist, or a result is withdrawn; kept in the history. */
export const removalBody = z.object({ reason: text(CHOICE_REASON_MAX_CHARS, 'Escreva o motivo.') });

const reader = id('Esta pessoa não existe.');
export const readersBody = z.object({
  readers: repeated(reader, READERS_PER_PLAN, 0, `Cada plano tem no máximo ${READERS_PER_PLAN} leitores.`),
});
export const drawBody = z.object({
  readers: repeated(reader, DRAWN_READERS_MAX, 1, `Escolha no máximo ${DRAWN_READERS_MAX} pessoas.`),
});

/** Body of the dialogs' forms: an empty text means that nobody is chosen; the list is sent as an array even with one id. */
export const readersForm = z.object({ first: z.string(), second: z.string() });
export const drawForm = z.object({
  readers: z
    .array(reader)
    .check(
      z.minLength(1, 'Escolha quem lê.'),
      z.maxLength(DRAWN_READERS_MAX, `Escolha no máximo ${DRAWN_READERS_MAX} pessoas.`),
    ),
});

/** The name of the school year, typed as confirmation. */
export const publicationBody = z.object({ confirm: text(NAME_MAX_CHARS, 'Escreva o ano letivo.') });
