export interface Asked {
  base: string;
  token: string;
  method: 'GET' | 'PUT';
  /** Below /api. */
  path: string;
  json?: object;
}

/** An answer of the product itself: a success, or a refusal with its code. */
export type Answer<T> = { ok: true; body: T } | { ok: false; code: string };

const TIMEOUT_MS = 15_000;
const RETRY_MS = 100;
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * Sends an idempotent call until the product answers, as the outbox of the client does: a lost connection, a page of the
 * school's proxy, a torn answer and a server that is down or busy are no answers.
 */
export async function askUntilAnswered<T>(asked: Asked): Promise<Answer<T>> {
  for (;;) {
    const answer = await askOnce<T>(asked).catch(() => null);
    if (answer !== null) return answer;
    await sleep(RETRY_MS);
  }
}

async function askOnce<T>({ base, token, method, path, json }: Asked): Promise<Answer<T> | null> {
  const response = await fetch(`${base}/api${path}`, {
    method,
    headers: { authorization: token, ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  const body = (await response.json()) as T & { code?: string };
  if (!isJson || response.status >= 500 || response.status === 429) return null;
  return response.ok ? { ok: true, body } : { ok: false, code: body.code ?? String(response.status) };
}
