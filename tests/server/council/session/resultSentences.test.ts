import { afterAll, beforeAll, expect, it } from 'vitest';
import { readResultSentences } from '#server/council/session/resultSentences.ts';
import { createTestCouncil, type TestCouncil } from '../../../support/council/testCouncil.ts';

/** What a plan's dossier says of the council session in which it was. */

let council: TestCouncil;
beforeAll(async () => {
  council = await createTestCouncil(3);
});
afterAll(() => council.app.close());

const sentences = (index: number) => readResultSentences(council.app.db, council.members[index]?.proposalId ?? '');

it('says the result of the last session once teams may see it, and nothing before', async () => {
  expect(await sentences(0)).toBeNull();
  const session = await council.runTo('vote', { resultReveal: 'byTeacher' });
  const [first, second, third] = council.members;
  for (const [member, stars] of [
    [second, 5],
    [third, 4],
  ] as const) {
    const ballot = { kind: 'stars', stars: { [first?.proposalId ?? '']: stars } };
    const reply = await member?.call.put(`/council-session/${session._id}/ballot`, {
      json: { ballot, device: 'tablet', press: 1 },
    });
    expect(reply?.statusCode, reply?.body).toBe(200);
  }
  await first?.call.put(`/council-session/${session._id}/ballot`, { json: { ballot: null, device: 'a', press: 1 } });
  expect(await sentences(0)).toBeNull();
  await council.step(session, 'next');
  expect(await sentences(0)).toBeNull();
  await council.step(session, 'showResult');
  const [what, chosen, why] = (await sentences(0)) ?? [];
  expect(what).toMatch(/^Conselho de .+\. Votação: Estrelas; 2 votos de 3 equipas, 1 abstenção\.$/);
  expect(chosen).toBe('Foi este o plano escolhido.');
  expect(why).toContain('«Equipa 1»');
  expect((await sentences(1))?.[1]).toBe('O conselho escolheu outro plano para levar à Terra primeiro.');
});
