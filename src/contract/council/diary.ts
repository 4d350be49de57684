import * as z from 'zod/mini';
import { needsReason, PLAN_PROGRESS } from '#domain/council/diary.ts';
import { DECISIONS, HELD_REASONS } from '#domain/council/moderation.ts';
import { DIARY_PHOTOS_MAX, DIARY_REASON_MAX_CHARS, DIARY_TEXT_MAX_CHARS, STORIES_MAX } from '#domain/limits.ts';
import { ROLES } from '#domain/vocabulary.ts';
import type { EndpointTable } from '../endpoint.ts';
import { flag, id, looseText, text } from '../fields.ts';
import { STAFF, TEAM } from '../who.ts';
import { doubt } from './moderation.ts';

/** A photograph: its short-lived address, which also names it in the next write of the entry. */
const photo = z.object({ content: z.string() });

/** A day as 'yyyy-mm-dd'. */
const day = text(10, 'Falta a data.');
const progress = z.enum(PLAN_PROGRESS, 'Falta o estado do plano.');

const entry = z.object({
  _id: z.uuid(),
  text: z.string(),
  progress: z.enum(PLAN_PROGRESS),
  /** Why the plan was not possible; absent for any other progress. */
  reason: z.optional(z.string()),
  day: z.string(),
  photos: z.array(photo),
  /** Written by the team; otherwise by its teacher or an administrator. */
  byTeam: z.boolean(),
  /** The caller may change and delete it. */
  editable: z.boolean(),
  /** Why other teams do not read it; absent when they may. */
  state: z.optional(z.enum(['waiting', 'hidden'])),
  /** For staff only. `doubts`: doubtful words of a held entry; `may`: decisions that the caller may take. */
  moderation: z.optional(
    z.object({
      heldFor: z.nullable(z.enum(HELD_REASONS)),
      /** Approving it needs a confirmation. */
      selfHarm: z.boolean(),
      doubts: z.array(doubt),
      may: z.array(z.enum(DECISIONS)),
    }),
  ),
});
export type DiaryEntry = z.output<typeof entry>;

const diaryOfTeam = z.object({
  team: z.uuid(),
  teamName: z.string(),
  /** Entries can be added only while the plan is submitted. */
  submitted: z.boolean(),
  /** Whether teams of later school years may read the story. */
  shared: z.boolean(),
  /** First and last day that an entry may have; null while the plan is not submitted. */
  days: z.nullable(z.object({ first: z.string(), last: z.string() })),
  /** The latest day first. */
  entries: z.array(entry),
});
export type Diary = z.output<typeof diaryOfTeam>;

/** The plan of a team of an earlier school year, without a name of the team or of a pupil. */
const story = z.object({
  /** The proposal's id: a report of the story is one of its proposal. */
  _id: z.uuid(),
  class: z.string(),
  /** The school year of the plan, such as '2025/2026'. */
  year: z.string(),
  proposal: z.string(),
  progress: z.enum(PLAN_PROGRESS),
  /** This team has reported it. */
  reported: z.boolean(),
  entries: z.array(z.pick(entry, { _id: true, text: true, progress: true, reason: true, day: true, photos: true })),
});
export type Story = z.output<typeof story>;

/** `content` is `upload:{id}` of a finished upload of the caller, or the address of a photograph of this entry. */
const sentPhoto = z.object({ content: z.string('A fotografia não tem conteúdo.').check(z.maxLength(2_000)) });

export const diaryEntryBody = z
  .object({
    text: text(DIARY_TEXT_MAX_CHARS, 'Falta dizer o que aconteceu.'),
    progress,
    reason: z._default(z.optional(looseText(DIARY_REASON_MAX_CHARS)), ''),
    day,
    photos: z._default(
      z.optional(
        z
          .array(sentPhoto, 'A lista de fotografias não pôde ser lida.')
          .check(z.maxLength(DIARY_PHOTOS_MAX, `Não podem ser mais de ${DIARY_PHOTOS_MAX} fotografias.`)),
      ),
      [],
    ),
  })
  .check(
    z.refine(({ progress: now, reason }) => !needsReason(now) || reason !== '', {
      error: 'Falta dizer porque não foi possível.',
      path: ['reason'],
    }),
  );
export type DiaryEntryInput = z.input<typeof diaryEntryBody>;

const ofTeam = z.object({ teamId: id() });
const ofEntry = z.object({ teamId: id(), entryId: id() });

/** What became of a team's submitted plan. */
export const diary = {
  readDiary: {
    method: 'GET',
    path: '/diary/:teamId',
    summary: 'O diário do plano de uma equipa: a própria equipa, o seu professor e os administradores.',
    who: ROLES,
    params: ofTeam,
    success: { status: 200, body: diaryOfTeam },
    refusals: ['notFound', 'notYours'],
  },
  writeDiaryEntry: {
    method: 'PUT',
    path: '/diary/:teamId/:entryId',
    summary:
      'Acrescenta uma entrada ao diário, com um identificador escolhido por quem a escreve, ou corrige-a; repetir o mesmo pedido nada muda.',
    who: ROLES,
    params: ofEntry,
    body: diaryEntryBody,
    encoding: 'json',
    success: { status: 200, body: entry },
    refusals: ['notFound', 'notYours', 'notSubmitted', 'tooManyEntries', 'wrongFileType', 'teamFilesTooLarge'],
  },
  deleteDiaryEntry: {
    method: 'DELETE',
    path: '/diary/:teamId/:entryId',
    summary: 'Apaga uma entrada do diário e as suas fotografias.',
    who: ROLES,
    params: ofEntry,
    success: { status: 200, body: z.object({ _id: z.uuid(), deleted: z.literal(true) }) },
    refusals: ['notFound', 'notYours'],
  },
  shareStory: {
    method: 'PUT',
    path: '/diary/:teamId/sharing',
    summary: 'Deixa, ou deixa de deixar, que as equipas dos anos seguintes da mesma escola leiam a história do plano.',
    who: STAFF,
    params: ofTeam,
    body: z.object({ shared: flag }),
    encoding: 'json',
    success: { status: 200, body: z.object({ shared: z.boolean() }) },
    refusals: ['notFound', 'notYours'],
  },
  stories: {
    method: 'GET',
    path: '/stories',
    summary: `O que foi feito dos planos de anos anteriores da mesma escola, no sistema solar da equipa: até ${STORIES_MAX}, sem nomes.`,
    who: TEAM,
    success: { status: 200, body: z.object({ stories: z.array(story) }) },
  },
} as const satisfies EndpointTable;
