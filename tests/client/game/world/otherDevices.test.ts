import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { otherDevices } from '#client/game/world/drafts/otherDevices.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import { DraftServer, memoryCopies, Page, progressWith, settle } from './tablets.ts';

let server: DraftServer;
beforeEach(() => {
  server = new DraftServer();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const standing = () => ({
  level: 3,
  draft: server.draft && { part: 2, revision: server.draft.revision, device: server.draft.device },
});

const answered = () => ({
  part: 2,
  draft: server.stored(),
  kept: server.kept.map((version) => ({ ...version, at: 60 })),
});

async function two() {
  const other = new Page(server, memoryCopies(), 'b.1');
  const mine = new Page(server, memoryCopies(), 'a.1');
  for (const page of [other, mine]) page.keeper.restore(2, null);
  const tell = vi.fn();
  const read = vi.fn(async () => answered());
  const follow = otherDevices({ keeper: mine.keeper, read, tell });
  const write = async (page: Page, text: string) => {
    page.keeper.keep(progressWith(text));
    await page.wait(DRAFT_DELAY_MS);
  };
  const followed = () => tell.mock.calls.map(([event]) => event).filter(({ type }) => type === 'FOLLOW');
  return { other, mine, tell, read, follow, write, followed };
}

it('takes over what the other device wrote', async () => {
  const { other, follow, write, followed } = await two();
  await write(other, 'Uma horta');
  follow(standing());
  await settle();
  expect(followed()).toEqual([{ type: 'FOLLOW', progress: progressWith('Uma horta'), isOther: false }]);
});

it('takes over what it heard of while an answer to it was on its way', async () => {
  const { other, mine, follow, write, followed } = await two();
  server.line = 'late';
  await write(mine, 'Uma');
  server.line = 'up';
  other.keeper.restore(2, server.stored());
  await write(other, 'Uma horta');
  follow(standing());
  await settle();
  expect(followed()).toEqual([]);
  server.release('up');
  await settle();
  expect(followed()).toEqual([{ type: 'FOLLOW', progress: progressWith('Uma horta'), isOther: false }]);
});

it.each([
  ['goes on from what stood here', 'Uma horta na escola', false],
  ['has put something else in its place', 'Um mercado', true],
])('tells when the other device %s', async (_, text, isOther) => {
  const { other, mine, follow, write, followed } = await two();
  await write(mine, 'Uma horta');
  other.keeper.follow(server.stored());
  await write(other, text);
  follow(standing());
  await settle();
  expect(followed()).toEqual([{ type: 'FOLLOW', progress: progressWith(text), isOther }]);
});

it('says nothing when the other device takes back what it wrote itself', async () => {
  const { other, follow, write, followed } = await two();
  await write(other, 'Uma horta');
  follow(standing());
  await settle();
  await write(other, 'Um mercado');
  follow(standing());
  await settle();
  expect(followed().map(({ isOther }) => isOther)).toEqual([false, false]);
});

it('says nothing when the other device sends what was written here and goes on', async () => {
  const { other, mine, follow, write, followed } = await two();
  await write(mine, 'Uma horta');
  other.keeper.follow(server.stored());
  const gone = { ...progressWith(''), step: 1, texts: ['Uma horta'] };
  other.keeper.keep(gone);
  await other.wait(DRAFT_DELAY_MS);
  follow(standing());
  await settle();
  expect(followed()).toEqual([{ type: 'FOLLOW', progress: gone, isOther: false }]);
});

it('brings what was replaced, to choose from', async () => {
  const { other, mine, follow, write, tell } = await two();
  await write(mine, 'Uma horta');
  other.keeper.follow(server.stored());
  await write(other, 'Um mercado');
  follow(standing());
  await settle();
  const versions = [{ progress: progressWith('Uma horta'), at: 60 }];
  expect(tell).toHaveBeenCalledWith({ type: 'VERSIONS', versions });
});

it('reads nothing for what this device sent itself', async () => {
  const { mine, follow, write, read, tell } = await two();
  await write(mine, 'Uma horta');
  follow(standing());
  await settle();
  expect(read).not.toHaveBeenCalled();
  expect(tell.mock.calls).toEqual([[{ type: 'LEVEL_MOVED', level: 3 }]]);
});

it('tells which proposals left the council', async () => {
  const { follow, tell } = await two();
  follow({ ...standing(), withdrawn: ['p1'] });
  expect(tell).toHaveBeenCalledWith({ type: 'WITHDRAWN', proposalIds: ['p1'] });
});

it('asks for fresh lists once where more left the council than are told', async () => {
  const { follow, tell } = await two();
  const many = () => tell.mock.calls.filter(([event]) => event.type === 'MANY_WITHDRAWN').length;
  follow({ ...standing(), withdrawn: ['p2', 'p1'] });
  expect(many()).toBe(0);
  follow({ ...standing(), withdrawn: ['p3', 'p2'], withdrawnMore: true });
  expect(many()).toBe(1);
  follow({ ...standing(), withdrawn: ['p3', 'p2'], withdrawnMore: true });
  expect(many()).toBe(1);
  follow({ ...standing(), withdrawn: ['p4', 'p3'], withdrawnMore: true });
  expect(many()).toBe(2);
});

it('leaves what is unsent here in peace, and a draft that does not come', async () => {
  const { other, mine, follow, write, read, followed } = await two();
  await write(other, 'de outro');
  mine.keeper.keep(progressWith('meu'));
  follow(standing());
  await settle();
  read.mockRejectedValueOnce(new Error('no network'));
  follow(standing());
  await settle();
  expect(followed()).toEqual([]);
});

it('misses nothing that is written while it reads', async () => {
  const { other, read, follow, write, followed } = await two();
  await write(other, 'Uma');
  const first = answered();
  let answer: (reply: typeof first) => void = () => {};
  read.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  follow(standing());
  await write(other, 'Uma horta');
  follow(standing());
  answer(first);
  await settle();
  expect(followed().map(({ progress }) => progress.typed)).toEqual(['Uma', 'Uma horta']);
});

it('tells the game when the teacher opens the ranking and closes it, once each', async () => {
  const { tell, follow } = await two();
  const told = () => tell.mock.calls.map(([event]) => event).filter(({ type }) => type === 'RANKING_OPENED');
  for (const ranking of [undefined, 'class', 'class', 'school', undefined] as const) {
    follow({ level: 6, draft: null, ...(ranking && { ranking }) });
  }
  expect(told().map(({ scope }) => scope)).toEqual(['class', 'school', null]);
});
