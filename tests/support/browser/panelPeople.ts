import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type StorageState, type Viewport, type Visitor, visit } from './browser.ts';
import { PanelUser } from './panelUser.ts';
import type { ProductUnderTest } from './productUnderTest.ts';
import { signInToStorage } from './signInToStorage.ts';

/** Demonstration accounts, one for each permission of the spec (section 6). */
export const ACCOUNTS = { administrator: 'admin', manager: 'gestor', teacher: 'professor', team: 'demo-ds' } as const;
export type Person = keyof typeof ACCOUNTS;
export const STAFF = ['administrator', 'manager', 'teacher'] as const satisfies Person[];

export interface PanelVisitor extends Visitor {
  user: PanelUser;
}

type RunningProduct = Pick<ProductUnderTest, 'product' | 'browser' | 'password'>;

/** Opens pages as signed-in people. Each person signs in once; later visits reuse the stored session. */
export class PanelPeople {
  private readonly fixture: RunningProduct;
  private readonly painted: boolean;
  private readonly sessions = new Map<string, Promise<StorageState>>();

  /** `painted` as in `visit`. */
  constructor(fixture: RunningProduct, { painted = false } = {}) {
    this.fixture = fixture;
    this.painted = painted;
  }

  /** Opens a blank page with this person's session, or without a session for null. */
  async visit(person: Person | null, viewport: Viewport): Promise<PanelVisitor> {
    const storageState = person === null ? undefined : await this.session(ACCOUNTS[person]);
    const visitor = await visit(this.fixture.browser, viewport, {
      painted: this.painted,
      ...(storageState && { storageState }),
    });
    return { ...visitor, user: new PanelUser(visitor.page, this.fixture.product.base) };
  }

  private session(username: string): Promise<StorageState> {
    const session =
      this.sessions.get(username) ?? signInToStorage(this.fixture.product.base, username, this.fixture.password);
    this.sessions.set(username, session);
    return session;
  }
}

/** Fills in and submits the sign-in form on screen. */
export async function submitSignInForm(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Nome de Utilizador').fill(username);
  await page.getByLabel('Palavra-Passe', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Jogar' }).click();
}

/** Asserts that the API refuses this sign-in. */
export async function expectSignInRefused(
  fixture: ProductUnderTest,
  username: string,
  password: string,
): Promise<void> {
  await expect(fixture.signInToApi(username, password)).rejects.toThrow(/\/login: 401/);
}
