import type { Page } from 'playwright-core';
import { type Stored, type Viewport, type Visitor, visit } from './browser.ts';
import { PanelUser } from './panelUser.ts';
import type { ProductUnderTest } from './productUnderTest.ts';

/** The accounts of the demonstration, one for each permission of the spec (section 6). */
export const ACCOUNTS = { administrator: 'admin', manager: 'gestor', teacher: 'professor', team: 'demo-ds' } as const;
export type Person = keyof typeof ACCOUNTS;
export const STAFF = ['administrator', 'manager', 'teacher'] as const satisfies Person[];

export interface PanelVisitor extends Visitor {
  user: PanelUser;
}

/** People who sign in once; every further visit goes on with the session that their device has kept. */
export class PanelPeople {
  private readonly under: ProductUnderTest;
  private readonly sessions = new Map<string, Promise<Stored>>();

  constructor(under: ProductUnderTest) {
    this.under = under;
  }

  /** A new page of this person, not yet anywhere; null is somebody without a session. */
  async visit(person: Person | null, viewport: Viewport): Promise<PanelVisitor> {
    const stored = person === null ? undefined : await this.session(ACCOUNTS[person]);
    const visitor = await visit(this.under.browser, viewport, stored && { stored });
    return { ...visitor, user: new PanelUser(visitor.page, this.under.product.base) };
  }

  private session(username: string): Promise<Stored> {
    const known = this.sessions.get(username) ?? this.signIn(username);
    this.sessions.set(username, known);
    return known;
  }

  private async signIn(username: string): Promise<Stored> {
    const { page, context } = await visit(this.under.browser, 'laptop');
    await page.goto(`${this.under.product.base}/login`);
    await enterAccount(page, username, this.under.password);
    await page.waitForURL(/\/(panel|game)$/, { waitUntil: 'commit', timeout: 90_000 });
    const stored = await context.storageState();
    await context.close();
    return stored;
  }
}

/** Fills in the sign-in form that is on screen, and sends it. */
export async function enterAccount(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nome de Utilizador').fill(username);
  await page.getByLabel('Palavra-Passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Jogar' }).click();
}
