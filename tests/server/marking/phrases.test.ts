import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PHRASE_MAX_CHARS, PHRASES_MAX } from '#domain/limits.ts';
import { readDelimited } from '#domain/school/imports/delimited.ts';
import { audit } from '#server/db/schema/history.ts';
import { phrases, starterUses } from '#server/db/schema/phrases.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
beforeEach(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  teacher = await test.as((await test.teacher()).username);
  other = await test.as((await test.teacher()).username);
});
afterEach(() => test.close());

const list = async (caller = teacher) => (await caller.get('/phrases')).json();
const add = (phrase: object, caller = teacher) => caller.post('/phrases', { json: phrase });
const addId = async (phrase: object, caller = teacher): Promise<string> => (await add(phrase, caller)).json()._id;
const use = (id: string, caller = teacher) => caller.post('/phrases/uses', { json: { id } });
const PLAN = { text: 'O plano diz quem faz o quê.', shortcut: 'plano', level: 4, criterion: 'p1' };

describe('own phrases', () => {
  it('are none at first, and are listed as they were added', async () => {
    expect(await list()).toEqual({ phrases: [], starters: [] });
    const reply = await add(PLAN);
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toEqual({ _id: expect.any(String), ...PLAN, uses: 0 });
    test.advance(1_000);
    await add({ text: ' Boa ideia. ' });
    const any = { shortcut: null, level: null, criterion: null, uses: 0 };
    expect((await list()).phrases).toEqual([reply.json(), { _id: expect.any(String), text: 'Boa ideia.', ...any }]);
  });

  it('take what a form leaves empty for any', async () => {
    const { level, criterion, shortcut } = (await add({ text: 'Boa.', shortcut: '', level: '', criterion: '' })).json();
    expect({ level, criterion, shortcut }).toEqual({ level: null, criterion: null, shortcut: null });
    expect((await add({ text: 'Boa.', level: '3', criterion: 'p2' })).json()).toMatchObject({
      level: 3,
      criterion: 'p2',
    });
  });

  it('are changed as a whole, and deleted', async () => {
    const id = await addId(PLAN);
    await use(id);
    const reply = await teacher.put(`/phrases/${id}`, { json: { text: 'Falta dizer quando.' } });
    const changed = { _id: id, text: 'Falta dizer quando.', shortcut: null, level: null, criterion: null, uses: 1 };
    expect([reply.statusCode, reply.json()]).toEqual([200, changed]);
    expect((await list()).phrases).toEqual([changed]);
    expect((await teacher.send('DELETE', `/phrases/${id}`)).json()).toEqual({ ok: true });
    expect((await list()).phrases).toEqual([]);
    for (const again of [
      await teacher.send('DELETE', `/phrases/${id}`),
      await teacher.put(`/phrases/${id}`, { json: PLAN }),
      await use(id),
    ]) {
      expect([again.statusCode, again.json().code]).toEqual([404, 'notFound']);
    }
  });

  it.each([
    ['an empty text', { text: '  ' }, 'text'],
    ['a long text', { text: 'a'.repeat(PHRASE_MAX_CHARS + 1) }, 'text'],
    ['a shortcut of two words', { text: 'Boa.', shortcut: 'duas palavras' }, 'shortcut'],
    ['a shortcut with a sign', { text: 'Boa.', shortcut: '/boa' }, 'shortcut'],
    ['a long shortcut', { text: 'Boa.', shortcut: 'a'.repeat(21) }, 'shortcut'],
    ['mission 5', { text: 'Boa.', level: 5 }, 'level'],
    ['another criterion', { text: 'Boa.', criterion: 'p3' }, 'criterion'],
  ])('refuse %s', async (_, phrase, field) => {
    const reply = await add(phrase);
    expect([reply.statusCode, reply.json().code, Object.keys(reply.json().fields)]).toEqual([400, 'badInput', [field]]);
    expect(await test.db.$count(phrases)).toBe(0);
  });

  it('have each shortcut once, whatever its case, and only among those of one person', async () => {
    const first = await addId({ text: 'Uma.', shortcut: 'Ótimo' });
    const second = await addId({ text: 'Duas.' });
    const taken = { code: 'shortcutTaken', fields: { shortcut: 'Já tem uma frase com este atalho.' } };
    expect((await add({ text: 'Três.', shortcut: 'ÓTIMO ' })).json()).toMatchObject(taken);
    expect(
      (await teacher.put(`/phrases/${second}`, { json: { text: 'Duas.', shortcut: 'ótimo' } })).json(),
    ).toMatchObject(taken);
    const same = await teacher.put(`/phrases/${first}`, { json: { text: 'Uma só.', shortcut: 'ótimo' } });
    expect(same.json()).toMatchObject({ text: 'Uma só.', shortcut: 'ótimo' });
    expect((await add({ text: 'Uma.', shortcut: 'ótimo' }, other)).statusCode).toBe(201);
  });

  it('are no more than the limit, even when two come at once', async () => {
    const rows = Array.from({ length: PHRASES_MAX - 1 }, (_, n) => ({ accountId: teacher.accountId, text: `F ${n}` }));
    await test.db.insert(phrases).values(rows);
    const replies = await Promise.all([add(PLAN), add({ text: 'Outra.' })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(replies.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('tooManyPhrases');
    expect((await add(PLAN, other)).statusCode).toBe(201);
  });

  it('are read and written by nobody else, not even an administrator', async () => {
    const id = await addId(PLAN);
    for (const caller of [other, admin]) {
      expect(await list(caller)).toEqual({ phrases: [], starters: [] });
      for (const reply of [
        await caller.put(`/phrases/${id}`, { json: { text: 'Intrusa.' } }),
        await caller.send('DELETE', `/phrases/${id}`),
        await use(id, caller),
      ]) {
        expect([reply.statusCode, reply.json().code]).toEqual([403, 'notYours']);
      }
      expect((await caller.get('/export/phrases.csv')).body).not.toContain(PLAN.text);
    }
    expect((await list()).phrases).toEqual([{ _id: id, ...PLAN, uses: 0 }]);
    expect((await add({ text: 'Da administração.' }, admin)).statusCode).toBe(201);
    expect((await list(admin)).phrases).toHaveLength(1);
  });

  it('stay out of the history, which administrators read', async () => {
    const before = await test.db.$count(audit);
    const id = await addId(PLAN);
    await teacher.put(`/phrases/${id}`, { json: { text: 'Outra.' } });
    await teacher.send('DELETE', `/phrases/${id}`);
    expect(await test.db.$count(audit)).toBe(before);
  });
});

describe('uses', () => {
  it('are counted for each phrase and person, own and ours', async () => {
    const id = await addId(PLAN);
    expect((await use(id)).json()).toEqual({ id, uses: 1 });
    expect((await use(id)).json()).toEqual({ id, uses: 2 });
    for (const starter of ['m2-p1-40-3', 'm1-p2-0-1', 'm2-p1-40-3']) await use(starter);
    await use('m2-p1-40-3', other);
    expect(await list()).toMatchObject({
      phrases: [{ _id: id, uses: 2 }],
      starters: [
        { id: 'm1-p2-0-1', uses: 1 },
        { id: 'm2-p1-40-3', uses: 2 },
      ],
    });
    expect(await list(other)).toEqual({ phrases: [], starters: [{ id: 'm2-p1-40-3', uses: 1 }] });
  });

  it('that come at once are all counted', async () => {
    await Promise.all(Array.from({ length: 6 }, () => use('m4-p1-160-5')));
    expect((await list()).starters).toEqual([{ id: 'm4-p1-160-5', uses: 6 }]);
  });

  it.each(['m1-p1-20-1', 'm2-p1-50-1', 'm2-p1-40-6', 'm2-p1-40-0', 'm5-p1-40-1', 'frase', ''])(
    'of no phrase are refused: %s',
    async (id) => {
      expect((await use(id)).json()).toMatchObject({ code: 'badInput', fields: { id: 'Esta frase não existe.' } });
      expect(await test.db.$count(starterUses)).toBe(0);
    },
  );

  it('of an unknown phrase answer notFound', async () => {
    expect((await use(randomUUID())).json().code).toBe('notFound');
  });
});

describe('the export', () => {
  it('has the own phrases as a table for Excel, without formulas', async () => {
    await use(await addId(PLAN));
    await add({ text: '=HYPERLINK("http://x")', shortcut: '-1' });
    const reply = await teacher.get('/export/phrases.csv');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="frases.csv"',
    });
    expect(reply.body.startsWith('\ufeff')).toBe(true);
    const [head, ...rows] = readDelimited(reply.body.slice(1), ';').map(({ cells }) => cells);
    expect(head).toEqual(['Frase', 'Atalho', 'Missão', 'Critério', 'Vezes usada']);
    // Both were made in one moment of the test's clock.
    expect(rows.sort()).toEqual([
      [`'=HYPERLINK("http://x")`, "'-1", '', '', '0'],
      [PLAN.text, 'plano', '4', 'Resposta', '1'],
    ]);
  });
});

describe('a deleted teacher', () => {
  it('takes phrases and uses to the bin, and gets them back', async () => {
    await add(PLAN);
    await use('m2-p1-40-3');
    await add({ text: 'De outra pessoa.' }, other);
    const before = await list();
    const { binId } = (await admin.send('DELETE', `/teachers/${teacher.accountId}`)).json();
    expect(await test.db.select({ text: phrases.text }).from(phrases)).toEqual([{ text: 'De outra pessoa.' }]);
    expect(await test.db.$count(starterUses)).toBe(0);
    expect((await admin.post(`/bin/${binId}/restore`)).statusCode).toBe(200);
    const mine = await test.db.select().from(phrases).where(eq(phrases.accountId, teacher.accountId));
    expect(mine).toMatchObject([{ id: before.phrases[0]._id, ...PLAN }]);
    expect(await test.db.$count(starterUses)).toBe(1);
  });

  it('whose account is erased leaves neither', async () => {
    await add(PLAN);
    await use('m2-p1-40-3');
    const { binId } = (await admin.send('DELETE', `/teachers/${teacher.accountId}`)).json();
    const [entry] = (await admin.get('/bin')).json().entries;
    expect(entry._id).toBe(binId);
    const erased = await admin.post(`/bin/${binId}/erase`, { json: { name: entry.name } });
    expect(erased.statusCode).toBe(200);
    expect(await test.db.$count(phrases)).toBe(0);
    expect((await admin.post(`/bin/${binId}/restore`)).json().code).toBe('notFound');
  });
});
