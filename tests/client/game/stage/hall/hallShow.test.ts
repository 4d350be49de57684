import { describe, expect, it } from 'vitest';
import type { HallView } from '#client/game/flow/HallView.ts';
import { followHall, newShow, stepShow } from '#client/game/stage/hall/hallShow.ts';
import { hallLayout } from '#client/game/stage/hall/layout/hallLayout.ts';
import { ARRIVAL_SECONDS, dimAt, REVEAL_MS } from '#client/game/stage/hall/reveal.ts';
import { hallTeams } from './hallTeams.ts';

const TEAMS = hallTeams(4);
const LAYOUT = hallLayout(1366, 768, TEAMS);
const STEP = 1 / 30;

function hall(change: Partial<HallView> = {}): HallView {
  const plans = TEAMS.map(({ id }) => ({ id: `plan-${id}`, teamId: id, applause: 0 }));
  return { teams: TEAMS, plans, phase: 'result', isPaused: false, presenting: null, winner: null, ...change };
}

/** Returns a show that has run for this time with this state. */
function shown(state: HallView, seconds: number, isRevealing = false) {
  const show = newShow(LAYOUT);
  followHall(show, state, isRevealing, 0);
  for (let time = 0; time <= seconds; time += STEP)
    stepShow(show, LAYOUT, state.phase, { time, step: STEP, still: false });
  return show;
}

describe('the show of the hall', () => {
  it('knows who presents, in the phase of the presentations only', () => {
    const presenting = 'plan-team-2';
    expect(shown(hall({ phase: 'present', presenting }), 0).presenter).toBe('team-2');
    expect(shown(hall({ phase: 'read', presenting }), 0).presenter).toBeNull();
  });

  it('remembers since when a team presents, also when the state comes again', () => {
    const state = hall({ phase: 'present', presenting: 'plan-team-1' });
    const show = newShow(LAYOUT);
    followHall(show, state, false, 5);
    followHall(show, state, false, 9);
    expect(show.presentedAt).toBe(5);
  });

  it('dims the hall and brings the Earth near while the winning ship takes off', () => {
    const show = shown(hall({ winner: 'plan-team-3' }), 3, true);
    expect(show.light).toBeLessThan(0.3);
    expect(show.earth.size).toBeCloseTo(LAYOUT.earth.reveal.size, 0);
    expect(show.isWinnerAway).toBe(false);
  });

  it('lets paper stars fall once the ship has arrived, not before', () => {
    const state = hall({ winner: 'plan-team-3' });
    expect(shown(state, ARRIVAL_SECONDS - 0.2, true).partyAt).toBeNull();
    expect(shown(state, ARRIVAL_SECONDS + 0.2, true).partyAt).toBeCloseTo(ARRIVAL_SECONDS, 1);
    expect(ARRIVAL_SECONDS * 1000).toBeLessThan(REVEAL_MS);
  });

  it('keeps the winning ship at the Earth after the reveal', () => {
    const show = shown(hall({ winner: 'plan-team-3' }), 1);
    expect([show.winner, show.isWinnerAway, show.revealSeconds]).toEqual(['team-3', true, -1]);
    expect(show.light).toBeCloseTo(1);
  });

  it('leaves the hall for the Earth in the last phase', () => {
    const show = shown(hall({ phase: 'earth', winner: 'plan-team-0' }), 4);
    expect(show.light).toBeCloseTo(0);
    expect(show.earth.size).toBeCloseTo(LAYOUT.earth.near.size, 0);
  });

  it('is at its end at once under reduced motion', () => {
    const show = newShow(LAYOUT);
    stepShow(show, LAYOUT, 'earth', { time: 0, step: 0, still: true });
    expect(show.light).toBe(0);
    expect(show.earth).toEqual(LAYOUT.earth.near);
  });
});

it('the hall dims softly', () => {
  expect([0, 10].map(dimAt)).toEqual([0, 1]);
  for (let seconds = 0; seconds < 2; seconds += STEP) {
    expect(dimAt(seconds + STEP) - dimAt(seconds)).toBeLessThan(0.1);
  }
});
