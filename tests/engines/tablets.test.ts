import { describe, expect, it } from 'vitest';
import { expectOnlyFailedCalls } from '../support/browser/browser.ts';
import { productUnderTest } from '../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../support/browser/teamPlayer.ts';
import { type Device, engineUnderTest } from '../support/engines/engineUnderTest.ts';
import { eventually } from '../support/eventually.ts';

const TEXT = 'A palavra «cachupa»';
const MORE_TEXT = ' veio de Cabo Verde.';
const LONGER_TEXT = TEXT + MORE_TEXT;

const fixture = productUnderTest();
const engine = engineUnderTest();
const player = ({ page, touch }: Device) => new TeamPlayer(page, async () => {}, touch);

async function signInOnTablet(viewport: 'tablet' | 'portrait'): Promise<Device> {
  const device = await engine.open(fixture.product.base, viewport, { play: true });
  await player(device).signIn(device.proxy.base, 'demo-ic', fixture.password);
  return device;
}

function waitForText({ page }: Device, text: string): Promise<void> {
  return eventually(async () => expect(await page.getByRole('textbox').inputValue()).toBe(text), 30_000);
}

/** Types at the end of the text. */
async function append({ page }: Device, text: string): Promise<void> {
  const area = page.getByRole('textbox');
  await area.click();
  await area.press('ControlOrMeta+End');
  await page.keyboard.type(text);
}

describe.sequential('two tablets of one team', () => {
  let first: Device;
  let second: Device;

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
    await append(second, MORE_TEXT);
    await waitForText(first, LONGER_TEXT);
    for (const { page } of [first, second]) {
      await page.getByText('Guardado', { exact: true }).waitFor();
      expect(await page.getByText('Outro dispositivo da equipa').count()).toBe(0);
    }
  });

  it('receive the text of the other when the event stream is blocked', async () => {
    second.proxy.deliver = ({ url }) => (url === '/api/live' ? 'drop' : 'forward');
    expect(second.errors).toEqual([]);
    await second.page.reload();
    await waitForText(second, LONGER_TEXT);
    // The reload interrupts calls in flight.
    expectOnlyFailedCalls(second.errors);
    await append(first, ' Com a avó.');
    await waitForText(second, `${LONGER_TEXT} Com a avó.`);
  });

  it('announce an overwritten text and restore it from its versions', async () => {
    await player(first).type('Outra coisa, afinal.');
    await waitForText(second, 'Outra coisa, afinal.');
    const { page } = second;
    await page.getByText('Outro dispositivo da equipa escreveu aqui.').waitFor();
    await player(second).tap(page.getByRole('button', { name: /^Outras versões/ }));
    const dialog = page.getByRole('dialog', { name: 'Outras versões deste texto' });
    const version = dialog.getByRole('listitem').filter({ hasText: LONGER_TEXT });
    await player(second).tap(version.getByRole('button', { name: 'Usar este texto' }));
    await waitForText(first, LONGER_TEXT);
  });

  it('both move on when one submits the answers', async () => {
    await player(first).press('Submeter', 'texto');
    await second.page.getByRole('button', { name: 'Escolher ficheiros' }).waitFor();
    const message = second.page.getByText('Outro dispositivo da equipa já enviou esta parte.');
    // The message stays as long as reading takes, which the fast clock makes short.
    const shown = message.first().waitFor({ timeout: 90_000 });
    await player(first).upload('ficheiros');
    await player(first).press('OK', 'fim');
    await shown;
    for (const { page } of [first, second]) await page.getByRole('heading', { name: 'Pontes entre ilhas' }).waitFor();
    expect(first.errors).toEqual([]);
    expectOnlyFailedCalls(second.errors);
  });
});
