import { describe, expect, it } from 'vitest';
import { cachedPdfUrl, parseSetsMessage, urlsOfSets, urlsToEvict } from '#client/offline/worker/cachedFiles.ts';
import { rangeResponse } from '#client/offline/worker/rangeResponse.ts';
import { requestKind } from '#client/offline/worker/requestKind.ts';

const OWN = 'https://jogo.escola.pt';

describe('how the worker handles a request', () => {
  it.each([
    ['GET', '/', 'navigate', 'page'],
    ['GET', '/game', 'navigate', 'page'],
    ['GET', '/panel/management/teams', 'navigate', 'page'],
    ['GET', '/game/open-pdf/ic-m1-fs1', 'navigate', 'page'],
    ['GET', '/assets/index-a1.js', 'cors', 'asset'],
    ['GET', '/assets/music-a1.webm', 'no-cors', 'asset'],
    ['GET', '/pdf/ic-m1-fs1.pdf', 'navigate', 'paper'],
    ['HEAD', '/pdf/manual.pdf', 'cors', 'paper'],
    // Calls, tokens and files of pupils are never handled.
    ['GET', '/api/team', 'cors', 'none'],
    ['GET', '/api/files/abc', 'navigate', 'none'],
    ['POST', '/api/login', 'cors', 'none'],
    ['GET', '/api', 'navigate', 'none'],
    ['GET', '/metrics', 'navigate', 'none'],
    ['GET', '/readyz', 'cors', 'none'],
    // The version is always read from the server.
    ['GET', '/version.json', 'cors', 'none'],
    ['GET', '/version.json', 'navigate', 'none'],
    ['GET', '/sw.js', 'same-origin', 'none'],
    ['POST', '/', 'navigate', 'none'],
    ['HEAD', '/assets/index-a1.js', 'cors', 'none'],
    ['GET', '/login', 'cors', 'none'],
  ] as const)('%s %s (%s): %s', (method, path, mode, way) => {
    expect(requestKind({ method, path, mode, origin: OWN }, OWN)).toBe(way);
    expect(requestKind({ method, path, mode, origin: 'https://outro.pt' }, OWN)).toBe('none');
  });
});

describe('a range of a stored file', () => {
  const file = () =>
    new Response('0123456789', { headers: { 'content-type': 'audio/webm', 'content-encoding': 'br' } });

  it.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s is %s', async (range, text, said) => {
    const part = await rangeResponse(file(), range);
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, said, text]);
    expect(part.headers.get('content-length')).toBe(String(text.length));
    expect([part.headers.get('content-type'), part.headers.get('content-encoding')]).toEqual(['audio/webm', null]);
  });

  it.each(['bytes=10-', 'bytes=5-2'])('%s is not satisfiable', async (range) => {
    const part = await rangeResponse(file(), range);
    expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  it.each([null, 'bytes=-', 'bytes=0-1,4-5', 'items=1-2'])('%s returns the whole file', async (range) => {
    const whole = await rangeResponse(file(), range);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
  });
});

describe('the stored files', () => {
  const build = {
    entry: '/assets/index-a1.js',
    sets: {
      shell: ['/assets/index-a1.js', '/assets/both.webp'],
      game: ['/assets/Game-a1.js'],
      panel: ['/assets/Panel-a1.js'],
      'theme:ic': ['/assets/sun-ic.webp', '/assets/both.webp'],
      'theme:dh': ['/assets/sun-dh.webp'],
      'voice:ic:webm': ['/assets/1.webm'],
      'paper:ic': ['/pdf/ic-m1-fs1.pdf?v=7', '/pdf/ic-m1-fs2.pdf?v=7'],
    },
  };

  it('are each file of the sets once, without unknown sets', () => {
    expect(urlsOfSets(build, ['shell', 'theme:ic', 'voice:ic:ogg'])).toEqual([
      '/assets/index-a1.js',
      '/assets/both.webp',
      '/assets/sun-ic.webp',
    ]);
  });

  it.each<[string, string[], string, boolean]>([
    ['a file of an older version', ['panel'], '/assets/index-old.js', true],
    ['a worksheet in an older version', ['panel'], '/pdf/ic-m1-fs1.pdf?v=6', true],
    ['the panel, while the game is played', ['game', 'theme:ic'], '/assets/Panel-a1.js', false],
    ['another solar system, while one is played', ['game', 'theme:ic'], '/assets/sun-dh.webp', true],
    ['its sounds', ['game', 'theme:dh'], '/assets/1.webm', true],
    ['the one that is played', ['game', 'theme:dh'], '/assets/sun-dh.webp', false],
    ['what another set needs too', ['game', 'theme:dh'], '/assets/both.webp', false],
    ['the game, while the panel is used', ['panel'], '/assets/sun-dh.webp', false],
  ])('%s (%j): %s is removed: %s', (_, wanted, file, goes) => {
    expect(urlsToEvict(build, [file], wanted)).toEqual(goes ? [file] : []);
  });

  it('include a worksheet by its name', () => {
    expect(cachedPdfUrl(build, '/pdf/ic-m1-fs2.pdf')).toBe('/pdf/ic-m1-fs2.pdf?v=7');
    expect(cachedPdfUrl(build, '/pdf/ic-m1-fs.pdf')).toBeUndefined();
  });

  it.each([
    [
      { keep: ['game', 3], entry: 'e' },
      { sets: ['game'], entry: 'e' },
    ],
    [{ keep: 'game', entry: 'e' }, null],
    [{ keep: [] }, null],
    [null, null],
    ['keep', null],
  ])('the message %j requests %j', (message, expected) => {
    expect(parseSetsMessage(message)).toEqual(expected);
  });
});
