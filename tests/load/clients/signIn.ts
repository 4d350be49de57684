import type { Tablet } from './Tablet.ts';

/** Time until a user presses the button again after a busy answer. */
const PRESS_AGAIN_MS = { low: 1_500, high: 5_000 };

export interface Account {
  username: string;
  password: string;
  /** The team's code, with which it signs in instead. */
  code?: string | undefined;
}

/** Signs in as a user does: after a busy answer waits as long as asked, and presses the button again. */
export async function signIn(tablet: Tablet, { username, password, code }: Account): Promise<void> {
  const { pace } = tablet.room;
  for (;;) {
    const answer =
      code === undefined
        ? await tablet.call('POST /login', { form: { username, password }, mayBeBusy: true })
        : await tablet.call('POST /login/code', { json: { code }, mayBeBusy: true });
    if (answer.status === 200) {
      tablet.token = (JSON.parse(answer.text) as { token: string }).token;
      return;
    }
    if (answer.status === 401) throw new Error(`${username} was not let in`);
    await pace.wait(1_000 * Number(answer.headers['retry-after'] ?? 0));
    await pace.pause(tablet.random.between(PRESS_AGAIN_MS.low, PRESS_AGAIN_MS.high));
  }
}

export interface Arrival extends Account {
  /** When the button is pressed within the entry minute. */
  afterMs: number;
  /** Time to type username and password. */
  credentialsMs: { low: number; high: number };
  /** Loads the data that the page needs before it can be used. */
  open: () => Promise<unknown>;
  /** Called once the page can be used. */
  onIn: () => void;
}

/** Loads the sign-in page, signs in and opens the game or panel, as at the start of a lesson. */
export async function signInAndOpen(
  tablet: Tablet,
  { afterMs, credentialsMs, open, onIn, ...account }: Arrival,
): Promise<void> {
  const { pace, recorder } = tablet.room;
  const writingMs = Math.min(afterMs, tablet.random.between(credentialsMs.low, credentialsMs.high));
  await pace.pause(afterMs - writingMs);
  await tablet.insist('GET /site');
  await pace.pause(writingMs);
  const since = performance.now();
  await signIn(tablet, account);
  await open();
  recorder.signIns.add(performance.now() - since);
  onIn();
}
