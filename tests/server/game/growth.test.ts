import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GROWTH_STEPS_MAX } from '#domain/limits.ts';
import { draftSteps, drafts } from '#server/db/schema/drafts.ts';
import { textAnswers } from '../../support/app/gameAnswers.ts';
import { gameTableRows } from '../../support/app/gameTableRows.ts';
import type { TestApp, TestCaller } from '../../support/app/testApp.ts';
import { createTestClass, type TestClass } from '../../support/app/testClass.ts';
import { countQueries } from '../../support/database/countQueries.ts';

const MINUTE_MS = 60_000;
/** More than enough letters for a step. */
const SENTENCE = 'A cachupa chegou à nossa rua pela avó da vizinha, ao domingo.';

let world: TestClass;
let app: TestApp;
let teacher: TestCaller;
let admin: TestCaller;

beforeAll(async () => {
  world = await createTestClass();
  ({ app } = world);
  await signIn();
});
afterAll(() => app.close());

async function signIn() {
  teacher = await app.as('prof');
  admin = await app.as('chefe');
}

interface Draft {
  typed: string;
  texts?: string[];
  step?: number;
  part?: number;
}
const contentOf = ({ part = 2, texts = [], step = texts.length, typed }: Draft) =>
  JSON.stringify({ part, texts, step, typed, ship: 3, files: [] });

const revisions = new Map<string, number>();
/** Writes the draft as the next revision, a minute after the last one. */
async function write(team: TestCaller, draft: Draft, device = 'tablet.1') {
  const revision = (revisions.get(team.accountId) ?? 0) + 1;
  revisions.set(team.accountId, revision);
  app.advance(MINUTE_MS);
  const json = { part: draft.part ?? 2, revision, device, content: contentOf(draft) };
  const reply = await team.put('/draft', { json });
  expect([reply.statusCode, reply.json().won]).toEqual([200, true]);
}
const post = async (team: TestCaller, answers: string[], level = 2) =>
  expect((await team.post(`/answer-level-${level}`, { json: { answers } })).statusCode).toBe(200);
const giveBack = async (team: TestCaller, level = 2) => {
  const reply = await teacher.post(`/team/${team.accountId}/levels/${level}/give-back`, { json: { note: 'Mais.' } });
  expect(reply.statusCode).toBe(200);
};

const stepsOf = (team: TestCaller) =>
  app.db
    .select({ version: draftSteps.version, number: draftSteps.number, at: draftSteps.at, texts: draftSteps.texts })
    .from(draftSteps)
    .where(eq(draftSteps.teamId, team.accountId))
    .orderBy(asc(draftSteps.version), asc(draftSteps.number));
const textsOf = async (team: TestCaller) => (await stepsOf(team)).map(({ texts }) => texts[0]);

type Growth = {
  version: number | null;
  versions: number;
  steps: { at: number; texts: string[]; characters: number }[];
};
const growthOf = async (team: TestCaller, { level = 2, query = '', caller = teacher } = {}): Promise<Growth> =>
  (await caller.get(`/team/${team.accountId}/growth/${level}${query}`)).json();

describe('a draft', () => {
  it('becomes a step when it differs enough, with the minute alone', async () => {
    const team = await world.teamAt(3);
    app.advance(12_345);
    await write(team, { typed: `${SENTENCE} ` });
    const minute = new Date(Math.floor(app.services.now() / MINUTE_MS) * MINUTE_MS);
    await write(team, { typed: `${SENTENCE} Sim` });
    await write(team, { typed: `${SENTENCE} ${SENTENCE}` });
    const steps = await stepsOf(team);
    expect(steps.map(({ number, version, texts }) => [version, number, texts])).toEqual([
      [1, 1, [SENTENCE]],
      [1, 2, [`${SENTENCE} ${SENTENCE}`]],
    ]);
    expect([steps[0]?.at, app.services.now() % MINUTE_MS]).toEqual([minute, 12_345]);
    const { rows } = await app.db.execute<{ row: string }>(
      sql`select to_jsonb(t)::text as row from draft_steps t where team_id = ${team.accountId}`,
    );
    expect(rows.filter(({ row }) => row.includes('tablet'))).toEqual([]);
  });

  it('becomes no step within half a minute of the last', async () => {
    const team = await world.teamAt(3);
    await write(team, { typed: SENTENCE });
    app.advance(-MINUTE_MS + 29_999);
    await write(team, { typed: `${SENTENCE} ${SENTENCE}` });
    expect(await textsOf(team)).toEqual([SENTENCE]);
    app.advance(-MINUTE_MS + 1);
    await write(team, { typed: `${SENTENCE} ${SENTENCE}.` });
    expect(await textsOf(team)).toEqual([SENTENCE, `${SENTENCE} ${SENTENCE}.`]);
  });

  it('has one text for each box of its mission', async () => {
    const team = await world.teamAt(5);
    const boxes = textAnswers('ic', 4);
    await write(team, { part: 4, texts: ['O problema é o lixo.'], typed: 'Vamos pedir' });
    const [step] = await stepsOf(team);
    expect(step?.texts).toEqual(boxes.map((_, box) => ['O problema é o lixo.', 'Vamos pedir'][box] ?? ''));
  });

  it.each([
    ['no JSON', SENTENCE],
    ['other JSON', JSON.stringify({ text: SENTENCE })],
    ['another part', contentOf({ part: 4, typed: SENTENCE })],
    ['what the database cannot store', contentOf({ typed: `${SENTENCE}\0` })],
  ])('that holds %s is kept whole and makes no step', async (_, content) => {
    const team = await world.teamAt(3);
    const reply = await team.put('/draft', { json: { part: 2, revision: 1, device: 'a', content } });
    expect([reply.statusCode, reply.json().draft.content]).toEqual([200, content]);
    expect((await team.get('/draft')).json().draft.content).toBe(content);
    expect(await stepsOf(team)).toEqual([]);
  });

  it.each([
    [1, 0],
    [2, 1],
    [4, 3],
  ])('at game level %i, in part %i without texts, makes no step', async (level, part) => {
    const team = await world.teamAt(level);
    await write(team, { part, typed: SENTENCE });
    expect(await stepsOf(team)).toEqual([]);
  });

  it('that loses against a newer revision makes no step', async () => {
    const team = await world.teamAt(3);
    await write(team, { typed: 'Texto de quem ganhou' });
    await write(team, { typed: 'Texto de quem ganhou.' });
    app.advance(MINUTE_MS);
    const loser = { part: 2, revision: 1, device: 'outro.1', content: contentOf({ typed: SENTENCE }) };
    expect((await team.put('/draft', { json: loser })).json().won).toBe(false);
    expect((await team.get('/draft')).json().kept).toHaveLength(1);
    expect(await textsOf(team)).toEqual(['Texto de quem ganhou']);
  });

  it('of another device that wins is the next step', async () => {
    const team = await world.teamAt(3);
    await write(team, { typed: SENTENCE });
    await write(team, { typed: `De outro aparelho: ${SENTENCE.toUpperCase()}` }, 'outro.1');
    expect(await textsOf(team)).toEqual([SENTENCE, `De outro aparelho: ${SENTENCE.toUpperCase()}`]);
  });

  it('takes a transaction where it makes a step, and two queries otherwise', async () => {
    const team = await world.teamAt(3);
    const queriesOf = async (draft: Draft) => {
      const counted = countQueries(app.db.$client);
      await write(team, draft);
      return counted();
    };
    /** The session before, and the notification of other devices after. */
    const around = 2;
    await queriesOf({ typed: 'um' });
    expect(await queriesOf({ typed: 'um dois' })).toBe(around + 2);
    expect(await stepsOf(team)).toEqual([]);
    // What was read in vain; then begin, lock, team, draft, write, step, commit.
    expect(await queriesOf({ typed: SENTENCE })).toBe(around + 1 + 7);
    expect(await stepsOf(team)).toHaveLength(1);
    expect(await queriesOf({ typed: `${SENTENCE} ` })).toBe(around + 2);
  });
});

describe('a series', () => {
  it('keeps 40 steps, the first and the newest among them, and gives up the one that says least', async () => {
    const team = await world.teamAt(3);
    const words = (count: number) => Array.from({ length: count }, (_, index) => `palavra-${100 + index}`).join(' ');
    const tens = Array.from({ length: GROWTH_STEPS_MAX - 1 }, (_, index) => 10 * (index + 1));
    const full = [...tens, 34].sort((one, other) => one - other);
    for (const count of full) await write(team, { typed: words(count) });
    expect(await textsOf(team)).toHaveLength(GROWTH_STEPS_MAX);
    await write(team, { typed: words(420) });
    const kept = await textsOf(team);
    expect(kept).toHaveLength(GROWTH_STEPS_MAX);
    expect([kept[0], kept.at(-1)]).toEqual([words(10), words(420)]);
    expect(kept).not.toContain(words(34));
    const numbers = (await stepsOf(team)).map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    await write(team, { typed: words(450) });
    expect(await textsOf(team)).toHaveLength(GROWTH_STEPS_MAX);
  });

  it('begins anew for each version of an answer that was given back', async () => {
    const team = await world.teamAt(3);
    await write(team, { typed: 'Primeira versão' });
    await post(team, ['Primeira versão, entregue']);
    await giveBack(team);
    await write(team, { typed: 'Primeira versão, entregue' });
    await write(team, { typed: `Segunda versão. ${SENTENCE}` });
    expect((await stepsOf(team)).map(({ version, texts }) => [version, texts[0]])).toEqual([
      [1, 'Primeira versão'],
      [2, 'Primeira versão, entregue'],
      [2, `Segunda versão. ${SENTENCE}`],
    ]);
    await post(team, ['Segunda versão, entregue']);
    const shown = async (query: string) => {
      const { version, versions, steps } = await growthOf(team, { query });
      return [version, versions, steps.map(({ texts }) => texts[0])];
    };
    expect(await shown('?version=1')).toEqual([1, 2, ['Primeira versão', 'Primeira versão, entregue']]);
    const second = ['Primeira versão, entregue', `Segunda versão. ${SENTENCE}`, 'Segunda versão, entregue'];
    expect(await shown('?version=2')).toEqual([2, 2, second]);
    expect(await shown('')).toEqual([2, 2, second]);
  });

  it('goes on where a return was undone and repeated', async () => {
    const team = await world.teamAt(3);
    await post(team, ['A resposta entregue']);
    await giveBack(team);
    await write(team, { typed: 'Um novo começo' });
    expect((await teacher.post(`/team/${team.accountId}/levels/2/undo-give-back`, {})).statusCode).toBe(200);
    expect((await growthOf(team)).steps.map(({ texts }) => texts[0])).toEqual(['A resposta entregue']);
    await giveBack(team);
    await write(team, { typed: `Um novo começo. ${SENTENCE}` });
    expect((await stepsOf(team)).map(({ version, number }) => [version, number])).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });

  it('goes with its team', async () => {
    const team = await world.teamAt(3);
    await write(team, { typed: SENTENCE });
    expect((await teacher.send('DELETE', `/team/${team.accountId}`)).statusCode).toBe(200);
    expect(await stepsOf(team)).toEqual([]);
    expect(await app.db.$count(drafts, eq(drafts.teamId, team.accountId))).toBe(0);
  });

  it('holds no seconds, whatever writes it', async () => {
    const team = await world.teamAt(3);
    const values = { teamId: team.accountId, part: 2, version: 1, number: 1, texts: [] };
    const wrong = app.db.insert(draftSteps).values({ ...values, at: new Date('2026-03-14T10:32:07Z') });
    await expect(wrong).rejects.toThrow();
    await app.db.insert(draftSteps).values({ ...values, at: new Date('2026-03-14T10:32:00Z') });
    const own = and(eq(draftSteps.teamId, team.accountId), eq(draftSteps.version, 1));
    expect(await app.db.$count(draftSteps, own)).toBe(1);
  });
});

describe('what staff see of it', () => {
  it('ends with the posted answer, once', async () => {
    const team = await world.teamAt(3);
    await write(team, { typed: 'O começo dela' });
    await write(team, { typed: SENTENCE });
    await post(team, [SENTENCE]);
    const minute = Math.floor(app.services.now() / MINUTE_MS) * 60;
    expect(await growthOf(team)).toEqual({
      version: 1,
      versions: 1,
      steps: [
        { at: minute - 60, texts: ['O começo dela'], characters: 13 },
        { at: minute, texts: [SENTENCE], characters: SENTENCE.length },
      ],
    });
    const other = await world.teamAt(3);
    await write(other, { typed: 'O começo dela' });
    await post(other, ['Outra coisa']);
    expect((await growthOf(other)).steps.map(({ texts }) => texts)).toEqual([['O começo dela'], ['Outra coisa']]);
  });

  it('is nothing of a draft, before it is posted and after the mission was given back', async () => {
    const team = await world.teamAt(3);
    await write(team, { typed: `Segredo ${SENTENCE}` });
    expect(await growthOf(team)).toEqual({ version: null, versions: 0, steps: [] });
    await post(team, ['Entregue']);
    await giveBack(team);
    await write(team, { typed: `Outro segredo ${SENTENCE}` });
    const shown = await growthOf(team);
    expect([shown.version, shown.versions, shown.steps.length]).toEqual([1, 1, 2]);
    expect(JSON.stringify(shown)).not.toContain('Outro segredo');
  });

  it('is nothing for a mission without texts', async () => {
    const team = await world.teamAt(6);
    for (const level of [1, 3])
      expect(await growthOf(team, { level })).toEqual({ version: null, versions: 0, steps: [] });
  });

  it('is refused to other teachers, teams and strangers, and given to administrators', async () => {
    const team = await world.teamAt(3);
    await write(team, { typed: SENTENCE });
    await post(team, [SENTENCE]);
    const other = await app.as((await app.teacher()).username);
    const path = `/team/${team.accountId}/growth/2`;
    const refused = [await app.anonymous.get(path), await team.get(path), await other.get(path)];
    expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
      [401, 'signedOut'],
      [403, 'wrongRole'],
      [403, 'notYours'],
    ]);
    for (const { body } of refused) expect(body).not.toContain('cachupa');
    expect((await growthOf(team, { caller: admin })).steps).toHaveLength(1);
  });

  it('is asked for by what exists, and changes nothing', async () => {
    const team = await world.teamAt(3);
    await post(team, [SENTENCE]);
    const before = await gameTableRows(app.db);
    const statusOf = async (path: string) => (await teacher.get(path)).statusCode;
    const base = `/team/${team.accountId}/growth`;
    expect([
      await statusOf(`${base}/2?version=1`),
      await statusOf(`${base}/2?version=2`),
      await statusOf(`${base}/2?version=0`),
      await statusOf(`${base}/5`),
      await statusOf('/team/00000000-0000-4000-8000-000000000000/growth/2'),
      await statusOf('/team/x/growth/2'),
    ]).toEqual([200, 404, 400, 400, 404, 400]);
    expect(await gameTableRows(app.db)).toEqual(before);
  });
});
