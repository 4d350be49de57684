import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/council/session/lot.ts';
import { COUNCIL_PHASES } from '#domain/council/session/phases.ts';
import { inOrder } from '#domain/council/session/setup.ts';
import {
  COUNCIL_STEPS,
  type CouncilPosition,
  isVoteOver,
  isVoting,
  leftMsAt,
  PREPARED,
  present,
  steer,
  withSetup,
} from '#domain/council/session/steering.ts';
import { STARS_SETUP } from '../../../support/council/setups.ts';

const MINUTE = 60_000;
const NOW = 1_000_000;
const setup = STARS_SETUP;
const at = (now = NOW) => ({ now, setup });

function inPhase(phase: (typeof COUNCIL_PHASES)[number]): CouncilPosition {
  let council = steer(PREPARED, 'start', at());
  while (council !== null && council.phase !== phase) council = steer(council, 'next', at());
  if (council === null) throw new Error(`There is no phase ${phase}.`);
  return council;
}

describe('steer', () => {
  it('starts once, with the first phase', () => {
    const started = steer(PREPARED, 'start', at());
    expect(started).toMatchObject({ state: 'running', phase: 'present', endsAt: NOW + 15 * MINUTE, startedAt: NOW });
    expect(steer(started ?? PREPARED, 'start', at())).toBeNull();
  });

  it('goes on from the first to the last phase and back to the first', () => {
    const forth = COUNCIL_PHASES.map((phase) => inPhase(phase).phase);
    expect(forth).toEqual(COUNCIL_PHASES);
    expect(steer(inPhase('earth'), 'next', at())).toBeNull();
    expect(steer(inPhase('present'), 'back', at())).toBeNull();
    expect(steer(inPhase('vote'), 'back', at())?.phase).toBe('debate');
  });

  it('lets the next phase begin with a running clock when the one before was paused', () => {
    const paused = steer(inPhase('read'), 'pause', at()) ?? PREPARED;
    expect(steer(paused, 'next', at(NOW + 5))).toMatchObject({
      phase: 'debate',
      endsAt: NOW + 5 + 20 * MINUTE,
      leftMs: null,
    });
  });

  it('keeps what is left while paused, also when the time is over', () => {
    const paused = steer(inPhase('read'), 'pause', at(NOW + 21 * MINUTE)) ?? PREPARED;
    expect(leftMsAt(paused, NOW + 999 * MINUTE)).toBe(-MINUTE);
    expect(steer(paused, 'pause', at())).toBeNull();
    expect(steer(paused, 'resume', at(NOW))?.endsAt).toBe(NOW - MINUTE);
    expect(steer(inPhase('read'), 'resume', at())).toBeNull();
  });

  it('extends from now on when the time is over, and needs to know by how much', () => {
    const extend = (now: number) => steer(inPhase('read'), 'extend', { ...at(now), minutes: 5 })?.endsAt;
    expect(extend(NOW)).toBe(NOW + 25 * MINUTE);
    expect(extend(NOW + 40 * MINUTE)).toBe(NOW + 45 * MINUTE);
    expect(steer(inPhase('read'), 'extend', at())).toBeNull();
  });

  it('shows the result only after the vote', () => {
    expect(inPhase('vote').resultShown).toBe(false);
    expect(inPhase('result').resultShown).toBe(true);
    expect(steer(inPhase('vote'), 'showResult', at())).toBeNull();
    const hidden = steer(inPhase('result'), 'hideResult', at()) ?? PREPARED;
    // The last phase is about the chosen plan.
    expect([hidden.resultShown, steer(hidden, 'next', at())?.resultShown]).toEqual([false, true]);
    expect(steer(hidden, 'showResult', at())?.resultShown).toBe(true);
    expect(steer(inPhase('result'), 'back', at())?.resultShown).toBe(false);
  });

  it('draws a lot among several only, and forgets it when the vote is opened again', () => {
    const draw = (tied: string[]) => steer(inPhase('result'), 'drawLot', { ...at(), tied, seed: 's' });
    expect(draw(['a'])).toBeNull();
    const drawn = draw(['a', 'b', 'c']);
    expect(['a', 'b', 'c']).toContain(drawn?.drawn);
    expect(draw(['c', 'b', 'a'])?.drawn).toBe(drawn?.drawn);
    expect(steer(drawn ?? PREPARED, 'next', at())?.drawn).toBe(drawn?.drawn);
    expect(steer(drawn ?? PREPARED, 'back', at())?.drawn).toBeNull();
    expect(steer(inPhase('vote'), 'drawLot', { ...at(), tied: ['a', 'b'], seed: 's' })).toBeNull();
  });

  it('closes and opens again where it was, with the clock standing still', () => {
    const closed = steer(inPhase('debate'), 'close', at(NOW + MINUTE)) ?? PREPARED;
    expect(closed).toMatchObject({ state: 'closed', phase: 'debate', leftMs: 19 * MINUTE, closedAt: NOW + MINUTE });
    expect(steer(closed, 'reopen', at(NOW + 500 * MINUTE))).toMatchObject({
      state: 'running',
      leftMs: 19 * MINUTE,
      closedAt: null,
    });
    expect(steer(steer(PREPARED, 'close', at()) ?? PREPARED, 'reopen', at())).toEqual(PREPARED);
    for (const step of COUNCIL_STEPS) {
      expect([step, steer(closed, step, { ...at(), minutes: 1 }) === null]).toEqual([step, step !== 'reopen']);
    }
  });

  it('never holds a vote and shows its result at once, whatever the steps', () => {
    const random = seededRandom('steps');
    let council = PREPARED;
    for (let turn = 0; turn < 5_000; turn += 1) {
      const step = COUNCIL_STEPS[Math.floor(random() * COUNCIL_STEPS.length)] ?? 'next';
      council = steer(council, step, { ...at(NOW + turn), minutes: 3, tied: ['a', 'b'], seed: 's' }) ?? council;
      expect(isVoting(council) && (isVoteOver(council, setup) || council.resultShown || council.drawn !== null)).toBe(
        false,
      );
      expect(council.endsAt !== null && council.leftMs !== null).toBe(false);
      expect(council.state === 'closed').toBe(council.closedAt !== null);
    }
  });
});

describe('isVoteOver', () => {
  it('is not over without a vote', () => {
    const noVote = { ...setup, phases: setup.phases.filter(({ phase }) => phase !== 'vote' && phase !== 'result') };
    expect(isVoteOver(inPhase('earth'), noVote)).toBe(false);
  });

  it('is over when the session was closed in the vote, but not before it', () => {
    const close = (phase: 'debate' | 'vote') => steer(inPhase(phase), 'close', at()) ?? PREPARED;
    expect([isVoteOver(close('vote'), setup), isVoteOver(close('debate'), setup)]).toEqual([true, false]);
  });
});

describe('present', () => {
  it('shows a plan while plans are presented, and none at any time', () => {
    expect(present(inPhase('present'), 'a')?.presenting).toBe('a');
    expect(steer({ ...inPhase('present'), presenting: 'a' }, 'next', at())?.presenting).toBeNull();
    expect(present(inPhase('vote'), 'a')).toBeNull();
    expect(present(inPhase('vote'), null)).not.toBeNull();
    expect(present(PREPARED, null)).toBeNull();
  });
});

describe('withSetup', () => {
  it('changes what is left of the open phase by the change of its minutes', () => {
    const after = inOrder({
      ...setup,
      phases: [
        { phase: 'vote', minutes: 5 },
        { phase: 'read', minutes: 30 },
      ],
    });
    const change = (council: CouncilPosition) => withSetup(council, { before: setup, after, now: NOW });
    expect(change(inPhase('read')).endsAt).toBe(NOW + 30 * MINUTE);
    expect(change(steer(inPhase('vote'), 'pause', at()) ?? PREPARED).leftMs).toBe(5 * MINUTE);
    expect(change(inPhase('earth'))).toEqual(inPhase('earth'));
    expect(change(PREPARED)).toEqual(PREPARED);
  });
});
