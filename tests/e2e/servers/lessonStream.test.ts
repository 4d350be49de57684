import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TeacherPage } from '../../chaos/page/teacherPage.ts';
import { buildPage, type LoadPage } from '../../chaos/pageCode.ts';
import { Server, type ServerOptions } from '../../chaos/Server.ts';
import { SimulatedDevice } from '../../chaos/SimulatedDevice.ts';
import { eventually } from '../../support/eventually.ts';
import { ApiClient, createTeam } from '../../support/product/ApiClient.ts';
import { startDebianPostgres } from '../../support/product/debianPostgres.ts';
import { createSeededRandom } from '../../support/product/seededRandom.ts';
import { makeTestFolder } from '../../support/testFolder.ts';

const PASSWORD = 'palavra-da-aula';
/** A restarted server, and a page that waits before it tries again, on a busy machine. */
const BACK_WITHIN_MS = 60_000;
const REPORT = { device: 'tablet', part: 0, step: 'write', files: 0, unsent: 0 };

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
let load: LoadPage;
const undo: (() => unknown)[] = [];

beforeAll(async () => {
  folder = await makeTestFolder();
  load = await buildPage();
});
afterAll(async () => {
  for (const step of undo.reverse()) await step();
  await folder.remove();
});

async function startServer(name: string, more: Partial<ServerOptions> = {}): Promise<Server> {
  const dataDir = join(folder.path, name);
  const server = new Server({ dataDir, databaseUrl: undefined, demoPassword: PASSWORD, ...more });
  await server.start();
  undo.push(() => server.end('SIGTERM'));
  return server;
}

/** Opens the page of the demo teacher's first class. */
async function openTeacher(base: string): Promise<{ page: TeacherPage; classId: string; api: ApiClient }> {
  const api = await new ApiClient(base).signIn('professor', PASSWORD);
  const { classes } = await api.get<{ classes: { _id: string }[] }>('/classes/all');
  const classId = classes[0]?._id ?? '';
  const room = { base, speed: 1, load };
  const device = new SimulatedDevice(room, createSeededRandom('aula'), (pages) => new pages.TeacherPage());
  undo.push(() => device.putAway());
  await device.open();
  await device.page.signIn('professor', PASSWORD);
  device.page.open(classId);
  await eventually(() => expect(device.page.see().live).not.toBeNull());
  return { page: device.page, classId, api };
}

async function openTeam(base: string, username: string) {
  const room = { base, speed: 1, load };
  const device = new SimulatedDevice(room, createSeededRandom(username), (pages) => new pages.TeamPage());
  undo.push(() => device.putAway());
  await device.open();
  await device.page.signIn(username, PASSWORD);
  await device.page.openGame();
  return device;
}

it('a page of a class in session says that it is old while the server is gone, and then shows everything again', async () => {
  const server = await startServer('uma');
  const { page, classId, api } = await openTeacher(server.base);
  await createTeam(api, 'aula-equipa', PASSWORD, 'ic');
  const team = await new ApiClient(server.base).signIn('aula-equipa', PASSWORD);
  const wordsOf = () =>
    page
      .see()
      .live?.teams.find(({ name }) => name === 'Equipa aula-equipa')
      ?.devices.map(({ words }) => words);
  await page.start(classId, 1);
  await team.send('PUT', '/device', { ...REPORT, words: 3 });
  await eventually(() => expect(wordsOf()).toEqual([3]));
  for (const [place, signal] of (['SIGKILL', 'SIGTERM'] as const).entries()) {
    await server.end(signal);
    await eventually(() => expect(page.see().isLost).toBe(true));
    expect(page.see().live?.lesson).not.toBeNull();
    await server.start();
    await team.send('PUT', '/device', { ...REPORT, words: 4 + place });
    await eventually(
      () => expect(page.see()).toMatchObject({ isLost: false, live: { lesson: { steering: { pace: 1 } } } }),
      BACK_WITHIN_MS,
    );
    await eventually(() => expect(wordsOf()).toEqual([4 + place]));
  }
});

it('with two servers, a pause or message through one reaches a device on the other, and its report comes back', async () => {
  const postgres = await startDebianPostgres();
  undo.push(() => postgres.stop());
  const shared = { databaseUrl: postgres.url, env: { SECRET_KEY: Buffer.alloc(32, 7).toString('base64') } };
  const [one, two] = [await startServer('dois', shared), await startServer('dois', shared)];
  const { page, classId, api } = await openTeacher(one.base);
  await createTeam(api, 'aula-longe', PASSWORD, 'ic');
  const device = await openTeam(two.base, 'aula-longe');
  const lesson = () => device.page.see()?.lesson;
  await page.start(classId, null);
  await eventually(() => expect(lesson()?.id).not.toBeNull());
  await page.steer(classId, [{ teamId: null, paused: true, silent: true }]);
  await eventually(() => expect(lesson()).toMatchObject({ isPaused: true, isSilent: true }));
  await page.say(classId, { teamId: null, text: 'Olhem para a frente.' });
  await eventually(() => expect(lesson()?.messages).toMatchObject([{ text: 'Olhem para a frente.' }]));
  device.page.lesson?.raiseHand();
  await eventually(() => {
    const tile = page.see().live?.teams.find(({ name }) => name === 'Equipa aula-longe');
    expect(tile).toMatchObject({ hand: { answeredAt: null }, devices: [{ step: device.page.see()?.activity?.step }] });
  });
  await page.end(classId);
  await eventually(() => expect(lesson()).toMatchObject({ isPaused: false, isSilent: false, messages: [] }));
});
