import type { Outbox, OutboxEvent } from '#client/api/outbox.ts';
import type { OutboxItem } from '#client/api/outboxStore.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { evaluation } from '#contract/marking/evaluation.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import { isEmpty, unconfirmed } from './markChoices.ts';
import { noteIn, partOf, sendMarks, sendNote, sentPartsOf } from './savedParts.ts';
import {
  isRefused,
  type Part,
  readChoices,
  readUnsavedNotes,
  setRefused,
  teamsWithUnsavedWork,
  writeChoices,
  writeUnsavedNote,
} from './unsavedWork.ts';

/** Who goes on typing is saved after so long, in milliseconds, and not only when they stop. */
const WAIT_MAX_MS = 5_000;

const savers = new Map<string, MarkSaver>();

/** Returns the one saver of an account. */
export function markSaver(account: string): MarkSaver {
  const known = savers.get(account) ?? new MarkSaver(account, accountOutbox(account));
  savers.set(account, known);
  return known;
}

interface Plan {
  timer: ReturnType<typeof setTimeout>;
  /** Milliseconds since 1970 of the first change that waits. */
  since: number;
}

/**
 * Saves marks and comments to teams by itself (ruling 31): `DRAFT_DELAY_MS` after the last change, at once when asked.
 * What was last chosen stays stored on the device until the server has confirmed exactly that; while a call of a part is
 * on its way the newer choice waits, and follows once the call is answered. So what is shown always reaches the server.
 */
export class MarkSaver {
  private readonly account: string;
  private readonly outbox: Outbox;
  private readonly plans = new Map<string, Plan>();
  /** Parts that the server has just taken, until `confirm` has compared them with what is stored. */
  private readonly confirming = new Set<string>();

  constructor(account: string, outbox: Outbox) {
    this.account = account;
    this.outbox = outbox;
    outbox.subscribe((event) => this.onEvent(event));
  }

  /** Plans a save after a change of this part; a refusal of it no longer holds it back. */
  changed(part: Part): void {
    setRefused(this.account, part, false);
    const { teamId } = part;
    const since = this.cancel(teamId)?.since ?? Date.now();
    const wait = Math.max(0, Math.min(DRAFT_DELAY_MS, since + WAIT_MAX_MS - Date.now()));
    this.plans.set(teamId, { since, timer: setTimeout(() => this.saveNow(teamId), wait) });
  }

  /** Sends what is unsaved of one team, or of all. */
  saveNow(teamId?: string): void {
    for (const id of teamId === undefined ? teamsWithUnsavedWork(this.account) : [teamId]) {
      this.cancel(id);
      this.send(id);
    }
    this.outbox.retryNow();
  }

  /** Sends what is unsaved of one team, or of all, and waits for one try; returns whether the server has all of it. */
  async save(teamId?: string): Promise<boolean> {
    let isSent = false;
    do {
      this.saveNow(teamId);
      isSent = await this.outbox.flush();
      await nextTick();
    } while (isSent && this.unsaved(teamId).some((id) => this.isSendable(id)));
    return this.unsaved(teamId).length === 0;
  }

  private unsaved(teamId: string | undefined): string[] {
    const all = teamsWithUnsavedWork(this.account);
    return teamId === undefined ? all : all.filter((id) => id === teamId);
  }

  private cancel(teamId: string): Plan | undefined {
    const plan = this.plans.get(teamId);
    clearTimeout(plan?.timer);
    this.plans.delete(teamId);
    return plan;
  }

  private send(teamId: string): void {
    const sent = sentPartsOf(this.outbox, teamId);
    const choices = readChoices(this.account, teamId);
    const isOpen = (part: Part) => !isRefused(this.account, part) && !this.confirming.has(keyOf(part));
    if (sent.marks === null && !isEmpty(choices) && isOpen({ teamId, level: null })) {
      sendMarks(this.outbox, teamId, choices);
    }
    const notes = readUnsavedNotes(this.account, teamId);
    for (const level of MISSION_LEVELS) {
      const text = notes[level]?.trim();
      if (text === undefined || sent.notes[level] !== undefined || !isOpen({ teamId, level })) continue;
      sendNote(this.outbox, teamId, level, text);
    }
  }

  private isSendable(teamId: string): boolean {
    const { account } = this;
    const notes = readUnsavedNotes(account, teamId);
    const levels = MISSION_LEVELS.filter((level) => notes[level] !== undefined);
    const marks = isEmpty(readChoices(account, teamId)) ? [] : [null];
    return [...marks, ...levels].some((level) => !isRefused(account, { teamId, level }));
  }

  private onEvent(event: OutboxEvent): void {
    if (event.type === 'state') return;
    const part = partOf(event.item);
    if (part === null) return;
    if (event.type === 'refused') {
      setRefused(this.account, part, true);
      return;
    }
    this.confirming.add(keyOf(part));
    // The lists that show the team take in the answer first: nothing on screen may fall back to the former mark.
    void nextTick().then(() => this.confirm(part, event));
  }

  /** Forgets what the server now has, and sends what was chosen or written since. */
  private confirm(part: Part, { item, reply }: { item: OutboxItem; reply: unknown }): void {
    const { teamId, level } = part;
    this.confirming.delete(keyOf(part));
    if (level === null) {
      const { points } = reply as ReplyOf<typeof evaluation.evaluateTeam>;
      writeChoices(this.account, teamId, unconfirmed(readChoices(this.account, teamId), points));
    } else if (readUnsavedNotes(this.account, teamId)[level]?.trim() === noteIn(item)) {
      writeUnsavedNote(this.account, teamId, level, null);
    }
    if (!this.plans.has(teamId)) this.send(teamId);
  }
}

function keyOf({ teamId, level }: Part): string {
  return `${teamId}:${level ?? ''}`;
}

/** Resolves after the timers that the listeners of the same event start: the query client tells its lists in one. */
function nextTick(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => setTimeout(resolve, 0), 0);
  });
}
