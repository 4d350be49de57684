import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDelimited } from '#domain/school/imports/delimited.ts';
import { answerFiles, answers, blobs } from '#server/db/schema/schema.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';
import { readZipEntries } from '../../support/attacks/readZipEntries.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('formulas in exports', () => {
  const STARTS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', '\u00a0=', '\ufeff=', '＝', '＋', '－', '＠', '=\t'];
  const PAYLOAD = '1+cmd|"/C calc"!A0;"=x",\'=y';
  /** Matches a cell that a spreadsheet would evaluate as a formula. */
  const FORMULA = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/;
  let owner: TestCaller;

  beforeAll(async () => {
    const sha256 = 'ef'.repeat(32);
    await test.db.insert(blobs).values({ sha256, bytes: 3, mime: 'image/png' });
    const { id } = await test.teacher();
    owner = await test.as(
      (await test.teacher({ name: '=1+1', schoolId: (await test.school({ name: '=1+school' })).id })).username,
    );
    expect(id).not.toBe(owner.accountId);
    for (const start of STARTS) {
      const text = start + PAYLOAD;
      const { id: classId } = await test.schoolClass({ teacherId: owner.accountId, name: text });
      const team = await test.team({ classId, name: text, members: [text], level: 3 });
      const post = { teamId: team.id, fingerprint: 'x:y' };
      await test.db.insert(answers).values([
        { ...post, part: 0, texts: [text, text] },
        { ...post, part: 1, texts: [text, text, text] },
      ]);
      const file = { teamId: team.id, part: 0, step: 0, sha256 };
      await test.db.insert(answerFiles).values([
        { ...file, position: 0, name: text },
        { ...file, position: 1, name: `b${text}` },
      ]);
    }
  });

  it.each(['marks', 'answers'])('%s.csv: no cell starts a formula', async (name) => {
    const reply = await owner.get(`/export/${name}.csv`);
    const [, ...rows] = readDelimited(reply.body, ';').map(({ cells }) => cells);
    expect(rows.length).toBeGreaterThanOrEqual(STARTS.length);
    const cells = rows.flat();
    expect(cells.filter((cell) => cell.includes('cmd|')).length).toBeGreaterThanOrEqual(2 * STARTS.length);
    expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });

  it.each(['marks', 'answers'])(
    '%s.xlsx: every text cell is an inline string; none is a formula or a link',
    async (name) => {
      const parts = readZipEntries((await owner.get(`/export/${name}.xlsx`)).rawPayload);
      const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
      expect(sheet.split('cmd|').length).toBeGreaterThan(2 * STARTS.length);
      const cells = [...sheet.matchAll(/<c [^>]*>.*?<\/c>/gs)].map(([cell]) => cell);
      for (const cell of cells.filter((one) => one.includes('cmd|'))) expect(cell).toContain('t="inlineStr"');
      expect([...parts.values()].join('')).not.toMatch(/<f[ >/]|<hyperlink|oleObject|externalLink/i);
    },
  );

  it('the suggested file name contains no text that a user wrote', async () => {
    const { classes } = (await owner.get('/classes/all')).json();
    for (const { _id } of classes) {
      const reply = await owner.get(`/export/marks.csv?classId=${_id}`);
      expect(reply.headers['content-disposition']).toBe('attachment; filename="avaliacoes-2026-01-15.csv"');
    }
  });
});
