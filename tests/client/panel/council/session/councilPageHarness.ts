import { screen, within } from '@testing-library/react';
import type { Council } from '#contract/council/session/councils.ts';
import { page } from '../../fixtures.ts';
import { openPanel, type RecordedCall, type StubResponses, stubServer } from '../../panelHarness.tsx';
import { aResult, COUNCIL_ID } from './councilFixtures.ts';

export const ADDRESS = `/councils/${COUNCIL_ID}`;
export const STEP = `PUT ${ADDRESS}/step`;
export const RESULT = `GET ${ADDRESS}/result`;

/** Opens the page of a council, with more replies of the server; returns the calls. */
export async function open(council: Council, more: StubResponses = {}): Promise<RecordedCall[]> {
  const calls = stubServer({
    [`GET ${ADDRESS}`]: council,
    [RESULT]: aResult(),
    [STEP]: council,
    'GET /proposals': page('proposals', []),
    ...more,
  });
  openPanel(`/panel/council/${COUNCIL_ID}`, 2);
  await screen.findByRole('heading', { level: 1, name: 'Conselho · 8.º A' });
  return calls;
}

/** Returns the bodies of the PUT calls. */
export const puts = (calls: readonly RecordedCall[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => JSON.parse(body));

export const region = async (name: string) => within(await screen.findByRole('region', { name }));
