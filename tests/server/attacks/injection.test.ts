import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS, type EndpointName } from '#contract/endpoints.ts';
import { readDelimited } from '#domain/delimited.ts';
import { ROLE } from '#domain/vocabulary.ts';
import { answerFiles, answers, blobs, uploads } from '#server/db/schema.ts';
import { fileLink } from '#server/files/links.ts';
import { type AttackedThings, makeThings } from '../../support/attackedThings.ts';
import { ATTACK_LINES } from '../../support/attackLines.ts';
import { allRows, changedRows } from '../../support/changedRows.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/testApp.ts';

const FOLDER_SECRET = 'segredo-fora-da-pasta';

let dir: string;
let test: TestApp;
let admin: TestCaller;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'conselho-ataques-'));
  await mkdir(join(dir, 'site/assets'), { recursive: true });
  await writeFile(join(dir, 'site/index.html'), '<!doctype html><title>Jogo</title>');
  await writeFile(join(dir, 'segredo.txt'), FOLDER_SECRET);
  await writeFile(join(dir, 'site/.segredo'), FOLDER_SECRET);
  test = await createTestApp({ clientDir: join(dir, 'site') });
  admin = await test.as((await test.admin()).username);
});
afterAll(async () => {
  await test.close();
  await rm(dir, { recursive: true });
});

/** A signed-in team at the start, with its teacher. */
async function freshTeam() {
  const { id: teacherId, username } = await test.teacher();
  const { id: classId } = await test.schoolClass({ teacherId });
  const team = await test.as((await test.team({ classId })).username);
  return { team, teacher: await test.as(username), classId };
}

const dataUrl = (bytes: Buffer, type = 'application/octet-stream') => `data:${type};base64,${bytes.toString('base64')}`;

/** Sends files with the tutorial, and answers what they are served by. */
async function deliver(team: TestCaller, files: { name: string; content: string }[]) {
  const form = { ship: '1', quiz: '1. Sim', texto: 'Nós', files: JSON.stringify(files) };
  const reply = await team.post('/tutorial', { form });
  const stored = (await team.get('/team')).json().team.answers?.tutorial?.data.files;
  return { reply, files: (stored ? JSON.parse(stored) : []) as { name: string; content: string }[] };
}

describe('formulas in what goes to a spreadsheet', () => {
  const STARTS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', ' =', '\u00a0=', '\ufeff=', '＝', '＋', '－', '＠', '=\t'];
  const PAYLOAD = '1+cmd|"/C calc"!A0;"=x",\'=y';
  /** What a spreadsheet would take for a formula. */
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

  it.each(['marks', 'answers'])('%s.csv: no cell of any column starts one', async (name) => {
    const reply = await owner.get(`/export/${name}.csv`);
    const [, ...rows] = readDelimited(reply.body, ';').map(({ cells }) => cells);
    expect(rows.length).toBeGreaterThanOrEqual(STARTS.length);
    const cells = rows.flat();
    expect(cells.filter((cell) => cell.includes('cmd|')).length).toBeGreaterThanOrEqual(2 * STARTS.length);
    expect(cells.filter((cell) => FORMULA.test(cell))).toEqual([]);
    expect(new Set(rows.map((row) => row.length)).size).toBe(1);
  });

  it.each(['marks', 'answers'])('%s.xlsx: every text is a text, none is a formula or a link', async (name) => {
    const parts = unzipped((await owner.get(`/export/${name}.xlsx`)).rawPayload);
    const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.split('cmd|').length).toBeGreaterThan(2 * STARTS.length);
    const cells = [...sheet.matchAll(/<c [^>]*>.*?<\/c>/gs)].map(([cell]) => cell);
    for (const cell of cells.filter((one) => one.includes('cmd|'))) expect(cell).toContain('t="inlineStr"');
    expect([...parts.values()].join('')).not.toMatch(/<f[ >/]|<hyperlink|oleObject|externalLink/i);
  });

  it('the name of the file to save holds nothing that anybody wrote', async () => {
    const { classes } = (await owner.get('/classes/all')).json();
    for (const { _id } of classes) {
      const reply = await owner.get(`/export/marks.csv?classId=${_id}`);
      expect(reply.headers['content-disposition']).toBe('attachment; filename="avaliacoes-2026-01-15.csv"');
    }
  });
});

describe('names of files', () => {
  const EVIL = [
    'a.txt\r\nSet-Cookie: a=b\r\n\r\n<html>.txt',
    'a".txt; filename=mau.html; x=".txt',
    "a.txt'; filename*=UTF-8''mau.html;.txt",
    '../../../../etc/passwd.txt',
    '..\\..\\windows\\system.txt',
    'C:\\mau.txt',
    '/etc/cron.d/mau.txt',
    'a\u202etxt.exe.txt',
    '%2e%2e%2fmau.txt',
    '<img src=x onerror=alert(1)>.txt',
  ];

  it('cannot write a header, or a path', async () => {
    const { team } = await freshTeam();
    const sent = EVIL.map((name, i) => ({ name, content: dataUrl(Buffer.from(`texto ${i}`)) }));
    const { reply, files } = await deliver(team, sent);
    expect(reply.statusCode).toBe(200);
    expect(files).toHaveLength(EVIL.length);
    for (const { name, content } of files) {
      expect(name).not.toMatch(/[\p{Cc}/\\\u202e]/u);
      const served = await test.app.inject(content);
      expect(served.statusCode).toBe(200);
      const parameters = String.raw`filename="[^"\\%\x00-\x1f\x7f-\uffff]+"; filename\*=UTF-8''[\w.!~%-]+`;
      expect(served.headers['content-disposition']).toMatch(new RegExp(`^attachment; ${parameters}$`));
      expect(served.headers['content-disposition']).toMatch(/txt$/);
      expect(served.headers).not.toHaveProperty('set-cookie');
    }
  });

  it('an upload lies under an id of ours, whatever its name says', async () => {
    const { team } = await freshTeam();
    for (const name of EVIL) {
      const headers = {
        'tus-resumable': '1.0.0',
        'upload-length': '10',
        'upload-metadata': `filename ${Buffer.from(name).toString('base64')},relativePath ${btoa('../../mau')},id ${btoa('mau')}`,
      };
      expect((await team.post('/uploads', { headers })).statusCode).toBe(201);
    }
    const left = await readdir(join(test.services.env.dataDir, 'uploads-tmp'));
    expect(left.filter((name) => !/^[\da-f-]{36}(\.json)?$/.test(name))).toEqual([]);
    const rows = (await test.db.select().from(uploads)).filter(({ accountId }) => accountId === team.accountId);
    for (const { name } of rows) expect(name).not.toMatch(/[\p{Cc}/\\]/u);
  });
});

describe('addresses that climb', () => {
  const CLIMBS = [
    '../segredo.txt',
    '..%2fsegredo.txt',
    '%2e%2e/segredo.txt',
    '%2e%2e%2fsegredo.txt',
    '..%5csegredo.txt',
    '..%252fsegredo.txt',
    '%c0%ae%c0%ae/segredo.txt',
    '..%c0%afsegredo.txt',
    '..;/segredo.txt',
    '....//segredo.txt',
    './/../segredo.txt',
    '..%00/segredo.txt',
    'index.html%00/../../segredo.txt',
    '.segredo',
    '%2esegredo',
    './.segredo',
  ];
  const STARTS = [
    '/',
    '/assets/',
    '/assets/../',
    '/pdf/',
    '/game/',
    '/api/',
    '/api/files/',
    '/api/uploads/',
    '/api/solar/',
  ];
  const CASES = STARTS.flatMap((start) => CLIMBS.map((climb) => start + climb));

  it.each(CASES)('%s', async (url) => {
    for (const headers of [{}, { authorization: admin.token }]) {
      const reply = await test.app.inject({ url, headers });
      expect(reply.statusCode).toBeLessThan(500);
      expect(reply.body).not.toContain(FOLDER_SECRET);
    }
  });

  it('a rightly signed address of a hash that is a path finds nothing', async () => {
    for (const sha256 of ['', '2e2e2f', Buffer.from('../segredo.txt').toString('hex')]) {
      expect((await test.app.inject(fileLink(test.services, { sha256, name: 'a.txt' }))).statusCode).toBe(404);
    }
  });
});

describe('what poisons objects', () => {
  const keys = Reflect.ownKeys(Object.prototype);
  const clean = () => {
    expect(Reflect.ownKeys(Object.prototype)).toEqual(keys);
    expect([({} as { role?: unknown }).role, ([] as { role?: unknown }).role]).toEqual([undefined, undefined]);
  };

  it.each([
    ['a nested constructor', '{"name":"8.º","constructor":{"prototype":{"role":0}}}'],
    ['__proto__', '{"name":"8.º","__proto__":{"role":0}}'],
    ['__proto__ in a list', '{"name":"8.º","rows":[{"__proto__":{"role":0}}]}'],
    ['__proto__ in letters of numbers', '{"name":"8.º","__prot\\u006f__":{"role":0}}'],
  ])('%s in JSON', async (_what, payload) => {
    const { teacher } = await freshTeam();
    const body = `${payload.slice(0, -1)},"teacherId":"${teacher.accountId}"}`;
    const headers = { 'content-type': 'application/json', authorization: teacher.token };
    const reply = await test.app.inject({ method: 'POST', url: '/api/classes/add', headers, payload: body });
    expect([201, 400]).toContain(reply.statusCode);
    expect((await teacher.get('/profile')).json().permission.id).toBe(ROLE.teacher);
    clean();
  });

  it.each([
    '__proto__[role]=0',
    'constructor[prototype][role]=0',
    'constructor.prototype.role=0',
    '__proto__.role=0',
    '__proto__=role',
  ])('%s in a form and in an address', async (fields) => {
    const { team } = await freshTeam();
    const headers = { authorization: team.token, 'content-type': 'application/x-www-form-urlencoded' };
    await test.app.inject({ method: 'POST', url: `/api/tutorial?${fields}`, headers, payload: `ship=1&${fields}` });
    expect((await team.get(`/profile?${fields}`)).json().permission.id).toBe(ROLE.team);
    clean();
  });

  it('in JSON that stands as text in a field', async () => {
    const { team, teacher } = await freshTeam();
    const files = `[{"name":"a.txt","content":"${dataUrl(Buffer.from('x'))}","__proto__":{"role":0}}]`;
    const form = { ship: '1', quiz: '1', texto: 'x', files };
    expect((await team.post('/tutorial', { form })).statusCode).toBe(200);
    const points = '{"__proto__":{"p1":60},"level1":{"__proto__":{"p2":40},"constructor":{"prototype":{"p2":40}}}}';
    const marked = await teacher.put('/team/evaluation', { form: { teamId: team.accountId, points } });
    expect(marked.json().points.total).toBe(0);
    clean();
  });
});

describe('fields that nobody asked for', () => {
  const MARK = 'intruso';
  const extrasFor = (foreign: AttackedThings): Record<string, unknown> => ({
    id: foreign.teamId,
    _id: foreign.teamId,
    uid: foreign.teamId,
    role: 0,
    permission: { id: 0, name: MARK },
    permissionWanted: 0,
    isAdmin: true,
    level: 6,
    gameLevel: 6,
    points: 500,
    total: 500,
    p1: 60,
    p2: 40,
    marked: true,
    ship: 9,
    theme: 'dh',
    solarId: MARK,
    class: MARK,
    classId: foreign.classId,
    class_id: foreign.classId,
    schoolClass: foreign.classId,
    school: foreign.schoolId,
    schoolId: foreign.schoolId,
    teacherId: foreign.teacherId,
    teacher_id: foreign.teacherId,
    ownerId: foreign.teacherId,
    accountId: foreign.teamId,
    account_id: foreign.teamId,
    teamId: foreign.teamId,
    team_id: foreign.teamId,
    name: MARK,
    username: MARK,
    email: `${MARK}@exemplo.pt`,
    password: MARK,
    passwordHash: MARK,
    password_hash: MARK,
    sealedPassword: MARK,
    members: [MARK],
    text: MARK,
    texts: [MARK],
    note: MARK,
    comment: MARK,
    proposal: MARK,
    proposalId: foreign.proposalUid,
    stars: 1,
    submitted: true,
    submittedAt: '2001-01-01',
    submitted_at: '2001-01-01',
    createdAt: '2001-01-01',
    acceptedAt: '2001-01-01',
    councilAt: '2001-01-01',
    council_at: '2001-01-01',
    at: 978_307_200,
    viaSystem: true,
    via_system: true,
    fingerprint: MARK,
    sha256: 'ef'.repeat(32),
    details: { [MARK]: true },
    counts: { teams: 99, classes: 99 },
  });
  /** What changes by signing in, and the record of who did what, is looked at by itself. */
  const ASIDE = ['sessions', 'sign_in_failures'];
  /** Columns that the database writes by itself, for searching. */
  const DERIVED = /\.(folded_\w+|search_key|class_name)$/;
  const WRITING = (Object.entries<Endpoint>(ENDPOINTS) as [EndpointName, Endpoint][]).filter(
    ([, { method }]) => method !== 'GET',
  );

  async function callerFor({ who }: Endpoint, name: EndpointName, things: AttackedThings): Promise<TestCaller> {
    const may = (role: number) => who !== 'anyone' && (who as readonly number[]).includes(role);
    if (may(ROLE.teacher)) return test.as(things.usernames.teacher);
    if (may(ROLE.admin)) return admin;
    const { as } = ATTACK_LINES[name];
    return test.as(as ? await as(test, things) : things.usernames.team);
  }

  it.each(WRITING)('%s changes what it is for and nothing else', async (name, call) => {
    const line = ATTACK_LINES[name];
    const things = await makeThings(test, admin, 'NOSSA');
    const foreign = await makeThings(test, admin, 'ALHEIA');
    const target = line.team?.own ? foreign : things;
    const ids = line.ids?.(target) ?? {};
    const caller = await callerFor(call, name, things);
    const good = (await line.body?.({ app: test, things, ids, me: caller.accountId })) ?? {};
    const shape = Object.keys((call.body as { shape?: object } | undefined)?.shape ?? {});
    const extra = Object.entries(extrasFor(foreign)).filter(([key]) => !shape.includes(key));
    const named: Record<string, string> = { ...ids, ...line.params };
    const path = call.path.replace(/:(\w+)/g, (_, param: string) => encodeURIComponent(named[param] ?? ''));
    const query = new URLSearchParams(extra.map(([key, value]) => [key, String(value)]));
    const before = await allRows(test.db);
    const json = { ...Object.fromEntries(extra), ...good };
    const reply = await caller.send(call.method, `${path}?${query}`, { json });
    expect(reply.statusCode < 300 ? 'ok' : reply.json().code).toBe(line.staff?.own ?? 'ok');
    const { made, changed } = changedRows(before, await allRows(test.db), ASIDE);
    const allowed = Object.entries(line.writes ?? {}).flatMap(([table, columns]) =>
      columns.map((one) => `${table}.${one}`),
    );
    const touched = changed.map(({ table, column }) => `${table}.${column}`).filter((one) => !DERIVED.test(one));
    expect(touched.filter((one) => !allowed.includes(one))).toEqual([]);
    const rows = made.map(({ table, row }) => ({ table, row: { ...row, rows: undefined } }));
    const written = JSON.stringify([rows, changed]);
    expect(written).not.toMatch(/intruso|2001-01-01/);
    if (target !== foreign) for (const id of [foreign.teamId, foreign.teacherId]) expect(written).not.toContain(id);
    for (const { table, row } of made) {
      if (table === 'accounts') expect(row.role).toBe(name === 'addTeacher' ? ROLE.teacher : ROLE.team);
      if (table === 'teams' && name !== 'restoreFromBin')
        expect(row).toMatchObject({ level: 1, points: 0, ship: null, council_at: null });
      if (table === 'audit') expect(row).toMatchObject({ account_id: caller.accountId, via_system: false });
    }
  });
});

describe('a file that is two things', () => {
  const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
  const HTML = '<!doctype html><html><script>alert(document.domain)</script></html>';
  const with_ = (head: Buffer | string, tail: Buffer | string) =>
    Buffer.concat([Buffer.from(head as string, 'latin1'), Buffer.from(tail as string)]);
  const ZIP = Buffer.from('PK\x03\x04\x14\0\0\0\0\0META-INF/MANIFEST.MF', 'latin1');
  const WORD = Buffer.concat([
    Buffer.from('PK\x03\x04', 'latin1'),
    Buffer.alloc(22),
    Buffer.from([19, 0, 0, 0]),
    Buffer.from('[Content_Types].xml'),
  ]);
  const TAKEN: [string, Buffer][] = [
    ['figura.png', Buffer.concat([PNG, Buffer.from(HTML)])],
    ['figura.gif', Buffer.concat([with_('GIF89a/*', HTML), ZIP])],
    ['figura.jpg', with_('\xff\xd8\xff\xe0', `*/=1;alert(1)/*${HTML}`)],
    ['guia.pdf', Buffer.from(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\n${HTML}`)],
    ['tarde.pdf', Buffer.concat([Buffer.from([0, 1, 2]), Buffer.from(`${HTML}\n%PDF-1.4`)])],
    ['livro.docx', Buffer.concat([WORD, Buffer.from(HTML)])],
    ['nota.txt', Buffer.from(HTML)],
    ['desenho.txt', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['dezasseis.txt', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(HTML, 'utf16le')])],
    ['filme.mp4', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.from(HTML)])],
  ];
  const REFUSED: [string, Buffer][] = [
    ['pagina.html', Buffer.from(HTML)],
    ['desenho.svg', Buffer.from('<svg/>')],
    ['folha.xml', Buffer.from('<x/>')],
    ['programa.js', Buffer.from('alert(1)')],
    ['macro.docm', ZIP],
    ['programa.jar', ZIP],
    ['programa.docx', ZIP],
    ['programa.pptx', ZIP],
    ['pagina.png', Buffer.from(HTML)],
    ['desenho.png', Buffer.from('<svg/>')],
    ['pagina.pdf', Buffer.from(HTML)],
    ['pagina.txt.html', Buffer.from('x')],
    ['pagina.html.', Buffer.from('x')],
    ['pagina.html ', Buffer.from('x')],
    ['pagina.txt\0.html', Buffer.from('x')],
    ['.txt.htaccess', Buffer.from('x')],
    ['binario.txt', Buffer.from([0x4d, 0x5a, 0x90, 0, 3])],
    ['imagem.txt', PNG],
  ];
  const SHOWN = /^image\/(png|jpeg|gif|bmp)$/;

  it('is saved and never shown as anything but a picture, whatever it claims to be', async () => {
    const { team } = await freshTeam();
    const claimed = TAKEN.map(([name, bytes]) => ({ name, content: dataUrl(bytes, 'text/html') }));
    const { reply, files } = await deliver(team, claimed);
    expect(reply.statusCode).toBe(200);
    expect(files).toHaveLength(TAKEN.length);
    for (const { name, content } of files) {
      for (const query of ['', '?inline=1', '?inline=1&inline=1', '?inline=true', '?type=text/html']) {
        const served = await test.app.inject({ url: content + query, headers: { accept: 'text/html' } });
        const type = String(served.headers['content-type']);
        expect(served.statusCode).toBe(200);
        expect(type, name).not.toMatch(/html|svg|[/+]xml|script/);
        expect(served.headers['x-content-type-options']).toBe('nosniff');
        expect(served.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
        const inline = String(served.headers['content-disposition']).startsWith('inline');
        if (inline) expect(type).toMatch(SHOWN);
        else expect(served.headers['content-disposition']).toMatch(/^attachment; /);
        expect(inline, name + query).toBe(query === '?inline=1' && /\.(png|jpg|gif)$/.test(name));
      }
    }
  });

  it.each(REFUSED)('%s is refused', async (name, bytes) => {
    const { team } = await freshTeam();
    for (const type of ['image/png', 'text/plain', 'text/html']) {
      const { reply, files } = await deliver(team, [{ name, content: dataUrl(bytes, type) }]);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
      expect(reply.statusCode).toBeLessThan(500);
      expect(files).toEqual([]);
    }
  });

  it.each(REFUSED)('%s is refused in parts too', async (name, bytes) => {
    const { team } = await freshTeam();
    const headers = {
      'tus-resumable': '1.0.0',
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')},filetype ${btoa('image/png')}`,
    };
    const opened = await team.post('/uploads', { headers });
    if (opened.statusCode === 201) {
      const sent = {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      };
      const url = String(opened.headers.location);
      const patch = { method: 'PATCH', url, headers: { ...sent, authorization: team.token }, payload: bytes } as const;
      expect((await test.app.inject(patch)).statusCode).toBe(415);
    } else expect([400, 415]).toContain(opened.statusCode);
    const rows = await test.db.select().from(uploads);
    expect(rows.filter(({ accountId }) => accountId === team.accountId)).toEqual([]);
  });

  it('is renamed by nobody: a file that was sent as a text is not handed in as a page', async () => {
    const { team } = await freshTeam();
    const { files } = await deliver(team, [{ name: 'nota.txt', content: dataUrl(Buffer.from(HTML)) }]);
    const [{ content } = { content: '' }] = files;
    for (const name of ['nota.html', 'nota.png', 'nota.svg', 'nota.pdf']) {
      const { reply } = await deliver(team, [{ name, content }]);
      expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    }
    expect((await team.get('/team')).json().team.answers.tutorial.data.files).toContain('nota.txt');
  });
});

/** The parts of a ZIP by name, by its central directory. */
function unzipped(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  for (let at = zip.readUInt32LE(zip.length - 6); zip.readUInt32LE(at) === 0x02014b50; ) {
    const [size, nameLength] = [zip.readUInt32LE(at + 20), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    const text = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(bytes) : bytes;
    parts.set(zip.toString('utf8', at + 46, at + 46 + nameLength), text.toString());
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return parts;
}
