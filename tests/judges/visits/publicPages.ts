import { LOCAL_KEYS } from '#client/session/localItems.ts';
import { type StorageState, visit } from '../../support/browser/browser.ts';
import { submitSignInForm } from '../../support/browser/panelPeople.ts';
import { signInToStorage } from '../../support/browser/signInToStorage.ts';
import type { Look, Subject } from './Subject.ts';

/** Address, a text of the page when it is ready, and name. */
const PAGES = [
  ['/nada', 'Página não encontrada', 'página não encontrada'],
  ['/game/open-pdf/xyz', 'PDF not found: xyz', 'PDF desconhecido'],
  ['/game/open-pdf/ic-m1-fs1', 'Página 1 de', 'PDF'],
  ['/acessibilidade', 'I. Estado de conformidade', 'declaração de acessibilidade'],
  ['/api/docs', 'API do Conselho Galáctico', 'chamadas (/api/docs)'],
] as const;

/** Visits what opens without a session. */
export async function visitPublicPages(subject: Subject, look: Look): Promise<void> {
  await visitSignIn(subject, look);
  const { page, context } = await visit(subject.browser, 'laptop', { painted: true });
  for (const [path, text, name] of PAGES) {
    await page.goto(`${subject.base}${path}`);
    await page
      .getByText(text)
      .or(page.getByRole('region', { name: text }))
      .first()
      .waitFor();
    await look(page, name);
  }
  await context.close();
  await visitErrorPage(subject, look);
  await visitWithoutServer(subject, look);
}

async function visitSignIn({ base, browser }: Subject, look: Look): Promise<void> {
  const { page, context } = await visit(browser, 'laptop', { painted: true });
  await page.goto(`${base}/login`);
  await page.getByRole('button', { name: 'SOBRE O JOGO' }).waitFor();
  // The sky and the sound arrive last.
  await page.waitForLoadState('networkidle');
  await look(page, '/login');
  await page.getByRole('button', { name: 'Inscrever' }).click({ force: true });
  await page.getByText('As inscrições não estão abertas').waitFor();
  await submitSignInForm(page, 'ninguem', 'nao-e-esta');
  await page.getByText('Nome de utilizador ou palavra-passe incorretos.').waitFor();
  await look(page, '/login, recusado');
  await page.getByRole('button', { name: 'SOBRE O JOGO' }).click();
  await page.getByText('COMO JOGAR?').waitFor();
  await look(page, '/login, sobre o jogo');
  await context.close();
}

/** Withholds the code of the sign-in page, which then fails to render. */
async function visitErrorPage({ base, browser }: Subject, look: Look): Promise<void> {
  const { page, context } = await visit(browser, 'laptop', { painted: true });
  await page.route(/\/assets\/LoginPage-.*\.js$/, (route) => route.abort());
  await page.goto(`${base}/login`);
  await page.getByText('Ocorreu um erro inesperado').waitFor();
  await look(page, 'erro inesperado');
  await context.close();
}

/** Opens the panel with a session but without the server and the profile. */
async function visitWithoutServer({ base, browser, password }: Subject, look: Look): Promise<void> {
  const storageState = tokenOnly(await signInToStorage(base, 'professor', password));
  const { page, context } = await visit(browser, 'laptop', { painted: true, storageState });
  await page.route(/\/api\//, (route) => route.abort());
  await page.goto(`${base}/panel`);
  await page.getByRole('heading', { name: 'Sem ligação ao servidor.' }).waitFor();
  await look(page, 'sem ligação ao servidor');
  await context.close();
}

function tokenOnly({ cookies, origins }: StorageState): StorageState {
  return {
    cookies,
    origins: origins.map(({ localStorage, ...rest }) => ({
      ...rest,
      localStorage: localStorage.filter(({ name }) => name === LOCAL_KEYS.token),
    })),
  };
}
