import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { PanelPeople } from '../../support/browser/panelPeople.ts';
import { productUnderTest } from '../../support/browser/productUnderTest.ts';
import { startTestPostgres } from '../../support/product/startTestPostgres.ts';

const database = startTestPostgres();
const fixture = productUnderTest({ env: () => ({ DATABASE_URL: database.url }) });
const people = new PanelPeople(fixture);
const TEAM_COUNT = 100_000;
/** Timeout for a list on a loaded machine; the benchmarks measure how fast the requests are. */
const TIMEOUT_MS = 10_000;

/** SQL that adds teams without answers to the demonstration class. */
const SEED_SQL = [
  'set synchronous_commit = off',
  `insert into accounts (id, username, role, password_hash)
     select md5(n::text)::uuid, 'equipa-' || n, 3, 'x' from generate_series(1, ${TEAM_COUNT}) n`,
  `insert into teams (id, name, class_id, theme, members)
     select md5(n::text)::uuid, 'Equipa ' || n, (select id from classes limit 1),
       (array['ic', 'dh', 'ds'])[1 + n % 3], array['Ana', 'Rui']
     from generate_series(1, ${TEAM_COUNT}) n`,
  'vacuum analyze',
];

beforeAll(async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  for (const sql of SEED_SQL) await client.query(sql);
  await client.end();
});

describe('Equipas with 100,000 teams', () => {
  it('opens, searches, filters, sorts and pages to the end', async () => {
    const { user, page, context, errors } = await people.visit('administrator', 'laptop');
    const firstRowName = () => page.locator('tbody > tr > th').first().textContent();
    const waitForCount = (text: RegExp) => page.getByText(text).first().waitFor({ timeout: TIMEOUT_MS });
    await user.open('/panel/management/teams', 'Equipas');
    await waitForCount(/^1–10 de 100.?003$/);
    await user.search('Pesquisar em todas as equipas', 'equipa 9999');
    await waitForCount(/^1–10 de 11$/);
    await user.button('Limpar Filtros').first().click();
    await waitForCount(/de 100.?003$/);
    await page.getByRole('columnheader', { name: /^Nome/ }).getByRole('button').click();
    await expect.poll(firstRowName, { timeout: TIMEOUT_MS }).toBe('Equipa 100000');
    await user.open('/panel/management/teams?solar=Direitos+Humanos&sort=class', 'Equipas');
    await waitForCount(/^1–10 de 33.?335$/);
    await user.open('/panel/management/teams?page=10000', 'Equipas');
    await waitForCount(/^100.?001–100.?003 de 100.?003$/);
    expect(await firstRowName()).toBe('Equipa 99998');
    expect(errors).toEqual([]);
    await context.close();
  });
});
