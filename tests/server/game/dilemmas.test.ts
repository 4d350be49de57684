import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { DILEMMA_CHOICES } from '#domain/game/dilemmas.ts';
import { dilemmaChoices } from '#server/db/schema/dilemmas.ts';
import { teams } from '#server/db/schema/schema.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let app: TestApp;
let classId: string;

beforeAll(async () => {
  app = await createTestApp();
  const { id: teacherId } = await app.teacher({ username: 'prof' });
  ({ id: classId } = await app.schoolClass({ teacherId }));
});
afterAll(() => app.close());

async function teamAt(level: number): Promise<TestCaller & { id: string }> {
  const { id, username } = await app.team({ classId, level });
  return Object.assign(await app.as(username), { id });
}

const choose = (caller: TestCaller, json: Record<string, unknown>) => caller.post('/dilemmas', { json });
const outcome = (reply: Awaited<ReturnType<typeof choose>>) => [reply.statusCode, reply.json().code];
const seconds = () => Math.floor(app.services.now() / 1_000);
const answersOf = async (caller: TestCaller) => (await caller.get('/team')).json().team.answers;

describe('a choice in a dilemma', () => {
  it('is refused without a sign-in and to staff', async () => {
    const body = { mission: 1, choice: 'first', opened: [] };
    expect((await choose(app.anonymous, body)).statusCode).toBe(401);
    for (const name of ['prof', (await app.admin()).username]) {
      expect((await choose(await app.as(name), body)).statusCode).toBe(403);
    }
  });

  it('is stored with what the team had heard, and read by the team and its teacher', async () => {
    const team = await teamAt(3);
    const at = seconds();
    const stored = { mission: 1, choice: 'third', opened: [0, 2], at };
    expect((await choose(team, { mission: 1, choice: 'third', opened: [2, 0, 2] })).json()).toEqual({
      dilemmas: [stored],
    });
    expect((await answersOf(team)).dilemmas).toEqual([stored]);
    const { username } = await app.team({ classId, level: 3 });
    expect((await answersOf(await app.as(username))).dilemmas).toEqual([]);
    const responses = (await (await app.as('prof')).get('/team/responses?limit=50')).json();
    const row = responses.teams.find(({ _id }: { _id: string }) => _id === team.id);
    expect(row.answers.dilemmas).toEqual([stored]);
  });

  it('changes neither level nor points', async () => {
    const team = await teamAt(5);
    const before = await app.db.select().from(teams).where(eq(teams.id, team.id));
    await choose(team, { mission: 1, choice: 'first', opened: [] });
    await choose(team, { mission: 3, choice: 'second', opened: [1] });
    expect(await app.db.select().from(teams).where(eq(teams.id, team.id))).toEqual(before);
    expect((await answersOf(team)).dilemmas.map(({ mission }: { mission: number }) => mission)).toEqual([1, 3]);
  });

  it('is safe to send again, and cannot be changed', async () => {
    const team = await teamAt(3);
    await choose(team, { mission: 1, choice: 'second', opened: [1] });
    const before = await gameTableRows(app.db);
    app.advance(5_000);
    const again = await choose(team, { mission: 1, choice: 'second', opened: [0, 1] });
    expect(again.json().dilemmas).toEqual([{ mission: 1, choice: 'second', opened: [1], at: seconds() - 5 }]);
    for (const choice of ['first', 'third']) {
      expect(outcome(await choose(team, { mission: 1, choice, opened: [0, 1] }))).toEqual([409, 'alreadyChosen']);
    }
    expect(await gameTableRows(app.db)).toEqual(before);
  });

  it('is stored once when two devices send different ones at the same time', async () => {
    const team = await teamAt(3);
    const replies = await Promise.all(
      DILEMMA_CHOICES.map((choice) => choose(team, { mission: 1, choice, opened: [0, 1] })),
    );
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await app.db.$count(dilemmaChoices, eq(dilemmaChoices.teamId, team.id))).toBe(1);
  });

  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
  ])('at level %i is refused in the dilemma after mission %i', async (level, mission) => {
    const team = await teamAt(level);
    expect(outcome(await choose(team, { mission, choice: 'first', opened: [] }))).toEqual([409, 'levelAhead']);
    expect(await app.db.$count(dilemmaChoices, eq(dilemmaChoices.teamId, team.id))).toBe(0);
  });

  it('may arrive late, when the team has already played on', async () => {
    const team = await teamAt(6);
    expect((await choose(team, { mission: 1, choice: 'first', opened: [] })).statusCode).toBe(200);
  });

  it('opens the third way only to a team that heard two perspectives', async () => {
    const team = await teamAt(3);
    for (const opened of [[], [1], [1, 1]]) {
      const refused = await choose(team, { mission: 1, choice: 'third', opened });
      expect(outcome(refused)).toEqual([409, 'thirdWayClosed']);
    }
    expect((await choose(team, { mission: 1, choice: 'third', opened: [0, 1] })).statusCode).toBe(200);
  });

  it.each([
    { mission: 2, choice: 'first', opened: [] },
    { mission: 4, choice: 'first', opened: [] },
    { mission: 'x', choice: 'first', opened: [] },
    { mission: 1, choice: 'fourth', opened: [] },
    { mission: 1, opened: [] },
    { mission: 1, choice: 'first', opened: [3] },
    { mission: 1, choice: 'first', opened: [0, 1, 2, 0] },
    { mission: 1, choice: 'first', opened: 'a' },
  ])('refuses %j', async (body) => {
    const team = await teamAt(6);
    expect(outcome(await choose(team, body))).toEqual([400, 'badInput']);
  });

  it('goes with the team to the bin and comes back', async () => {
    const team = await teamAt(3);
    await choose(team, { mission: 1, choice: 'first', opened: [2] });
    const admin = await app.as((await app.admin()).username);
    const { binId } = (await admin.send('DELETE', `/team/${team.id}`)).json();
    expect(await app.db.$count(dilemmaChoices, eq(dilemmaChoices.teamId, team.id))).toBe(0);
    expect((await admin.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    const [row] = await app.db.select().from(dilemmaChoices).where(eq(dilemmaChoices.teamId, team.id));
    expect(row).toMatchObject({ mission: 1, choice: 'first', opened: [2] });
  });

  it('is exported with the answers, in the words of the game', async () => {
    const team = await teamAt(3);
    await choose(team, { mission: 1, choice: 'third', opened: [0, 1] });
    const csv = (await (await app.as('prof')).get(`/export/answers.csv?classId=${classId}`)).body;
    const { question, choices } = SOLAR_SYSTEMS.ic.dilemmas.after[1];
    expect(csv).toContain(question);
    expect(csv).toContain(`${choices.third.label} (ouviram: Zuri, Bento)`);
  });
});
