// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import {
  placedQuery,
  questionsQuery,
  teamQuery,
  versionsQuery,
} from '#client/panel/marking/answers/sheet/teamParts.ts';
import { aTeam } from '../../fixtures.ts';
import { closePanel, stubServer, workOf } from '../../panelHarness.tsx';

afterEach(closePanel);

const TEAM = aTeam(4);
const dataOf = (client: QueryClient, { queryKey }: { queryKey: readonly unknown[] }) => client.getQueryData(queryKey);

test('the call of a team brings its parts, but never puts back what was written while it was on its way', async () => {
  const written = { comments: [{ text: 'Escrito entretanto' }] };
  const client = new QueryClient();
  stubServer({
    [`GET /team/${TEAM._id}/work`]: async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      client.setQueryData(placedQuery(TEAM._id).queryKey as readonly unknown[], written);
      return workOf(TEAM, { comments: [{ text: 'Antigo' }] });
    },
  });
  client.setQueryData(versionsQuery(TEAM._id).queryKey as readonly unknown[], { versions: ['antiga'] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  await client.fetchQuery(teamQuery(client, TEAM._id));
  expect(dataOf(client, placedQuery(TEAM._id))).toEqual(written);
  expect(dataOf(client, versionsQuery(TEAM._id))).toEqual({ versions: [] });
  expect(dataOf(client, questionsQuery(TEAM._id))).toEqual({ heldUntil: null, questions: [] });
});
