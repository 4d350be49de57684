import { ACCOUNTS, type PanelVisitor } from '../../support/browser/panelPeople.ts';
import { PANEL_DIALOGS } from '../../support/browser/screens/panelDialogs.ts';
import { panelScreens, type StaffPerson } from '../../support/browser/screens/panelScreens.ts';
import { ApiClient } from '../../support/product/ApiClient.ts';
import { GIVEN_PASSWORD } from '../../support/product/panelSeed.ts';
import type { Look, Subject } from './Subject.ts';

const NAMES = { administrator: 'administrador', teacher: 'professor' } as const satisfies Partial<
  Record<StaffPerson, string>
>;

/** Visits every page and every dialog of the panel. */
export async function visitPanel(subject: Subject, look: Look): Promise<void> {
  for (const person of ['administrator', 'teacher'] as const) {
    const visitor = await subject.people.visit(person, 'laptop');
    await visitScreens(subject, person, visitor, look);
    await visitor.context.close();
  }
  await visitDialogs(subject, look);
  await visitAnswers(subject, look);
  await visitDrawer(subject, look);
  await visitFirstSignIn(subject, look);
}

async function visitScreens(
  { ownClass }: Subject,
  person: keyof typeof NAMES,
  { user, page }: PanelVisitor,
  look: Look,
): Promise<void> {
  for (const { path, title, text } of panelScreens(() => ownClass)) {
    await user.open(path(), title(person));
    await page.getByRole('main').getByText(text).first().waitFor();
    await look(page, `${path().replace(ownClass, '…')}, ${NAMES[person]}`);
  }
}

async function visitDialogs({ people }: Subject, look: Look): Promise<void> {
  const { user, page, context } = await people.visit('administrator', 'laptop');
  for (const { path, page: pageTitle, open, title } of PANEL_DIALOGS) {
    await user.open(path, pageTitle);
    await open(user);
    await user.dialog(title).waitFor();
    const heading = await user.dialog(title).getByRole('heading').first().innerText();
    await look(page, `${path}, diálogo «${heading}»`);
  }
  await context.close();
}

/** Opens a team's answers with marks, notes and two versions, and then ends the session. */
async function visitAnswers({ people }: Subject, look: Look): Promise<void> {
  const { user, page, context } = await people.visit('teacher', 'laptop');
  await user.open('/panel/solar-systems/answers?search=outra', 'Respostas das Equipas');
  await user.button(/Ver Respostas de Equipa outra/).click();
  const sheet = page.getByRole('region', { name: 'Respostas de Equipa outra' });
  await sheet.getByLabel('Pontuação da missão 4').waitFor();
  await sheet.getByRole('article', { name: 'Versão 1 da missão 3' }).getByText('Ainda falta a legenda.').waitFor();
  await look(page, '/panel/solar-systems/answers, folha de respostas');
  await page.route(/\/api\//, (route) => route.fulfill({ status: 401, json: { message: '', code: 'signedOut' } }));
  await user.navigate('/panel/bin', 'Reciclagem');
  await user.dialog('A sessão expirou').waitFor();
  await look(page, '/panel, diálogo «A sessão expirou»');
  await context.close();
}

async function visitDrawer({ people }: Subject, look: Look): Promise<void> {
  const { user, page, context } = await people.visit('teacher', 'phone');
  await user.open('/panel', /^Olá/);
  await look(page, '/panel, num telemóvel');
  await user.button('Abrir o menu').click();
  await user.dialog('Menu do painel').waitFor();
  await look(page, '/panel, menu num telemóvel');
  await context.close();
}

/** Signs a new teacher in, who has to choose a password. */
async function visitFirstSignIn({ base, password, people }: Subject, look: Look): Promise<void> {
  const admin = await new ApiClient(base).signIn(ACCOUNTS.administrator, password);
  const username = 'primeira';
  await admin.send('POST', '/teachers/add', {
    name: 'Rosa Primeira',
    username,
    email: `${username}@exemplo.pt`,
    password: GIVEN_PASSWORD,
    school: null,
    classes: [],
  });
  const { page, context } = await people.visit(null, 'laptop');
  await page.goto(`${base}/login`);
  await page.getByLabel('Nome de Utilizador').fill(username);
  await page.getByLabel('Palavra-Passe', { exact: true }).fill(GIVEN_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Escolha a sua palavra-passe' }).waitFor();
  await look(page, '/panel, escolher a palavra-passe');
  await context.close();
}
