import type { GameView, OptionState } from '#client/game/flow/GameView.ts';

/** Builds views of a game; fields that are not given are at rest. */

const AT_REST: GameView = {
  scene: 'cockpit',
  robot: 'idle',
  gaze: { at: 'students' },
  raised: 'none',
  mission: 1,
  isTutorial: false,
  lights: {},
  ship: 0,
  theme: 'ds',
  mode: 'team',
  topMessage: null,
  canSkip: false,
  hint: null,
  info: { group: '', members: [], level: '', galaxy: '' },
  work: { kind: 'none' },
  buttons: { left: null, middle: null, right: null },
  leaveDialog: null,
  notice: null,
  guide: null,
  narration: null,
  place: null,
  upcoming: null,
};

export const view = (change: Partial<GameView> = {}): GameView => ({ ...AT_REST, ...change });

export const quiz = (states: OptionState[], number = 1): Partial<GameView> => ({
  scene: 'quiz',
  raised: 'form',
  work: {
    kind: 'quiz',
    question: '?',
    options: states.map((state, index) => ({ label: String(index), state })),
    hint: null,
    isShown: true,
    disabled: false,
    explanation: null,
    number,
    of: 3,
  },
});

export const hangar = (number: 0 | 1 | 2): Partial<GameView> => ({
  scene: 'hangar',
  work: { kind: 'ship', number, name: '', color: '', canPrevious: true, canNext: true },
});
