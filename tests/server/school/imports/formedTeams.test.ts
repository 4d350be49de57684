import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEAM_NAMES } from '#content/teamNames.ts';
import type { FormedTeam } from '#domain/school/forming/formedTeams.ts';
import { formTeams, spreadThemes } from '#domain/school/forming/formTeams.ts';
import { drawTeamNames } from '#domain/school/forming/teamNames.ts';
import { teamsText } from '#domain/school/forming/teamsText.ts';
import { readRoster } from '#domain/school/rosters/readRoster.ts';
import { THEME_NAMES } from '#domain/vocabulary.ts';
import { teams } from '#server/db/schema/schema.ts';
import { importEntry, importedRows } from '../../../support/app/imports.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';
import { HOSTILE_TEXTS } from '../../../support/attacks/hostileTexts.ts';
import { createSeededRandom } from '../../../support/product/seededRandom.ts';

let test: TestApp;
let teacher: TestCaller;

beforeAll(async () => {
  test = await createTestApp();
  teacher = await test.as((await test.teacher()).username);
});
afterAll(() => test.close());

const { next: random } = createSeededRandom('formed');
const ROSTER = `Pauta 8.º F\nN.º;Nome;Data nasc.\n${Array.from(
  { length: 26 },
  (_, at) => `${at + 1};${'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[at]}na Silva;12/03/2012`,
).join('\n')}`;

/** Forms teams of a class list as the panel does. */
function formed(count: number): { names: string[]; list: FormedTeam[] } {
  const names = readRoster(ROSTER).names.map(({ name }) => name);
  const groups = formTeams([...names.keys()], count, random);
  const themes = spreadThemes(count, null, random);
  const teamNames = drawTeamNames(count, { names: TEAM_NAMES, taken: [], random });
  const list = groups.map((members, id) => ({ id, name: teamNames[id]!, theme: themes[id]!, members }));
  return { names, list };
}

const importOf = async (text: string) => {
  const preview = (await teacher.post('/imports/preview', { json: { text } })).json();
  const reply = await teacher.post('/imports', { json: { rows: preview.rows } });
  return { preview, reply };
};

describe('teams formed of a class list', () => {
  it('are created in a new class with their members, systems, usernames and passwords, and undone', async () => {
    const before = await importedRows(test);
    const { names, list } = formed(8);
    const { preview, reply } = await importOf(teamsText('8.º F', list, (pupil) => names[pupil]!));
    expect(preview).toMatchObject({ counts: { classes: 1, teams: 8, errors: 0 }, notes: [] });
    expect(reply.statusCode).toBe(201);
    const found = (await teacher.get('/team/all?class=8.%C2%BA%20F&limit=50')).json().teams;
    const facts = (rows: { name: string; members: string[]; solar: string }[]) =>
      rows.map(({ name, members, solar }) => [name, members, solar]).sort();
    expect(
      facts(found.map((team: { details: { solar: string } }) => ({ ...team, solar: team.details.solar }))),
    ).toEqual(
      facts(
        list.map(({ name, members, theme }) => ({
          name,
          members: members.map((pupil) => names[pupil]!),
          solar: THEME_NAMES[theme],
        })),
      ),
    );
    const [row] = preview.rows;
    expect(row.username).toBe('8f-gp1');
    const signIn = { username: row.username, password: row.password };
    expect((await test.anonymous.post('/login', { json: signIn })).statusCode).toBe(200);
    const { entry } = await importEntry(test, reply.json()._id);
    expect(entry).toMatchObject({ action: 'runImport', subjectName: '1 turma e 8 equipas' });
    expect(JSON.stringify(entry), 'the history has no names').not.toMatch(/na Silva|2012/);
    expect((await teacher.post(`/imports/${reply.json()._id}/undo`)).json()).toEqual({
      classes: 1,
      teams: 8,
      kept: [],
    });
    expect(await importedRows(test)).toEqual({ ...before, audit: before.audit + 2 });
  });

  it('join an existing class, whose teams stay', async () => {
    const { id: classId } = await test.schoolClass({ teacherId: teacher.accountId, name: '8.º G' });
    const old = await test.team({ classId, name: 'Cometas' });
    const { names, list } = formed(2);
    const { preview, reply } = await importOf(teamsText('8G', list, (pupil) => names[pupil]!));
    expect(preview.rows[0]).toMatchObject({ className: '8.º G', newClass: false });
    expect(reply.json()).toMatchObject({ classes: 0, teams: 2 });
    expect(await test.db.$count(teams, eq(teams.classId, classId))).toBe(3);
    expect(await test.db.$count(teams, eq(teams.id, old.id))).toBe(1);
  });

  it.each(HOSTILE_TEXTS)('keep %j as a plain name', async (text) => {
    const list: FormedTeam[] = [{ id: 0, name: text, theme: 'ds', members: [0, 1] }];
    const { reply } = await importOf(teamsText(`8.º H ${text}`, list, (pupil) => `${pupil} ${text}`));
    expect(reply.statusCode).toBe(201);
    const { teams: made } = await importEntry(test, reply.json()._id);
    const [row] = await test.db.select().from(teams).where(eq(teams.id, made[0]!));
    expect(row?.name).toBe(text.trim());
    expect(row?.members).toHaveLength(2);
  });
});
