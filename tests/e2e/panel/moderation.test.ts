import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, picture, visit, visitToPlay } from '../../support/browser/browser.ts';
import { enterAccount } from '../../support/browser/panelPeople.ts';
import { expectTidyPanel } from '../../support/browser/panelTidy.ts';
import { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { createTeam, playByWire, Wire } from '../../support/product/wire.ts';

const under = productUnderTest();
const SAID = 'Que m3rd@ de ideia';
/** As a team wrote it in level 4, with a pupil's name and a telephone number. */
const INSULT = 'O Tiago do 8.º B é um cabrão, liguem-lhe: 912 345 678.';
const PASSWORD = 'semente-1234';

/** A team that sits in the council. */
async function seat(username: string, password: string, plan = `O plano de ${username}`) {
  const { base } = under.product;
  await playByWire(await new Wire(base).signIn(username, password), 'ic', plan);
  const visitor = await visitToPlay(under.browser, 'laptop');
  await new TeamPlayer(visitor.page, async () => {}).signInByKeys(base, username, password);
  await visitor.page.getByRole('heading', { name: 'Interculturalidade' }).waitFor();
  return visitor;
}

/** The comments on this team's proposal, read anew; answers how many all can see. */
async function readComments(page: Page, team: string, count: number): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await page.getByRole('button', { name: `Comentários (${count}) de ${team}` }).click();
  await page.getByRole('dialog').getByText(`Comentários (${count})`).waitFor();
}

describe.sequential('moderation, from the council to the queue and back', () => {
  it('a doubtful comment waits, is approved, is reported and is hidden', async () => {
    const { base } = under.product;
    const byWire = await new Wire(base).signIn('professor', under.password);
    await createTeam(byWire, 'par', PASSWORD, 'ic');
    const [writer, other] = [await seat('demo-ic', under.password), await seat('par', PASSWORD)];
    const teacher = await visit(under.browser, 'laptop');
    const panel = new PanelUser(teacher.page, base);

    await readComments(writer.page, 'Equipa par', 0);
    await writer.page.getByLabel('O vosso comentário').fill(SAID);
    await writer.page.getByRole('button', { name: 'Enviar' }).click();
    await writer.page.getByText('À espera do professor').waitFor();
    await picture(writer.page, 'conselho-a-espera');
    await readComments(other.page, 'Equipa par', 0);
    expect(await other.page.getByText(SAID).count()).toBe(0);

    await teacher.page.goto(`${base}/login`);
    await enterAccount(teacher.page, 'professor', under.password);
    await teacher.page.waitForURL('**/panel');
    await teacher.page.getByRole('link', { name: 'Moderação 1 por decidir' }).click();
    await panel.arrived('Moderação');
    await panel.row(SAID).getByText('Palavra: «m3rd@»').waitFor();
    await picture(teacher.page, 'moderacao-laptop');
    await expectTidyPanel(teacher.page, 'moderação, laptop');
    await teacher.page.setViewportSize({ width: 390, height: 844 });
    await picture(teacher.page, 'moderacao-phone');
    await expectTidyPanel(teacher.page, 'moderação, phone');
    await teacher.page.setViewportSize({ width: 1366, height: 768 });
    await panel.row(SAID).getByRole('button', { name: 'Aprovar' }).click();
    await panel.told('Comentário aprovado.');

    await readComments(other.page, 'Equipa par', 1);
    await other.page.getByRole('button', { name: /^Denunciar o comentário/ }).click();
    await picture(other.page, 'conselho-denunciar');
    await other.page.getByRole('button', { name: 'Sim, denunciar' }).click();
    await other.page.getByText('Denunciado ao professor').waitFor();

    await panel.go('/panel', /^Olá/);
    await panel.go('/panel/moderation?part=reported', 'Moderação');
    await panel.row(SAID).getByText('1 denúncia').waitFor();
    await panel.row(SAID).getByRole('checkbox').check();
    await panel.button('Esconder selecionados (1)').click();
    await panel.told('Comentário escondido.');

    await readComments(other.page, 'Equipa par', 0);
    expect(await other.page.getByText(SAID).count()).toBe(0);
    await readComments(writer.page, 'Equipa par', 0);
    await writer.page.getByText('Escondido pelo professor').waitFor();
    for (const { noise, context } of [writer, other, teacher]) {
      expect(noise).toEqual([]);
      await context.close();
    }
  });

  it('a comment that may speak of self-harm waits like any other, and stands first for its teacher', async () => {
    const { base } = under.product;
    const byWire = await new Wire(base).signIn('professor', under.password);
    for (const name of ['trio', 'quarteto']) await createTeam(byWire, name, PASSWORD, 'ic');
    const [writer, other] = [await seat('trio', PASSWORD), await seat('quarteto', PASSWORD)];
    const teacher = await visit(under.browser, 'laptop');
    const panel = new PanelUser(teacher.page, base);
    const despair = 'já não aguento mais, quero morrer';

    await readComments(writer.page, 'Equipa quarteto', 0);
    for (const words of [SAID, despair]) {
      await writer.page.getByLabel('O vosso comentário').fill(words);
      await writer.page.getByRole('button', { name: 'Enviar' }).click();
      await writer.page.getByText(words).waitFor();
    }
    await writer.page.getByText('À espera do professor').nth(1).waitFor();
    expect(await writer.page.getByText(/autoagressão/).count()).toBe(0);

    await teacher.page.goto(`${base}/login`);
    await enterAccount(teacher.page, 'professor', under.password);
    await teacher.page.waitForURL('**/panel');
    const notice = teacher.page.getByRole('region', { name: 'Precisa de atenção: pode falar de autoagressão' });
    await notice.waitFor();
    await picture(teacher.page, 'inicio-autoagressao-laptop');
    await notice.getByRole('link', { name: 'Abrir a Moderação' }).click();
    await panel.arrived('Moderação');
    await panel.row(despair).getByText('Precisa de atenção').waitFor();
    expect(await teacher.page.locator('tbody tr').first().innerText()).toContain(despair);
    await picture(teacher.page, 'moderacao-autoagressao-laptop');
    await expectTidyPanel(teacher.page, 'moderação com autoagressão, laptop');
    await teacher.page.setViewportSize({ width: 390, height: 844 });
    await picture(teacher.page, 'moderacao-autoagressao-phone');
    await expectTidyPanel(teacher.page, 'moderação com autoagressão, phone');
    await teacher.page.setViewportSize({ width: 1366, height: 768 });
    await teacher.page.getByLabel('Escolher todos').check();
    await panel.button('Aprovar selecionados (1)').click();
    const left = 'Comentário aprovado. 1 ficou por ver, à parte, porque pode falar de sofrimento.';
    await panel.toast(left).waitFor();
    await picture(teacher.page, 'moderacao-autoagressao-por-ver');
    await panel.told(left);
    await panel.row(despair).getByRole('button', { name: 'Aprovar' }).click();
    await teacher.page.getByRole('dialog', { name: 'Mostrar este comentário?' }).waitFor();
    await picture(teacher.page, 'moderacao-autoagressao-pergunta');
    await panel.button('Mostrar a todas as equipas').click();
    await panel.told('Comentário aprovado.');
    await readComments(other.page, 'Equipa quarteto', 2);
    for (const { noise, context } of [writer, other, teacher]) {
      expect(noise).toEqual([]);
      await context.close();
    }
  });

  it('an abusive proposal waits, is approved, is reported and leaves an open council at once', async () => {
    const { base } = under.product;
    const byWire = await new Wire(base).signIn('professor', under.password);
    for (const name of ['ofensa', 'plateia']) await createTeam(byWire, name, PASSWORD, 'ic');
    const [writer, other] = [await seat('ofensa', PASSWORD, INSULT), await seat('plateia', PASSWORD)];
    await writer.page.getByText('À espera do professor').first().waitFor();
    await expectAccessible(writer.page, 'conselho, proposta à espera');
    await picture(writer.page, 'conselho-proposta-a-espera');
    await other.page.getByText('A vossa proposta').waitFor();
    expect(await other.page.getByText('912 345 678').count()).toBe(0);

    const teacher = await visit(under.browser, 'laptop');
    const panel = new PanelUser(teacher.page, base);
    await teacher.page.goto(`${base}/login`);
    await enterAccount(teacher.page, 'professor', under.password);
    await teacher.page.waitForURL('**/panel');
    await panel.go('/panel/solar-systems/proposals', 'Propostas');
    await panel.row('Equipa ofensa').getByText('Telefone: «912 345 678»').waitFor();
    await picture(teacher.page, 'propostas-a-espera');
    await expectTidyPanel(teacher.page, 'propostas, uma à espera');
    await panel.go('/panel/moderation?kind=proposals', 'Moderação');
    await panel.row('912 345 678').getByText('À espera').waitFor();
    await picture(teacher.page, 'moderacao-propostas-laptop');
    await expectTidyPanel(teacher.page, 'moderação de propostas, laptop');
    await teacher.page.setViewportSize({ width: 390, height: 844 });
    await expectTidyPanel(teacher.page, 'moderação de propostas, phone');
    await teacher.page.setViewportSize({ width: 1366, height: 768 });
    await panel.row('912 345 678').getByRole('button', { name: 'Aprovar' }).click();
    await panel.told('Proposta aprovada.');

    await other.page.getByRole('button', { name: 'Atualizar' }).click();
    await other.page.getByRole('button', { name: 'Comentários (0) de Equipa ofensa' }).click();
    await other.page.getByRole('button', { name: 'Denunciar a proposta de Equipa ofensa' }).click();
    await picture(other.page, 'conselho-denunciar-proposta');
    await expectAccessible(other.page, 'conselho, denunciar uma proposta');
    await other.page.getByRole('button', { name: 'Sim, denunciar' }).click();
    await other.page.getByText('Denunciada ao professor').waitFor();

    await panel.go('/panel', /^Olá/);
    await panel.go('/panel/moderation?kind=proposals&part=reported', 'Moderação');
    await panel.row('912 345 678').getByText('1 denúncia').waitFor();
    // Nothing is read again by hand: the open council hears of it, and closes the window that shows it.
    await panel.row('912 345 678').getByRole('button', { name: 'Esconder' }).click();
    await panel.told('Proposta escondida.');
    await other.page.getByText('A proposta que estavam a ver saiu do Conselho.').waitFor();
    await other.page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await other.page.getByText('912 345 678').count()).toBe(0);
    await writer.page.getByText('Escondida pelo professor').first().waitFor();
    await panel.go('/panel/solar-systems/proposals', 'Propostas');
    await panel.row('Equipa ofensa').getByRole('button', { name: 'Repor' }).waitFor();
    for (const { noise, context } of [writer, other, teacher]) {
      expect(noise).toEqual([]);
      await context.close();
    }
  });
});
