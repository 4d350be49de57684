// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COMMENT_STARTERS } from '#content/commentStarters/commentStarters.ts';
import type { OwnPhrase } from '#contract/marking/phrases.ts';
import { PHRASES_MAX } from '#domain/limits.ts';
import { expectAccessible } from '../../../../support/browser/expectAccessible.ts';
import { setupUser } from '../../../../support/browser/setupUser.ts';
import { findDialog, inBothThemes, sentBody } from '../../actions.ts';
import { page } from '../../fixtures.ts';
import { id } from '../../ids.ts';
import { openPanel, resetPanel, type StubResponses, stubServer } from '../../panelHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
});
afterEach(() => {
  cleanup();
  resetPanel();
  vi.restoreAllMocks();
});

const ADDRESS = '/panel/solar-systems/answers/phrases';
const aPhrase = (n: number, given: Partial<OwnPhrase> = {}): OwnPhrase => ({
  _id: id(n),
  text: `Frase ${n}.`,
  shortcut: null,
  level: null,
  criterion: null,
  uses: 0,
  ...given,
});
const PLAN = aPhrase(1, { text: 'O plano diz quem faz o quê.', shortcut: 'plano', level: 4, criterion: 'p1', uses: 3 });
const MISSION_2 = COMMENT_STARTERS[2].p1;

function open(own: OwnPhrase[], extra: StubResponses = {}, starters: { id: string; uses: number }[] = []) {
  const bank = { phrases: own, starters };
  const calls = stubServer({ 'GET /phrases': bank, ...extra });
  openPanel(ADDRESS, 2);
  return { calls, bank };
}
const ownList = async () => within(await screen.findByRole('region', { name: 'As suas frases' }));
const ourList = async () => within(await screen.findByRole('region', { name: 'As nossas frases' }));
const shownTexts = (list: Awaited<ReturnType<typeof ownList>>) =>
  list.queryAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);

describe('own phrases', () => {
  test('are reached from Respostas das Equipas', async () => {
    stubServer({ 'GET /team/responses': page('teams', []), 'GET /phrases': { phrases: [PLAN], starters: [] } });
    openPanel('/panel/solar-systems/answers', 2);
    await user.click(await screen.findByRole('link', { name: 'Frases para comentários' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Frases para comentários' })).toBeDefined();
    await user.click(screen.getByRole('link', { name: 'Voltar às respostas' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Respostas das Equipas' })).toBeDefined();
  });

  test('are none at first, and there is nothing to export', async () => {
    open([]);
    const list = await ownList();
    expect(list.getByText('Ainda não tem frases suas.')).toBeDefined();
    expect(list.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Exportar/ })).toBeNull();
    await inBothThemes(expectAccessible);
  });

  test('show their shortcut, what they are for, and how often they were used', async () => {
    open([PLAN, aPhrase(2)]);
    const [first, second] = (await ownList()).getAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('/plano')).toBeDefined();
    expect(within(first as HTMLElement).getByText('Missão 4 · Resposta')).toBeDefined();
    expect(within(first as HTMLElement).getByText('Usada 3 vezes')).toBeDefined();
    expect(within(second as HTMLElement).getByText('Qualquer missão')).toBeDefined();
    expect(within(second as HTMLElement).getByText('Ainda por usar')).toBeDefined();
    expect(within(second as HTMLElement).queryByText(/^\//)).toBeNull();
    await inBothThemes(expectAccessible);
  });

  test('are searched without regard to accents, by shortcut too', async () => {
    open([PLAN, ...[2, 3, 4, 5].map((n) => aPhrase(n)), aPhrase(6, { text: 'Ótima conversa.', shortcut: 'voz' })]);
    const list = await ownList();
    const search = list.getByRole('searchbox', { name: 'Procurar nas suas frases' });
    await user.type(search, 'otima');
    expect(shownTexts(list)).toEqual(['Ótima conversa.']);
    expect(list.getByRole('status').textContent).toBe('1 frase');
    await user.clear(search);
    await user.type(search, 'vo');
    expect(shownTexts(list)).toEqual(['Ótima conversa.']);
    await user.clear(search);
    expect(shownTexts(list)).toHaveLength(6);
  });

  test('are added with a shortcut, a mission and a criterion', async () => {
    const { calls, bank } = open([], { 'POST /phrases': { status: 201, body: PLAN } });
    await ownList();
    await user.click(screen.getByRole('button', { name: 'Nova frase' }));
    const { type, choose, press, dialog } = await findDialog(user, 'Nova frase');
    expect((dialog.getByRole('button', { name: 'Guardar' }) as HTMLButtonElement).disabled).toBe(true);
    await type(/^Frase/, '{equipa}, o plano diz quem faz o quê.');
    await type(/^Atalho/, 'Plano');
    await choose(/^Missão/, '4');
    await choose(/^Critério/, 'p1');
    await inBothThemes(expectAccessible);
    bank.phrases.push(PLAN);
    await press('Guardar');
    expect(await screen.findByText('Frase guardada com sucesso!')).toBeDefined();
    expect(sentBody(calls, 'POST')).toEqual({
      text: '{equipa}, o plano diz quem faz o quê.',
      shortcut: 'plano',
      level: 4,
      criterion: 'p1',
    });
    await waitFor(async () => expect(shownTexts(await ownList())).toEqual([PLAN.text]));
  });

  test('keep what was typed when the shortcut is wrong or taken', async () => {
    const taken = { message: 'Já tem uma frase com este atalho.', code: 'shortcutTaken' };
    const { calls } = open([PLAN], { 'POST /phrases': { status: 409, body: taken } });
    await ownList();
    await user.click(screen.getByRole('button', { name: 'Nova frase' }));
    const { type, press, field, wrongAt } = await findDialog(user, 'Nova frase');
    await type(/^Frase/, 'Outra frase.');
    await type(/^Atalho/, 'dois nomes');
    await press('Guardar');
    const wrong = 'O atalho tem até 20 letras, algarismos ou hífenes, sem espaços.';
    await waitFor(() => expect(wrongAt(/^Atalho/)).toContain(wrong));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await type(/^Atalho/, 'plano');
    await press('Guardar');
    await waitFor(() => expect(wrongAt(/^Atalho/)).toContain(taken.message));
    expect(field(/^Frase/).value).toBe('Outra frase.');
  });

  test('are changed, also back to any mission', async () => {
    const { calls } = open([PLAN], { [`PUT /phrases/${PLAN._id}`]: PLAN });
    await user.click(await screen.findByRole('button', { name: `Editar a frase «${PLAN.text}»` }));
    const { field, choose, type, press } = await findDialog(user, 'Editar frase');
    expect([field(/^Frase/).value, field(/^Atalho/).value]).toEqual([PLAN.text, 'plano']);
    expect([field(/^Missão/).value, field(/^Critério/).value]).toEqual(['4', 'p1']);
    await choose(/^Missão/, '');
    await choose(/^Critério/, '');
    await type(/^Atalho/, '');
    await press('Guardar');
    expect(await screen.findByText('Frase guardada com sucesso!')).toBeDefined();
    expect(sentBody(calls, 'PUT')).toEqual({ text: PLAN.text, shortcut: null, level: null, criterion: null });
  });

  test('are deleted after a question', async () => {
    const { calls, bank } = open([PLAN, aPhrase(2)], { [`DELETE /phrases/${PLAN._id}`]: { ok: true } });
    const ask = () => user.click(screen.getByRole('button', { name: `Apagar a frase «${PLAN.text}»` }));
    await ownList();
    await ask();
    await (await findDialog(user, 'Apagar a frase?')).press('Cancelar');
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await ask();
    const { press } = await findDialog(user, 'Apagar a frase?');
    await inBothThemes(expectAccessible);
    bank.phrases.shift();
    await press('Apagar para sempre');
    expect(await screen.findByText('Frase apagada.')).toBeDefined();
    await waitFor(async () => expect(shownTexts(await ownList())).toEqual(['Frase 2.']));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('stay when they cannot be deleted', async () => {
    open([PLAN], {
      [`DELETE /phrases/${PLAN._id}`]: { status: 404, body: { message: 'Não foi encontrado.', code: 'notFound' } },
    });
    await user.click(await screen.findByRole('button', { name: /^Apagar a frase/ }));
    const { press, dialog } = await findDialog(user, 'Apagar a frase?');
    await press('Apagar para sempre');
    expect(await dialog.findByText('Não foi encontrado.')).toBeDefined();
    expect(shownTexts(await ownList())).toEqual([PLAN.text]);
  });

  test('cannot be more than the limit', async () => {
    open(Array.from({ length: PHRASES_MAX }, (_, n) => aPhrase(n + 1)));
    await ownList();
    expect((screen.getByRole('button', { name: 'Nova frase' }) as HTMLButtonElement).disabled).toBe(true);
  });

  test('that cannot be loaded say so, with a retry', async () => {
    let isDown = true;
    const failure = { status: 409, body: { message: 'Agora não.', code: 'badInput' } };
    stubServer({ 'GET /phrases': () => (isDown ? failure : { phrases: [PLAN], starters: [] }) });
    openPanel(ADDRESS, 2);
    expect(await screen.findByText('Agora não.')).toBeDefined();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(shownTexts(await ownList())).toEqual([PLAN.text]);
  });

  test('are exported as a file', async () => {
    const saved: string[] = [];
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    open([PLAN], { 'GET /export/phrases.csv': { rows: 1 } });
    await user.click(await screen.findByRole('button', { name: 'Exportar (CSV)' }));
    expect(await screen.findByText('Ficheiro exportado')).toBeDefined();
    expect(saved).toEqual(['frases.csv']);
  });

  test('whose export is refused say so', async () => {
    open([PLAN], { 'GET /export/phrases.csv': { status: 403, body: { message: 'Sem acesso.', code: 'wrongRole' } } });
    await user.click(await screen.findByRole('button', { name: 'Exportar (CSV)' }));
    expect(await screen.findByText('Sem acesso.')).toBeDefined();
  });
});

describe('our phrases', () => {
  test('are shown by mission, criterion and mark', async () => {
    open([], {}, [{ id: 'm2-p1-0-2', uses: 4 }]);
    const list = await ourList();
    expect(shownTexts(list)).toEqual(MISSION_2[0]);
    expect(list.getAllByText(/^Usada/).map(({ textContent }) => textContent)).toEqual(['Usada 4 vezes']);
    await inBothThemes(expectAccessible);
    const choose = (label: string, value: string) => user.selectOptions(list.getByLabelText(label), value);
    const optionsOf = (label: string) =>
      within(list.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    await choose('Pontuação', '40');
    expect(shownTexts(list)).toEqual(MISSION_2[40]);
    await choose('Missão', '3');
    expect(shownTexts(list)).toEqual(COMMENT_STARTERS[3].p1[40]);
    await choose('Missão', '4');
    expect(optionsOf('Pontuação')).toEqual(['0 pontos', '50 pontos', '100 pontos', '160 pontos']);
    expect(shownTexts(list)).toEqual(COMMENT_STARTERS[4].p1[0]);
    await choose('Critério', 'p2');
    await choose('Pontuação', '20');
    expect(shownTexts(list)).toEqual(COMMENT_STARTERS[4].p2[20]);
    await choose('Missão', '1');
    expect(optionsOf('Critério')).toEqual(['Trabalho de equipa']);
    expect(shownTexts(list)).toEqual(COMMENT_STARTERS[1].p2[20]);
  });

  test('are copied to the own ones, each once', async () => {
    const [first = '', second = ''] = MISSION_2[0] ?? [];
    const copied = aPhrase(9, { text: first, level: 2, criterion: 'p1' });
    const { calls, bank } = open([], { 'POST /phrases': { status: 201, body: copied } });
    const list = await ourList();
    bank.phrases.push(copied);
    await user.click(list.getByRole('button', { name: `Copiar para as minhas a frase «${first}»` }));
    expect(await screen.findByText('Frase copiada para as suas.')).toBeDefined();
    expect(sentBody(calls, 'POST')).toEqual({ text: first, shortcut: null, level: 2, criterion: 'p1' });
    const known = await list.findByRole('button', { name: `Já está nas suas a frase «${first}»` });
    expect((known as HTMLButtonElement).disabled).toBe(true);
    expect(shownTexts(await ownList())).toEqual([first]);
    const other = list.getByRole('button', { name: `Copiar para as minhas a frase «${second}»` });
    expect((other as HTMLButtonElement).disabled).toBe(false);
  });

  test('that cannot be copied say why', async () => {
    const full = { message: 'Já tem 300 frases e não pode ter mais.', code: 'tooManyPhrases' };
    open([], { 'POST /phrases': { status: 409, body: full } });
    await user.click((await ourList()).getAllByRole('button', { name: /^Copiar para as minhas/ })[0] as HTMLElement);
    expect(await screen.findByText(full.message)).toBeDefined();
    expect((await ownList()).getByText('Ainda não tem frases suas.')).toBeDefined();
  });
});
