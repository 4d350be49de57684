import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectOnlyFailedCalls,
  picture,
  VIEWPORTS,
  visit,
  visitToPlay,
} from '../../support/browser/browser.ts';
import { expectUsableLayout } from '../../support/browser/panelLayout.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { PanelUser } from '../../support/browser/panelUser.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { TeamPlayer } from '../../support/browser/teamPlayer.ts';
import { createTeam, playGame } from '../../support/product/ApiClient.ts';
import { SEED_PASSWORD } from '../../support/product/panelSeed.ts';

const fixture = productUnderTest();
const DOUBTFUL_COMMENT = 'Que m3rd@ de ideia';
/** A proposal with an insult, a pupil's name and a telephone number. */
const ABUSIVE_PROPOSAL = 'O Tiago do 8.º B é um cabrão, liguem-lhe: 912 345 678.';

/** Plays the game as a team and opens the council. */
async function openCouncil(username: string, password: string, proposal = `O plano de ${username}`) {
  const { base } = fixture.product;
  await playGame(await fixture.signInToApi(username, password), 'ic', proposal);
  const visitor = await visitToPlay(fixture.browser, 'laptop');
  await new TeamPlayer(visitor.page, async () => {}).signInByKeys(base, username, password);
  await visitor.page.getByRole('heading', { name: 'Interculturalidade' }).waitFor();
  return visitor;
}

/** Refreshes the council and opens the comments on this team's proposal; `count` of them are visible. */
async function readComments(page: Page, team: string, count: number): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await page.getByRole('button', { name: `Comentários (${count}) de ${team}` }).click();
  await page.getByRole('dialog').getByText(`Comentários (${count})`).waitFor();
}

describe.sequential('moderation of the council', () => {
  it('a doubtful comment is held, approved, reported and hidden', async () => {
    const { base } = fixture.product;
    const teacherApi = await fixture.signInToApi('professor');
    await createTeam(teacherApi, 'par', SEED_PASSWORD, 'ic');
    const [writer, other] = [await openCouncil('demo-ic', fixture.password), await openCouncil('par', SEED_PASSWORD)];
    const teacher = await visit(fixture.browser, 'laptop');
    const panel = new PanelUser(teacher.page, base);

    await readComments(writer.page, 'Equipa par', 0);
    await writer.page.getByLabel('O vosso comentário').fill(DOUBTFUL_COMMENT);
    await writer.page.getByRole('button', { name: 'Enviar' }).click();
    await writer.page.getByText('À espera de quem vos dá a aula').waitFor();
    await picture(writer.page, 'conselho-a-espera');
    await readComments(other.page, 'Equipa par', 0);
    expect(await other.page.getByText(DOUBTFUL_COMMENT).count()).toBe(0);

    await teacher.page.goto(`${base}/login`);
    await submitSignInForm(teacher.page, 'professor', fixture.password);
    await teacher.page.waitForURL('**/panel');
    await teacher.page.getByRole('link', { name: 'Moderação 1 por decidir' }).click();
    await panel.waitForPage('Moderação');
    await panel.row(DOUBTFUL_COMMENT).getByText('Palavra: «m3rd@»').waitFor();
    await picture(teacher.page, 'moderacao-laptop');
    await expectUsableLayout(teacher.page, 'moderação, laptop');
    await teacher.page.setViewportSize({ width: 390, height: 844 });
    await picture(teacher.page, 'moderacao-phone');
    await expectUsableLayout(teacher.page, 'moderação, phone');
    await teacher.page.setViewportSize({ width: 1366, height: 768 });
    await panel.row(DOUBTFUL_COMMENT).getByRole('button', { name: 'Aprovar' }).click();
    await panel.dismissToast('Comentário aprovado.');

    await readComments(other.page, 'Equipa par', 1);
    await other.page.getByRole('button', { name: /^Denunciar o comentário/ }).click();
    await picture(other.page, 'conselho-denunciar');
    await other.page.getByRole('button', { name: 'Sim, denunciar' }).click();
    await other.page.getByText('Denunciado a quem vos dá a aula').waitFor();

    await panel.navigate('/panel', /^Olá/);
    await panel.navigate('/panel/moderation?part=reported', 'Moderação');
    await panel.row(DOUBTFUL_COMMENT).getByText('1 denúncia').waitFor();
    await panel.row(DOUBTFUL_COMMENT).getByRole('checkbox').check();
    await panel.button('Esconder selecionados (1)').click();
    await panel.dismissToast('Comentário escondido.');

    await readComments(other.page, 'Equipa par', 0);
    expect(await other.page.getByText(DOUBTFUL_COMMENT).count()).toBe(0);
    await readComments(writer.page, 'Equipa par', 0);
    await writer.page.getByText('Escondido por quem vos dá a aula').waitFor();
    for (const { errors, context } of [writer, other, teacher]) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  it('a comment about self-harm is held without a hint to its team and is first in the teacher’s queue', async () => {
    const { base } = fixture.product;
    const teacherApi = await fixture.signInToApi('professor');
    for (const name of ['trio', 'quarteto']) await createTeam(teacherApi, name, SEED_PASSWORD, 'ic');
    const [writer, other] = [await openCouncil('trio', SEED_PASSWORD), await openCouncil('quarteto', SEED_PASSWORD)];
    const teacher = await visit(fixture.browser, 'laptop');
    const panel = new PanelUser(teacher.page, base);
    const selfHarmComment = 'já não aguento mais, quero morrer';

    await readComments(writer.page, 'Equipa quarteto', 0);
    for (const comment of [DOUBTFUL_COMMENT, selfHarmComment]) {
      await writer.page.getByLabel('O vosso comentário').fill(comment);
      await writer.page.getByRole('button', { name: 'Enviar' }).click();
      await writer.page.getByText(comment).waitFor();
    }
    await writer.page.getByText('À espera de quem vos dá a aula').nth(1).waitFor();
    expect(await writer.page.getByText(/autoagressão/).count()).toBe(0);

    await teacher.page.goto(`${base}/login`);
    await submitSignInForm(teacher.page, 'professor', fixture.password);
    await teacher.page.waitForURL('**/panel');
    const notice = teacher.page.getByRole('region', { name: 'Precisa de atenção: pode falar de autoagressão' });
    await notice.waitFor();
    await picture(teacher.page, 'inicio-autoagressao-laptop');
    await notice.getByRole('link', { name: 'Abrir a Moderação' }).click();
    await panel.waitForPage('Moderação');
    await panel.row(selfHarmComment).getByText('Precisa de atenção').waitFor();
    expect(await teacher.page.locator('tbody tr').first().innerText()).toContain(selfHarmComment);
    await picture(teacher.page, 'moderacao-autoagressao-laptop');
    await expectUsableLayout(teacher.page, 'moderação com autoagressão, laptop');
    await teacher.page.setViewportSize({ width: 390, height: 844 });
    await picture(teacher.page, 'moderacao-autoagressao-phone');
    await expectUsableLayout(teacher.page, 'moderação com autoagressão, phone');
    await teacher.page.setViewportSize({ width: 1366, height: 768 });
    await teacher.page.getByLabel('Escolher todos').check();
    await panel.button('Aprovar selecionados (1)').click();
    const message = 'Comentário aprovado. 1 ficou por ver, à parte, porque pode falar de sofrimento.';
    await panel.toast(message).waitFor();
    await picture(teacher.page, 'moderacao-autoagressao-por-ver');
    await panel.dismissToast(message);
    await panel.row(selfHarmComment).getByRole('button', { name: 'Aprovar' }).click();
    await teacher.page.getByRole('dialog', { name: 'Mostrar este comentário?' }).waitFor();
    await picture(teacher.page, 'moderacao-autoagressao-pergunta');
    await panel.button('Mostrar a todas as equipas').click();
    await panel.dismissToast('Comentário aprovado.');
    await readComments(other.page, 'Equipa quarteto', 2);
    for (const { errors, context } of [writer, other, teacher]) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });

  it('an abusive proposal is held, approved, reported and, once hidden, removed from open councils', async () => {
    const { base } = fixture.product;
    const teacherApi = await fixture.signInToApi('professor');
    for (const name of ['ofensa', 'plateia']) await createTeam(teacherApi, name, SEED_PASSWORD, 'ic');
    const [writer, other] = [
      await openCouncil('ofensa', SEED_PASSWORD, ABUSIVE_PROPOSAL),
      await openCouncil('plateia', SEED_PASSWORD),
    ];
    await writer.page.getByText('À espera de quem vos dá a aula').first().waitFor();
    await expectAccessible(writer.page, 'conselho, proposta à espera');
    await picture(writer.page, 'conselho-proposta-a-espera');
    await other.page.getByText('A vossa proposta').waitFor();
    expect(await other.page.getByText('912 345 678').count()).toBe(0);

    const teacher = await visit(fixture.browser, 'laptop');
    const panel = new PanelUser(teacher.page, base);
    await teacher.page.goto(`${base}/login`);
    await submitSignInForm(teacher.page, 'professor', fixture.password);
    await teacher.page.waitForURL('**/panel');
    await panel.navigate('/panel/solar-systems/proposals', 'Propostas');
    await panel.row('Equipa ofensa').getByText('Telefone: «912 345 678»').waitFor();
    await picture(teacher.page, 'propostas-a-espera');
    await expectUsableLayout(teacher.page, 'propostas, uma à espera');
    await panel.navigate('/panel/moderation?kind=proposals', 'Moderação');
    await panel.row('912 345 678').getByText('À espera').waitFor();
    await picture(teacher.page, 'moderacao-propostas-laptop');
    await expectUsableLayout(teacher.page, 'moderação de propostas, laptop');
    await teacher.page.setViewportSize({ width: 390, height: 844 });
    await expectUsableLayout(teacher.page, 'moderação de propostas, phone');
    await teacher.page.setViewportSize({ width: 1366, height: 768 });
    await panel.row('912 345 678').getByRole('button', { name: 'Aprovar' }).click();
    await panel.dismissToast('Proposta aprovada.');

    await other.page.getByRole('button', { name: 'Atualizar' }).click();
    await other.page.getByRole('button', { name: 'Comentários (0) de Equipa ofensa' }).click();
    await other.page.getByRole('button', { name: 'Denunciar a proposta de Equipa ofensa' }).click();
    await picture(other.page, 'conselho-denunciar-proposta');
    await expectAccessible(other.page, 'conselho, denunciar uma proposta');
    await other.page.getByRole('button', { name: 'Sim, denunciar' }).click();
    await other.page.getByText('Denunciada a quem vos dá a aula').waitFor();

    await panel.navigate('/panel', /^Olá/);
    await panel.navigate('/panel/moderation?kind=proposals&part=reported', 'Moderação');
    await panel.row('912 345 678').getByText('1 denúncia').waitFor();
    // Without a refresh, the open council receives the change and closes the dialog of the proposal.
    await panel.row('912 345 678').getByRole('button', { name: 'Esconder' }).click();
    await panel.dismissToast('Proposta escondida.');
    await other.page.getByText('A proposta que estavam a ver saiu do Conselho.').waitFor();
    await other.page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await other.page.getByText('912 345 678').count()).toBe(0);
    await writer.page.getByText('Escondida por quem vos dá a aula').first().waitFor();
    await panel.navigate('/panel/solar-systems/proposals', 'Propostas');
    await panel.row('Equipa ofensa').getByRole('button', { name: 'Repor' }).waitFor();
    for (const { errors, context } of [writer, other, teacher]) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});

/** Presses a button of the open dialog with the keyboard. */
async function pressByKeys(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).first().focus();
  await page.keyboard.press('Enter');
}

describe('two teams debate a plan', () => {
  it('with a question, its answer and a suggestion that is taken over, which the teacher follows', async () => {
    const { base } = fixture.product;
    const teacherApi = await fixture.signInToApi('professor');
    for (const name of ['autora', 'visita']) await createTeam(teacherApi, name, SEED_PASSWORD, 'ic');
    const [author, guest] = [
      await openCouncil('autora', SEED_PASSWORD, 'Uma horta na escola.'),
      await openCouncil('visita', SEED_PASSWORD),
    ];
    await readComments(guest.page, 'Equipa autora', 0);
    const dialog = guest.page.getByRole('dialog');
    const box = dialog.getByLabel('O vosso comentário');

    await dialog.getByRole('button', { name: 'Pergunta' }).click();
    await dialog.getByRole('button', { name: 'Quem vai…' }).click();
    await guest.page.keyboard.type('regar nas férias?');
    expect(await box.inputValue()).toBe('Quem vai regar nas férias?');
    await expectAccessible(guest.page, 'comentários, uma pergunta');
    await picture(guest.page, 'debate-pergunta');
    // What is begun keeps its kind over a reload.
    await guest.page.reload();
    await guest.page.getByRole('button', { name: 'Comentários (0) de Equipa autora' }).click();
    await dialog.getByRole('button', { name: 'Pergunta', pressed: true }).waitFor();
    expect(await box.inputValue()).toBe('Quem vai regar nas férias?');
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    await dialog.getByRole('region', { name: 'Perguntas' }).getByText('Quem vai regar nas férias?').waitFor();

    // Without a network, by the keyboard alone.
    await guest.context.setOffline(true);
    await pressByKeys(guest.page, 'Sugestão');
    await pressByKeys(guest.page, 'E se…');
    await guest.page.keyboard.type('fosse ao sábado?');
    await pressByKeys(guest.page, 'Enviar');
    await dialog.getByRole('region', { name: 'Sugestões' }).getByText('A enviar…').waitFor();
    await guest.context.setOffline(false);
    await dialog.getByText('Comentários (2)').waitFor({ timeout: 30_000 });
    for (const [kind, text] of [
      ['A favor', 'Concordamos porque comemos melhor.'],
      ['Contra', 'Pode correr mal se ninguém regar.'],
    ] as const) {
      await dialog.getByRole('button', { name: kind, exact: true }).click();
      await box.fill(text);
      await dialog.getByRole('button', { name: 'Enviar' }).click();
      await dialog.getByRole('region', { name: kind }).getByText(text).waitFor();
    }
    await dialog.getByText('Comentários (4)').waitFor();

    await readComments(author.page, 'Equipa autora', 4);
    const own = author.page.getByRole('dialog');
    await pressByKeys(author.page, /^Responder/);
    await author.page.keyboard.type('Nós, à vez.');
    await expectAccessible(author.page, 'comentários, uma resposta');
    await picture(author.page, 'debate-resposta');
    await author.context.setOffline(true);
    await pressByKeys(author.page, 'Enviar a resposta');
    await own.getByText('A enviar…').waitFor();
    await author.context.setOffline(false);
    await own.getByText('A enviar…').waitFor({ state: 'hidden', timeout: 30_000 });
    await own.getByText('Resposta de Equipa autora').waitFor();
    await own.getByRole('button', { name: 'Aceitamos a sugestão de Equipa visita' }).click();
    await own.getByLabel('O vosso plano, já com a sugestão').fill('Uma horta na escola, ao sábado.');
    await picture(author.page, 'debate-aceitar');
    await expectAccessible(author.page, 'comentários, aceitar uma sugestão');
    await own.getByRole('button', { name: 'Guardar o novo plano' }).click();
    await own.getByText('Aceite pela equipa').waitFor();

    await readComments(guest.page, 'Equipa autora', 4);
    await dialog.getByText('Nós, à vez.').waitFor();
    await dialog.getByText('Versões anteriores (1)').click();
    await dialog.getByText('Mudou com a sugestão de Equipa visita.').waitFor();
    await dialog.getByText('Uma horta na escola, ao sábado.').first().waitFor();
    await expectAccessible(guest.page, 'comentários, versões');
    for (const [name, size] of Object.entries(VIEWPORTS)) {
      await guest.page.setViewportSize(size);
      await picture(guest.page, `debate-${name}`);
      const sides = await Promise.all(
        ['A favor', 'Contra'].map((side) => dialog.getByRole('region', { name: side }).boundingBox()),
      );
      const isBeside = sides[0]?.y === sides[1]?.y;
      expect(isBeside, name).toBe(name !== 'portrait' && name !== 'phone');
    }
    await guest.page.setViewportSize(VIEWPORTS.laptop);

    const teacher = await visit(fixture.browser, 'laptop');
    const panel = new PanelUser(teacher.page, base);
    await teacher.page.goto(`${base}/login`);
    await submitSignInForm(teacher.page, 'professor', fixture.password);
    await teacher.page.waitForURL('**/panel');
    await panel.navigate('/panel/solar-systems/proposals', 'Propostas');
    await panel.row('Equipa autora').getByRole('button', { name: /^Ver/ }).click();
    const view = teacher.page.getByRole('dialog');
    await view.getByText('Versões anteriores (1)').click();
    await view.getByText('Nós, à vez.').waitFor();
    await expectAccessible(teacher.page, 'proposta com debate');
    await picture(teacher.page, 'debate-painel');
    await teacher.page.setViewportSize(VIEWPORTS.phone);
    await picture(teacher.page, 'debate-painel-phone');
    await panel.navigate('/panel/moderation?part=all', 'Moderação');
    await panel.row('Nós, à vez.').getByText('Resposta à pergunta de Equipa visita').waitFor();
    await teacher.page.setViewportSize(VIEWPORTS.laptop);
    await picture(teacher.page, 'debate-moderacao');
    await expectUsableLayout(teacher.page, 'moderação de um debate');
    for (const { errors, context } of [author, guest, teacher]) {
      expectOnlyFailedCalls(errors);
      await context.close();
    }
  });
});
