// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLACES, rehearse } from '#client/game/flow/rehearsal/rehearsal.ts';
import { viewOf } from '#client/game/flow/view.ts';
import { Overlays } from '#client/game/overlays/Overlays.tsx';
import { SHIPS } from '#domain/vocabulary.ts';
import { readWithScreenReader } from '../../../support/spoken/readWithScreenReader.ts';
import { overlaysProps, setWindowSize, untilDebate } from '../overlays/harness.tsx';

beforeEach(() => setWindowSize(1366, 768));
afterEach(cleanup);

/** The first state of the council, of which the others are told by what differs. */
const COUNCIL = 'council.list.shown';
/** States with a dialog of comments are told by what differs from the first of them. */
const hasComments = (place: string) => /(sent|delivering|replying|reporting)/.test(place) && !place.endsWith('idle');

async function showState(place: string): Promise<void> {
  const { actor } = await rehearse({ theme: 'ds', place, ship: 1 });
  const view = viewOf(actor.getSnapshot());
  actor.stop();
  render(<Overlays {...overlaysProps(view)} />);
  // The code of the search comes with its first state, that of the dialog with its own.
  if (view.work.kind === 'council' && view.work.search !== null) await screen.findByRole('searchbox');
  if (hasComments(place)) await untilDebate();
  if (place === 'council.ranking.shown') await screen.findByRole('heading', { name: 'Perto da vossa equipa' });
  if (place === 'tutorial.hangar') await screen.findByRole('heading', { level: 2, name: /, / });
}

/** Returns what is heard in a state without the menu and the team, which are the same in every state. */
async function hearState(place: string): Promise<string[]> {
  await showState(place);
  for (const frame of document.querySelectorAll('aside, [aria-label="A equipa"]')) frame.remove();
  const lines = await readWithScreenReader(document.body);
  cleanup();
  return lines;
}

/** Names each group of states, whose words are in one file. */
const groups = [...new Set(PLACES.map((place) => place.split('.')[0] ?? ''))];

describe('what a screen reader says of the states of the game', () => {
  it.each(groups.filter((group) => group !== 'council'))('%s', async (group) => {
    const told: string[] = [];
    for (const place of PLACES.filter((name) => name.split('.')[0] === group)) {
      told.push(`## ${place}`, ...(await hearState(place)), '');
    }
    await expect(told.join('\n')).toMatchFileSnapshot(`states/${group}.txt`);
  });

  it('council', async () => {
    const first = await hearState(COUNCIL);
    const told = [`## ${COUNCIL}`, ...first, ''];
    let dialog: string[] | null = null;
    for (const place of PLACES.filter((name) => name.startsWith('council.') && name !== COUNCIL)) {
      const lines = await hearState(place);
      const base = hasComments(place) ? (dialog ?? first) : first;
      if (hasComments(place)) dialog ??= lines;
      told.push(`## ${place}`, ...differences(base, lines), '');
    }
    await expect(told.join('\n')).toMatchFileSnapshot('states/council.txt');
  });

  it('the team beside every state', async () => {
    await showState('mission.introduction');
    const team = await readWithScreenReader(screen.getByRole('complementary', { name: 'A equipa' }));
    await expect(team.join('\n')).toMatchFileSnapshot('states/team.txt');
  });

  it('the ships, one after the other', async () => {
    const told: string[] = [];
    const { actor } = await rehearse({ theme: 'ds', place: 'tutorial.hangar' });
    for (const _ of SHIPS) actor.send({ type: 'PREVIOUS_SHIP' });
    for (const _ of SHIPS) {
      render(<Overlays {...overlaysProps(viewOf(actor.getSnapshot()))} />);
      await screen.findByRole('heading', { level: 2, name: /, / });
      told.push(...(await readWithScreenReader(screen.getByRole('heading', { level: 2 }))));
      cleanup();
      actor.send({ type: 'NEXT_SHIP' });
    }
    actor.stop();
    await expect(told.join('\n')).toMatchFileSnapshot('states/ships.txt');
  });
});

/** Returns how many lines of another state are gone, and what is new. */
function differences(from: readonly string[], to: readonly string[]): string[] {
  const gone = from.filter((line) => !to.includes(line)).length;
  const added = to.filter((line) => !from.includes(line)).map((line) => `+ ${line}`);
  return gone === 0 ? added : [`- ${gone} ${gone === 1 ? 'line' : 'lines'}`, ...added];
}
