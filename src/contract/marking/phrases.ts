import * as z from 'zod/mini';
import { isStarterId } from '#domain/marking/phrases.ts';
import { CRITERIA } from '#domain/marking/scoring.ts';
import type { EndpointTable } from '../endpoint.ts';
import { id } from '../fields.ts';
import type { StreamedCall } from '../uploads.ts';
import { STAFF } from '../who.ts';
import { phraseBody } from './phraseForms.ts';

/** A phrase that a member of staff keeps for notes to teams. `uses`: how often it was put into one. */
const ownPhrase = z.object({
  _id: z.string(),
  text: z.string(),
  shortcut: z.nullable(z.string()),
  /** The mission and the criterion it is for; null for any. */
  level: z.nullable(z.int()),
  criterion: z.nullable(z.enum(CRITERIA)),
  uses: z.int(),
});
export type OwnPhrase = z.output<typeof ownPhrase>;

/** Uses of a phrase; `id` of an own one, or of a starter as in domain/marking/phrases.ts. */
const usedPhrase = z.object({ id: z.string(), uses: z.int() });

const UNKNOWN = 'Esta frase não existe.';
const anyPhrase = z.union([z.string().check(z.refine(isStarterId, UNKNOWN)), id(UNKNOWN)], UNKNOWN);
const ofPhrase = z.object({ phraseId: id() });

/** Own phrases for notes to teams, and how often each phrase, own or ours, was used. Only the person who keeps them has them. */
export const phrases = {
  ownPhrases: {
    method: 'GET',
    path: '/phrases',
    summary: 'As frases para comentários de quem pede, e quantas vezes usou cada uma: as suas e as nossas.',
    who: STAFF,
    success: { status: 200, body: z.object({ phrases: z.array(ownPhrase), starters: z.array(usedPhrase) }) },
  },
  addPhrase: {
    method: 'POST',
    path: '/phrases',
    summary: 'Acrescenta uma frase às de quem pede.',
    who: STAFF,
    body: phraseBody,
    encoding: 'json',
    success: { status: 201, body: ownPhrase },
    refusals: ['tooManyPhrases', 'shortcutTaken'],
  },
  editPhrase: {
    method: 'PUT',
    path: '/phrases/:phraseId',
    summary: 'Muda uma frase de quem pede.',
    who: STAFF,
    params: ofPhrase,
    body: phraseBody,
    encoding: 'json',
    success: { status: 200, body: ownPhrase },
    refusals: ['notFound', 'notYours', 'shortcutTaken'],
  },
  deletePhrase: {
    method: 'DELETE',
    path: '/phrases/:phraseId',
    summary: 'Apaga para sempre uma frase de quem pede.',
    who: STAFF,
    params: ofPhrase,
    success: { status: 200, body: z.object({ ok: z.literal(true) }) },
    refusals: ['notFound', 'notYours'],
  },
  countPhraseUse: {
    method: 'POST',
    path: '/phrases/uses',
    summary: 'Conta mais um uso de uma frase, das suas ou das nossas, para que as mais usadas venham primeiro.',
    who: STAFF,
    body: z.object({ id: anyPhrase }),
    encoding: 'json',
    success: { status: 200, body: usedPhrase },
    refusals: ['notFound', 'notYours'],
  },
} as const satisfies EndpointTable;

/** Own phrases as a CSV file. */
export const PHRASES_EXPORT_CALL = {
  method: 'GET',
  path: '/export/phrases.csv',
  summary: 'As frases para comentários de quem pede, em CSV para o Excel.',
  who: STAFF,
  statuses: [200],
  refusals: ['signedOut', 'wrongRole'],
} as const satisfies StreamedCall;
