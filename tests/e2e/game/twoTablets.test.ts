import { afterAll, describe, expect, it } from 'vitest';
import { expectOnlyFailedCalls, type Visitor, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';

const TEXT = 'A palavra «cachupa»';
const LONGER_TEXT = `${TEXT} veio de Cabo Verde.`;

const fixture = productUnderTest();
const player = ({ page }: Visitor) => new TeamPlayer(page, async () => {});

async function signInOnTablet(viewport: 'tablet' | 'portrait'): Promise<Visitor> {
  const visitor = await visitToPlay(fixture.browser, viewport, { touch: true });
  await player(visitor).signIn(fixture.product.base, 'demo-ic', fixture.password);
  return visitor;
}

async function waitForText({ page }: Visitor, text: string): Promise<void> {
  await page.waitForFunction((expected) => document.querySelector('textarea')?.value === expected, text);
}

describe.sequential('two tablets of one team', () => {
  let first: Visitor;
  let second: Visitor;
  afterAll(async () => {
    for (const visitor of [first, second]) await visitor?.context.close();
  });

  it('show the same step when one of them moves on', async () => {
    [first, second] = [await signInOnTablet('tablet'), await signInOnTablet('portrait')];
    await player(second).press('OK', 'intro');
    await first.page.getByRole('button', { name: 'Nave seguinte' }).waitFor();
    const team = player(first);
    await team.press(/selecionar/i, 'nave');
    await team.press('Sim, é esta', 'nave-certeza');
    await team.press('Fazer Quiz', 'treino');
    await team.answerQuiz('treino-quiz', 0);
    await team.canWrite();
    await player(second).canWrite();
  });

  it('edit one text in turns without a conflict message', async () => {
    await player(first).type(TEXT);
    await waitForText(second, TEXT);
    await player(second).type(LONGER_TEXT);
    await waitForText(first, LONGER_TEXT);
    for (const { page } of [first, second]) {
      await page.getByText('Guardado', { exact: true }).waitFor();
      expect(await page.getByText('Outro dispositivo da equipa').count()).toBe(0);
    }
  });

  it('receive the text of the other when the event stream is blocked', async () => {
    await second.context.route('**/api/live', (route) => route.abort());
    expect(second.errors).toEqual([]);
    await second.page.reload();
    await waitForText(second, LONGER_TEXT);
    // The reload interrupts calls in flight.
    expectOnlyFailedCalls(second.errors);
    await player(first).type(`${LONGER_TEXT} Com a avó.`);
    await waitForText(second, `${LONGER_TEXT} Com a avó.`);
  });

  it('announce an overwritten text and restore it from its versions', async () => {
    await player(first).type('Outra coisa, afinal.');
    await waitForText(second, 'Outra coisa, afinal.');
    await second.page.getByText('Outro dispositivo da equipa escreveu aqui.').waitFor();
    await second.page.getByRole('button', { name: /^Outras versões/ }).tap();
    const dialog = second.page.getByRole('dialog', { name: 'Outras versões deste texto' });
    const version = dialog.getByRole('listitem').filter({ hasText: LONGER_TEXT });
    await version.getByRole('button', { name: 'Usar este texto' }).tap();
    await waitForText(first, LONGER_TEXT);
  });

  it('both move on when one submits the answers', async () => {
    await player(first).press('Submeter', 'texto');
    await second.page.getByRole('button', { name: 'Escolher ficheiros' }).waitFor();
    await player(first).upload('ficheiros');
    await player(first).press('OK', 'fim');
    await second.page.getByText('Outro dispositivo da equipa já enviou esta parte.').waitFor({ timeout: 60_000 });
    expect(second.errors.filter((line) => !line.includes('api/live') && !line.includes('ERR_FAILED'))).toEqual([]);
  });
});
