import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { expectAccessible, picture, type Viewport, visit, visitToPlay } from '../../support/browser/browser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { createTeam, playByWire, Wire } from '../../support/product/wire.ts';

const THEME = SOLAR_SYSTEMS.ds;
const PLAN = 'Uma horta no pátio, com a turma toda.';

interface Rated {
  teamName: string;
  stars: { mine: number | null };
  teamProposal: { comments: { comment: string }[] };
}
interface StoredTeam {
  ship: number;
  answers: { answersLevel2: string[]; answersLevel3: string[] };
}

const under = productUnderTest();

beforeAll(async () => {
  const teacher = await new Wire(under.product.base).signIn('professor', under.password);
  await createTeam(teacher, 'outra', under.password, 'ds');
  await playByWire(await new Wire(under.product.base).signIn('outra', under.password), 'ds', 'Menos plástico no bar');
});

/** Keeps a picture of each screen and holds it against WCAG. */
function looker(page: Page, prefix: string) {
  return async (screen: string) => {
    await picture(page, `${prefix}-${screen}`);
    await expectAccessible(page, `${prefix}-${screen}`);
  };
}

async function person(viewport: Viewport, prefix: string, touch = false) {
  const visitor = await (touch ? visitToPlay : visit)(under.browser, viewport, { touch });
  return { ...visitor, look: looker(visitor.page, prefix) };
}

async function signInToPanel(page: Page): Promise<void> {
  await page.goto(`${under.product.base}/login`);
  await page.getByLabel('Nome de Utilizador').fill('professor');
  await page.getByLabel('Palavra-Passe', { exact: true }).fill(under.password);
  await page.getByRole('button', { name: 'Jogar' }).click();
  await page.waitForURL('**/panel');
}

describe.sequential('a whole lesson', () => {
  it('a team plays from sign-in to the council by touch, rates and comments', async () => {
    const { page, context, noise, look } = await person('tablet', 'equipa', true);
    const team = new TeamPlayer(page, look);
    await team.signIn(under.product.base, 'demo-ds', under.password);
    await team.tutorial(2);

    await team.press('OK', 'missao-1');
    for (const [index, { options }] of THEME.levels.level1.entries()) {
      await team.answerQuiz(`missao-1-${index + 1}`, index === 2 ? (options.correct + 1) % 4 : options.correct);
    }
    await team.press('OK', 'missao-1-parabens');
    await team.press('OK', 'missao-2');
    await team.write('missao-2-texto', 'Uma T-shirt anda muito até chegar aqui.');
    await team.press('OK', 'missao-2-parabens');
    await team.press('OK', 'missao-3');
    await team.upload('missao-3-ficheiros');
    await team.press('OK', 'missao-3-parabens');
    await team.press('OK', 'missao-4');
    for (const [index] of THEME.levels.level4.entries())
      await team.write(`missao-4-${index + 1}`, `${PLAN} (${index + 1})`);
    await team.press('OK', 'missao-4-parabens');
    await team.press('OK', 'fim');

    await page.getByRole('main', { name: 'Conselho Galáctico' }).waitFor({ timeout: 60_000 });
    const other = page.getByRole('row', { name: /Equipa outra/ });
    await other.waitFor();
    await look('conselho');
    await other.locator('label', { hasText: '4 estrelas' }).tap();
    await other.getByText('Média 4,0 · 1 avaliação').waitFor();
    await context.setOffline(true);
    await other.locator('label', { hasText: '5 estrelas' }).tap();
    await page.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await look('conselho-sem-ligacao');
    await context.setOffline(false);
    await other.getByText('Média 5,0 · 1 avaliação').waitFor({ timeout: 30_000 });
    await page.getByText('Guardado', { exact: true }).waitFor();
    noise.splice(0);
    await other.getByRole('button', { name: /Comentários \(0\)/ }).tap();
    const dialog = page.getByRole('dialog', { name: /Desenvolvimento Sustentável \| Equipa: Equipa outra/ });
    await dialog.getByLabel('O vosso comentário').fill('Boa ideia: e as garrafas de água?');
    await dialog.getByRole('button', { name: 'Enviar' }).tap();
    await dialog.getByText('Comentários (1)').waitFor();
    await look('comentarios');
    await context.setOffline(true);
    await dialog.getByLabel('O vosso comentário').fill('E quem as lava?');
    await dialog.getByRole('button', { name: 'Enviar' }).tap();
    await dialog.getByText('A enviar…').waitFor();
    await dialog.getByText('Sem ligação: guardado neste dispositivo').waitFor();
    await look('comentario-sem-ligacao');
    await context.setOffline(false);
    await dialog.getByText('Comentários (2)').waitFor({ timeout: 30_000 });
    noise.splice(0);
    await dialog.getByRole('button', { name: 'Fechar' }).tap();
    expect(
      await page
        .getByRole('row', { name: /A vossa proposta/ })
        .getByRole('radio')
        .count(),
    ).toBe(0);

    await page.getByRole('button', { name: 'Desembarcar' }).tap();
    const leave = page.getByRole('dialog', { name: 'Desembarcar' });
    await leave.getByText('A sessão será terminada. Tens a certeza?').waitFor();
    await look('desembarcar');
    await leave.getByRole('button', { name: 'Desembarcar' }).tap();
    await page.waitForURL('**/login');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
    expect(noise).toEqual([]);
    await context.close();
  });

  it('everything is still there after the server was killed', async () => {
    await under.killAndRestart();
    const team = await new Wire(under.product.base).signIn('demo-ds', under.password);
    expect(await team.get('/check-level')).toEqual({ data: 6 });
    const list = await team.get<Rated[]>('/get-proposals/Desenvolvimento%20Sustent%C3%A1vel');
    const other = list.find(({ teamName }) => teamName === 'Equipa outra');
    expect(other?.stars.mine).toBe(5);
    expect(other?.teamProposal.comments.map(({ comment }) => comment)).toEqual([
      'Boa ideia: e as garrafas de água?',
      'E quem as lava?',
    ]);
    const { team: stored } = await team.get<{ team: StoredTeam }>('/team');
    expect(stored.ship).toBe(2);
    expect(stored.answers.answersLevel2).toEqual(['Uma T-shirt anda muito até chegar aqui.']);
    const [picture, notes] = JSON.parse(stored.answers.answersLevel3[0] ?? '[]') as { name: string; content: string }[];
    expect([picture?.name, notes?.name]).toEqual(['mapa.png', 'notas.txt']);
    const file = await fetch(`${under.product.base}${notes?.content}`);
    expect(await file.text()).toBe('Entrevista a três vizinhos.');
  });

  it('the teacher reads the answers, scores them, edits and submits the proposal', async () => {
    const { page, context, noise, look } = await person('laptop', 'professor');
    await signInToPanel(page);
    await page.getByText('Olá Professor de Demonstração!').waitFor();
    await look('inicio');

    await page.goto(`${under.product.base}/panel/solar-systems/answers`);
    const row = page.getByRole('row', { name: /Demonstração - Desenvolvimento/ });
    await row.getByRole('button', { name: /Ver Respostas/ }).click();
    await page.getByText('Uma T-shirt anda muito até chegar aqui.').waitFor();
    await page.getByText('Errada: 0/20').waitFor();
    expect(await page.getByText('Certa: 20/20').count()).toBe(2);
    expect(await page.getByText('Errada: 0/20').count()).toBe(1);
    await look('respostas');
    const selects = page.locator('select:not([disabled])');
    await scoreAll(page);
    expect(await selects.count()).toBeGreaterThan(6);
    await page.getByRole('button', { name: 'Guardar avaliações' }).first().click();
    await page.getByRole('row', { name: /Demonstração - Desenvolvimento.*480/ }).waitFor();
    await look('respostas-avaliadas');

    await page.goto(`${under.product.base}/panel/solar-systems/proposals`);
    await page.getByText('Hoje é dia de Conselho Galáctico').waitFor();
    const proposal = page.getByRole('row', { name: /Demonstração - Desenvolvimento/ });
    await proposal.getByText('Rascunho').waitFor();
    await look('propostas');
    await proposal.getByRole('button', { name: /Editar/ }).click();
    const edit = page.getByRole('dialog');
    await edit.getByRole('textbox').fill('Uma horta no pátio, regada com água da chuva.');
    await look('editar-proposta');
    await edit.getByRole('button', { name: 'Guardar' }).click();
    await proposal.getByText('regada com água da chuva').waitFor();
    await proposal.getByRole('button', { name: /Submeter/ }).click();
    const confirm = page.getByRole('dialog');
    await confirm.getByText('Tem a certeza que pretende submeter esta proposta?').waitFor();
    await confirm.getByText('Após a submissão, não será possível editar a proposta.').waitFor();
    await look('confirmar');
    await confirm.getByRole('button', { name: 'Sim, Submeter' }).click();
    await page.getByRole('dialog', { name: /Parabéns! Missão cumprida!/ }).waitFor();
    await look('submetida');
    await page.keyboard.press('Escape');
    await proposal.getByText('Submetida', { exact: true }).waitFor();
    expect(noise).toEqual([]);
    await context.close();
  });

  it('what the teacher did is stored', async () => {
    const teacher = await new Wire(under.product.base).signIn('professor', under.password);
    const { teams } = await teacher.get<{ teams: { name: string; points: { total: number } }[] }>('/team/responses');
    expect(teams.find(({ name }) => name.startsWith('Demonstração - Desenvolvimento'))?.points.total).toBe(480);
    const list = await teacher.get<{ submitted: boolean; proposal: string }[]>('/get-proposals/all');
    expect(list.filter(({ submitted }) => submitted).map(({ proposal }) => proposal)).toEqual([
      'Uma horta no pátio, regada com água da chuva.',
    ]);
  });
});

/** The highest mark everywhere: 40 + 40 (two right, teamwork), 100, 100 and 200, and 40 for the automatic part. */
async function scoreAll(page: Page): Promise<void> {
  for (const select of await page.locator('select:not([disabled])').all()) {
    const values = await select
      .locator('option')
      .evaluateAll((options) => options.map((option) => Number((option as HTMLOptionElement).value)));
    if (values.includes(40) && !values.includes(10)) await select.selectOption(String(Math.max(...values)));
    else if (values.includes(160)) await select.selectOption('160');
  }
}
