// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_NAMES, SESSION_SAMPLES } from '#client/dev/samples/sessionSamples.ts';
import { type CouncilSession, NO_COUNCIL_SESSION, type SessionResult } from '#client/game/flow/CouncilSession.ts';
import { CouncilSession as CouncilSessionLayer } from '#client/game/overlays/council/session/CouncilSession.tsx';
import { OWN_TIME } from '#client/game/overlays/lesson/ownTime.ts';
import { APPLAUSE_MAX } from '#domain/limits.ts';
import { setupUser } from '../../../../../support/browser/setupUser.ts';
import {
  COUNCIL,
  councilRowOf,
  expectAccessible,
  overlaysProps,
  renderOverlays,
  setWindowSize,
} from '../../harness.tsx';
import { renderSession } from './sessionHarness.tsx';

let user: UserEvent;
beforeEach(() => {
  user = setupUser();
  setWindowSize(1366, 768);
});
afterEach(cleanup);

import { NO_SUPPORTS } from '#domain/game/supports.ts';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const itemOf = (team: string) => {
  const item = screen.getByRole('heading', { name: team }).closest('li');
  if (item === null) throw new Error(`${team} is not in a list.`);
  return within(item);
};

describe('every sample session', () => {
  it.each(SESSION_NAMES)('%s follows the rules of accessibility', async (name) => {
    renderSession(name);
    expect(screen.getByRole('region', { name: 'Conselho da turma' })).toBeTruthy();
    await expectAccessible();
  });
});

it('begins each phase at the top of the page', () => {
  const pageOf = (name: 'ler' | 'debater') => {
    const session = SESSION_SAMPLES[name];
    const council = { view: { ...NO_COUNCIL_SESSION.view, session }, actions: NO_COUNCIL_SESSION.actions };
    return (
      <main>
        <CouncilSessionLayer {...overlaysProps()} {...{ session, council }} work={COUNCIL}>
          <p>O ecrã de votação</p>
        </CouncilSessionLayer>
      </main>
    );
  };
  const { rerender } = render(pageOf('ler'));
  const page = screen.getByRole('main');
  page.scrollTop = 300;
  rerender(pageOf('ler'));
  expect(page.scrollTop).toBe(300);
  rerender(pageOf('debater'));
  expect(page.scrollTop).toBe(0);
});

describe('the voting screen of the specification', () => {
  const work = { ...COUNCIL, proposals: [councilRowOf('p1')] };
  const inSession = (name: 'ler' | 'votar-estrelas') => ({
    view: { ...NO_COUNCIL_SESSION.view, session: SESSION_SAMPLES[name] },
    actions: NO_COUNCIL_SESSION.actions,
  });

  it('is whole while no session runs, and stays whole in the phase of reading', async () => {
    renderOverlays({ scene: 'council', work });
    expect(screen.getByRole('region', { name: 'Propostas' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Conselho da turma' })).toBeNull();
    cleanup();
    renderOverlays({ scene: 'council', work }, { council: inSession('ler') });
    expect(await screen.findByRole('heading', { name: 'As vossas 4 leituras' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Propostas' })).toBeTruthy();
  });

  it('makes room for the ballot', async () => {
    renderOverlays({ scene: 'council', work }, { council: inSession('votar-estrelas') });
    expect(await screen.findByRole('heading', { name: 'O voto da vossa equipa' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Propostas' })).toBeNull();
  });

  it('comes later for a team in a mission, which is told once that the council has begun', async () => {
    const markSeen = vi.fn();
    const council = { ...inSession('ler'), actions: { ...NO_COUNCIL_SESSION.actions, markSeen } };
    renderOverlays({}, { council });
    expect((await screen.findByText(/O conselho da turma começou/)).closest('[role=status]')).toBeTruthy();
    await user.click(button('Está bem'));
    expect(markSeen.mock.calls).toEqual([['start']]);
  });

  it('tells a team after the session that its ballot came too late', async () => {
    const dismissRefusal = vi.fn();
    const actions = { ...NO_COUNCIL_SESSION.actions, dismissRefusal };
    const view = { ...NO_COUNCIL_SESSION.view, refusal: 'O voto chegou tarde.' };
    renderOverlays({ scene: 'council', work }, { council: { view, actions } });
    expect((await screen.findByRole('alert')).textContent).toContain('O voto chegou tarde.');
    await user.click(button('Está bem'));
    expect(dismissRefusal).toHaveBeenCalledTimes(1);
  });
});

describe('the strip', () => {
  it('says the phase, the time left, the pause and a lost contact', () => {
    renderSession('ler-em-pausa', { view: { isLost: true } });
    const strip = within(screen.getByRole('region', { name: 'Conselho da turma' }));
    expect(strip.getAllByRole('listitem').find((one) => one.getAttribute('aria-current') === 'step')?.textContent).toBe(
      'Ler',
    );
    expect(strip.getByText('12:00')).toBeTruthy();
    expect(strip.getByText('Faltam 12 minutos')).toBeTruthy();
    expect(strip.getByText('Pausa')).toBeTruthy();
    expect(strip.getByText(/Sem ligação/)).toBeTruthy();
    expect(strip.getByRole('status').textContent).toBe('O conselho está na fase Ler. Está em pausa.');
  });

  it('shows why the server refused a ballot', async () => {
    renderSession('resultado-por-mostrar', { view: { refusal: 'O voto chegou tarde.' } });
    expect(screen.getByRole('alert').textContent).toContain('O voto chegou tarde.');
  });
});

describe('presenting', () => {
  it('shows whose turn it is, and counts the applause up to its limit', async () => {
    renderSession('apresentar');
    expect(screen.getByText('Quem apresenta agora')).toBeTruthy();
    expect(screen.getByText(/n\.º 2 de 6, por ordem tirada à sorte/)).toBeTruthy();
    expect(
      screen.getAllByRole('listitem').find((one) => one.getAttribute('aria-current') === 'true')?.textContent,
    ).toBe('2.ºCometas');
    for (let press = 0; press < APPLAUSE_MAX; press += 1) await user.click(button('Aplaudir Cometas'));
    expect(screen.getByText('Já deram todas as vossas palmas a esta proposta.')).toBeTruthy();
    expect(button('Aplaudir Cometas').getAttribute('aria-disabled')).toBe('true');
  });

  it('is calm when it is the own turn, and takes no applause for the own plan', () => {
    renderSession('apresentar-a-vossa');
    expect(screen.getByText('É a vossa vez')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Aplaudir/ })).toBeNull();
  });

  it('says between two presentations which number the own one has', () => {
    renderSession('apresentar-entre-duas');
    expect(screen.getByText(/A vossa é a n\.º 6/)).toBeTruthy();
  });
});

describe('reading', () => {
  it('shows the given plans first and counts those that are read', async () => {
    renderSession('ler');
    const readings = screen.getByRole('region', { name: 'As vossas 4 leituras' });
    expect(
      within(readings)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Andorinhas', 'Cometas', 'Nebulosa', 'Andrómeda']);
    expect(within(readings).getByRole('status').textContent).toBe('2 de 4 lidas');
    await user.click(button('Marcar como lida a proposta de Nebulosa'));
    expect(within(readings).getByRole('status').textContent).toBe('3 de 4 lidas');
    await user.click(button('Lida a proposta de Nebulosa'));
    expect(within(readings).getByRole('status').textContent).toBe('2 de 4 lidas');
    expect(screen.getByText('O ecrã de votação')).toBeTruthy();
  });

  it('shows plans of other solar systems, which the voting screen does not list', () => {
    renderSession('ler', { work: { proposals: [councilRowOf('plano-5')] } });
    expect(screen.queryByText(/outros sistemas solares/)).toBeNull();
    cleanup();
    renderSession('ler');
    expect(screen.getByText('Outras propostas deste conselho (1)')).toBeTruthy();
  });

  it('leaves out plans that were withdrawn', () => {
    const plans = SESSION_SAMPLES.ler.plans.map((plan) => ({ ...plan, withdrawn: plan._id === 'p1' }));
    renderSession('ler', { session: { plans } });
    expect(screen.getByRole('heading', { name: 'As vossas 3 leituras' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Andorinhas' })).toBeNull();
  });
});

describe('reading aloud', () => {
  const voiceOf = (lang: string, localService: boolean) => ({ lang, localService }) as SpeechSynthesisVoice;
  let said: { text: string; voice: SpeechSynthesisVoice; onend?: () => void; onerror?: () => void }[];

  function stubSpeech(voices: SpeechSynthesisVoice[]) {
    said = [];
    const synthesis = {
      getVoices: () => voices,
      speak: (one: (typeof said)[number]) => said.push(one),
      cancel: vi.fn(() => {
        const cut = said.splice(0);
        for (const one of cut) one.onerror?.();
      }),
      addEventListener: (_: string, run: () => void) => run(),
      removeEventListener: () => {},
    };
    vi.stubGlobal('speechSynthesis', synthesis);
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
    return synthesis;
  }

  /** Ends one sentence after the other, and returns all. */
  async function readToTheEnd() {
    await vi.waitFor(() => expect(said).toHaveLength(1));
    const sentences: typeof said = [];
    for (let one = said.shift(); one !== undefined; one = said.shift()) {
      sentences.push(one);
      act(() => one?.onend?.());
    }
    return sentences;
  }

  it('uses the voice of the device, one plan at a time, and stops with the phase', async () => {
    const local = voiceOf('pt-PT', true);
    const synthesis = stubSpeech([voiceOf('pt-PT', false), voiceOf('pt-BR', true), local]);
    renderSession('ler');
    await user.click(button('Ouvir a proposta de Andorinhas'));
    const sentences = await readToTheEnd();
    expect(sentences.map(({ text }) => text).join(' ')).toContain('mural das línguas');
    expect(sentences.every(({ voice }) => voice === local)).toBe(true);
    expect(screen.queryByRole('button', { name: /^Parar/ })).toBeNull();
    await user.click(button('Ouvir a proposta de Andorinhas'));
    await vi.waitFor(() => expect(said).toHaveLength(1));
    await user.click(button('Ouvir a proposta de Cometas'));
    await vi.waitFor(() => expect(screen.getByRole('button', { name: /^Parar.*Cometas/ })).toBeTruthy());
    expect(screen.getAllByRole('button', { name: /^Parar/ })).toHaveLength(1);
    const others = (await readToTheEnd()).map(({ text }) => text).join(' ');
    expect(others).toContain('avós');
    expect(others).not.toContain('mural');
    expect(screen.queryByRole('button', { name: /^Parar/ })).toBeNull();
    await user.click(button('Ouvir a proposta de Cometas'));
    await vi.waitFor(() => expect(said).toHaveLength(1));
    synthesis.cancel.mockClear();
    cleanup();
    expect(synthesis.cancel).toHaveBeenCalledTimes(1);
  });

  it('says so where the device has no Portuguese voice of its own', async () => {
    stubSpeech([voiceOf('en-GB', true), voiceOf('pt-PT', false)]);
    renderSession('ler');
    await user.click(button('Ouvir a proposta de Andorinhas'));
    expect(await screen.findByText(/não tem uma voz portuguesa/)).toBeTruthy();
    expect(said).toEqual([]);
  });

  it('is off while the teacher asks for silence', () => {
    stubSpeech([voiceOf('pt-PT', true)]);
    renderSession('ler', { rest: { lesson: { ...OWN_TIME, view: { ...OWN_TIME.view, isSilent: true } } } });
    expect((button('Ouvir a proposta de Andorinhas') as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getAllByText(/tempo de silêncio/).length).toBeGreaterThan(0);
  });
});

describe('debating', () => {
  it('opens the debate on a plan, the given ones first, and says which cannot be commented on', async () => {
    const comment = { _id: 'c', name: 'Cometas', comment: 'Boa ideia.', at: 1_700_000_000 };
    const rows = [councilRowOf('p2', { teamProposal: { comments: [comment] } }), councilRowOf('p3', { own: true })];
    const plans = SESSION_SAMPLES.debater.plans.map((plan) =>
      plan._id === 'p1' ? { ...plan, team: { ...plan.team, theme: 'dh' as const } } : plan,
    );
    const { send } = renderSession('debater', { work: { proposals: rows }, session: { plans } });
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Andorinhas',
      'Cometas',
      'Nebulosa',
      'Andrómeda',
      'Equipa de Ensaio',
      'Pégaso',
    ]);
    await user.click(button('Debater na proposta de Cometas · 1 comentário'));
    expect(send.mock.calls).toEqual([[{ type: 'OPEN_COMMENTS', proposalId: 'p2' }]]);
    expect(itemOf('Andorinhas').getByText(/outro sistema solar/)).toBeTruthy();
    expect(itemOf('Nebulosa').getByText(/^Os comentários desta proposta ainda não chegaram/)).toBeTruthy();
    expect(itemOf('Equipa de Ensaio').getByRole('button', { name: /Ver o que vos dizem/ })).toBeTruthy();
  });
});

function resultOf(name: 'resultado' | 'resultado-empate'): SessionResult {
  const { result }: CouncilSession = SESSION_SAMPLES[name];
  if (result === null) throw new Error(`${name} has no result.`);
  return result;
}

describe('the result', () => {
  const still = { rest: { supports: { ...NO_SUPPORTS, calm: true } } };

  it('is awaited with ORBI', () => {
    renderSession('resultado-por-mostrar');
    expect(screen.getByRole('heading', { name: 'Já se conta…' })).toBeTruthy();
  });

  it('begins with a moment that can be skipped and is shown once', async () => {
    renderSession('resultado');
    expect(screen.getByText('O conselho escolheu')).toBeTruthy();
    await user.click(button('Ver o resultado'));
    expect(screen.getByRole('region', { name: 'Segue para a Terra' })).toBeTruthy();
  });

  it('leaves the screen to the stage while the ship takes off there', async () => {
    renderSession('resultado', { rest: { hall: 'launching' } });
    const caption = screen.getByRole('region', { name: 'Cometas' });
    expect(within(caption).queryByRole('img', { hidden: true })).toBeNull();
    expect(within(caption).getByRole('status').textContent).toContain('O conselho escolheu a proposta de Cometas');
    await expectAccessible();
    await user.click(button('Ver o resultado'));
    expect(screen.getByRole('region', { name: 'Segue para a Terra' })).toBeTruthy();
  });

  it('is counted until the hall has arrived', () => {
    renderSession('resultado', { rest: { hall: 'loading' } });
    expect(screen.getByRole('heading', { name: 'Já se conta…' })).toBeTruthy();
    expect(screen.queryByText('O conselho escolheu')).toBeNull();
  });

  it('goes on by itself after the moment', () => {
    vi.useFakeTimers();
    renderSession('resultado');
    act(() => vi.advanceTimersByTime(6_000));
    expect(screen.getByRole('region', { name: 'Segue para a Terra' })).toBeTruthy();
    vi.useRealTimers();
  });

  it('says who won and why, what other rules say and where teams agree, at once where motion is reduced', () => {
    renderSession('resultado', still);
    expect(screen.getByText(/Com esta regra ganha «Cometas», porque a sua média/)).toBeTruthy();
    expect(screen.getByText(/Contaram 5 votos de 6 equipas, com 1 abstenção/)).toBeTruthy();
    expect(screen.getByRole('row', { name: /Contagem de Borda Andorinhas/ })).toBeTruthy();
    expect(screen.getByText(/O mapa precisa de 8 equipas/)).toBeTruthy();
    expect(screen.getByText('Leram com atenção 2 planos de outras equipas.')).toBeTruthy();
  });

  it('shows what all agree on', () => {
    const result = resultOf('resultado');
    renderSession('resultado', {
      ...still,
      session: { result: { ...result, agreement: { agreed: ['p2'], reason: null } } },
    });
    const part = within(screen.getByRole('region', { name: 'Onde concordamos' }));
    expect(part.getByRole('listitem').textContent).toBe('Cometas');
  });

  it('says honestly that there is a tie, and that a lot has decided', () => {
    renderSession('resultado-empate');
    expect(screen.getByText('Há um empate entre Andorinhas e Cometas: falta o sorteio.')).toBeTruthy();
    cleanup();
    const result = resultOf('resultado-empate');
    renderSession('resultado-empate', { ...still, session: { result: { ...result, winner: 'p1', byLot: true } } });
    expect(screen.getByText('Como houve empate, decidiu o sorteio.')).toBeTruthy();
    expect(screen.queryByText(/falta o sorteio/)).toBeNull();
  });

  it('stays when the chosen plan is withdrawn, whose text is not shown', () => {
    const { result, plans } = SESSION_SAMPLES.resultado;
    const gone = plans.map((plan) => (plan._id === result?.winner ? { ...plan, withdrawn: true, text: '' } : plan));
    for (const name of ['resultado', 'terra'] as const) {
      renderSession(name, { ...still, session: { plans: gone } });
      expect(
        screen.getByText('O texto desta proposta não se pode ver agora. O resultado da votação não muda.'),
      ).toBeTruthy();
      cleanup();
    }
  });

  it('is followed by what happens on Earth, with the dossier for the team whose plan it is', async () => {
    renderSession('terra');
    expect(screen.getByRole('heading', { name: 'Cometas' })).toBeTruthy();
    expect(screen.getByText(/Preparar o dossiê/)).toBeTruthy();
    cleanup();
    const onDossier = vi.fn();
    renderSession('terra', { session: { toEarth: 'p3' }, rest: { onDossier } });
    await user.click(button('Abrir o Dossiê da Terra'));
    expect(onDossier).toHaveBeenCalledTimes(1);
    cleanup();
    renderSession('terra', { session: { toEarth: null } });
    expect(screen.getByRole('heading', { name: 'As propostas seguem para a Terra' })).toBeTruthy();
  });
});
