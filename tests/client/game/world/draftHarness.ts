import { CallError } from '#client/api/CallError.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { type DeviceCopies, type DeviceCopy, deviceCopies } from '#client/game/world/drafts/deviceCopy.ts';
import { DraftKeeper } from '#client/game/world/drafts/draftKeeper.ts';
import type { DraftKeeperParts } from '#client/game/world/drafts/draftKeeperParts.ts';
import type { SavingState } from '#client/game/world/drafts/savingState.ts';
import type { Part } from '#domain/vocabulary.ts';

/** A server that compares drafts like the real one, pages that write to it, and a manual clock. */

type Sent = Parameters<DraftKeeperParts['put']>[0];
/** `lost`: stored, but the reply is lost. `held`: the request waits for `release`. `late`: the reply waits for it. */
export type ConnectionState = 'up' | 'down' | 'lost' | 'held' | 'late' | 'refusing' | 'signedOut';
type Version = { revision: number; device: string; content: string };

export const settleRequests = () => new Promise<void>((done) => setImmediate(done));

export function progressWith(typed: string, part: Part | null = 2) {
  return { ...blankProgress(part), typed };
}

/** Returns the typed text of a draft's content. */
export const typedTextOf = (text: string | undefined) => (text === undefined ? null : JSON.parse(text).typed);

/** Returns a device copy that the server does not have. */
export const unsentCopy = (typed: string, base: number, part: Part = 2) => ({
  base,
  isSent: false,
  writer: 'a.1',
  progress: progressWith(typed, part),
});

export class DraftServer {
  open: Part = 2;
  draft: Version | null = null;
  versions: Version[] = [];
  connection: ConnectionState = 'up';
  puts: Sent[] = [];
  private held: (() => void)[] = [];

  stored() {
    return this.draft && { ...this.draft, at: 0 };
  }

  async put(sent: Sent) {
    if (this.connection === 'down') throw new CallError({ kind: 'network', status: 0 });
    if (this.connection === 'signedOut') throw new CallError({ kind: 'refused', status: 401, code: 'signedOut' });
    this.puts.push(sent);
    if (this.connection === 'held') await new Promise<void>((go) => this.held.push(go));
    if (this.connection === 'refusing' || sent.part !== this.open) {
      throw new CallError({ kind: 'refused', status: 409, code: 'alreadyAnswered' });
    }
    const reply = this.judge(sent);
    if (this.connection === 'late') await new Promise<void>((go) => this.held.push(go));
    else if (this.connection === 'lost') throw new CallError({ kind: 'network', status: 0 });
    return reply;
  }

  release(line: ConnectionState): void {
    this.connection = line;
    for (const go of this.held.splice(0)) go();
  }

  /** Accepts the part's answer: its draft is deleted and the next part is open. */
  acceptAnswer(): void {
    this.open = (this.open + 1) as Part;
    this.draft = null;
  }

  private judge({ revision: sent, device, content }: Sent) {
    const revision = Number(sent);
    const before = this.draft;
    if (before === null || revision > before.revision) {
      if (before?.content === content && before.device !== device) return { won: true, draft: { ...before, at: 0 } };
      if (before !== null && before.device !== device) this.versions.push(before);
      this.draft = { revision, device, content };
      return { won: true, draft: { ...this.draft, at: 0 } };
    }
    const resent = before.device === device && before.content === content;
    const isLate = before.device === device && revision < before.revision;
    if (!resent && !isLate) this.versions.push({ revision, device, content });
    return { won: resent, draft: { ...before, at: 0 } };
  }
}

/** Returns the copies of one device; they outlive its pages. */
export function memoryCopies() {
  const unsent = new Map<Part | null, string>();
  const sent = new Map<Part | null, string>();
  const aside: string[] = [];
  const copies: DeviceCopies = {
    read(part) {
      const text = unsent.get(part) ?? sent.get(part);
      return text === undefined ? null : (JSON.parse(text) as DeviceCopy);
    },
    write(copy) {
      const { part } = copy.progress;
      (copy.isSent ? sent : unsent).set(part, JSON.stringify(copy));
      (copy.isSent ? unsent : sent).delete(part);
      return true;
    },
    remove(part) {
      unsent.delete(part);
      sent.delete(part);
    },
    readAside: () => aside.map((text) => JSON.parse(text) as DeviceCopy),
    writeAside(list) {
      aside.splice(0, aside.length, ...list.map((copy) => JSON.stringify(copy)));
      return true;
    },
  };
  return { copies, everything: () => [...unsent.values(), ...sent.values(), ...aside].join(' ') };
}

export type Device = ReturnType<typeof memoryCopies>;

/** One open page of a device: a draft keeper with its timers and saving states. */
export class DraftPage {
  readonly keeper: DraftKeeper;
  readonly savingStates: SavingState[] = [];
  private time = 0;
  private timers: { at: number; run: () => void }[] = [];

  constructor(server: DraftServer, device: Device, writer = 'a.1') {
    this.keeper = new DraftKeeper({
      writer,
      copies: device.copies,
      put: (body) => server.put(body),
      now: () => this.time,
      random: () => 0,
      later: (run, ms) => {
        const timer = { at: this.time + ms, run };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((other) => other !== timer);
        };
      },
      onSaving: (savingState) => void this.savingStates.push(savingState),
    });
  }

  get sign(): SavingState | undefined {
    return this.savingStates.at(-1);
  }

  get pendingWaits(): number[] {
    return this.timers.map(({ at }) => at - this.time);
  }

  async wait(ms: number): Promise<void> {
    const end = this.time + ms;
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.time = next.at;
      this.timers = this.timers.filter((timer) => timer !== next);
      next.run();
      await settleRequests();
    }
    this.time = end;
    await settleRequests();
  }
}

/** Returns a keeper that stores drafts only on this device: the server never replies, and nothing is retried. */
export function silentKeeper(account: string): DraftKeeper {
  return new DraftKeeper({
    writer: 'a.1',
    copies: deviceCopies(account),
    put: () => new Promise(() => {}),
    now: () => 0,
    random: () => 0,
    later: () => () => {},
    onSaving: () => {},
  });
}
