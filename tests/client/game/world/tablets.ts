import { CallError } from '#client/api/CallError.ts';
import { blankProgress } from '#client/game/flow/rules/progress.ts';
import { type DeviceCopies, type DeviceCopy, deviceCopies } from '#client/game/world/drafts/deviceCopy.ts';
import { DraftKeeper, type DraftKeeperParts } from '#client/game/world/drafts/draftKeeper.ts';
import type { Saving } from '#client/game/world/drafts/savingSign.ts';
import type { Part } from '#domain/vocabulary.ts';

/** A server that judges drafts as the real one does, tablets that write to it, and a clock that moves by hand. */

type Sent = Parameters<DraftKeeperParts['put']>[0];
/** `lost`: the server took it, its answer never came. `held`: on its way until `release`; `late`: its answer is. */
export type Line = 'up' | 'down' | 'lost' | 'held' | 'late' | 'refusing' | 'signedOut';
type Version = { revision: number; device: string; content: string };

export const settle = () => new Promise<void>((done) => setImmediate(done));

export function progressWith(typed: string, part: Part | null = 2) {
  return { ...blankProgress(part), typed };
}

/** What was typed in a draft's content. */
export const typedIn = (text: string | undefined) => (text === undefined ? null : JSON.parse(text).typed);

/** What a device holds that the server has not got. */
export const unsentCopy = (typed: string, base: number, part: Part = 2) => ({
  base,
  isSent: false,
  writer: 'a.1',
  progress: progressWith(typed, part),
});

export class DraftServer {
  open: Part = 2;
  draft: Version | null = null;
  kept: Version[] = [];
  line: Line = 'up';
  puts: Sent[] = [];
  private held: (() => void)[] = [];

  stored() {
    return this.draft && { ...this.draft, at: 0 };
  }

  async put(sent: Sent) {
    if (this.line === 'down') throw new CallError({ kind: 'network', status: 0 });
    if (this.line === 'signedOut') throw new CallError({ kind: 'refused', status: 401, code: 'signedOut' });
    this.puts.push(sent);
    if (this.line === 'held') await new Promise<void>((go) => this.held.push(go));
    if (this.line === 'refusing' || sent.part !== this.open) {
      throw new CallError({ kind: 'refused', status: 409, code: 'alreadyAnswered' });
    }
    const reply = this.judge(sent);
    if (this.line === 'late') await new Promise<void>((go) => this.held.push(go));
    else if (this.line === 'lost') throw new CallError({ kind: 'network', status: 0 });
    return reply;
  }

  release(line: Line): void {
    this.line = line;
    for (const go of this.held.splice(0)) go();
  }

  /** The part was accepted from somewhere: its draft has served, the next one is open. */
  accept(): void {
    this.open = (this.open + 1) as Part;
    this.draft = null;
  }

  private judge({ revision: sent, device, content }: Sent) {
    const revision = Number(sent);
    const before = this.draft;
    if (before === null || revision > before.revision) {
      if (before?.content === content && before.device !== device) return { won: true, draft: { ...before, at: 0 } };
      if (before !== null && before.device !== device) this.kept.push(before);
      this.draft = { revision, device, content };
      return { won: true, draft: { ...this.draft, at: 0 } };
    }
    const resent = before.device === device && before.content === content;
    const isLate = before.device === device && revision < before.revision;
    if (!resent && !isLate) this.kept.push({ revision, device, content });
    return { won: resent, draft: { ...before, at: 0 } };
  }
}

/** What one device keeps; it outlives its pages. */
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

/** One open page of a device: a keeper, its timers and its sign. */
export class Page {
  readonly keeper: DraftKeeper;
  readonly signs: Saving[] = [];
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
      onSaving: (sign) => void this.signs.push(sign),
    });
  }

  get sign(): Saving | undefined {
    return this.signs.at(-1);
  }

  get plans(): number[] {
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
      await settle();
    }
    this.time = end;
    await settle();
  }
}

/** Keeps the drafts of an account on this device alone: no server ever answers, and nothing is tried later. */
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
