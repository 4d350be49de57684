import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import type { UploadFileOptions } from '#client/api/files.ts';
import { createTeamFiles } from '#client/game/world/files/teamFiles.ts';

type News = Parameters<Parameters<typeof createTeamFiles>[1]>[0];

const disk = new Map<string, File>();
let diskWorks = true;
const uploads: { file: File; options: UploadFileOptions }[] = [];
let answers: (() => Promise<{ reference: string }>)[] = [];

const forgotten: unknown[] = [];
vi.mock('#client/api/files.ts', () => ({
  forgetUpload: async (file: File, owner: object) => void forgotten.push([file, owner]),
  uploadFile: (file: File, options: UploadFileOptions) => {
    uploads.push({ file, options });
    return answers.shift()?.() ?? new Promise((_, no) => options.signal?.addEventListener('abort', no));
  },
}));
vi.mock('#client/api/localFiles.ts', () => {
  const on = async <T>(act: () => T) => {
    if (!diskWorks) throw new DOMException('', 'InvalidStateError');
    return act();
  };
  return {
    putLocalFile: (account: string, id: string, file: File) => on(() => void disk.set(account + id, file)),
    getLocalFile: (account: string, id: string) => on(() => disk.get(account + id)),
    removeLocalFile: (account: string, id: string) => on(() => void disk.delete(account + id)),
    clearLocalFiles: (account: string) =>
      on(() => [...disk.keys()].filter((key) => key.startsWith(account)).map((key) => disk.delete(key))),
  };
});

const film = new File(['1234'], 'filme.mp4', { type: 'video/mp4' });
const photo = (name: string) => new File(['123456'], name);
/** Photographs being prepared, each until the test calls `becomes`. */
const preparing: { original: File; becomes: (file: File) => void }[] = [];
vi.mock('#client/photos/preparePhoto.ts', async (actual) => ({
  ...(await actual<object>()),
  preparePhoto: (original: File) => new Promise<File>((becomes) => preparing.push({ original, becomes })),
}));

const accepted = async () => ({ reference: 'upload:9' });
const refused =
  (status: number, message = '') =>
  () =>
    Promise.reject(new CallError({ kind: 'refused', status, message }));
const noNetwork = () => Promise.reject(new CallError({ kind: 'network', status: 0 }));
const settle = () => vi.advanceTimersByTimeAsync(0);

function team(account = 'team-1') {
  const news: News[] = [];
  const files = createTeamFiles(account, (event) => news.push(event));
  const chosen = (file = film) => {
    const [made] = files.choose([file]);
    return { ...made, reference: null, progress: 0, failed: null } as Parameters<typeof files.upload>[0][number];
  };
  return { files, news, chosen };
}

beforeAll(() => import('#client/photos/preparePhoto.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  disk.clear();
  diskWorks = true;
  uploads.length = 0;
  forgotten.length = 0;
  preparing.length = 0;
  answers = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the files of a team', () => {
  it('are stored on the device, uploaded once, and report their progress', async () => {
    const { files, news, chosen } = team();
    let arrive = (_: { reference: string }) => {};
    answers = [() => new Promise((done) => (arrive = done))];
    const file = chosen();
    expect(file).toMatchObject({ name: 'filme.mp4', bytes: 4 });
    files.upload([file]);
    files.upload([file]);
    await settle();
    uploads[0]?.options.onProgress?.(0.5);
    arrive({ reference: 'upload:9' });
    await settle();
    expect([uploads.length, disk.size]).toEqual([1, 1]);
    expect(news.map(({ type: _, id: __, ...rest }) => rest)).toEqual([
      { failed: null },
      { progress: 0.5 },
      { reference: 'upload:9' },
    ]);
  });

  it.each([
    ['no network', noNetwork],
    ['a failing server', () => Promise.reject(new CallError({ kind: 'server', status: 503 }))],
    ['a session that ended', refused(401)],
    ['too many requests', refused(429)],
  ])('are retried after %s, without a failure', async (_, trouble) => {
    const { files, news, chosen } = team();
    answers = [trouble, trouble, accepted];
    files.upload([chosen()]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(uploads).toHaveLength(3);
    expect(news.at(-1)).toMatchObject({ reference: 'upload:9' });
    expect(news.some(({ failed }) => typeof failed === 'string')).toBe(false);
  });

  it.each([
    [
      'the message of the server',
      refused(415, 'Este tipo de ficheiro não é aceite.'),
      'Este tipo de ficheiro não é aceite.',
    ],
    [
      'a generic message for an unexpected error',
      () => Promise.reject(new Error('x')),
      'O envio falhou. Retirem-no e juntem-no de novo.',
    ],
  ])('are not retried after a refusal, which shows %s', async (_, answer, words) => {
    const { files, news, chosen } = team();
    answers = [answer];
    files.upload([chosen()]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(uploads).toHaveLength(1);
    expect(news.at(-1)).toMatchObject({ failed: words });
  });

  it('that are removed are aborted, deleted and report nothing more', async () => {
    const { files, news, chosen } = team();
    const file = chosen();
    files.upload([file]);
    await settle();
    files.discard(file.id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect([uploads[0]?.options.signal?.aborted, uploads.length, disk.size]).toEqual([true, 1, 0]);
    expect(uploads[0]?.options).toMatchObject({ account: 'team-1', id: file.id });
    expect(forgotten).toEqual([[film, { account: 'team-1', id: file.id }]]);
    expect(news).toHaveLength(1);
  });

  it('that are removed while waiting for the network are not uploaded again', async () => {
    const { files, chosen } = team();
    answers = [noNetwork];
    const file = chosen();
    files.upload([file]);
    await settle();
    files.discard(file.id);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(uploads).toHaveLength(1);
  });

  it('are resumed by a reloaded page of the same account only', async () => {
    const before = team();
    const file = before.chosen();
    before.files.close();
    const other = team('team-2');
    other.files.upload([file]);
    await settle();
    expect(uploads).toHaveLength(0);
    expect(other.news.at(-1)?.paused).toBe(
      'Não está neste dispositivo. Se outro o estiver a enviar, esperem por ele; se não, retirem-no e juntem-no de novo.',
    );
    expect([other.news.some(({ failed }) => typeof failed === 'string'), other.files.unsent()]).toEqual([false, null]);
    const after = team();
    answers = [accepted];
    after.files.upload([file]);
    await settle();
    expect([uploads[0]?.file.name, after.news.at(-1)]).toMatchObject(['filme.mp4', { reference: 'upload:9' }]);
  });

  it('are uploaded without IndexedDB, but missing after a reload', async () => {
    diskWorks = false;
    const { files, news, chosen } = team();
    answers = [accepted];
    const file = chosen();
    files.upload([file]);
    await settle();
    expect(news.at(-1)).toMatchObject({ reference: 'upload:9' });
    files.discard(file.id);
    files.clear();
    const after = team();
    after.files.upload([file]);
    await settle();
    expect(after.news.at(-1)?.paused).toContain('Não está neste dispositivo');
  });

  it('stay on the device when closed, and are deleted when cleared', async () => {
    const { files, chosen } = team();
    files.upload([chosen()]);
    await settle();
    files.close();
    expect([uploads[0]?.options.signal?.aborted, disk.size]).toEqual([true, 1]);
    files.clear();
    await settle();
    expect(disk.size).toBe(0);
  });
});

describe('a file that will be refused', () => {
  it('is not stored on the device, unless it is a photograph that can become smaller', () => {
    const { files } = team();
    const sized = (name: string, size: number) => Object.defineProperty(new File([], name), 'size', { value: size });
    const rows = files.choose([sized('jogo.exe', 9), sized('filme.mp4', 60 * 1024 * 1024), sized('vazio.pdf', 0)]);
    expect(rows.map(({ name }) => name)).toEqual(['jogo.exe', 'filme.mp4', 'vazio.pdf']);
    expect(disk.size).toBe(0);
    const [large] = files.choose([sized('foto.png', 60 * 1024 * 1024)]);
    expect([large?.bytes, disk.size]).toEqual([50 * 1024 * 1024, 1]);
  });
});

describe('leaving', () => {
  it('is warned of pending uploads, also of waiting ones, and of no others', async () => {
    const { files, chosen } = team();
    expect(files.unsent()).toBeNull();
    answers = [noNetwork, accepted, refused(415)];
    files.upload([chosen()]);
    await settle();
    expect(files.unsent()).toContain('Ainda há ficheiros por enviar.');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(files.unsent()).toBeNull();
    files.upload([chosen()]);
    await settle();
    expect(files.unsent()).toBeNull();
    const taken = chosen();
    files.upload([taken]);
    files.discard(taken.id);
    expect(files.unsent()).toBeNull();
  });
});

describe('a photograph', () => {
  const small = new File(['12'], 'foto.jpg');

  it('is listed and stored at once, reports its preparation, and is uploaded as prepared', async () => {
    const { files, news, chosen } = team();
    const row = chosen(photo('foto.webp'));
    expect([row.name, row.bytes, disk.size]).toEqual(['foto.jpg', 6, 1]);
    files.upload([row]);
    await settle();
    expect([news.at(-1)?.paused, uploads.length]).toEqual(['Está a ser preparado. Aguardem um momento.', 0]);
    answers = [accepted];
    preparing[0]?.becomes(small);
    await settle();
    expect(news.slice(2)).toMatchObject([{ name: 'foto.jpg', bytes: 2, progress: 0 }, { reference: 'upload:9' }]);
    expect([uploads[0]?.file, [...disk.values()]]).toEqual([small, [small]]);
  });

  it('is prepared in turn, unless it was removed', async () => {
    const { files, chosen } = team();
    const rows = ['a.png', 'b.png', 'c.png'].map((name) => chosen(photo(name)));
    for (const row of rows) files.upload([row]);
    await settle();
    files.discard(rows[1]?.id ?? '');
    expect(preparing.map(({ original }) => original.name)).toEqual(['a.png']);
    preparing[0]?.becomes(small);
    await settle();
    expect(preparing.map(({ original }) => original.name)).toEqual(['a.png', 'c.png']);
    files.discard(rows[2]?.id ?? '');
    preparing[1]?.becomes(small);
    await settle();
    expect([uploads.length, disk.size]).toEqual([1, 1]);
  });

  it('that a closed page had not prepared is prepared by the next', async () => {
    const before = team();
    const row = before.chosen(photo('a.png'));
    before.files.upload([row]);
    await settle();
    before.files.close();
    preparing[0]?.becomes(small);
    await settle();
    const after = team();
    after.files.upload([row]);
    await settle();
    expect([preparing.at(-1)?.original.size, uploads.length]).toEqual([6, 0]);
    preparing.at(-1)?.becomes(small);
    await settle();
    expect(uploads.map(({ file }) => file)).toEqual([small]);
  });

  it('that cannot be converted is refused with a message', async () => {
    const { files, news, chosen } = team();
    const original = photo('foto.heic');
    files.upload([chosen(original)]);
    await settle();
    preparing[0]?.becomes(original);
    await settle();
    expect(news.at(-1)?.failed).toContain('«foto.heic» não é de um tipo aceite');
    expect(uploads).toHaveLength(0);
  });
});

describe('the message of a waiting file', () => {
  it.each([
    ['no network', noNetwork, 'Sem ligação: o ficheiro está guardado neste dispositivo e segue assim que houver rede.'],
    [
      'a full disk',
      () => Promise.reject(new CallError({ kind: 'server', status: 507, message: 'O servidor não tem espaço.' })),
      'O servidor não tem espaço. O ficheiro está guardado neste dispositivo e segue depois.',
    ],
  ])('explains %s, and the upload then continues by itself', async (_, trouble, words) => {
    const { files, news, chosen } = team();
    answers = [trouble, accepted];
    files.upload([chosen()]);
    await settle();
    expect(news.at(-1)).toMatchObject({ paused: words });
    expect(disk.size).toBe(1);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(news.at(-1)).toMatchObject({ reference: 'upload:9' });
  });

  it('asks to keep the page open when the device could not store the file', async () => {
    diskWorks = false;
    const { files, news, chosen } = team();
    answers = [noNetwork, accepted];
    files.upload([chosen()]);
    await settle();
    expect(news.at(-1)?.paused).toBe(
      'Sem ligação ao servidor. Não foi possível guardá-lo neste dispositivo: deixem esta página aberta até ser enviado.',
    );
    expect(files.unsent()).toContain('Se saírem agora, perdem-se.');
    await vi.advanceTimersByTimeAsync(8_000);
    expect(news.at(-1)).toMatchObject({ reference: 'upload:9' });
  });

  it('reports a failed attempt at once, while the next is running', async () => {
    const { files, news, chosen } = team();
    files.upload([chosen()]);
    await settle();
    uploads[0]?.options.onRetry?.(new CallError({ kind: 'network', status: 0 }));
    expect(news.at(-1)?.paused).toContain('Sem ligação');
  });

  it('comes with slow retries when the disk is full', async () => {
    const { files, chosen } = team();
    answers = [() => Promise.reject(new CallError({ kind: 'server', status: 507 })), accepted];
    files.upload([chosen()]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(uploads).toHaveLength(1);
    files.close();
  });
});
