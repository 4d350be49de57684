// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DiaryBook } from '#client/diary/DiaryBook.tsx';
import type { DiaryVoice } from '#client/diary/diaryWords.ts';
import type { Diary } from '#contract/council/diary.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { setupUser } from '../../support/browser/setupUser.ts';
import { aDiary, anEntry, watchedActions } from './sampleActions.ts';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
  URL.createObjectURL = () => 'blob:foto';
  URL.revokeObjectURL = () => {};
});
afterEach(cleanup);

function open(diary: Diary, watched = watchedActions(), voice: DiaryVoice = 'team') {
  const onChanged = vi.fn();
  render(
    <main>
      <DiaryBook diary={diary} voice={voice} actions={watched.actions} onChanged={onChanged} />
    </main>,
  );
  return { ...watched, onChanged };
}
const add = () => user.click(screen.getByRole('button', { name: 'Acrescentar ao diário' }));
const save = () => user.click(screen.getByRole('button', { name: 'Guardar no diário' }));
const choose = (state: string) => user.selectOptions(screen.getByLabelText(/^Estado do plano/), state);

describe('the entries', () => {
  const ENTRIES = [
    anEntry('c', { progress: 'impossible', reason: 'Não há terreno.', byTeam: false, editable: false }),
    anEntry('b', { state: 'waiting', photos: [{ content: '/api/files/x' }] }),
    anEntry('a', { state: 'hidden' }),
  ];

  it('show day, state, reason, author, photographs and what others do not see', async () => {
    open(aDiary(ENTRIES));
    const [first, second, third] = within(screen.getByRole('list', { name: 'Entradas do diário' }))
      .getAllByRole('listitem')
      .filter((item) => item.textContent?.includes('Entrada'));
    for (const words of ['03/02/2026', 'Não foi possível', 'Porque: Não há terreno.', 'Escrito por quem vos dá a aula'])
      expect(first?.textContent).toContain(words);
    expect(second?.textContent).toContain('À espera de quem vos dá a aula');
    expect(
      within(second as HTMLElement)
        .getByRole('img')
        .getAttribute('src'),
    ).toBe('/api/files/x?inline=1');
    expect(third?.textContent).toContain('Escondida das outras equipas');
    expect(screen.getAllByRole('button', { name: /^Corrigir/ })).toHaveLength(2);
    await expectAccessible();
  });

  it('begin when the plan is submitted', () => {
    open(aDiary([], { submitted: false, days: null }));
    expect(screen.getByText('O diário começa quando quem vos dá a aula submeter o vosso plano.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Acrescentar ao diário' })).toBeNull();
  });

  it('address a teacher formally', () => {
    open(aDiary([]), watchedActions(), 'staff');
    expect(screen.getByText('O diário ainda não tem entradas.')).toBeTruthy();
  });

  it('are deleted after a question', async () => {
    const { actions, onChanged } = open(aDiary(ENTRIES));
    await user.click(screen.getAllByRole('button', { name: /^Apagar a entrada de 03\/02\/2026/ })[0] as HTMLElement);
    expect(actions.remove).not.toHaveBeenCalled();
    await expectAccessible();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Apagar' }));
    expect(actions.remove.mock.calls).toEqual([['b']]);
    expect(onChanged).toHaveBeenCalledOnce();
    expect(screen.getByText('Entrada apagada.')).toBeTruthy();
  });
});

describe('a new entry', () => {
  it('is written with its photographs, and today is its first day', async () => {
    const { actions, kept, onChanged } = open(aDiary([]));
    await add();
    expect(document.activeElement).toBe(screen.getByLabelText(/^O que aconteceu/));
    await user.type(screen.getByLabelText(/^O que aconteceu/), 'Fomos à Câmara.');
    await choose('Aprovado');
    const photo = new File(['x'], 'Ana.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Ficheiros das fotografias'), [photo]);
    await screen.findByText('Fotografia 1');
    await expectAccessible();
    expect(kept.draft).toMatchObject({ text: 'Fomos à Câmara.', progress: 'approved' });
    await save();
    const [[id, entry] = []] = actions.write.mock.calls;
    expect(id).toMatch(/^id-/);
    expect(entry).toEqual({
      text: 'Fomos à Câmara.',
      progress: 'approved',
      reason: '',
      day: '2026-03-01',
      photos: [{ content: expect.stringMatching(/^upload:id-/) }],
    });
    expect([kept.draft, onChanged.mock.calls.length]).toEqual([null, 1]);
    expect(screen.getByText('Guardado no diário.')).toBeTruthy();
  });

  it('asks for a reason only when the plan was not possible', async () => {
    open(aDiary([]));
    await add();
    await choose('Feito');
    expect(screen.queryByLabelText(/^Porque não foi possível/)).toBeNull();
    await choose('Não foi possível');
    expect(screen.getByLabelText(/^Porque não foi possível/)).toBeTruthy();
  });

  it('needs a state, and shows what the server refuses at its field', async () => {
    const { actions, kept } = open(aDiary([]));
    await add();
    await save();
    expect(screen.getAllByText('Falta o estado do plano.')).toHaveLength(2);
    expect(actions.write).not.toHaveBeenCalled();
    await choose('Pedido');
    actions.write.mockRejectedValue({ message: 'Falta dizer o que aconteceu.', fields: { text: 'Falta o texto.' } });
    await save();
    const text = screen.getByLabelText(/^O que aconteceu/);
    expect(await screen.findByText('Falta o texto.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(kept.draft).not.toBeNull();
    await expectAccessible();
  });

  it('begun before is on the page again, under the same id, and cancelling forgets it', async () => {
    const draft = { id: 'antes', text: 'Meio texto', progress: 'doing', reason: '', day: '2026-02-01' };
    const { actions, kept } = open(aDiary([]), watchedActions(draft));
    expect(screen.getByDisplayValue('Meio texto')).toBeTruthy();
    await save();
    expect(actions.write.mock.calls[0]?.[0]).toBe('antes');
    await add();
    await user.type(screen.getByLabelText(/^O que aconteceu/), 'Outro');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(kept.draft).toBeNull();
  });

  it('takes four photographs; one is taken away, and one that fails says so', async () => {
    const { actions } = open(aDiary([]));
    await add();
    const photos = Array.from({ length: 5 }, (_, n) => new File([`${n}`], `${n}.png`, { type: 'image/png' }));
    actions.upload.mockRejectedValueOnce({ message: 'Este tipo de ficheiro não é aceite.', fields: {} });
    await user.upload(screen.getByLabelText('Ficheiros das fotografias'), photos);
    expect(await screen.findByText('Este tipo de ficheiro não é aceite.')).toBeTruthy();
    expect(screen.getByText('Não podem ser mais de 4 fotografias.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Escolher fotografias' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Retirar a fotografia 1' }));
    expect(screen.getAllByRole('button', { name: /^Retirar/ })).toHaveLength(3);
  });
});

it('an entry is corrected in its place, with the photographs that it has', async () => {
  const photos = [{ content: '/api/files/um' }, { content: '/api/files/dois' }];
  const { actions, kept } = open(aDiary([anEntry('a', { photos })]));
  await user.click(screen.getByRole('button', { name: /^Corrigir/ }));
  const text = screen.getByLabelText(/^O que aconteceu/);
  await user.clear(text);
  await user.type(text, 'Corrigido.');
  await user.click(screen.getByRole('button', { name: 'Retirar a fotografia 1' }));
  await save();
  const said = { text: 'Corrigido.', progress: 'requested', reason: '', day: '2026-02-03' };
  expect(actions.write.mock.calls).toEqual([['a', { ...said, photos: [{ content: '/api/files/dois' }] }]]);
  expect(kept.draft).toBeNull();
});
