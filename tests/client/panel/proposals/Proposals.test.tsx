// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answer, forgetAll, openPanel, stubServer } from '../panelHarness.tsx';
import { aProposal, id } from '../records.ts';

afterEach(() => {
  cleanup();
  forgetAll();
});

const DRAFT = aProposal(1, false);
const SUBMITTED = aProposal(2, true);

async function open(extra: Record<string, Answer> = {}) {
  const calls = stubServer({ 'GET /get-proposals/all': [DRAFT, SUBMITTED], ...extra });
  openPanel('/panel/solar-systems/proposals');
  await screen.findByText('Equipa 1');
  return calls;
}

const row = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);
const button = (name: RegExp, team = 'Equipa 1') => row(team).getByRole('button', { name }) as HTMLButtonElement;

describe('the states', () => {
  test('the council is announced', async () => {
    await open();
    expect(screen.getByText('Hoje é dia de Conselho Galáctico')).toBeDefined();
  });

  test('a draft can be edited and submitted', async () => {
    await open();
    expect(row('Equipa 1').getByText('Rascunho')).toBeDefined();
    expect(button(/^Editar/).disabled).toBe(false);
    expect(button(/^Submeter/).disabled).toBe(false);
  });

  test('a submitted one can only be read', async () => {
    await open();
    expect(row('Equipa 2').getByText('Submetida')).toBeDefined();
    expect(button(/^Editar/, 'Equipa 2').disabled).toBe(true);
    expect(button(/^Já submetida$/, 'Equipa 2').disabled).toBe(true);
    expect(row('Equipa 2').queryByRole('button', { name: /^Submeter/ })).toBeNull();
    fireEvent.click(button(/^Ver/, 'Equipa 2'));
    expect(within(await screen.findByRole('dialog')).getByText('Proposta 2')).toBeDefined();
  });
});

describe('editing', () => {
  test('saves the text and shows it in its row', async () => {
    const calls = await open({ [`PUT /proposal/${DRAFT.team}`]: { ...DRAFT, proposal: 'Outro texto' } });
    fireEvent.click(button(/^Editar/));
    const area = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
    expect(area.getAttribute('rows')).toBe('8');
    fireEvent.change(area, { target: { value: ' Outro texto ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    expect(row('Equipa 1').getByText('Outro texto')).toBeDefined();
    expect(JSON.parse(calls.find(({ method }) => method === 'PUT')?.body ?? '')).toEqual({ proposal: 'Outro texto' });
  });

  test('an empty text is not sent; a refusal keeps the text', async () => {
    const calls = await open({
      [`PUT /proposal/${DRAFT.team}`]: {
        status: 409,
        body: { message: 'Já foi submetida.', code: 'alreadySubmitted' },
      },
    });
    fireEvent.click(button(/^Editar/));
    const area = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
    fireEvent.change(area, { target: { value: '  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('O texto da proposta é obrigatório')).toBeDefined();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    fireEvent.change(area, { target: { value: 'Um texto' } });
    fireEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Já foi submetida.')).toBeDefined();
    expect(area.value).toBe('Um texto');
  });
});

describe('submitting', () => {
  const ask = async () => {
    fireEvent.click(button(/^Submeter/));
    expect(await screen.findByText('Tem a certeza que pretende submeter esta proposta?')).toBeDefined();
    expect(screen.getByText('Após a submissão, não será possível editar a proposta.')).toBeDefined();
  };

  test('asks first, and Cancelar sends nothing', async () => {
    const calls = await open();
    await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('is celebrated, and the state is final', async () => {
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: { status: 201, body: { ...DRAFT, submitted: true } },
    });
    await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Sim, Submeter' }));
    expect(await screen.findByText('Parabéns! Missão cumprida!')).toBeDefined();
    expect(screen.getByText(/em maio/)).toBeDefined();
    expect(row('Equipa 1').getByText('Submetida')).toBeDefined();
    expect(JSON.parse(calls.find(({ method }) => method === 'POST')?.body ?? '')).toMatchObject({
      proposalId: id(301),
      team: DRAFT.team,
      teamClass: '8.º A',
    });
  });

  test('a failure says the spec’s sentence and the server’s reason, once', async () => {
    const calls = await open({
      [`POST /proposal/${DRAFT.team}/submit`]: { status: 409, body: { message: 'Já foi submetida.', code: 'x' } },
    });
    await ask();
    fireEvent.click(screen.getByRole('button', { name: 'Sim, Submeter' }));
    expect(await screen.findByText('Erro ao submeter proposta. Verifique a consola para mais detalhes.')).toBeDefined();
    expect(screen.getByText('Já foi submetida.')).toBeDefined();
    expect(screen.queryByText('Tem a certeza que pretende submeter esta proposta?')).toBeNull();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

test('the list is paged here', async () => {
  stubServer({ 'GET /get-proposals/all': Array.from({ length: 7 }, (_, n) => aProposal(n, false)) });
  openPanel('/panel/solar-systems/proposals?size=5&page=1');
  await screen.findByText('Equipa 5');
  expect(screen.queryByText('Equipa 4')).toBeNull();
  expect(screen.getAllByText('6–7 de 7')).toHaveLength(2);
});

test('a page beyond the end becomes the last one', async () => {
  stubServer({ 'GET /get-proposals/all': Array.from({ length: 7 }, (_, n) => aProposal(n, false)) });
  openPanel('/panel/solar-systems/proposals?size=5&page=9');
  await screen.findByText('Equipa 5');
  await expect
    .poll(() => screen.getByTestId('address').textContent)
    .toBe('/panel/solar-systems/proposals?size=5&page=1');
});
