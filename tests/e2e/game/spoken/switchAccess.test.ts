import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { expectOnlyFailedCalls, visitToPlay } from '../../../support/browser/browser.ts';
import { KeyboardPlayer } from '../../../support/browser/keyboardPlayer.ts';
import { productUnderTest } from '../../../support/browser/productUnderTest.ts';
import { playToCouncil, rateAndLeave } from '../../../support/browser/screens/wholeGame.ts';
import { createPlayedTeam } from '../../../support/product/ApiClient.ts';
import {
  duplicateAnnouncements,
  recordAnnouncements,
  takeAnnouncements,
} from '../../../support/spoken/announcements.ts';

const fixture = productUnderTest();

beforeAll(async () => {
  const teacher = await fixture.signInToApi('professor');
  await createPlayedTeam(teacher, 'outra', {
    password: fixture.password,
    theme: 'ds',
    proposal: 'Uma rampa para todos',
  });
});

/** Parts of the journey that no control tells: a choice, a result, a flight, a landing, an end. */
const HEARD = [
  'Caracol: amarela, redonda',
  'Toquem outra vez para confirmar',
  'errado; a resposta certa é «Às pessoas que vivem na pobreza»',
  'certo: «Uma pessoa em cada onze»',
  'A nave descola rumo a Semínia, a lua das sementes.',
  'A nave trava em frente a Semínia, a lua das sementes.',
  'A nave chegou: Semínia, a lua das sementes, missão «Perguntas ao futuro».',
  'missão 4 concluída',
  'A nave descola rumo ao Conselho Galáctico.',
];

describe('the whole game with Tab and Enter alone, as switches send them', () => {
  it('is playable from sign-in to the council and sign-out, and says each change once', async () => {
    const { page, context, errors } = await visitToPlay(fixture.browser, 'tablet');
    await recordAnnouncements(context);
    const team = new KeyboardPlayer(page, 'switch');
    await team.signIn(fixture.product.base, 'demo-ds', fixture.password);
    await playToCouncil(team, SOLAR_SYSTEMS.ds.levels);
    const inMissions = await takeAnnouncements(page);
    await rateAndLeave(team, 'Equipa outra');
    expect(duplicateAnnouncements(inMissions)).toEqual([]);
    expect(duplicateAnnouncements(await takeAnnouncements(page))).toEqual([]);
    // What a team must hear: where it is, what ORBI says, and what came of its answer.
    const said = inMissions.map(({ text }) => text).join('\n');
    for (const words of HEARD) expect(said).toContain(words);
    expectOnlyFailedCalls(errors);
    await context.close();
  });
});
