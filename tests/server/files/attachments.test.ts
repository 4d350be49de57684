import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEAM_FILES_MAX_BYTES } from '#domain/limits.ts';
import { answerFiles, answers, blobs, uploads } from '#server/db/schema/schema.ts';
import { claimBlob } from '#server/files/blobs.queries.ts';
import { resolveAttachments } from '#server/files/uploads/attachments.ts';
import { createTestApp, type TestApp } from '../../support/app/testApp.ts';

let t: TestApp;
let teamId: string;
let otherId: string;

beforeAll(async () => {
  t = await createTestApp();
  const teacher = await t.teacher();
  const { id } = await t.schoolClass({ teacherId: teacher.id });
  teamId = (await t.team({ classId: id })).id;
  otherId = (await t.team({ classId: id })).id;
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.delete(answerFiles);
  await t.db.delete(answers);
  await t.db.delete(uploads);
  await t.db.delete(blobs);
});

const sha = (digit: string) => digit.repeat(64);

async function blob(digit: string, mime = 'image/png', bytes = 100) {
  await claimBlob(t.db, { sha256: sha(digit), bytes, mime }, new Date());
}
async function upload(digit: string | null, accountId = teamId): Promise<string> {
  const id = randomUUID();
  await t.db.insert(uploads).values({ id, accountId, name: '', bytes: 100, sha256: digit && sha(digit) });
  return `upload:${id}`;
}
const resolve = (...files: [name: string, content: string][]) =>
  resolveAttachments(
    t.db,
    teamId,
    files.map(([name, content]) => ({ name, content })),
  );

test('finished uploads of the team become files with clean names, in order', async () => {
  await blob('a');
  await blob('b', 'application/zip');
  const [first, second] = [await upload('a'), await upload('b')];
  expect(
    await resolve(['../Cartaz.PNG', first], ['Plano.docx', second.toUpperCase().replace('UPLOAD', 'upload')]),
  ).toEqual([
    { name: 'Cartaz.PNG', sha256: sha('a'), bytes: 100 },
    { name: 'Plano.docx', sha256: sha('b'), bytes: 100 },
  ]);
  expect(await resolve(['twice.png', first], ['same.png', first])).toHaveLength(2);
  expect(await resolve()).toEqual([]);
});

test.each([
  'of another team',
  'of an unfinished upload',
  'of an unknown upload',
  'that is not an id',
  'that is a data URL',
])('a reference %s is refused', async (how) => {
  await blob('a');
  const contents: Record<string, () => Promise<string> | string> = {
    'of another team': () => upload('a', otherId),
    'of an unfinished upload': () => upload(null),
    'of an unknown upload': () => `upload:${randomUUID()}`,
    'that is not an id': () => "upload:' or 1=1",
    'that is a data URL': () => 'data:image/png;base64,AAAA',
  };
  const content = (await contents[how]?.()) ?? '';
  await expect(resolve(['a.png', content])).rejects.toMatchObject({
    id: 'badInput',
    fields: { files: 'O ficheiro «a.png» não chegou ao servidor. Anexem-no de novo.' },
  });
});

test.each([
  ['a.exe', 'application/octet-stream', 'wrongFileType'],
  ['a.png', 'application/pdf', 'wrongFileType'],
  ['a.pdf', 'image/png', 'wrongFileType'],
  ['a.html', 'text/plain', 'wrongFileType'],
  ['..', 'image/png', 'badInput'],
])('%s with content %s is refused', async (name, mime, id) => {
  await blob('a', mime);
  const refused = resolve([name, await upload('a')]);
  await expect(refused).rejects.toMatchObject({ id });
  if (id === 'wrongFileType') await expect(refused).rejects.toThrow(`«${name}»`);
});

test('an empty file is refused', async () => {
  await blob('e', 'text/plain', 0);
  await expect(resolve(['a.txt', await upload('e')])).rejects.toMatchObject({
    id: 'badInput',
    message: 'O ficheiro «a.txt» está vazio.',
  });
});

test('limits a team to 200 MB of different contents, including those of earlier answers', async () => {
  await t.db.insert(answers).values({ teamId, part: 0, texts: [], fingerprint: 'x' });
  const held = ['1', '2', '3', '4'];
  for (const [position, digit] of held.entries()) {
    await blob(digit, 'image/png', TEAM_FILES_MAX_BYTES / held.length - 1);
    const file = { teamId, part: 0, step: 0, position, name: `${digit}.png`, sha256: sha(digit) };
    await t.db.insert(answerFiles).values(file);
  }
  await blob('b', 'image/png', held.length);
  await blob('c', 'image/png', 1);
  const [again, b, c] = [await upload('1'), await upload('b'), await upload('c')];
  expect(await resolve(['again.png', again], ['b.png', b])).toHaveLength(2);
  await expect(resolve(['b.png', b], ['c.png', c])).rejects.toMatchObject({ id: 'teamFilesTooLarge' });
});
