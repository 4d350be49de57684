import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { accounts, classes, teams } from '#server/db/schema/schema.ts';
import type { TestApp } from './testApp.ts';

/** How many rows an import could have written, by table. */
export async function importedRows({ db }: TestApp) {
  return {
    accounts: await db.$count(accounts),
    classes: await db.$count(classes),
    teams: await db.$count(teams),
    audit: await db.$count(audit),
  };
}

/** Nothing is written while `work` runs, not even to the audit. */
export async function changesNothing(app: TestApp, work: () => Promise<unknown>): Promise<void> {
  const before = await importedRows(app);
  await work();
  expect(await importedRows(app)).toEqual(before);
}

/** What the audit holds of an import: its line, and the ids of what it made. */
export async function importEntry({ db }: TestApp, importId: string) {
  const [entry] = await db
    .select()
    .from(audit)
    .where(eq(audit.id, Number(importId)));
  return { entry, ...(entry?.details as { classes: string[]; teams: string[] }) };
}
