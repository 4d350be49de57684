// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTokenSource } from '#client/api/caller.ts';
import { DossierDialog } from '#client/dossier/DossierDialog.tsx';
import { unsavedDossier } from '#client/dossier/unsavedDossier.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { useSession } from '#client/session/useSession.ts';
import type { StoredDossier } from '#contract/council/dossiers.ts';
import { type Dossier, EMPTY_DOSSIER } from '#domain/council/dossier.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { expectAccessible } from '../../support/browser/expectAccessible.ts';
import { setupUser } from '../../support/browser/setupUser.ts';
import { type FakeAnswer, fakeFetch, type SentCall } from '../api/fakeFetch.ts';

const TEAM = '00000000-0000-4000-8000-000000000001';
const TEACHER = '00000000-0000-4000-8000-000000000002';
const ANSWERS = `/api/proposal/${TEAM}/dossier/answers`;
const PDF = `/api/proposal/${TEAM}/dossier`;
const shade: Dossier = {
  ...EMPTY_DOSSIER,
  problem: 'Falta sombra',
  steps: [{ what: 'Plantar', who: 'Turma', when: 'março', cents: 1_250 }],
};

let user: UserEvent;
let account = TEAM;
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  user = setupUser();
});
afterEach(() => {
  cleanup();
  accountOutbox(account).stop();
  localStorage.clear();
  useSession.setState({ user: null, status: 'out' });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A server that stores the dossier; `other` is what each reply says about it. */
function server(start: Partial<StoredDossier> = {}, more: Record<string, FakeAnswer> = {}) {
  let stored: StoredDossier = { revision: 0, saved: null, other: null, submitted: true, ...start };
  const put = ({ body }: SentCall): FakeAnswer => {
    const { dossier, dismiss } = JSON.parse(String(body));
    stored = {
      ...stored,
      revision: stored.revision + 1,
      saved: { dossier, by: 'team', at: 1 },
      other: dismiss ? null : stored.other,
    };
    return { status: 200, body: stored };
  };
  const calls = fakeFetch({
    [`GET ${ANSWERS}`]: () => ({ status: 200, body: stored }),
    [`PUT ${ANSWERS}`]: put,
    [`GET ${PDF}`]: { status: 200, body: '%PDF', headers: { 'Content-Type': 'application/pdf' } },
    ...more,
  });
  const bodies = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(String(body)));
  return { calls, bodies };
}

function open(as = TEAM) {
  account = as;
  setTokenSource(() => ({ token: 'x', account: as }));
  useSession.setState({ user: { _id: as, permission: { id: ROLE.team } } as never, status: 'in' });
  accountOutbox(as).resume();
  const onClose = vi.fn();
  const shown = render(<DossierDialog account={as} team={{ id: TEAM, name: 'Faróis' }} onClose={onClose} />);
  return { onClose, shown };
}
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const saved = () => waitFor(() => expect(screen.getByText('Guardado')).toBeDefined());

describe('the form', () => {
  it('shows what is stored, with the total of the costs', async () => {
    server({ revision: 3, saved: { dossier: shade, by: 'staff', at: 1 } });
    open();
    expect((await field('O problema')).value).toBe('Falta sombra');
    const step = within(screen.getByRole('listitem', { name: 'Passo 1' }));
    expect(step.getByLabelText<HTMLInputElement>('Custo (€)').value).toBe('12,50');
    expect(screen.getByText('Custo total: 12,50 €')).toBeDefined();
    await expectAccessible();
  });

  it('begins with what the parts of the plan answer, and saves nothing before a change', async () => {
    const { bodies } = server({ begun: { ...shade, steps: [], partners: '' } });
    open();
    expect((await field('O problema')).value).toBe('Falta sombra');
    await pass(DRAFT_DELAY_MS);
    expect(bodies()).toEqual([]);
  });

  it('saves itself after a pause in typing, with the revision that it is based on', async () => {
    const { bodies } = server({ revision: 3, saved: { dossier: shade, by: 'staff', at: 1 } });
    open();
    await user.type(await field('Parceiros'), 'Junta');
    expect(screen.getByText('A guardar…')).toBeDefined();
    expect(bodies()).toEqual([]);
    await pass(DRAFT_DELAY_MS);
    await saved();
    const writer = expect.stringMatching(/^\w{4,64}$/);
    expect(bodies()).toEqual([{ base: 3, writer, dossier: { ...shade, partners: 'Junta' } }]);
    await user.type(await field('Parceiros'), '!');
    await pass(DRAFT_DELAY_MS);
    await saved();
    expect(bodies()[1]).toMatchObject({ base: 4, dossier: { partners: 'Junta!' } });
  });

  it('adds, fills and removes steps, and keeps the focus in reach', async () => {
    const { bodies } = server();
    open();
    const add = await screen.findByRole('button', { name: 'Acrescentar passo' });
    await user.click(add);
    await user.click(add);
    const second = within(screen.getByRole('listitem', { name: 'Passo 2' }));
    await user.type(second.getByLabelText('O que se faz'), 'Regar');
    await user.type(second.getByLabelText('Custo (€)'), '3,5');
    await user.click(screen.getByRole('button', { name: 'Retirar o passo 1' }));
    expect(document.activeElement).toBe(add);
    const left = within(screen.getByRole('listitem', { name: 'Passo 1' }));
    expect(left.getByLabelText<HTMLInputElement>('O que se faz').value).toBe('Regar');
    await pass(DRAFT_DELAY_MS);
    await saved();
    expect(bodies().at(-1).dossier.steps).toEqual([{ what: 'Regar', who: '', when: '', cents: 350 }]);
  });

  it('says when a cost cannot be read, and counts it as unknown', async () => {
    const { bodies } = server({ revision: 1, saved: { dossier: shade, by: 'team', at: 1 } });
    open();
    const cost = await field('Custo (€)');
    await user.clear(cost);
    await user.type(cost, 'dez');
    expect(screen.getByText(/^Um valor em euros, como 12,50/)).toBeDefined();
    expect(cost.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Custo total por apurar')).toBeDefined();
    await pass(DRAFT_DELAY_MS);
    await saved();
    expect(bodies().at(-1).dossier.steps[0].cents).toBeNull();
    await expectAccessible();
  });

  it('offers another try when it cannot be opened', async () => {
    server({}, { [`GET ${ANSWERS}`]: 'offline' });
    open();
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.getByText('Sem ligação ao servidor.').closest('[role=alert]')).not.toBeNull();
    server({ saved: { dossier: shade, by: 'team', at: 1 } });
    await user.click(retry);
    expect((await field('O problema')).value).toBe('Falta sombra');
  });
});

describe('without a connection', () => {
  it('keeps what is typed on the device, and saves it when it is opened again', async () => {
    server({}, { [`PUT ${ANSWERS}`]: 'offline' });
    const { shown } = open();
    await user.type(await field('O problema'), 'Lixo');
    expect(unsavedDossier(TEAM, TEAM).read()?.answers.problem).toBe('Lixo');
    await pass(DRAFT_DELAY_MS);
    expect(await screen.findByText('Sem ligação: guardado neste dispositivo')).toBeDefined();
    shown.unmount();
    const { bodies } = server();
    open();
    expect((await field('O problema')).value).toBe('Lixo');
    await pass(DRAFT_DELAY_MS);
    await saved();
    expect(bodies().at(-1)).toMatchObject({ dossier: { problem: 'Lixo' } });
    expect(unsavedDossier(TEAM, TEAM).read()).toBeNull();
  });

  it('shows the words of a refusal and keeps the text', async () => {
    const refused = { status: 409, body: { code: 'x', message: 'O plano já não existe.' } };
    server({}, { [`PUT ${ANSWERS}`]: refused });
    open();
    await user.type(await field('O problema'), 'Lixo');
    await pass(DRAFT_DELAY_MS);
    expect(await screen.findByText('O plano já não existe.')).toBeDefined();
    expect(screen.getByText('Guardado só neste dispositivo')).toBeDefined();
    expect(unsavedDossier(TEAM, TEAM).read()?.answers.problem).toBe('Lixo');
  });
});

describe('answers of another device', () => {
  const other = { dossier: { ...shade, problem: 'Outro problema' }, by: 'staff', at: 1 } as const;
  const start = { revision: 2, saved: { dossier: shade, by: 'team', at: 1 }, other } as const;

  it('are shown, and can be taken', async () => {
    const { bodies } = server(start);
    open();
    expect(await screen.findByText('Outro problema')).toBeDefined();
    expect(screen.getByText(/guardada por quem acompanha a equipa/)).toBeDefined();
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Ficar com a outra versão' }));
    expect((await field('O problema')).value).toBe('Outro problema');
    await saved();
    expect(bodies()).toMatchObject([{ base: 2, dismiss: true, dossier: other.dossier }]);
    expect(screen.queryByText(/em dois sítios/)).toBeNull();
  });

  it('can be dismissed, which keeps the own ones', async () => {
    const { bodies } = server(start);
    open();
    await user.click(await screen.findByRole('button', { name: 'Dispensar a outra versão' }));
    await saved();
    expect(bodies()).toMatchObject([{ dismiss: true, dossier: shade }]);
    expect((await field('O problema')).value).toBe('Falta sombra');
    expect(screen.queryByText(/em dois sítios/)).toBeNull();
  });
});

describe('the PDF', () => {
  it('is downloaded after what is typed was saved', async () => {
    const { calls } = server();
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
    open(TEACHER);
    expect(await screen.findByRole('dialog', { name: 'Dossiê da Terra: Faróis' })).toBeDefined();
    await user.type(await field('O problema'), 'Lixo');
    await user.click(screen.getByRole('button', { name: 'Descarregar dossiê (PDF)' }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET ${ANSWERS}`,
      `PUT ${ANSWERS}`,
      `GET ${PDF}`,
    ]);
  });

  it('is not downloaded while the server lacks what is typed', async () => {
    const { calls } = server({}, { [`PUT ${ANSWERS}`]: 'offline' });
    open();
    await user.type(await field('O problema'), 'Lixo');
    await user.click(screen.getByRole('button', { name: 'Descarregar dossiê (PDF)' }));
    await pass(10_000);
    expect((await screen.findByText(/^O servidor ainda não tem/)).getAttribute('role')).toBe('alert');
    expect(calls.some(({ url }) => url === PDF)).toBe(false);
  });

  it('waits for the submission where a team asks, and not where its teacher does', async () => {
    server({ submitted: false });
    const { shown } = open();
    expect(await screen.findByText('O PDF fica pronto quando quem vos dá a aula submeter o plano.')).toBeDefined();
    expect(screen.queryByRole('button', { name: /PDF/ })).toBeNull();
    shown.unmount();
    open(TEACHER);
    expect(await screen.findByRole('button', { name: /PDF/ })).toBeDefined();
  });
});

it('closing saves at once', async () => {
  const { bodies } = server();
  const { shown, onClose } = open();
  await user.type(await field('O problema'), 'Lixo');
  await user.click(screen.getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
  expect(onClose).toHaveBeenCalledTimes(1);
  shown.unmount();
  await pass(0);
  expect(bodies()).toMatchObject([{ dossier: { problem: 'Lixo' } }]);
});

it('a broken copy on the device is ignored', () => {
  const copy = unsavedDossier(TEAM, TEAM);
  const key = `unsent:${TEAM}:dossier-${TEAM}`;
  for (const text of [
    '{',
    '3',
    '{"base":1}',
    '{"base":1,"answers":{}}',
    JSON.stringify({ base: 1, answers: { ...shade, steps: [{}] } }),
  ]) {
    localStorage.setItem(key, text);
    expect(copy.read()).toBeNull();
  }
  copy.write({ base: 1, answers: shade });
  expect(copy.read()).toEqual({ base: 1, answers: shade });
});
