// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_SAMPLES } from '#client/dev/samples/sessionSamples.ts';
import {
  duelsOf,
  missingWords,
  visiblePart,
  withoutRemoved,
} from '#client/game/overlays/council/session/vote/ballotDraft.ts';
import { moved, movedTo } from '#client/ui/listOrder.ts';
import type { Ballot } from '#domain/council/session/ballots.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import { expectAccessible, setWindowSize } from '../../harness.tsx';
import { renderSession } from './sessionHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
  setWindowSize(1366, 768);
});
afterEach(cleanup);

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const isSaved = () => screen.queryByText('Voto guardado') !== null;
/** Returns the lines of the saved ballot. */
const savedLines = () =>
  within(screen.getByRole('region', { name: 'O voto da vossa equipa' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const star = (team: string, stars: number) =>
  within(screen.getByRole('group', { name: `Estrelas para ${team}` })).getByRole('radio', {
    name: stars === 1 ? '1 estrela' : `${stars} estrelas`,
  });

describe('stars', () => {
  it('are given, changed and taken away, then saved and changed again', async () => {
    renderSession('votar-estrelas');
    expect(screen.queryByRole('group', { name: 'Estrelas para Equipa de Ensaio' })).toBeNull();
    expect(screen.getByText(/A vossa proposta não entra no vosso voto/)).toBeTruthy();
    await press('Guardar voto');
    expect(screen.getByRole('alert').textContent).toContain('O voto está em branco.');
    await user.click(star('Cometas', 3));
    expect(screen.getByRole('alert').textContent).toBe('');
    await user.click(star('Cometas', 5));
    await user.click(star('Nebulosa', 1));
    await user.click(star('Andorinhas', 2));
    await press('Tirar as estrelas de Andorinhas');
    expect(screen.getByText('Sem estrelas: 2 das que vos foram dadas.')).toBeTruthy();
    await press('Guardar voto');
    expect(isSaved()).toBe(true);
    expect(savedLines()).toEqual(['Cometas5 estrelas', 'Nebulosa1 estrela']);
    await expectAccessible();
    await press('Mudar voto');
    expect((star('Cometas', 5) as HTMLInputElement).checked).toBe(true);
    await user.click(star('Cometas', 2));
    await press('Deixar como estava');
    expect(savedLines()).toEqual(['Cometas5 estrelas', 'Nebulosa1 estrela']);
  });
});

describe('duels', () => {
  it('come one after the other, can be gone back to, and are saved with those that are decided', async () => {
    renderSession('votar-pares');
    expect(screen.getByRole('heading', { name: 'Qual das duas serve melhor a escola?' })).toBeTruthy();
    expect(screen.getByText('Duelo 1 de 6')).toBeTruthy();
    await press('Esta proposta, de Cometas');
    expect(screen.getByText('Duelo 2 de 6')).toBeTruthy();
    await press('Duelo anterior');
    expect(screen.getByRole('button', { name: 'Esta proposta, de Cometas' }).getAttribute('aria-pressed')).toBe('true');
    await press('Esta proposta, de Andorinhas');
    await press('Decidir depois');
    expect(screen.getByText('Duelo 3 de 6')).toBeTruthy();
    expect(screen.getByText('Por decidir: 5 duelos.')).toBeTruthy();
    await press('Guardar voto');
    expect(savedLines()).toEqual(['Andorinhas ou CometasAndorinhas']);
    await press('Mudar voto');
    expect(screen.getByText('Duelo 2 de 6')).toBeTruthy();
  });

  it('leave out plans that were withdrawn meanwhile', () => {
    const plans = SESSION_SAMPLES['votar-pares'].plans.map((plan) => ({ ...plan, withdrawn: plan._id === 'p1' }));
    renderSession('votar-pares', { session: { plans } });
    expect(screen.getByText('Duelo 1 de 3')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Andorinhas' })).toBeNull();
  });
});

describe('points', () => {
  it('are given one by one, never more than there are', async () => {
    renderSession('votar-pontos');
    const of = (team: string) => within(screen.getByRole('group', { name: `Pontos para ${team}` }));
    expect((of('Cometas').getByRole('button', { name: 'Menos um ponto' }) as HTMLButtonElement).disabled).toBe(true);
    for (let point = 0; point < 9; point += 1) await user.click(of('Cometas').getByRole('button', { name: /Mais/ }));
    await user.click(of('Nebulosa').getByRole('button', { name: /Mais/ }));
    expect(screen.getByText('Deram os 10 pontos.')).toBeTruthy();
    expect((of('Nebulosa').getByRole('button', { name: /Mais/ }) as HTMLButtonElement).disabled).toBe(true);
    await user.click(of('Cometas').getByRole('button', { name: /Menos/ }));
    expect(screen.getByText('Por repartir: 1 de 10 pontos')).toBeTruthy();
    await press('Guardar voto');
    expect(savedLines()).toEqual(['Cometas8 pontos', 'Nebulosa1 ponto']);
  });
});

describe('the order', () => {
  it('is made with buttons, up and down', async () => {
    renderSession('votar-ordem');
    await press('Pôr em 1.º a proposta de Nebulosa');
    await press('Guardar voto');
    expect(screen.getByRole('alert').textContent).toContain('Ponham pelo menos duas propostas por ordem.');
    await press('Pôr em 2.º a proposta de Cometas');
    await press('Pôr em 3.º a proposta de Andorinhas');
    await press('Subir Andorinhas');
    await press('Descer Nebulosa');
    await press('Tirar Cometas da ordem');
    await press('Guardar voto');
    expect(savedLines()).toEqual(['Andorinhas1.º', 'Nebulosa2.º']);
  });

  it('has no empty list once all plans that the team was given are placed', async () => {
    renderSession('votar-ordem');
    for (const [index, team] of ['Andorinhas', 'Cometas', 'Nebulosa', 'Andrómeda'].entries()) {
      await press(`Pôr em ${index + 1}.º a proposta de ${team}`);
    }
    expect([...document.querySelectorAll('ul')].filter(({ childElementCount }) => childElementCount === 0)).toEqual([]);
  });

  it.each([
    ['a', -1, ['a', 'b', 'c']],
    ['b', -1, ['b', 'a', 'c']],
    ['b', 1, ['a', 'c', 'b']],
    ['c', 1, ['a', 'b', 'c']],
    ['x', 1, ['a', 'b', 'c']],
  ] as const)('moves %s by %i', (id, by, order) => {
    expect(moved(['a', 'b', 'c'], id, by)).toEqual(order);
  });
});

describe('the order by dragging', () => {
  const ITEM = 60;
  const items = () => [...document.querySelectorAll<HTMLElement>('[data-plan]')];
  /** Names from top to bottom as they are seen, which a drag changes before the list itself. */
  const seenOrder = () =>
    items()
      .sort((a, b) => Number(a.style.order) - Number(b.style.order))
      .map((item) => within(item).getByRole('heading').textContent);

  async function placeThree() {
    renderSession('votar-ordem');
    await press('Pôr em 1.º a proposta de Andorinhas');
    await press('Pôr em 2.º a proposta de Cometas');
    await press('Pôr em 3.º a proposta de Nebulosa');
    HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
      return new DOMRect(0, Number(this.style.order) * ITEM, 300, ITEM);
    };
  }
  const { getBoundingClientRect } = HTMLElement.prototype;
  afterEach(async () => {
    // The click after a drag is dropped until the next task.
    await new Promise((done) => setTimeout(done));
    HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect;
  });

  /** Presses on the grip of the team, moves to the middle of a place, and ends the drag. */
  function drag(team: string, to: number, { pointerType = 'mouse', end = 'pointerup' } = {}) {
    const grip = screen
      .getByRole('button', { name: `Subir ${team}` })
      .closest('li')
      ?.querySelector('[data-grip]');
    const at = { pointerId: 1, pointerType, isPrimary: true, button: 0, bubbles: true };
    const from = items().find((item) => item.contains(grip as Element));
    const clientY = Number(from?.style.order) * ITEM + ITEM / 2;
    fireEvent(grip as Element, new PointerEvent('pointerdown', { ...at, clientY }));
    const way = to * ITEM + ITEM / 2 + (to * ITEM + ITEM / 2 > clientY ? 5 : -5);
    act(() => void window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: way })));
    const during = seenOrder();
    const last =
      end === 'keydown'
        ? new KeyboardEvent('keydown', { key: 'Escape' })
        : new PointerEvent(end, { ...at, clientY: way });
    act(() => void window.dispatchEvent(last));
    return during;
  }

  it.each(['mouse', 'touch'])('moves a plan with a %s, and says where it is', async (pointerType) => {
    await placeThree();
    expect(drag('Nebulosa', 0, { pointerType })).toEqual(['Nebulosa', 'Andorinhas', 'Cometas']);
    expect(screen.getByText('Nebulosa: 1.º de 3.')).toBeTruthy();
    drag('Nebulosa', 1, { pointerType });
    expect(screen.getByText('Nebulosa: 2.º de 3.')).toBeTruthy();
    await new Promise((done) => setTimeout(done));
    await press('Guardar voto');
    expect(savedLines()).toEqual(['Andorinhas1.º', 'Nebulosa2.º', 'Cometas3.º']);
  });

  it.each(['pointercancel', 'keydown'])('%s leaves the order as it was', async (end) => {
    await placeThree();
    expect(drag('Nebulosa', 0, { end })[0]).toBe('Nebulosa');
    expect(seenOrder()).toEqual(['Andorinhas', 'Cometas', 'Nebulosa']);
  });

  it('says where a button has moved a plan, and that it has left', async () => {
    await placeThree();
    await press('Descer Andorinhas');
    expect(screen.getByText('Andorinhas: 2.º de 3.')).toBeTruthy();
    await press('Tirar Cometas da ordem');
    expect(screen.getByText('Cometas saiu da ordem.')).toBeTruthy();
  });

  it.each([
    ['a', 0, ['a', 'b', 'c']],
    ['a', 2, ['b', 'c', 'a']],
    ['c', 0, ['c', 'a', 'b']],
    ['b', 9, ['a', 'c', 'b']],
  ] as const)('puts %s at the index %i', (id, to, order) => {
    expect(movedTo(['a', 'b', 'c'], id, to)).toEqual(order);
  });
});

describe('withdrawn plans', () => {
  it('leave a team nothing to judge: it is said, and only an abstention can be given', async () => {
    const { plans } = SESSION_SAMPLES['votar-estrelas'];
    const gone = plans.map((plan) => ({ ...plan, withdrawn: !plan.mine }));
    for (const name of ['votar-estrelas', 'votar-pares'] as const) {
      renderSession(name, { session: { plans: gone } });
      expect(screen.getByText(/^Agora não há propostas que a vossa equipa possa avaliar/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Guardar voto' })).toBeNull();
      expect(screen.queryByText(/^Sem estrelas|^Por decidir/)).toBeNull();
      expect(screen.getByRole('button', { name: 'Abster-se' })).toBeTruthy();
      cleanup();
    }
  });
});

describe('an abstention', () => {
  it('can replace a ballot', async () => {
    renderSession('votar-estrelas');
    await user.click(star('Cometas', 5));
    await press('Guardar voto');
    await press('Mudar voto');
    await press('Abster-se');
    await press('Sim, queremos abster-nos');
    expect(screen.getByText(/A vossa equipa absteve-se/)).toBeTruthy();
    await press('Mudar voto');
    expect(screen.queryByRole('button', { name: 'Abster-se' })).toBeNull();
    await press('Deixar como estava');
    expect(screen.getByText(/A vossa equipa absteve-se/)).toBeTruthy();
  });

  it('is asked about before, and can be changed', async () => {
    renderSession('votar-estrelas');
    await press('Abster-se');
    await press('Cancelar');
    expect(isSaved()).toBe(false);
    await press('Abster-se');
    await press('Sim, queremos abster-nos');
    expect(isSaved()).toBe(true);
    expect(screen.getByText(/A vossa equipa absteve-se/)).toBeTruthy();
    await press('Mudar voto');
    expect(star('Cometas', 1)).toBeTruthy();
  });
});

describe('a ballot on its way', () => {
  it('says where it is', () => {
    renderSession('votar-guardado', { view: { ballot: 'waiting' } });
    expect(screen.getByText('Sem ligação: o voto fica neste dispositivo e segue quando houver rede.')).toBeTruthy();
    cleanup();
    renderSession('votar-guardado', { view: { ballot: 'sending' } });
    expect(screen.getByText('A guardar o voto…')).toBeTruthy();
  });

  it('can be cast while the clock stands still', async () => {
    renderSession('votar-estrelas', { session: { paused: true } });
    await user.click(star('Cometas', 4));
    await press('Guardar voto');
    expect(isSaved()).toBe(true);
  });
});

describe('what a ballot leaves open', () => {
  const session = SESSION_SAMPLES['votar-estrelas'];

  it.each<[Ballot, string | null]>([
    [{ kind: 'stars', stars: { p1: 1, p2: 1, 'plano-3': 2, 'plano-4': 5 } }, null],
    [{ kind: 'points', points: { p1: 10 } }, null],
    [{ kind: 'points', points: { p1: 9 } }, 'Por dar: 1 ponto.'],
    [{ kind: 'order', order: ['p1', 'p2'] }, 'Fora da ordem: 2 das que vos foram dadas.'],
    [{ kind: 'pairs', duels: session.duels.map((duel) => ({ ...duel, winner: duel.a })) }, null],
  ])('%j', (ballot, words) => {
    expect(missingWords(ballot, session)).toBe(words);
  });

  it('keeps what was chosen for a withdrawn plan, but gives its points back', () => {
    const plans = session.plans.map((plan) => ({ ...plan, withdrawn: plan._id === 'p1' }));
    const chosen = (ballot: Ballot) => withoutRemoved(ballot, { plans });
    expect(chosen({ kind: 'stars', stars: { p1: 4, p2: 3 } })).toEqual({ kind: 'stars', stars: { p1: 4, p2: 3 } });
    expect(chosen({ kind: 'order', order: ['p1', 'p2'] })).toEqual({ kind: 'order', order: ['p1', 'p2'] });
    expect(chosen({ kind: 'points', points: { p1: 4, p2: 3 } })).toEqual({ kind: 'points', points: { p2: 3 } });
    const without = plans.filter(({ _id }) => _id !== 'p1');
    expect(withoutRemoved({ kind: 'stars', stars: { p1: 4, p2: 3 } }, { plans: without })).toEqual({
      kind: 'stars',
      stars: { p2: 3 },
    });
  });

  it('does not count withdrawn plans', () => {
    const plans = session.plans.map((plan) => ({ ...plan, withdrawn: plan._id === 'p1' }));
    const gone = { ...session, plans };
    const without = (ballot: Ballot) => visiblePart(ballot, gone);
    expect(without({ kind: 'stars', stars: { p1: 4, p2: 3 } })).toEqual({ kind: 'stars', stars: { p2: 3 } });
    expect(without({ kind: 'points', points: { p1: 4 } })).toEqual({ kind: 'points', points: {} });
    expect(without({ kind: 'order', order: ['p1', 'p2'] })).toEqual({ kind: 'order', order: ['p2'] });
    expect(duelsOf(gone)).toHaveLength(3);
    expect(without({ kind: 'pairs', duels: session.duels.map((duel) => ({ ...duel, winner: duel.a })) })).toEqual({
      kind: 'pairs',
      duels: duelsOf(gone).map((duel) => ({ ...duel, winner: duel.a })),
    });
  });
});
