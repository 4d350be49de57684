import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { onSignedOut, setTokenSource } from '#client/api/caller.ts';
import { listenLive } from '#client/api/liveStream.ts';

const told = (level: number) => `event: standing\ndata: {"level":${level},"draft":null}\n\n`;

beforeEach(() => setTokenSource(() => ({ token: 'bilhete', account: 'a' })));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setTokenSource(() => ({ token: null, account: null }));
  onSignedOut(() => {});
});

/** A server whose stream the test writes. */
function stream(status = 200) {
  const sent = { authorization: '', end: () => {}, say: (_text: string) => {} };
  vi.stubGlobal(
    'fetch',
    async (_url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      sent.authorization = headers.Authorization ?? '';
      const letters = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start(control) {
          sent.say = (text) => control.enqueue(letters.encode(text));
          sent.end = () => control.close();
          signal.addEventListener('abort', () => control.error(signal.reason));
        },
      });
      return status === 200
        ? new Response(body)
        : new Response('{"message":"Não.","code":"busy"}', { status, headers: { 'Retry-After': '15' } });
    },
  );
  return sent;
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the stream', () => {
  it('tells each standing once it is whole, and nothing else, until it ends', async () => {
    const server = stream();
    const standings: number[] = [];
    const heard = listenLive({
      onStanding: ({ level }) => standings.push(level),
      signal: new AbortController().signal,
    });
    await settled();
    server.say(`retry: 2000\n\n${told(2)}${told(3).slice(0, 20)}`);
    await settled();
    expect([server.authorization, standings]).toEqual(['bilhete', [2]]);
    server.say(`${told(3).slice(20)}: \n\nevent: other\ndata: 1\n\n`);
    server.end();
    await heard;
    expect(standings).toEqual([2, 3]);
  });

  it('throws what the server says no with', async () => {
    stream(503);
    const error = await listenLive({ onStanding: () => {}, signal: new AbortController().signal }).catch((e) => e);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 503, code: 'busy', message: 'Não.', retryAfter: 15_000 });
  });

  it('tells that the session is over', async () => {
    stream(401);
    const signedOut = vi.fn();
    onSignedOut(signedOut);
    await expect(listenLive({ onStanding: () => {}, signal: new AbortController().signal })).rejects.toMatchObject({
      status: 401,
    });
    expect(signedOut).toHaveBeenCalledWith('bilhete');
  });

  it('is given up after 40 s without a sign of life, which every byte is', async () => {
    vi.useFakeTimers();
    const server = stream();
    const end = vi.fn();
    listenLive({ onStanding: () => {}, signal: new AbortController().signal }).catch(end);
    await vi.advanceTimersByTimeAsync(39_000);
    server.say(': \n\n');
    await vi.advanceTimersByTimeAsync(39_000);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(end.mock.calls[0]?.[0]).toMatchObject({ kind: 'network' });
  });

  it('ends with the reason of who ended it', async () => {
    stream();
    const control = new AbortController();
    const heard = listenLive({ onStanding: () => {}, signal: control.signal }).catch((reason) => reason);
    await settled();
    control.abort('longe');
    expect(await heard).toBe('longe');
  });
});
