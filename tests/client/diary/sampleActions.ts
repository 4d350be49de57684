import { vi } from 'vitest';
import type { DiaryActions, EntryDraft } from '#client/diary/DiaryActions.ts';
import type { Diary, DiaryEntry } from '#contract/council/diary.ts';

export function anEntry(id: string, more: Partial<DiaryEntry> = {}): DiaryEntry {
  return {
    _id: id,
    text: `Entrada ${id}`,
    progress: 'requested',
    day: '2026-02-03',
    photos: [],
    byTeam: true,
    editable: true,
    ...more,
  };
}

export function aDiary(entries: readonly DiaryEntry[], more: Partial<Diary> = {}): Diary {
  return {
    team: 'equipa',
    teamName: 'Andorinhas',
    submitted: true,
    shared: false,
    days: { first: '2025-09-01', last: '2026-03-01' },
    entries: [...entries],
    ...more,
  };
}

/** Returns actions that a test watches; `draft` is what the device keeps. */
export function watchedActions(draft: EntryDraft | null = null) {
  let made = 0;
  const kept = { draft };
  const actions = {
    read: vi.fn<DiaryActions['read']>(async () => aDiary([])),
    write: vi.fn<DiaryActions['write']>(async () => {}),
    remove: vi.fn<DiaryActions['remove']>(async () => {}),
    upload: vi.fn<DiaryActions['upload']>(async (id) => `upload:${id}`),
    newId: () => `id-${++made}`,
    explain: (error: unknown) => error as ReturnType<DiaryActions['explain']>,
    readDraft: () => kept.draft,
    keepDraft: (next: EntryDraft | null) => {
      kept.draft = next;
    },
  };
  return { actions, kept };
}
