// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { usePauses } from '#client/game/aloud/usePauses.ts';
import { PausableClock } from '#client/game/flow/PausableClock.ts';
import type { Work } from '#client/game/flow/view.ts';
import { floor, type Speaker } from '#client/ui/speech/floor.ts';

let heard: Speaker | null = null;
afterEach(() => {
  if (heard !== null) floor.leave(heard);
});

const NONE = { kind: 'none' } as const;
const WRITING = { kind: 'write' } as const;
const NARRATION = {};
const READING = { isAsked: true };
const FILM = { isAsked: true, isFirm: true };

it.each<[string, Omit<Speaker, 'yieldFloor'> | null, { isPaused: boolean; work: { kind: Work['kind'] } }, boolean]>([
  ['nothing is heard', null, { isPaused: false, work: NONE }, false],
  ['ORBI speaks', NARRATION, { isPaused: false, work: NONE }, false],
  ['a text is read between two works', READING, { isPaused: false, work: NONE }, true],
  ['a text is read at work', READING, { isPaused: false, work: WRITING }, false],
  ['a film is open between two works', FILM, { isPaused: false, work: NONE }, true],
  ['a film is open at work', FILM, { isPaused: false, work: WRITING }, true],
  ['the teacher pauses the class', null, { isPaused: true, work: WRITING }, true],
])('time stands still or goes on when %s', (_when, kind, game, isHeld) => {
  const clock = new PausableClock();
  const pauses: boolean[] = [];
  clock.pause = (isPaused) => void pauses.push(isPaused);
  renderHook(() => usePauses(clock, game));
  act(() => {
    heard = kind && { ...kind, yieldFloor: () => {} };
    if (heard !== null) floor.take(heard);
  });
  expect(pauses.at(-1)).toBe(isHeld);
  act(() => heard !== null && floor.leave(heard));
  expect(pauses.at(-1)).toBe(game.isPaused);
});
