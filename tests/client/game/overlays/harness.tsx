import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, vi } from 'vitest';
import { NO_COUNCIL_SESSION } from '#client/game/flow/CouncilSession.ts';
import { raisedOf } from '#client/game/flow/view/work.ts';
import type { CouncilRow, GameView, Work } from '#client/game/flow/view.ts';
import { SILENT_VOICE, type SpokenWord, type Voice } from '#client/game/flow/voice.ts';
import { OWN_TIME } from '#client/game/overlays/lesson/ownTime.ts';
import { Overlays } from '#client/game/overlays/Overlays.tsx';
import type { GameSettings, OverlaysProps } from '#client/game/overlays/overlaysProps.ts';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { htmlMistakes } from '../../../support/browser/screens/htmlMistakes.ts';

const VIEW: GameView = {
  scene: 'cockpit',
  robot: 'idle',
  gaze: { at: 'students' },
  raised: 'none',
  mission: 2,
  isTutorial: false,
  lights: {},
  ship: 3,
  theme: 'ic',
  mode: 'team',
  topMessage: 'Olá, tripulação!',
  canSkip: false,
  hint: null,
  info: { group: 'Cometas', members: ['Ana', 'Rui'], level: 'Missão 2', galaxy: 'Interculturalidade' },
  work: { kind: 'none' },
  buttons: { left: null, middle: null, right: null },
  leaveDialog: null,
  notice: null,
  guide: null,
  narration: null,
  place: null,
  upcoming: null,
};

export const SETTINGS: GameSettings = {
  music: true,
  voice: true,
  effects: true,
  projector: false,
};

export const PROJECTOR: Partial<OverlaysProps> = { settings: { ...SETTINGS, projector: true } };

export const OK = { label: 'OK', event: { type: 'OK' }, disabled: false } as const;
export const SUBMIT = { label: 'Submeter', event: { type: 'SUBMIT' }, disabled: false } as const;

export const CAROUSEL: GameView['buttons'] = {
  left: { label: 'Nave anterior', event: { type: 'PREVIOUS_SHIP' }, disabled: true },
  middle: { label: 'selecionar', event: { type: 'SELECT_SHIP' }, disabled: false },
  right: { label: 'Nave seguinte', event: { type: 'NEXT_SHIP' }, disabled: false },
};

export const onlyMiddleButton = (middle: GameView['buttons']['middle']): GameView['buttons'] => ({
  left: null,
  middle,
  right: null,
});

export const QUIZ: Extract<Work, { kind: 'quiz' }> = {
  kind: 'quiz',
  question: 'Quantas luas?',
  options: ['Uma', 'Duas', 'Três'].map((label) => ({ label, state: 'open' as const })),
  hint: null,
  isShown: true,
  disabled: false,
  explanation: null,
  number: 1,
  of: 3,
};

export const WRITE: Extract<Work, { kind: 'write' }> = {
  kind: 'write',
  prompt: 'Que escola querem?',
  value: '',
  canvas: null,
  versions: [],
  disabled: false,
  number: 2,
  of: 3,
  error: null,
};

export const UPLOAD: Extract<Work, { kind: 'upload' }> = {
  kind: 'upload',
  prompt: 'Juntem um desenho.',
  files: [],
  captions: null,
  disabled: false,
  number: 3,
  of: 3,
  error: null,
};

export const COUNCIL: Extract<Work, { kind: 'council' }> = {
  kind: 'council',
  extent: null,
  search: null,
  proposals: [],
  notes: [],
  echoes: [],
  loading: false,
  failure: null,
  openComments: null,
  comment: { value: '', kind: null, error: null, unsent: [], allowed: true },
  reply: { begun: {}, unsent: [], error: null, allowed: false },
  report: { commentId: null, proposalId: null, error: null, sending: false, allowed: true },
  ranking: null,
};

export function councilRowOf(id: string, more: Partial<CouncilRow> = {}): CouncilRow {
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

/** Returns the props of overlays that show this. */
export function overlaysProps(view: Partial<GameView> = {}): OverlaysProps {
  return {
    view: { ...VIEW, ...view },
    send: () => {},
    onAttach: () => {},
    saving: { text: 'Guardado', isAtRisk: false },
    projectUrl: null,
    voice: SILENT_VOICE,
    lesson: OWN_TIME,
    council: NO_COUNCIL_SESSION,
    loadDiary: null,
    speak: () => {},
    settings: SETTINGS,
    onSettings: () => {},
    supports: NO_SUPPORTS,
    onSupports: () => {},
    letters: '',
  };
}

/** Sets the size of the window, for media queries too. */
export function setWindowSize(width: number, height: number): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

/** Renders the overlays without the stage, in a window of this size. */
export function renderOverlays(
  view: Partial<GameView> = {},
  rest: Partial<OverlaysProps> = {},
  width = 1366,
  height = 768,
) {
  setWindowSize(width, height);
  const send = vi.fn();
  const onAttach = vi.fn();
  const onSettings = vi.fn();
  const element = (more: Partial<GameView>) => {
    const whole = { ...VIEW, ...view, ...more };
    const props = overlaysProps({ ...whole, raised: raisedOf(whole.work) });
    return <Overlays {...props} send={send} onAttach={onAttach} onSettings={onSettings} {...rest} />;
  };
  const shown = render(element({}));
  return { send, onAttach, onSettings, update: (more: Partial<GameView>) => shown.rerender(element(more)) };
}

/** Resolves once the open dialog of a proposal shows its debate, whose code is loaded with the first dialog. */
export async function untilDebate(): Promise<void> {
  await screen.findByRole('heading', { name: /^Comentários \(/ });
}

/** Returns a voice whose current word the test sets. */
export function createFakeVoice(): Voice & { say(word: SpokenWord | null): void; listeners: Set<() => void> } {
  let now: SpokenWord | null = null;
  const listeners = new Set<() => void>();
  return {
    listeners,
    level: () => 0,
    word: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    say(word) {
      now = word;
      for (const listener of listeners) listener();
    },
  };
}

/** Checks the WCAG rules that need no layout; browser tests check contrast and target sizes. */
export async function expectAccessible(): Promise<void> {
  const found = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  });
  expect(found.passes.length).toBeGreaterThan(3);
  expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(htmlMistakes()).toEqual([]);
}
