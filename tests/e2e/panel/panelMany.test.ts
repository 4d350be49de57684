import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { ownDatabase } from '../../support/product/ownDatabase.ts';

const database = ownDatabase();
const under = productUnderTest('demo-palavra-1', () => ({ DATABASE_URL: database.url }));
const people = new PanelPeople(under);
const TEAMS = 100_000;
/** Of a list on a loaded machine; how fast each request is, the bench tells. */
const PATIENCE_MS = 10_000;

/** Teams that never played, in the demonstration class: enough for every list, search and order. */
const SEED = [
  'set synchronous_commit = off',
  `insert into accounts (id, username, role, password_hash)
     select md5(n::text)::uuid, 'equipa-' || n, 3, 'x' from generate_series(1, ${TEAMS}) n`,
  `insert into teams (id, name, class_id, theme, members)
     select md5(n::text)::uuid, 'Equipa ' || n, (select id from classes limit 1),
       (array['ic', 'dh', 'ds'])[1 + n % 3], array['Ana', 'Rui']
     from generate_series(1, ${TEAMS}) n`,
  'vacuum analyze',
];

beforeAll(async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const sql of SEED) await client.query(sql);
  await client.end();
});

describe('Equipas with 100,000 teams', () => {
  it('opens, searches, filters, sorts and turns to its last page', async () => {
    const { user, page, context, noise } = await people.visit('administrator', 'laptop');
    const first = () => page.locator('tbody > tr > th').first().textContent();
    const counts = (words: RegExp) => page.getByText(words).first().waitFor({ timeout: PATIENCE_MS });
    await user.open('/panel/management/teams', 'Equipas');
    await counts(/^1–10 de 100.?003$/);
    await user.search('Pesquisar em todas as equipas', 'equipa 9999');
    await counts(/^1–10 de 11$/);
    await user.button('Limpar Filtros').first().click();
    await counts(/de 100.?003$/);
    await page.getByRole('columnheader', { name: /^Nome/ }).getByRole('button').click();
    await expect.poll(first, { timeout: PATIENCE_MS }).toBe('Equipa 100000');
    await user.open('/panel/management/teams?solar=Direitos+Humanos&sort=class', 'Equipas');
    await counts(/^1–10 de 33.?335$/);
    await user.open('/panel/management/teams?page=10000', 'Equipas');
    await counts(/^100.?001–100.?003 de 100.?003$/);
    expect(await first()).toBe('Equipa 99998');
    expect(noise).toEqual([]);
    await context.close();
  });
});
