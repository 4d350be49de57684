// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { setTokenSource } from '#client/api/caller.ts';
import { deviceCopies } from '#client/game/world/drafts/deviceCopy.ts';
import { createTeamFiles } from '#client/game/world/files/teamFiles.ts';
import { teamWorld } from '#client/game/world/teamWorld.ts';
import type { Part } from '#domain/vocabulary.ts';
import { fakeFetch } from '../../api/fakeFetch.ts';
import { progressWith, silentKeeper } from './draftHarness.ts';

const ACCOUNT = '00000000-0000-4000-8000-000000000001';

const disk = new Map<string, File>();
vi.mock('#client/api/localFiles.ts', () => ({
  putLocalFile: async (account: string, id: string, file: File) => void disk.set(account + id, file),
  getLocalFile: async (account: string, id: string) => disk.get(account + id),
  removeLocalFile: async (account: string, id: string) => void disk.delete(account + id),
  clearLocalFiles: async (account: string) => {
    for (const key of [...disk.keys()]) if (key.startsWith(account)) disk.delete(key);
  },
}));
/** No upload ends. */
vi.mock('#client/api/files.ts', () => ({ uploadFile: () => new Promise(() => {}), forgetUpload: async () => {} }));
vi.mock('#client/session/useSession.ts', async (actual) => ({ ...(await actual<object>()), isSignedInAs: () => true }));

beforeEach(() => {
  localStorage.clear();
  disk.clear();
  setTokenSource(() => ({ token: 'tok', account: ACCOUNT }));
});

function start(level: number) {
  fakeFetch({
    'POST /api/answer-level-2': { status: 200, body: { data: level } },
    'POST /api/answer-level-3': { status: 200, body: { data: level } },
  });
  const keeper = silentKeeper(ACCOUNT);
  const files = createTeamFiles(ACCOUNT, () => {});
  const world = teamWorld({ account: ACCOUNT, theme: 'ic', keeper, files, goToLogin: () => {} });
  const attach = (name: string, part: Part) => {
    const [chosen] = files.choose([new File(['x'], name)]);
    if (!chosen) throw new Error('No file was chosen.');
    const file = { ...chosen, reference: null, progress: 0, failed: null };
    keeper.keep({ ...progressWith('', part), files: [[file]] });
    return file;
  };
  return { keeper, files, world, attach };
}

const names = () => [...disk.values()].map(({ name }) => name);
const signal = new AbortController().signal;

it('posting a mission that was given back keeps the unsent files of mission 3', async () => {
  const { keeper, files, world, attach } = start(4);
  files.upload([attach('filme.mp4', 3)]);
  keeper.restore(2, null);
  keeper.keep(progressWith('de novo', 2));
  await world.post({ part: 2, body: { answers: ['de novo'] } }, () => {}, signal);
  await vi.waitFor(() => expect(keeper.lastLocalChange()?.part).toBe(2));
  expect(names()).toEqual(['filme.mp4']);
  expect(files.uploadState()).toBe('kept');
});

it('posting mission 3 removes its own files from the device', async () => {
  const { world, attach } = start(5);
  attach('filme.mp4', 3);
  await world.post({ part: 3, body: { answers: ['[]'] } }, () => {}, signal);
  await vi.waitFor(() => expect(names()).toEqual([]));
});

it('removes every file when no mission is open any more', async () => {
  const { keeper, world, attach } = start(6);
  attach('filme.mp4', 3);
  keeper.restore(2, null);
  await world.post({ part: 2, body: { answers: ['fim'] } }, () => {}, signal);
  await vi.waitFor(() => expect(names()).toEqual([]));
});

it('removes the uploaded files of a mission that was posted before the page opened', async () => {
  const { keeper, attach } = start(5);
  const film = attach('filme.mp4', 3);
  const photo = attach('foto.jpg', 3);
  keeper.keep({ ...progressWith('', 3), files: [[{ ...film, reference: 'f'.repeat(32) }, photo]] });
  const copies = deviceCopies(ACCOUNT);
  const copy = copies.read(3);
  if (copy === null) throw new Error('Nothing is kept of mission 3.');
  copies.write({ ...copy, isSent: true });
  const reopened = start(5);
  reopened.keeper.restore(4, null);
  await vi.waitFor(() => expect(names()).toEqual(['foto.jpg']));
});
