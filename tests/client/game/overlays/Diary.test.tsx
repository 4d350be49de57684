// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TeamDiary } from '#client/diary/DiaryActions.ts';
import type { GameView } from '#client/game/flow/view.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { aDiary, anEntry, watchedActions } from '../../diary/sampleActions.ts';
import { watchedFeedback } from '../../diary/sampleFeedback.ts';
import { COUNCIL, councilRowOf, expectAccessible, renderOverlays } from './harness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(cleanup);

const STORY = {
  _id: 's',
  class: '8.º B',
  year: '2024/2025',
  proposal: 'Uma horta.',
  progress: 'done' as const,
  reported: false,
  entries: [{ _id: 'e', text: 'Está feita.', progress: 'done' as const, day: '2025-03-01', photos: [] }],
};

function diaryOf(stories: Awaited<ReturnType<TeamDiary['stories']>> = []) {
  const { actions } = watchedActions();
  actions.read.mockResolvedValue(aDiary([anEntry('a')]));
  const reportStory = vi.fn<TeamDiary['reportStory']>().mockResolvedValue();
  const diary: TeamDiary = { actions, feedback: watchedFeedback(), stories: async () => stories, reportStory };
  return { actions, reportStory, load: async () => diary };
}

describe('the diary in the council', () => {
  const open = (loadDiary: (() => Promise<TeamDiary>) | null) =>
    renderOverlays({ scene: 'council', work: { ...COUNCIL, proposals: [councilRowOf('p1')] } }, { loadDiary });
  const button = () => screen.queryByRole('button', { name: 'Diário da Terra' });

  it('opens in a dialog over the council', async () => {
    const { load } = diaryOf();
    open(load);
    await user.click(button() as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Diário da Terra' }));
    expect(await dialog.findByText('Entrada a')).toBeTruthy();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByText('Entrada a')).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it('says why it cannot be read, and reads it again', async () => {
    const { actions, load } = diaryOf();
    actions.read.mockRejectedValueOnce({ message: 'Sem ligação ao servidor.', fields: {} });
    open(load);
    await user.click(button() as HTMLElement);
    expect(await screen.findByText('Sem ligação ao servidor.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Entrada a')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Sem ligação ao servidor.')).toBeNull());
  });

  it('is not there in test mode', () => {
    open(null);
    expect(button()).toBeNull();
  });
});

describe('the stories in mission 4', () => {
  const NAME = 'O que outras turmas fizeram';
  const intro = { kind: 'missionIntro', place: 'Plutão', title: 'O plano', briefing: 'Escrevam.', echoes: [] } as never;
  const guide = (mission: number) => ({ mission, title: 'O plano', worksheets: [], criteria: [], most: 200 }) as never;
  const open = (mission: number, load: () => Promise<TeamDiary>) =>
    renderOverlays({ work: intro, guide: guide(mission) } as Partial<GameView>, { loadDiary: load });

  it('can be reported, after a question; a failure says why', async () => {
    const { load, reportStory } = diaryOf([STORY, { ...STORY, _id: 'r', class: '9.º C', reported: true }]);
    reportStory.mockRejectedValueOnce(new Error('Sem ligação ao servidor.'));
    open(4, load);
    await user.click(await screen.findByRole('button', { name: NAME }));
    const dialog = within(screen.getByRole('dialog', { name: NAME }));
    expect(await dialog.findAllByText('Denunciada')).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Denunciar a história da turma 8.º B, de 2024/2025' }));
    expect(reportStory).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Sim, denunciar' }));
    expect(await dialog.findByText('Sem ligação ao servidor.')).toBeTruthy();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Sim, denunciar' }));
    await waitFor(() => expect(dialog.getAllByText('Denunciada')).toHaveLength(2));
    expect(reportStory.mock.calls).toEqual([['s'], ['s']]);
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await user.click(screen.getByRole('button', { name: NAME }));
    expect(dialog.queryByRole('button', { name: /^Denunciar/ })).toBeNull();
  });

  it('open from the mission’s card and from its guide', async () => {
    open(4, diaryOf([STORY]).load);
    await user.click(await screen.findByRole('button', { name: NAME }));
    const dialog = within(screen.getByRole('dialog', { name: NAME }));
    expect(await dialog.findByText('Está feita.')).toBeTruthy();
    for (const words of ['8.º B · 2024/2025', 'Uma horta.', '01/03/2025']) expect(dialog.getByText(words)).toBeTruthy();
    await expectAccessible();
    await user.click(dialog.getByRole('button', { name: 'Fechar' }));
    await user.click(screen.getAllByRole('button', { name: /^Ficha de trabalho/ })[0] as HTMLElement);
    const guideDialog = within(screen.getByRole('dialog', { name: 'Guia da missão' }));
    await user.click(await guideDialog.findByRole('button', { name: NAME }));
    expect(screen.getByRole('dialog', { name: NAME })).toBeTruthy();
  });

  it.each([
    ['there are none', 4, []],
    ['the mission is another', 3, [STORY]],
  ])('are not offered when %s', async (_, mission, stories) => {
    const read = vi.fn(diaryOf(stories).load);
    open(mission, read);
    await Promise.resolve();
    expect(screen.queryByRole('button', { name: NAME })).toBeNull();
    expect(read).toHaveBeenCalledTimes(mission === 4 ? 1 : 0);
  });
});
