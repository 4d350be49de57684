import { expect, it } from 'vitest';
import { NO_SUPPORTS } from '#domain/game/supports.ts';
import { expectAccessible } from '../support/browser/browser.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../support/browser/teamPlayer.ts';
import { engineUnderTest } from '../support/engines/engineUnderTest.ts';

const fixture = productUnderTest();
const engine = engineUnderTest();
const TEAM = 'demo-dh';
/** Either the engine records, or the button says why it does not. */
const RECORDS_OR_WHY =
  /^(A gravar\.|Aqui não dá para gravar|O navegador não deixou|Não se encontrou nenhum microfone|O microfone)/;

it('the supports of a team: words explained in Ukrainian, large letters, contrast, a reading bar, an answer by voice', async () => {
  const api = await fixture.signInToApi(TEAM);
  const supports = { readAloud: true, glossary: true, supportLanguage: 'uk', letterSize: 125, contrast: true };
  await api.send('PUT', '/supports', { revision: 1, supports: { ...NO_SUPPORTS, ...supports, voiceAnswer: true } });
  const { page, proxy, errors, touch, close } = await engine.open(fixture.product.base, 'tablet', { play: true });
  const team = new TeamPlayer(page, async () => {}, touch);
  await team.signIn(proxy.base, TEAM, fixture.password);
  await team.untilWriting();
  await page.getByRole('region', { name: 'Ler em voz alta' }).waitFor();

  const voice = page.getByRole('region', { name: 'Resposta por voz' });
  const record = voice.getByRole('button', { name: 'Responder por voz' });
  await record.waitFor();
  if (await record.isEnabled()) await team.tap(record);
  await expect.poll(() => voice.getByRole('status').textContent(), { timeout: 30_000 }).toMatch(RECORDS_OR_WHY);
  const stop = voice.getByRole('button', { name: 'Parar a gravação' });
  if (await stop.isVisible()) await team.tap(stop);

  await team.tap(page.getByRole('button', { name: 'Menu' }));
  await team.tap(page.getByRole('button', { name: 'Glossário' }));
  const list = page.getByRole('dialog', { name: 'Glossário' });
  await list.getByLabel('Procurar').fill('constitui');
  await list.getByText('конституція').waitFor();
  expect(await list.getByText('конституція').getAttribute('lang')).toBe('uk');
  await expectAccessible(page, 'glossário');
  expect(errors).toEqual([]);
  await close();
});
