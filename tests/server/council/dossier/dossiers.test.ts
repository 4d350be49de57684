import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredDossier } from '#contract/council/dossiers.ts';
import { type Dossier, EMPTY_STEP } from '#domain/council/dossier.ts';
import {
  DOSSIER_ANSWER_MAX_CHARS,
  DOSSIER_CELL_MAX_CHARS,
  DOSSIER_COST_MAX_CENTS,
  DOSSIER_STEPS_MAX,
} from '#domain/limits.ts';
import { councilDossiers, proposals } from '#server/db/schema/council.ts';
import { audit } from '#server/db/schema/history.ts';
import { seedMember } from '../../../support/app/council.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';

let app: TestApp;
let classId: string;
let prof: TestCaller;
let neighbour: TestCaller;
let chief: TestCaller;

beforeAll(async () => {
  app = await createTestApp();
  const { id: teacherId } = await app.teacher({ username: 'prof' });
  await app.teacher({ username: 'vizinha' });
  await app.admin('chefe');
  ({ id: classId } = await app.schoolClass({ teacherId }));
  [prof, neighbour, chief] = [await app.as('prof'), await app.as('vizinha'), await app.as('chefe')];
});
afterAll(() => app.close());

const path = (teamId: string) => `/proposal/${teamId}/dossier/answers`;
const shade: Dossier = {
  problem: 'No recreio não há sombra.',
  people: 'Quem almoça na escola.',
  actions: 'Plantar doze árvores.',
  steps: [{ what: 'Comprar árvores', who: 'Direção', when: 'fevereiro', cents: 24_050 }],
  partners: 'Junta de freguesia',
};
const seconds = () => Math.floor(app.services.now() / 1_000);

async function save(by: TestCaller, teamId: string, sent: object): Promise<StoredDossier> {
  app.advance(1_000);
  const reply = await by.put(path(teamId), { json: { base: 0, writer: 'a', dossier: shade, ...sent } });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}
const read = async (by: TestCaller, teamId: string): Promise<StoredDossier> => (await by.get(path(teamId))).json();
const outcome = (reply: { statusCode: number; json: () => { code?: string } }) => [reply.statusCode, reply.json().code];

describe('the answers of a dossier', () => {
  it('are empty before the first save', async () => {
    const team = await seedMember(app, { classId });
    expect(await read(team.call, team.id)).toEqual({ revision: 0, saved: null, other: null, submitted: false });
  });

  it('begin with the parts of the plan, until something is saved', async () => {
    const text = 'O problema: Falta sombra.\n\nQuem sente o problema: Quem almoça lá fora.';
    const team = await seedMember(app, { classId });
    await app.db.update(proposals).set({ text }).where(eq(proposals.teamId, team.id));
    const { saved, begun } = await read(team.call, team.id);
    expect(saved).toBeNull();
    expect(begun).toMatchObject({ problem: 'Falta sombra.', people: 'Quem almoça lá fora.', actions: '', steps: [] });
    await save(team.call, team.id, {});
    expect(await read(team.call, team.id)).not.toHaveProperty('begun');
  });

  it('are saved by the team and by its staff, for all of them', async () => {
    const team = await seedMember(app, { classId, submitted: true });
    const first = await save(team.call, team.id, {});
    const expected = { dossier: shade, by: 'team', at: seconds() };
    expect(first).toEqual({ revision: 1, saved: expected, other: null, submitted: true });
    for (const by of [team.call, prof, chief]) expect(await read(by, team.id)).toEqual(first);
    const longer = { ...shade, partners: 'Junta e viveiro' };
    const second = await save(prof, team.id, { base: 1, writer: 'b', dossier: longer });
    expect(second).toMatchObject({ revision: 2, saved: { dossier: longer, by: 'staff' }, other: null });
    expect(await read(team.call, team.id)).toEqual(second);
  });

  it('are trimmed, and stored in a form that the database can hold', async () => {
    const team = await seedMember(app, { classId });
    const dossier = { ...shade, problem: '  Sombra \ud800 ' };
    const { saved } = await save(team.call, team.id, { dossier });
    expect(saved?.dossier.problem).toBe('Sombra \ufffd');
    expect((await save(team.call, team.id, { dossier })).revision).toBe(1);
  });

  it('are refused to other teams and teachers, and for a team without a plan', async () => {
    const team = await seedMember(app, { classId });
    const other = await seedMember(app, { classId });
    const playing = await app.team({ classId, level: 4 });
    for (const by of [other.call, neighbour]) {
      expect(outcome(await by.get(path(team.id)))).toEqual([403, 'notYours']);
      const json = { base: 0, writer: 'x', dossier: shade };
      expect(outcome(await by.put(path(team.id), { json }))).toEqual([403, 'notYours']);
    }
    expect(outcome(await prof.get(path(playing.id)))).toEqual([404, 'notFound']);
    expect(await app.db.$count(councilDossiers, eq(councilDossiers.teamId, team.id))).toBe(0);
  });

  it.each([
    ['a long answer', { ...shade, people: 'x'.repeat(DOSSIER_ANSWER_MAX_CHARS + 1) }, 'dossier.people'],
    [
      'a long cell',
      { ...shade, steps: [{ ...EMPTY_STEP, who: 'x'.repeat(DOSSIER_CELL_MAX_CHARS + 1) }] },
      'dossier.steps.0.who',
    ],
    [
      'many steps',
      { ...shade, steps: Array.from({ length: DOSSIER_STEPS_MAX + 1 }, () => EMPTY_STEP) },
      'dossier.steps',
    ],
    ['a cost below zero', { ...shade, steps: [{ ...EMPTY_STEP, cents: -1 }] }, 'dossier.steps.0.cents'],
    ['parts of cents', { ...shade, steps: [{ ...EMPTY_STEP, cents: 0.5 }] }, 'dossier.steps.0.cents'],
    [
      'a high cost',
      { ...shade, steps: [{ ...EMPTY_STEP, cents: DOSSIER_COST_MAX_CENTS + 1 }] },
      'dossier.steps.0.cents',
    ],
  ])('are refused with %s', async (_, dossier, field) => {
    const team = await seedMember(app, { classId });
    const reply = await team.call.put(path(team.id), { json: { base: 0, writer: 'a', dossier } });
    expect(outcome(reply)).toEqual([400, 'badInput']);
    expect(Object.keys(reply.json().fields)).toEqual([field]);
  });

  it('are read from a form too', async () => {
    const team = await seedMember(app, { classId });
    const form = { base: '0', writer: 'a', dossier: JSON.stringify(shade) };
    expect((await team.call.put(path(team.id), { form })).json()).toMatchObject({ saved: { dossier: shade } });
  });
});

describe('two pages that save at once', () => {
  const [ours, theirs] = [
    { ...shade, problem: 'Nosso' },
    { ...shade, problem: 'Do professor' },
  ];

  it('the last one wins, and what it had not seen stays in sight', async () => {
    const team = await seedMember(app, { classId });
    const { saved: replaced } = await save(team.call, team.id, { writer: 'a', dossier: ours });
    const won = await save(prof, team.id, { base: 0, writer: 'b', dossier: theirs });
    expect(won).toMatchObject({ revision: 2, saved: { dossier: theirs, by: 'staff' }, other: replaced });
    expect((await read(team.call, team.id)).other).toEqual(replaced);
  });

  it('a page never replaces its own answers unseen', async () => {
    const team = await seedMember(app, { classId });
    await save(team.call, team.id, { writer: 'a', dossier: ours });
    expect((await save(team.call, team.id, { base: 0, writer: 'a', dossier: theirs })).other).toBeNull();
  });

  it('a repeat changes nothing', async () => {
    const team = await seedMember(app, { classId });
    const first = await save(team.call, team.id, { writer: 'a', dossier: ours });
    expect(await save(team.call, team.id, { base: 0, writer: 'b', dossier: ours })).toEqual(first);
  });

  it('the other answers stay until they are dismissed', async () => {
    const team = await seedMember(app, { classId });
    await save(team.call, team.id, { writer: 'a', dossier: ours });
    const { revision } = await save(prof, team.id, { base: 0, writer: 'b', dossier: theirs });
    const more = { ...theirs, people: 'Toda a escola' };
    const kept = await save(prof, team.id, { base: revision, writer: 'b', dossier: more });
    expect(kept.other?.dossier).toEqual(ours);
    const dismissed = await save(team.call, team.id, {
      base: kept.revision,
      writer: 'a',
      dossier: more,
      dismiss: true,
    });
    expect(dismissed).toMatchObject({ other: null, saved: { dossier: more } });
  });
});

it('the history names staff once for many saves, and not the team', async () => {
  const team = await seedMember(app, { classId });
  await save(team.call, team.id, { writer: 'a' });
  for (const problem of ['Um', 'Dois', 'Três'])
    await save(prof, team.id, { base: 9, writer: 'b', dossier: { ...shade, problem } });
  const entries = await app.db.select().from(audit).where(eq(audit.subjectId, team.id));
  expect(entries.filter(({ action }) => action === 'saveDossier')).toMatchObject([{ accountId: prof.accountId }]);
});

it('a deletion takes the dossier along, and restoring brings it back', async () => {
  const team = await seedMember(app, { classId });
  await save(team.call, team.id, {});
  const before = await read(prof, team.id);
  const { binId } = (await prof.send('DELETE', `/team/${team.id}`)).json();
  expect(await app.db.$count(councilDossiers, eq(councilDossiers.teamId, team.id))).toBe(0);
  expect((await prof.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
  expect(await read(prof, team.id)).toEqual(before);
});
