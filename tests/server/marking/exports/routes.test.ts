import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { SOLAR_SYSTEMS } from '#content/solarSystems.ts';
import { EXPORT_CALLS } from '#contract/marking/exports.ts';
import { ANSWERS_HEADINGS, MARKS_HEADINGS } from '#domain/marking/exportRows.ts';
import { readDelimited } from '#domain/school/imports/delimited.ts';
import { audit } from '#server/db/schema/history.ts';
import { accounts, answerFiles, answers, blobs, marks, teams } from '#server/db/schema/schema.ts';
import { Refusal } from '#server/http/Refusal.ts';
import { EXPORT_TABLES } from '#server/marking/exports/exportTables.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../../support/app/testApp.ts';

let test: TestApp;
let admin: TestCaller;
let teacher: TestCaller;
let other: TestCaller;
let team: TestCaller;
let classId: string;
let otherClassId: string;

beforeAll(async () => {
  test = await createTestApp();
  admin = await test.as((await test.admin()).username);
  const school = await test.school({ name: 'Escola; a "Grande"' });
  teacher = await test.as((await test.teacher({ schoolId: school.id })).username);
  other = await test.as((await test.teacher()).username);
  classId = (await test.schoolClass({ teacherId: teacher.accountId, name: '8.º A' })).id;
  otherClassId = (await test.schoolClass({ teacherId: other.accountId, name: '10.º A' })).id;
  const played = await test.team({ classId, name: '=HYPERLINK("http://x")', theme: 'ds', level: 3 });
  team = await test.as(played.username);
  await test.team({ classId, name: 'Parada', level: 1 });
  await test.team({ classId: otherClassId, name: 'Alheia' });
  await play(played.id);
});
afterAll(() => test.close());

async function play(teamId: string) {
  const sha256 = 'ab'.repeat(32);
  await test.db.insert(blobs).values({ sha256, bytes: 3, mime: 'image/png' });
  const post = (part: number, texts: string[]) => ({ teamId, part, texts, fingerprint: 'x' });
  await test.db.insert(answers).values([post(0, ['2. Três', '-2+3\nfim']), post(1, ['1. a', '2. b', '3. c'])]);
  await test.db.insert(answerFiles).values({ teamId, part: 0, step: 0, position: 0, name: '@mau.png', sha256 });
  await test.db.insert(marks).values({ teamId, level: 1, p1: 40, p2: 20, p2Marked: true });
}

const table = async (path: string, caller = teacher) => {
  const reply = await caller.get(path);
  expect(reply.statusCode).toBe(200);
  return readDelimited(reply.body, ';').map(({ cells }) => cells);
};

it('each export is in the history, with its kind and format', async () => {
  await teacher.get('/export/answers.csv');
  const { entries } = (await teacher.get('/history?limit=1')).json();
  expect(entries).toMatchObject([{ action: 'exportAnswers', details: { format: 'csv' } }]);
});

describe('CSV', () => {
  it('marks: opens in a Portuguese Excel, escapes formulas, and has a file name with the date', async () => {
    const reply = await teacher.get('/export/marks.csv');
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="avaliacoes-2026-01-15.csv"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(reply.body.startsWith('\ufeffEscola;Turma;Equipa;')).toBe(true);
    expect(reply.body.split('\r\n').slice(1)).toEqual([
      `"Escola; a ""Grande""";8.º A;"'=HYPERLINK(""http://x"")";Desenvolvimento Sustentável;40;20;60;;;;;;;;;;60;;0;;2;;;;;`,
      '"Escola; a ""Grande""";8.º A;Parada;Interculturalidade;;;;;;;;;;;;;0;;0;;2;;;;;',
      '',
    ]);
  });

  it('marks: calls a total without all marks provisional', async () => {
    const totals = async () => (await table('/export/marks.csv')).slice(1).map((cells) => cells.slice(16, 18));
    expect(await totals()).toEqual([
      ['60', ''],
      ['0', ''],
    ]);
    await test.db.update(marks).set({ p2Marked: false });
    expect(await totals()).toEqual([
      ['60', 'provisória'],
      ['0', ''],
    ]);
    await test.db.update(marks).set({ p2Marked: true });
  });

  it('answers: puts each question beside its answer', async () => {
    const [head, ...rows] = await table('/export/answers.csv');
    expect(head).toEqual(ANSWERS_HEADINGS);
    const { tutorial, levels } = SOLAR_SYSTEMS.ds;
    expect(rows.map((row) => row.slice(4))).toEqual([
      ['Treino', '1', tutorial.quiz.question, '2. Três', '', '1', '', '', '', ''],
      ['Treino', '2', tutorial.write.prompt, "'-2+3\nfim", '', '1', '', '', '', ''],
      ['Treino', '3', tutorial.upload.prompt, '', "'@mau.png", '1', '', '', '', ''],
      ...levels.level1.map(({ question }, i) => [
        '1',
        String(i + 1),
        question,
        ['1. a', '2. b', '3. c'][i],
        '',
        '1',
        '',
        '',
        '',
        '',
      ]),
    ]);
    expect((await teacher.get('/export/answers.csv')).headers['content-disposition']).toContain('respostas-2026-01-15');
  });

  it.each([
    ['', ['\'=HYPERLINK("http://x")', 'Parada']],
    ['?tutorial=true', ['\'=HYPERLINK("http://x")']],
    ['?name=parad', ['Parada']],
    ['?solar=ds', []],
    ['?solar=sustent', ['\'=HYPERLINK("http://x")']],
    ['?search=nada', []],
  ])('applies the filters of the list: %s', async (query, names) => {
    const [, ...rows] = await table(`/export/marks.csv${query}`);
    expect(rows.map((row) => row[2])).toEqual(names);
  });

  it('orders by class and contains only what the caller may see', async () => {
    const [head, ...rows] = await table('/export/marks.csv', admin);
    expect(head).toEqual(MARKS_HEADINGS);
    expect(rows.map((row) => row[2])).toEqual(['\'=HYPERLINK("http://x")', 'Parada', 'Alheia']);
    expect((await table('/export/marks.csv', other)).slice(1).map((row) => row[2])).toEqual(['Alheia']);
    const one = await table(`/export/marks.csv?classId=${otherClassId}`, admin);
    expect(one.slice(1).map((row) => row[2])).toEqual(['Alheia']);
  });

  it('contains every team once across batches, even with equal names', async () => {
    const owner = await test.teacher();
    const many = await test.as(owner.username);
    const ids: string[] = [];
    for (const name of ['9.º A', '9.º B']) ids.push((await test.schoolClass({ teacherId: owner.id, name })).id);
    const rows = Array.from({ length: 1_300 }, (_, i) => ({
      id: randomUUID(),
      name: `Equipa ${Math.floor(i / 100)}`,
      classId: ids[i % 2] ?? '',
      theme: 'ic',
      members: [],
    }));
    await test.db
      .insert(accounts)
      .values(rows.map(({ id }) => ({ id, username: `muitas-${id}`, role: 3, passwordHash: 'x' })));
    await test.db.insert(teams).values(rows);
    const lines = (await table('/export/marks.csv', many)).slice(1);
    expect(lines).toHaveLength(1_300);
    const byClass = lines.map((row) => row[1]);
    expect(byClass).toEqual([...byClass].sort());
    const wanted = rows.map(({ name, classId: id }) => `${id === ids[0] ? '9.º A' : '9.º B'};${name}`).sort();
    expect(lines.map((row) => `${row[1]};${row[2]}`).sort()).toEqual(wanted);
    expect((await many.get('/export/answers.csv')).statusCode).toBe(200);
  });
});

describe('XLSX', () => {
  it.each(['marks', 'answers', 'students'])('%s: a workbook without a formula', async (name) => {
    const reply = await teacher.get(`/export/${name}.xlsx`);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toContain('spreadsheetml.sheet');
    expect(reply.headers['content-disposition']).toMatch(/filename="(avaliacoes|respostas|alunos)-2026-01-15\.xlsx"/);
    const parts = unzipped(reply.rawPayload);
    const all = [...parts.values()].join('');
    expect(all).toContain(
      '=HYPERLINK(&quot;http://x&quot;)'.replaceAll('&quot;', all.includes('&quot;') ? '&quot;' : '"'),
    );
    expect(all).not.toMatch(/<f[ >]/);
  });

  it('keeps every text as written, and numbers as numbers', async () => {
    const sheet = unzipped((await teacher.get('/export/marks.xlsx')).rawPayload).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet).toContain('t="inlineStr"><is><t>=HYPERLINK("http://x")</t></is></c>');
    expect(sheet).toContain('<c r="E2"><v>40</v></c>');
    expect(sheet).not.toContain('r="H2"');
  });
});

describe('many teams', () => {
  let many: TestCaller;
  const BATCHES = 12;
  const { exportMarks } = EXPORT_TABLES;

  beforeAll(async () => {
    const owner = await test.teacher();
    many = await test.as(owner.username);
    const { id } = await test.schoolClass({ teacherId: owner.id });
    await test.db.execute(sql`
      with made as (
        insert into accounts (id, username, role, password_hash)
        select gen_random_uuid(), 'imensas-' || n, 3, 'x' from generate_series(1, ${BATCHES * exportMarks.batch}) n
        returning id)
      insert into teams (id, name, class_id, theme, members) select id, 'Equipa ' || id, ${id}, 'ic', '{}' from made`);
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each(['csv', 'xlsx'])('are sent as %s batch by batch, each read once', async (format) => {
    const read = vi.spyOn(exportMarks, 'rowsOf');
    const { response } = await opened(many, `/export/marks.${format}`);
    let bytes = 0;
    for await (const piece of response) bytes += (piece as Buffer).length;
    expect(bytes).toBeGreaterThan(20_000);
    expect(read.mock.calls.map(([, teams]) => teams.length)).toEqual([...Array(BATCHES).fill(exportMarks.batch), 0]);
    expect(new Set(read.mock.calls.flatMap(([, teams]) => teams.map(({ id }) => id))).size).toBe(
      BATCHES * exportMarks.batch,
    );
  });

  it('are not read ahead of a reader that does not consume', async () => {
    const row = ['x'.repeat(10_000)];
    const read = vi
      .spyOn(exportMarks, 'rowsOf')
      .mockImplementation((_db, teams) => Promise.resolve(teams.map(() => row)));
    const { request, response } = await opened(many, '/export/marks.csv');
    response.pause();
    await settled(() => read.mock.calls.length);
    expect(read.mock.calls.length).toBeLessThan(BATCHES - 2);
    request.destroy();
  });

  it.each(['csv', 'xlsx'])('are no longer read when the reader of the %s disconnects', async (format) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const real = exportMarks.rowsOf;
    const read = vi.spyOn(exportMarks, 'rowsOf').mockImplementation(async (db, teams) => {
      if (read.mock.calls.length === 3) await held;
      return real(db, teams);
    });
    const { request, response } = await opened(many, `/export/marks.${format}`);
    response.resume();
    response.on('error', () => {});
    await vi.waitFor(() => expect(read.mock.calls.length).toBe(3));
    request.destroy();
    await new Promise((resolve) => setTimeout(resolve, 100));
    release();
    await settled(() => read.mock.calls.length);
    expect(read.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('break the file off if the database fails midway, and get a refusal if it fails before the first byte', async () => {
    const real = exportMarks.rowsOf;
    const read = vi.spyOn(exportMarks, 'rowsOf').mockImplementation(async (db, teams) => {
      if (read.mock.calls.length === 5) throw new Refusal('databaseDown');
      return real(db, teams);
    });
    const { response } = await opened(many, '/export/marks.xlsx');
    expect(response.statusCode).toBe(200);
    await expect(response.toArray()).rejects.toThrow('aborted');
    read.mockReset().mockRejectedValue(new Refusal('databaseDown'));
    for (const format of ['csv', 'xlsx']) {
      expect((await many.get(`/export/marks.${format}`)).json().code).toBe('databaseDown');
    }
  });
});

/** Requests a path over a real connection, as a browser does. */
async function opened(
  caller: TestCaller,
  path: string,
): Promise<{ request: ClientRequest; response: IncomingMessage }> {
  if (!test.app.server.listening) await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const request = get({ port, path: `/api${path}`, headers: { authorization: caller.token }, agent: false });
  request.on('error', () => {});
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { request, response };
}

/** Waits until a number has stopped growing. */
async function settled(count: () => number): Promise<void> {
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

describe('permissions and history', () => {
  it.each(EXPORT_CALLS)('$path', async ({ path, table: action, format }) => {
    const codes = async (caller: TestCaller, query = '') => (await caller.get(path + query)).json().code;
    const before = await test.db.$count(audit);
    expect(await codes(test.anonymous)).toBe('signedOut');
    expect(await codes(team)).toBe('wrongRole');
    expect(await codes(teacher, `?classId=${otherClassId}`)).toBe('notYours');
    expect(await codes(admin, `?classId=${randomUUID()}`)).toBe('notFound');
    expect(await codes(admin, '?classId=1')).toBe('badInput');
    expect(await codes(admin, '?tutorial=talvez')).toBe('badInput');
    expect(await test.db.$count(audit)).toBe(before);
    expect((await admin.get(`${path}?classId=${classId}`)).statusCode).toBe(200);
    const [entry] = (await test.db.select().from(audit).where(eq(audit.action, action))).slice(-1);
    expect(entry).toMatchObject({
      accountId: admin.accountId,
      subjectId: classId,
      ownerId: teacher.accountId,
      subjectName: '8.º A',
      details: { format },
    });
  });
});

/** Returns the entries of a ZIP file by name, read through its central directory. */
function unzipped(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  for (let at = zip.readUInt32LE(zip.length - 6); zip.readUInt32LE(at) === 0x02014b50; ) {
    const [method, size, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    parts.set(
      zip.toString('utf8', at + 46, at + 46 + nameLength),
      (method === 8 ? inflateRawSync(bytes) : bytes).toString(),
    );
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}
