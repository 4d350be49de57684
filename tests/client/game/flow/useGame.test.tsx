// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { GameFlowProvider, useShownGame } from '#client/game/flow/useGame.ts';
import { type GameEffects, withEffects } from '#client/game/flow/withEffects.ts';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
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

function Screen() {
  const { view, send } = useShownGame();
  const { work, buttons } = view;
  return (
    <button type="button" onClick={() => buttons.middle && send(buttons.middle.event)}>
      {work.kind}
    </button>
  );
}

afterEach(cleanup);

it('gives components the view of the running game and a way to speak to it', async () => {
  const input = { mode: 'team', theme: 'dh', progress: null, team: null } as const;
  render(
    <GameFlowProvider logic={withEffects(effects)} options={{ input }}>
      <Screen />
    </GameFlowProvider>,
  );
  const button = await screen.findByText('missionIntro');
  await setupUser().click(button);
  expect(button.textContent).toBe('write');
});
