import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { audit } from '#server/db/schema/history.ts';
import { accounts, classes, teams } from '#server/db/schema/schema.ts';
import type { TestApp } from './testApp.ts';

/** Counts the rows of every table an import writes to. */
export async function importedRows({ db }: TestApp) {
  return {
    accounts: await db.$count(accounts),
    classes: await db.$count(classes),
    teams: await db.$count(teams),
    audit: await db.$count(audit),
  };
}

/** Asserts that `work` writes no row, not even an audit entry. */
export async function expectNothingImported(app: TestApp, work: () => Promise<unknown>): Promise<void> {
  const before = await importedRows(app);
  await work();
  expect(await importedRows(app)).toEqual(before);
}

/** Returns the audit entry of an import and the ids of the classes and teams it created. */
export async function importEntry({ db }: TestApp, importId: string) {
  const [entry] = await db
    .select()
    .from(audit)
    .where(eq(audit.id, Number(importId)));
  return { entry, ...(entry?.details as { classes: string[]; teams: string[] }) };
}
