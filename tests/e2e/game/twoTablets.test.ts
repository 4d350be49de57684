import { afterAll, describe, expect, it } from 'vitest';
import { type Visitor, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';

const BEGUN = 'A palavra «cachupa»';
const LONGER = `${BEGUN} veio de Cabo Verde.`;

const under = productUnderTest();
const player = ({ page }: Visitor) => new TeamPlayer(page, async () => {});

async function signedIn(viewport: 'tablet' | 'portrait'): Promise<Visitor> {
  const visitor = await visitToPlay(under.browser, viewport, { touch: true });
  await player(visitor).signIn(under.product.base, 'demo-ic', under.password);
  return visitor;
}

async function shows({ page }: Visitor, text: string): Promise<void> {
  await page.waitForFunction((wanted) => document.querySelector('textarea')?.value === wanted, text);
}

describe.sequential('two tablets of one team', () => {
  let first: Visitor;
  let second: Visitor;
  afterAll(async () => {
    for (const visitor of [first, second]) await visitor?.context.close();
  });

  it('stand at the same place: where one has gone, the other goes too', async () => {
    [first, second] = [await signedIn('tablet'), await signedIn('portrait')];
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

  it('write into one text, by turns, and nothing is said of it', async () => {
    await player(first).type(BEGUN);
    await shows(second, BEGUN);
    await player(second).type(LONGER);
    await shows(first, LONGER);
    for (const { page } of [first, second]) {
      expect(await page.getByText('Outro dispositivo da equipa').count()).toBe(0);
    }
  });

  it('see each other also where the stream is blocked', async () => {
    await second.context.route('**/api/live', (route) => route.abort());
    expect(second.noise).toEqual([]);
    await second.page.reload();
    await shows(second, LONGER);
    // Calls that the reload interrupted.
    second.noise.splice(0);
    await player(first).type(`${LONGER} Com a avó.`);
    await shows(second, `${LONGER} Com a avó.`);
  });

  it('are told when one writes over the other', async () => {
    await player(first).type('Outra coisa, afinal.');
    await shows(second, 'Outra coisa, afinal.');
    await second.page.getByText('Outro dispositivo da equipa escreveu aqui.').waitFor();
    await second.page.getByRole('button', { name: /^Outras versões/ }).tap();
    const dialog = second.page.getByRole('dialog', { name: 'Outras versões deste texto' });
    const version = dialog.getByRole('listitem').filter({ hasText: LONGER });
    await version.getByRole('button', { name: 'Usar este texto' }).tap();
    await shows(first, LONGER);
  });

  it('go on together when one has sent its answers', async () => {
    await player(first).press('Submeter', 'texto');
    await second.page.getByRole('button', { name: 'Escolher ficheiros' }).waitFor();
    await player(first).upload('ficheiros');
    await player(first).press('OK', 'fim');
    await second.page.getByText('Outro dispositivo da equipa já enviou esta parte.').waitFor({ timeout: 60_000 });
    expect(second.noise.filter((line) => !line.includes('api/live') && !line.includes('ERR_FAILED'))).toEqual([]);
  });
});
