import { describe, expect, it } from 'vitest';
import { type EffectName, effectsBetween } from '#client/game/audio/effectsBetween.ts';
import type { CouncilRow, GameView, Work } from '#client/game/flow/GameView.ts';
import { type GameHarness, playNextMove, proposalOf, startGame } from '../flow/gameHarness.ts';
import { hangar, quiz, view } from './views.ts';

const write = (number = 1): Partial<GameView> => ({
  scene: 'write',
  raised: 'form',
  work: {
    kind: 'write',
    prompt: '',
    value: '',
    canvas: null,
    versions: [],
    disabled: false,
    number,
    of: 2,
    error: null,
  },
});

const council = (change: Partial<Extract<Work, { kind: 'council' }>> = {}, mine: number | null = null) =>
  ({
    scene: 'council',
    mission: null,
    work: {
      kind: 'council',
      extent: null,
      search: null,
      proposals: [{ ...proposalOf('p1'), own: false, stars: { average: null, count: 0, mine } }] as CouncilRow[],
      report: { commentId: null, proposalId: null, error: null, sending: false, allowed: true },
      ranking: null,
      notes: [],
      echoes: [],
      loading: false,
      failure: null,
      openComments: null,
      comment: { value: '', kind: null, error: null, unsent: [], allowed: true },
      reply: { begun: {}, unsent: [], error: null, allowed: false },
      ...change,
    },
  }) satisfies Partial<GameView>;

const written = { openComments: 'p1', comment: { value: 'Boa!', kind: null, error: null, unsent: [], allowed: true } };
const sent = {
  openComments: 'p1',
  comment: { value: '', kind: null, error: null, unsent: [{ proposalId: 'p1', text: 'Boa!' }], allowed: true },
};
const refused = {
  openComments: 'p1',
  comment: { value: 'Boa!', kind: null, error: 'Não.', unsent: [], allowed: true },
};
const congratulations: Partial<GameView> = {
  scene: 'celebration',
  raised: 'card',
  work: { kind: 'congratulations', lines: [], mission: 1, isWaiting: false },
};
const ending: Partial<GameView> = { scene: 'celebration', raised: 'card', work: { kind: 'ending', lines: [] } };

const TABLE: [why: string, before: Partial<GameView>, now: Partial<GameView>, effects: EffectName[]][] = [
  ['nothing changes', {}, {}, []],
  ['only words change', {}, { topMessage: 'Olá!', robot: 'talk' }, []],
  ['an option is locked', quiz(['open', 'open']), quiz(['locked', 'open']), ['lock']],
  ['the lock moves', quiz(['locked', 'open']), quiz(['open', 'locked']), ['lock']],
  ['the lock stays', quiz(['locked', 'open']), { ...quiz(['locked', 'open']), hint: '!' }, []],
  ['the answer is right', quiz(['locked', 'open']), quiz(['right', 'open']), ['right']],
  ['the answer is wrong', quiz(['open', 'locked']), quiz(['shownRight', 'wrong']), ['wrong']],
  ['the verdict stays', quiz(['shownRight', 'wrong']), quiz(['shownRight', 'wrong']), []],
  ['the next question comes', quiz(['right', 'open']), quiz(['open', 'open'], 2), ['next']],
  ['the next challenge comes', quiz(['right', 'open']), write(2), ['next']],
  ['the first question comes', {}, quiz(['open', 'open']), ['open']],
  ['a screen sinks', write(), {}, ['close']],
  ['a mission is done', write(2), congratulations, ['success']],
  ['the answers of a mission wait', congratulations, { ...congratulations, notice: null }, []],
  ['all missions are done', congratulations, ending, ['success']],
  ['another ship is shown', hangar(0), hangar(1), ['next']],
  ['the previous ship is shown', hangar(2), hangar(1), ['back']],
  ['the ship is chosen', hangar(1), { scene: 'cockpit' }, ['confirm']],
  ['the ship takes off', { scene: 'cockpit', raised: 'card' }, { scene: 'takeOff' }, ['takeOff']],
  ['the ship warps', { scene: 'takeOff' }, { scene: 'warp' }, ['warp']],
  ['the ship arrives', { scene: 'warp' }, { scene: 'arrival' }, ['arrival']],
  ['the ship has arrived', { scene: 'arrival' }, { scene: 'arrival', topMessage: 'Chegámos!' }, []],
  ['the team asks to leave', {}, { leaveDialog: { text: '', busy: false } }, ['open']],
  ['the team stays', { leaveDialog: { text: '', busy: false } }, {}, ['close']],
  ['leaving takes its time', { leaveDialog: { text: '', busy: false } }, { leaveDialog: { text: '', busy: true } }, []],
  ['stars are given', council(), council({}, 4), ['star']],
  ['other stars are given', council({}, 4), council({}, 2), ['star']],
  ['stars are taken back after a failure', council({}, 4), council(), []],
  ['the list loads with former stars', council({ proposals: [], loading: true }), council({}, 4), []],
  ['comments open', council(), council({ openComments: 'p1' }), ['open']],
  ['comments close', council({ openComments: 'p1' }), council(), ['close']],
  ['a comment is sent', council(written), council(sent), ['send']],
  ['a comment arrives', council(sent), council({ ...written, openComments: 'p1' }), []],
  ['a comment is refused', council(sent), council(refused), []],
  ['comments with a pending one open', council(), council(sent), ['open']],
];

describe('effectsBetween', () => {
  it.each(TABLE)('%s', (_, before, now, effects) => {
    expect(effectsBetween(view(before), view(now))).toEqual(effects);
  });

  it.each(TABLE)('%s: nothing when the game has just loaded', (_, before, now) => {
    expect(effectsBetween(null, view(now))).toEqual([]);
    expect(effectsBetween(view({ ...before, scene: 'loading' }), view(now))).toEqual([]);
    expect(effectsBetween(view(before), view({ ...now, scene: 'loading' }))).toEqual([]);
  });

  it('a whole game plays each of its sounds, and never more than two at a time', async () => {
    const game = await startGame();
    const effects = new Set<EffectName>();
    await playAndListen(game, (names) => {
      expect(names.length).toBeLessThanOrEqual(2);
      for (const name of names) effects.add(name);
    });
    expect([...effects].sort()).toEqual(
      ['arrival', 'close', 'confirm', 'next', 'open', 'right', 'success', 'takeOff', 'warp'].sort(),
    );
  });
});

async function playAndListen(game: GameHarness, onEffects: (names: EffectName[]) => void): Promise<void> {
  let before = game.view();
  while (game.at() !== 'council') {
    await playNextMove(game);
    const now = game.view();
    onEffects(effectsBetween(before, now));
    before = now;
  }
}
