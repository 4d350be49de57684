// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { GameFlowProvider, useGameActor, useShownGame } from '#client/game/flow/useGame.ts';
import { type GameEffects, withEffects } from '#client/game/flow/withEffects.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import type { GameLevel } from '#domain/vocabulary.ts';
import { setupUser } from '../../../support/browser/setupUser.ts';

const never = () => new Promise<never>(() => {});
const silent = () => {};
const effects: GameEffects = {
  loadGame: async () => ({ script: SOLAR_SYSTEMS.dh, level: 3, team: null, progress: null }),
  post: never,
  loadCouncil: never,
  loadMore: never,
  searchCouncil: never,
  loadRanking: never,
  rate: never,
  comment: never,
  report: never,
  leave: never,
  keepProgress: silent,
  keepRating: silent,
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

function Screen() {
  const { view, send } = useShownGame(useGameActor());
  const { work, buttons } = view;
  const value = work.kind === 'write' ? work.value : work.kind;
  const state = buttons.middle?.disabled ? 'waiting' : 'ready';
  const commit = `${value}, ${state}`;
  useLayoutEffect(() => {
    commits.push(commit);
  }, [commit]);
  return (
    <>
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

/** Presses all of them before React has rendered the first one's change. */
function pressAtOnce(...names: string[]): void {
  act(() => {
    for (const name of names) press(name);
  });
}

async function play(level: GameLevel, first = 'missionIntro'): Promise<void> {
  const input = { mode: 'team', theme: 'dh', progress: null, team: null } as const;
  const loadGame = async () => ({ script: SOLAR_SYSTEMS.dh, level, team: null, progress: null }) as const;
  render(
    <GameFlowProvider logic={withEffects({ ...effects, loadGame })} options={{ input }}>
      <Screen />
    </GameFlowProvider>,
  );
  await screen.findByText(first);
}

afterEach(() => {
  cleanup();
  commits = [];
});

it('gives components the view of the running game and a way to speak to it', async () => {
  await play(3);
  await setupUser().click(screen.getByRole('button', { name: 'middle' }));
  expect(screen.getByText('write 1')).toBeDefined();
});

it('drops a press on a screen that the game has already left', async () => {
  await play(5);
  for (const name of ['middle', 'skip', 'type']) pressAtOnce(name);
  expect(screen.getByText('ready')).toBeDefined();
  pressAtOnce('middle', 'skip');
  expect(screen.getByText('write 2')).toBeDefined();
  expect(screen.getByText('waiting'), 'the second press has not skipped the wait of the next step').toBeDefined();
  pressAtOnce('skip');
  expect(screen.getByText('ready')).toBeDefined();
});

it('shows a typed text at once, and what changed before it afterwards', async () => {
  await play(5);
  pressAtOnce('middle');
  commits = [];
  pressAtOnce('skip', 'type');
  expect(commits).toEqual(['Uma horta., waiting', 'Uma horta., ready']);
});

it('does not skip a line that the team has not seen', async () => {
  const lineAfter = async (...presses: string[][]) => {
    await play(1, 'none');
    for (const names of presses) pressAtOnce(...names);
    const { textContent } = screen.getByTestId('line');
    cleanup();
    return textContent;
  };
  const second = await lineAfter(['skip']);
  expect(await lineAfter(['skip', 'skip'])).toBe(second);
  expect(await lineAfter(['skip'], ['skip'])).not.toBe(second);
});
