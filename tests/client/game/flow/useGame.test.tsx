// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { memo, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { GameFlowProvider, useGameActor, useShownGame } from '#client/game/flow/useGame.ts';
import { type GameEffects, withEffects } from '#client/game/flow/withEffects.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';
import { BOTH_CHOSEN } from './gameHarness.ts';

const never = () => new Promise<never>(() => {});
const silent = () => {};
const effects: GameEffects = {
  loadGame: async () => ({ script: SOLAR_SYSTEMS.dh, level: 3, team: null, progress: null, choices: BOTH_CHOSEN }),
  loadScript: never,
  post: never,
  loadCouncil: never,
  loadMore: never,
  searchCouncil: never,
  loadRanking: never,
  rate: never,
  comment: never,
  reply: never,
  report: never,
  leave: never,
  keepProgress: silent,
  keepRating: silent,
  keepChoice: silent,
  clearProgress: silent,

  keepReplacedVersion: () => {},
  upload: silent,
  discardFile: silent,
  narrate: silent,
  stopNarration: silent,
  narrationMs: () => 0,
  goToPanel: silent,
  goToLogin: silent,
};

/** What was on the screen, in order. */
let commits: string[] = [];

/** Parts of the screen that take a slow device 2 ms each to render. */
let slowParts = 0;
/** Renders the screen once more, as each word of ORBI does. */
let setTick: (tick: number) => void = () => {};

function SlowPart({ commit }: { commit: string }) {
  for (const until = performance.now() + 2; performance.now() < until; );
  return <i>{commit}</i>;
}

const SlowParts = memo(function SlowParts({ commit }: { commit: string }) {
  return Array.from({ length: slowParts }, (_, index) => <SlowPart key={String(index)} commit={commit} />);
});

function Screen() {
  const { view, send } = useShownGame(useGameActor());
  const { work, buttons } = view;
  const value = work.kind === 'write' ? work.value : work.kind;
  const state = buttons.middle?.disabled ? 'waiting' : 'ready';
  const commit = `${value}, ${state}`;
  useLayoutEffect(() => {
    commits.push(commit);
  }, [commit]);
  setTick = useState(0)[1];
  return (
    <>
      <SlowParts commit={commit} />
      <p>{'number' in work ? `${work.kind} ${work.number}` : work.kind}</p>
      <p>{state}</p>
      <p data-testid="line">{view.topMessage}</p>
      <button type="button" onClick={() => buttons.middle && send(buttons.middle.event)}>
        middle
      </button>
      <button type="button" onClick={() => send({ type: 'TYPE', text: 'Uma horta.' })}>
        type
      </button>
      <button type="button" onClick={() => send({ type: 'SKIP' })}>
        skip
      </button>
    </>
  );
}

const press = (name: string) => screen.getByRole('button', { name }).click();

/** Presses all of them before the game has answered the first one. */
async function pressAtOnce(...names: string[]): Promise<void> {
  await act(async () => {
    for (const name of names) press(name);
    await new Promise((done) => setTimeout(done));
  });
}

async function play(level: GameLevel, first = 'missionIntro', clock?: SimulatedClock): Promise<void> {
  const input = { mode: 'team', theme: 'dh', progress: null, team: null } as const;
  const loadGame = async () =>
    ({ script: SOLAR_SYSTEMS.dh, level, team: null, progress: null, choices: BOTH_CHOSEN }) as const;
  render(
    <GameFlowProvider logic={withEffects({ ...effects, loadGame })} options={{ input, ...(clock && { clock }) }}>
      <Screen />
    </GameFlowProvider>,
  );
  await screen.findByText(first);
}

afterEach(() => {
  cleanup();
  commits = [];
  slowParts = 0;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

it('gives components the view of the running game and a way to speak to it', async () => {
  await play(3);
  await setupUser().click(screen.getByRole('button', { name: 'middle' }));
  expect(await screen.findByText('write 1')).toBeDefined();
});

it('does not skip a wait on a screen that is not shown yet', async () => {
  await play(5);
  for (const name of ['middle', 'skip', 'type']) await pressAtOnce(name);
  expect(screen.getByText('ready')).toBeDefined();
  await pressAtOnce('middle', 'skip');
  expect(screen.getByText('write 2')).toBeDefined();
  expect(screen.getByText('waiting'), 'the second press has not skipped the wait of the next step').toBeDefined();
  await pressAtOnce('skip');
  expect(screen.getByText('ready')).toBeDefined();
});

it('answers a press in the next task, and before what is entered after it', async () => {
  await play(5);
  act(() => press('middle'));
  expect(screen.getByText('ready'), 'not yet').toBeDefined();
  act(() => press('type'));
  expect(screen.getByText('write 1')).toBeDefined();
  expect(commits.at(-1)).toContain('Uma horta.');
});

it('shows a typed text at once, and what changed before it afterwards', async () => {
  await play(5);
  await pressAtOnce('middle');
  commits = [];
  await pressAtOnce('skip', 'type');
  expect(commits).toEqual(['Uma horta., waiting', 'Uma horta., ready']);
});

it('does not skip a line that the team has not seen', async () => {
  const lineAfter = async (...presses: string[][]) => {
    const clock = new SimulatedClock();
    await play(1, 'none', clock);
    await waitFor(() => {
      act(() => clock.increment(500));
      expect(screen.getByTestId('line').textContent).not.toBe('');
    });
    for (const names of presses) await pressAtOnce(...names);
    const { textContent } = screen.getByTestId('line');
    cleanup();
    return textContent;
  };
  const second = await lineAfter(['skip']);
  expect(await lineAfter(['skip', 'skip'])).toBe(second);
  expect(await lineAfter(['skip'], ['skip'])).not.toBe(second);
});

it('shows a screen that small changes keep from being rendered in slices, and never the old one again', async () => {
  await play(5);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  slowParts = 40;
  press('middle');
  for (let tick = 0; tick < 200 && commits.at(-1) !== ', waiting'; tick += 1) {
    await new Promise((done) => setTimeout(done, 10));
    flushSync(() => setTick(tick));
  }
  expect(commits.at(-1)).toBe(', waiting');
  commits = [];
  for (let tick = 0; tick < 20; tick += 1) flushSync(() => setTick(tick));
  press('skip');
  await waitFor(() => expect(commits.at(-1)).toBe(', ready'));
  expect(new Set(commits)).toEqual(new Set([', ready']));
});
