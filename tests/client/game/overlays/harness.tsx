import { render } from '@testing-library/react';
import axe from 'axe-core';
import { expect, vi } from 'vitest';
import type { CouncilRow, GameView, Work } from '#client/game/flow/view.ts';
import { Overlays } from '#client/game/overlays/Overlays.tsx';
import type { OverlaysProps } from '#client/game/overlays/overlaysProps.ts';

const VIEW: GameView = {
  scene: 'cockpit',
  robot: 'idle',
  ship: 3,
  theme: 'ic',
  mode: 'team',
  topMessage: 'Olá, tripulação!',
  canSkip: false,
  hint: null,
  info: { group: 'Cometas', members: ['Ana', 'Rui'], level: 'Nível 2', galaxy: 'Interculturalidade' },
  work: { kind: 'none' },
  buttons: { left: null, middle: null, right: null },
  leaveDialog: null,
  notice: null,
  narration: null,
};

export const QUIZ: Extract<Work, { kind: 'quiz' }> = {
  kind: 'quiz',
  question: 'Quantas luas?',
  options: ['Uma', 'Duas', 'Três'].map((label) => ({ label, state: 'open' as const })),
  hint: null,
  disabled: false,
  explanation: null,
  number: 1,
  of: 3,
};

export const WRITE: Extract<Work, { kind: 'write' }> = {
  kind: 'write',
  prompt: 'Que escola querem?',
  value: '',
  disabled: false,
  number: 2,
  of: 3,
  error: null,
};

export const UPLOAD: Extract<Work, { kind: 'upload' }> = {
  kind: 'upload',
  prompt: 'Juntem um desenho.',
  files: [],
  disabled: false,
  number: 3,
  of: 3,
  error: null,
};

export const COUNCIL: Extract<Work, { kind: 'council' }> = {
  kind: 'council',
  proposals: [],
  loading: false,
  failure: null,
  openComments: null,
  comment: { value: '', error: null, sending: false, allowed: true },
};

export function row(id: string, more: Partial<CouncilRow> = {}): CouncilRow {
  return {
    _id: id,
    team: id,
    teamName: `Equipa ${id}`,
    name: `Equipa ${id}`,
    class: '8.º A',
    school: 'Escola de Demonstração',
    solar: 'Interculturalidade',
    proposal: 'Uma roda de conversa.',
    submitted: false,
    ship: 3,
    stars: { average: null, count: 0, mine: null },
    teamProposal: { comments: [] },
    own: false,
    ...more,
  };
}

/** Shows the game over no picture, at a width of the window. */
export function show(view: Partial<GameView> = {}, rest: Partial<OverlaysProps> = {}, width = 1366) {
  Object.assign(window, { innerWidth: width, innerHeight: 768 });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const send = vi.fn();
  const onAttach = vi.fn();
  const element = (more: Partial<GameView>) => (
    <Overlays
      view={{ ...VIEW, ...view, ...more }}
      send={send}
      onAttach={onAttach}
      saving="Guardado"
      projectUrl={null}
      {...rest}
    />
  );
  const shown = render(element({}));
  return { send, onAttach, update: (more: Partial<GameView>) => shown.rerender(element(more)) };
}

/** No violation that can be seen without a layout: names, roles, relations. Contrast and sizes are seen in the browser. */
export async function expectAccessible(): Promise<void> {
  const found = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  expect(found.passes.length).toBeGreaterThan(3);
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
