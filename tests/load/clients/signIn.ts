import type { Tablet } from './Tablet.ts';

/** Until somebody who was told 'come again' has read it and presses the button once more. */
const PRESS_AGAIN_MS = { low: 1_500, high: 5_000 };

export interface Account {
  username: string;
  password: string;
}

/** Signs in as people do: who is told to come again waits as long as asked, and presses again. */
export async function signIn(tablet: Tablet, { username, password }: Account): Promise<void> {
  const { pace } = tablet.room;
  for (;;) {
    const answer = await tablet.call('POST /login', { form: { username, password }, mayBeBusy: true });
    if (answer.status === 200) {
      tablet.token = (JSON.parse(answer.text) as { token: string }).token;
      return;
    }
    if (answer.status === 401) throw new Error(`${username} was not let in`);
    await pace.wait(1_000 * Number(answer.headers['retry-after'] ?? 0));
    await pace.pause(tablet.dice.between(PRESS_AGAIN_MS.low, PRESS_AGAIN_MS.high));
  }
}

export interface Arrival extends Account {
  /** When the button is pressed, of the minute in which all do. */
  afterMs: number;
  /** Name and password, letter by letter. */
  credentialsMs: { low: number; high: number };
  /** What the page asks for before it can be used. */
  open: () => Promise<unknown>;
  /** Told once it can be. */
  onIn: () => void;
}

/** From the first page to the open game or panel, as all come in at the beginning of a lesson. */
export async function comeIn(
  tablet: Tablet,
  { afterMs, credentialsMs, open, onIn, ...account }: Arrival,
): Promise<void> {
  const { pace, recorder } = tablet.room;
  const writingMs = Math.min(afterMs, tablet.dice.between(credentialsMs.low, credentialsMs.high));
  await pace.pause(afterMs - writingMs);
  await tablet.insist('GET /site');
  await pace.pause(writingMs);
  const since = performance.now();
  await signIn(tablet, account);
  await tablet.insist('GET /profile');
  await open();
  recorder.signIns.add(performance.now() - since);
  onIn();
}
