import { vi } from 'vitest';

export interface SentCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

export type FakeAnswer = { status: number; body?: unknown; headers?: Record<string, string> } | 'offline' | 'hang';

/** Stubs fetch with a table from 'METHOD /path' to an answer or a function of the call; throws for any other call. */
export function fakeFetch(answers: Record<string, FakeAnswer | ((call: SentCall) => FakeAnswer)>): SentCall[] {
  const calls: SentCall[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const sent = {
      method: init.method ?? 'GET',
      url,
      headers: init.headers as Record<string, string>,
      body: init.body instanceof URLSearchParams ? init.body.toString() : init.body,
    };
    calls.push(sent);
    const planned = answers[`${sent.method} ${url.split('?')[0]}`];
    if (planned === undefined) throw new Error(`no answer planned for ${sent.method} ${url}`);
    const answer = typeof planned === 'function' ? planned(sent) : planned;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    if (answer === 'hang') return hang(init.signal);
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? {});
    return new Response(text, { status: answer.status, headers: answer.headers ?? {} });
  });
  return calls;
}

function hang(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
  );
}
