import { describe, expect, it } from 'vitest';
import { updateIdleMs } from '#client/game/flow/view/updateIdleMs.ts';
import type { GameView, Work } from '#client/game/flow/view.ts';

const council: Work = {
  kind: 'council',
  extent: null,
  search: null,
  proposals: [],
  notes: [],
  echoes: [],
  loading: false,
  failure: null,
  openComments: null,
  comment: { value: '', kind: null, error: null, unsent: [], allowed: false },
  reply: { begun: {}, unsent: [], error: null, allowed: false },
  report: { commentId: null, proposalId: null, error: null, sending: false, allowed: false },
  ranking: null,
};
const ranking = { isShown: false, isLoading: false, places: null, failure: null };
const challenge = { prompt: '', disabled: false, number: 1, of: 3, error: null };
const NONE: Work = { kind: 'none' };

describe('updateIdleMs, the idle time before a newer version may be loaded', () => {
  it.each<[string, GameView['scene'], Work, number | null]>([
    ['between two missions', 'warp', NONE, 0],
    [
      'a mission that was not begun',
      'missionArrival',
      { kind: 'missionIntro', title: '', place: '', briefing: '', echoes: [] },
      60_000,
    ],
    ['the end of the last mission', 'celebration', { kind: 'ending', lines: [] }, 60_000],
    ['the council', 'council', council, 30_000],
    ['the council while its list loads', 'council', { ...council, loading: true }, null],
    ['a comment being typed', 'council', { ...council, openComments: 'p1' }, null],
    ['the ranking being read', 'council', { ...council, ranking: { ...ranking, isShown: true } }, null],
    ['a ranking that is closed', 'council', { ...council, ranking }, 30_000],
    ['a report being sent', 'council', { ...council, report: { ...council.report, sending: true } }, null],
    ['a text', 'write', { ...challenge, kind: 'write', value: '', canvas: null, versions: [] }, null],
    ['files', 'upload', { ...challenge, kind: 'upload', files: [], captions: null }, null],
    [
      'a question',
      'quiz',
      {
        kind: 'quiz',
        question: '',
        options: [],
        hint: null,
        isShown: false,
        disabled: true,
        explanation: null,
        number: 1,
        of: 3,
      },
      null,
    ],
    ['answers being posted', 'celebration', { kind: 'congratulations', lines: [], mission: 1, isWaiting: true }, null],
    [
      'the choice of the ship',
      'hangar',
      { kind: 'ship', number: 0, name: '', color: '', canPrevious: false, canNext: true },
      null,
    ],
    ['a game that does not open', 'loading', { kind: 'failure', text: '' }, null],
    ['a game that is loading', 'loading', NONE, null],
    ['taking off', 'takeOff', NONE, null],
  ])('%s', (_, scene, work, rest) => {
    expect(updateIdleMs({ scene, work, leaveDialog: null })).toBe(rest);
    expect(updateIdleMs({ scene, work, leaveDialog: { text: 'Sair?', busy: false } })).toBeNull();
  });
});
