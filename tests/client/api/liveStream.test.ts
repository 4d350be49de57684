import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '#client/api/CallError.ts';
import { onSignedOut, setTokenSource } from '#client/api/caller.ts';
import { readLiveStream } from '#client/api/liveStream.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { LIVE_CALL, STANDING_EVENT } from '#contract/classroom/liveCall.ts';

const STREAM = { call: LIVE_CALL, event: STANDING_EVENT };
const eventOf = (level: number) => `event: standing\ndata: {"level":${level},"draft":null}\n\n`;

beforeEach(() => setTokenSource(() => ({ token: 'bilhete', account: 'a' })));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  setTokenSource(() => ({ token: null, account: null }));
  onSignedOut(() => {});
});

/** Stubs fetch with a stream that the test writes. */
function stream(status = 200) {
  const sent = { authorization: '', end: () => {}, write: (_text: string) => {} };
  vi.stubGlobal(
    'fetch',
    async (_url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      sent.authorization = headers.Authorization ?? '';
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start(control) {
          sent.write = (text) => control.enqueue(encoder.encode(text));
          sent.end = () => control.close();
          signal.addEventListener('abort', () => control.error(signal.reason));
        },
      });
      return status === 200
        ? new Response(body)
        : new Response(JSON.stringify({ message: 'Não.', code: status === 401 ? 'signedOut' : 'busy' }), {
            status,
            headers: { 'Retry-After': '15' },
          });
    },
  );
  return sent;
}

const settled = () => new Promise((done) => setTimeout(done, 0));

describe('the stream', () => {
  it('reports each complete standing event, and no other event, until it ends', async () => {
    const server = stream();
    const standings: number[] = [];
    const listening = readLiveStream<GamePosition>(STREAM, {
      onData: ({ level }) => standings.push(level),
      signal: new AbortController().signal,
    });
    await settled();
    server.write(`retry: 2000\n\n${eventOf(2)}${eventOf(3).slice(0, 20)}`);
    await settled();
    expect([server.authorization, standings]).toEqual(['bilhete', [2]]);
    server.write(`${eventOf(3).slice(20)}: \n\nevent: other\ndata: 1\n\n`);
    server.end();
    await listening;
    expect(standings).toEqual([2, 3]);
  });

  it('throws the refusal of the server', async () => {
    stream(503);
    const error = await readLiveStream(STREAM, { onData: () => {}, signal: new AbortController().signal }).catch(
      (e) => e,
    );
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 503, code: 'busy', message: 'Não.', retryAfter: 15_000 });
  });

  it('reports a session that is over', async () => {
    stream(401);
    const signedOut = vi.fn();
    onSignedOut(signedOut);
    await expect(
      readLiveStream(STREAM, { onData: () => {}, signal: new AbortController().signal }),
    ).rejects.toMatchObject({
      status: 401,
    });
    expect(signedOut).toHaveBeenCalledWith('bilhete');
  });

  it('fails after 40 s without a byte', async () => {
    vi.useFakeTimers();
    const server = stream();
    const end = vi.fn();
    readLiveStream(STREAM, { onData: () => {}, signal: new AbortController().signal }).catch(end);
    await vi.advanceTimersByTimeAsync(39_000);
    server.write(': \n\n');
    await vi.advanceTimersByTimeAsync(39_000);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(end.mock.calls[0]?.[0]).toMatchObject({ kind: 'network' });
  });

  it('ends with the reason of the abort', async () => {
    stream();
    const control = new AbortController();
    const listening = readLiveStream(STREAM, { onData: () => {}, signal: control.signal }).catch((reason) => reason);
    await settled();
    control.abort('longe');
    expect(await listening).toBe('longe');
  });
});
