// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { diaryActions, teamDiary } from '#client/diary/diaryCalls.ts';
import { randomUuid } from '#client/diary/randomUuid.ts';
import { wipeLocalItems } from '#client/session/localItems.ts';

const calls = vi.fn();
vi.mock('#client/api/call.ts', () => ({ call: (...given: unknown[]) => calls(...given) }));
afterEach(() => {
  localStorage.clear();
  calls.mockReset();
});

const DRAFT = { id: 'a', text: 'Meio', progress: '', reason: '', day: '2026-01-01' };

describe('the draft of an entry', () => {
  it('outlives a reload and signing out, for this account and plan alone', () => {
    diaryActions('conta', 'equipa').keepDraft(DRAFT);
    wipeLocalItems();
    expect(diaryActions('conta', 'equipa').readDraft()).toEqual(DRAFT);
    expect(diaryActions('outra', 'equipa').readDraft()).toBeNull();
    expect(diaryActions('conta', 'outra').readDraft()).toBeNull();
    diaryActions('conta', 'equipa').keepDraft(null);
    expect(diaryActions('conta', 'equipa').readDraft()).toBeNull();
  });

  it.each(['lixo', '[]', '{"id":1}', 'null'])('is none when the device has %s', (kept) => {
    localStorage.setItem('unsent:conta:diary:equipa', kept);
    expect(diaryActions('conta', 'equipa').readDraft()).toBeNull();
  });
});

it('the team asks for its own diary and for the stories', async () => {
  calls.mockResolvedValueOnce({ entries: [] }).mockResolvedValueOnce({ stories: ['uma'] });
  const diary = teamDiary('equipa');
  const { signal } = new AbortController();
  await diary.actions.read(signal);
  expect(calls.mock.calls[0]?.[1]).toEqual({ params: { teamId: 'equipa' } });
  expect(await diary.stories(signal)).toEqual(['uma']);
});

it('the team reports a story, and learns why that failed', async () => {
  calls.mockResolvedValueOnce({ reported: true }).mockRejectedValueOnce(new TypeError('x'));
  const { reportStory } = teamDiary('equipa');
  await reportStory('plano');
  expect(calls.mock.calls[0]?.[1]).toEqual({ params: { proposalId: 'plano' } });
  await expect(reportStory('plano')).rejects.toThrow('A denúncia não seguiu. Tentem de novo.');
});

it('ids are random UUIDs of version 4', () => {
  const ids = Array.from({ length: 50 }, randomUuid);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
});
