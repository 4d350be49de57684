import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { uploads } from '#server/db/schema/schema.ts';
import { createDiskStore } from '#server/files/store/diskStore.ts';
import { createTestApp, type TestApp, type TestCaller } from '../../support/app/testApp.ts';

const DISK_BYTES = 16 * 1024 * 1024;
const PNG = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), randomBytes(1_500_000)]);
const run = promisify(execFile);

/** Without the permission to mount, the mocked file system throws ENOSPC at the same calls. */
const injected = vi.hoisted(() => ({ root: '', isFull: false, filesLeft: 0 }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const open: typeof real.open = async (path, ...rest) => {
    const handle = await real.open(path, ...rest);
    if (injected.root === '' || !String(path).startsWith(injected.root)) return handle;
    const hasRoom = injected.isFull && rest[0] === 'wx' && injected.filesLeft > 0;
    if (hasRoom) injected.filesLeft -= 1;
    const write = handle.writeFile.bind(handle);
    handle.writeFile = async (...args) => {
      if (injected.isFull && !hasRoom) throw Object.assign(new Error('no space'), { code: 'ENOSPC' });
      return write(...args);
    };
    return handle;
  };
  return { ...real, open };
});

let disk: string;
let isMounted: boolean;
let t: TestApp;
let team: TestCaller;
let origin: string;

beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'cg-full-'));
  isMounted = await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_BYTES}`, 'tmpfs', disk]).then(
    () => true,
    () => false,
  );
  if (!isMounted) injected.root = disk;
  t = await createTestApp({ env: { dataDir: disk }, services: { files: createDiskStore(join(disk, 'files')) } });
  const { id: teacherId } = await t.teacher();
  const { id: classId } = await t.schoolClass({ teacherId });
  team = await t.as((await t.team({ classId })).username);
  origin = await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await t.close();
  if (isMounted) await run('umount', ['-l', disk]);
  await rm(disk, { recursive: true, force: true });
});
afterEach(() => makeRoom());

const BALLAST = 'ballast';
/** Fills the disk up to `left` bytes, into which `after` more files fit. */
async function fill(left: number, { after = 0 } = {}): Promise<void> {
  Object.assign(injected, { isFull: true, filesLeft: after });
  if (!isMounted) return;
  const { bavail, bsize } = await statfs(disk);
  await writeFile(join(disk, BALLAST), Buffer.alloc(bavail * bsize - left));
}
async function makeRoom(): Promise<void> {
  injected.isFull = false;
  await rm(join(disk, BALLAST), { force: true });
}

function call(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) {
  const sent = { 'tus-resumable': '1.0.0', authorization: team.token, ...headers };
  return fetch(`${origin}${path}`, { method, headers: sent, ...(body && { body: new Uint8Array(body) }) });
}
async function opened(bytes = PNG): Promise<string> {
  const created = await call('POST', '/api/uploads', {
    'upload-length': String(bytes.length),
    'upload-metadata': `filename ${Buffer.from('praça.png').toString('base64')}`,
  });
  expect(created.status).toBe(201);
  return created.headers.get('location') ?? '';
}
const patch = (path: string, offset: number, bytes = PNG) =>
  call(
    'PATCH',
    path,
    { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) },
    bytes.subarray(offset),
  );
const offsetOf = async (path: string) => Number((await call('HEAD', path)).headers.get('upload-offset'));
const leftovers = async () => [
  ...(await readdir(join(disk, 'files', 'tmp'))),
  ...(await readdir(join(disk, 'bodies-tmp'))),
];
async function keptWhole(bytes: Buffer): Promise<boolean> {
  const rows = await t.db.select().from(uploads);
  const kept = await t.services.files.open(rows.find((row) => row.bytes === bytes.length)?.sha256 ?? '');
  return kept !== null && (await buffer(kept)).equals(bytes);
}
const FULL = {
  message: 'O servidor não tem espaço para guardar o ficheiro. Avisem quem vos dá a aula.',
  code: 'storageFull',
};

test('a disk that fills while a part is stored: 507, and stored once there is space', async () => {
  const path = await opened();
  // Space for the incoming part, not for its second copy.
  await fill(2_000_000);
  const sent = await patch(path, 0);
  expect([sent.status, sent.headers.get('retry-after')]).toEqual([507, '60']);
  expect(await sent.json()).toEqual(FULL);
  expect(await leftovers()).toEqual([]);
  await makeRoom();
  expect(await offsetOf(path)).toBe(0);
  expect((await patch(path, 0)).status).toBe(204);
  const [row] = await t.db.select().from(uploads);
  const kept = await t.services.files.open(row?.sha256 ?? '');
  expect(kept && (await buffer(kept)).equals(PNG)).toBe(true);
});

test('a disk that fills while the parts are joined: 507, and joined once there is space', async () => {
  const bytes = Buffer.concat([PNG, randomBytes(20)]);
  const path = await opened(bytes);
  expect((await patch(path, 0, bytes.subarray(0, 1_400_000))).status).toBe(204);
  // Space for the last part and one copy of the whole.
  await fill(2_300_000, { after: 2 });
  const sent = await patch(path, 1_400_000, bytes);
  expect([sent.status, sent.headers.get('retry-after'), await sent.json()]).toEqual([507, '60', FULL]);
  expect(await leftovers()).toEqual([]);
  expect((await call('HEAD', path)).status).toBe(507);
  await makeRoom();
  expect(await offsetOf(path)).toBe(bytes.length);
  expect(await keptWhole(bytes)).toBe(true);
});

test('a body with a file gets the same 507, and is accepted later', async () => {
  await fill(200_000);
  const content = `data:image/png;base64,${Buffer.concat([PNG, randomBytes(20)]).toString('base64')}`;
  const answer = { ship: '3', quiz: '1', texto: 'Olá', files: [{ name: 'Praça.png', content }] };
  const refused = await team.post('/tutorial', { json: answer });
  expect([refused.statusCode, refused.json()]).toEqual([507, FULL]);
  expect(await readdir(join(disk, 'bodies-tmp'))).toEqual([]);
  await makeRoom();
  expect((await team.post('/tutorial', { json: answer })).statusCode).toBe(200);
});

test('a disk that fills while an upload arrives: keeps what arrived, and accepts the rest later', async () => {
  const bytes = Buffer.concat([PNG, randomBytes(10)]);
  const path = await opened(bytes);
  expect((await patch(path, 0, bytes.subarray(0, 700_000))).status).toBe(204);
  await fill(400_000);
  const sent = await patch(path, 700_000, bytes);
  expect([sent.status, sent.headers.get('retry-after'), await sent.json()]).toEqual([507, '60', FULL]);
  expect(await leftovers()).toEqual([]);
  await makeRoom();
  expect(await offsetOf(path)).toBe(700_000);
  expect((await patch(path, 700_000, bytes)).status).toBe(204);
  expect(await keptWhole(bytes)).toBe(true);
});
