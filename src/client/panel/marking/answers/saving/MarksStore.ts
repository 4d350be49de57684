import { replaceEqualDeep } from '@tanstack/react-query';
import { createStore } from 'zustand';
import type { Outbox, OutboxEvent } from '#client/api/outbox.ts';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import type { evaluation } from '#contract/marking/evaluation.ts';
import type { guidance } from '#contract/marking/guidance.ts';
import type { Team } from '#contract/school/teams.ts';
import { DRAFT_DELAY_MS, MARK_DELAY_MS } from '#domain/limits.ts';
import type { Criterion, Points } from '#domain/marking/scoring.ts';
import { MISSION_LEVELS, type MissionLevel } from '#domain/vocabulary.ts';
import { postedLevels } from '../sheet/postedLevels.ts';
import { isDeviceStored } from './deviceTexts.ts';
import {
  type Edited,
  readEdited,
  type SaveUnit,
  writeChoices,
  writeNote,
  writeNoteVersion,
  writeRefused,
  writeReplacedNote,
} from './editedParts.ts';
import { choicesOf, countOf, isEmpty, rebased, unconfirmed, withChoice, withoutChoice } from './markChoices.ts';
import {
  type MarksState,
  NO_WORK,
  noteElsewhere,
  type Saved,
  type TeamWork,
  teamsOf,
  unsavedTeams,
} from './marksState.ts';
import { noteIn, readPending, saveUnitOf, sendMarks, sendNote } from './pendingParts.ts';

/** Longest delay of a save while a teacher keeps typing, in milliseconds. */
const WAIT_MAX_MS = 5_000;

interface Plan {
  timer: ReturnType<typeof setTimeout>;
  /** Time of the first unsaved change, in milliseconds since 1970. */
  since: number;
}

const stores = new Map<string, MarksStore>();

/** Returns the one store of an account's marks. */
export function marksStore(account: string): MarksStore {
  const known = stores.get(account) ?? new MarksStore(account, accountOutbox(account));
  stores.set(account, known);
  return known;
}

/**
 * Marks and comments of an account, saved automatically (ruling 31): marks `MARK_DELAY_MS` after a
 * choice, comments `DRAFT_DELAY_MS` after the last key, both at once on
 * request. The device stores an edit until the server has confirmed exactly that edit. An edit made while a call of the same
 * part is pending is sent after the answer, so the server always ends up with the shown marks.
 */
export class MarksStore {
  readonly state = createStore<MarksState>(() => ({ teams: {}, status: 'idle', isStored: true }));
  private readonly account: string;
  private readonly outbox: Outbox;
  private readonly saved = new Map<string, Saved>();
  private readonly plans = new Map<string, Plan>();

  constructor(account: string, outbox: Outbox) {
    this.account = account;
    this.outbox = outbox;
    outbox.subscribe((event) => this.onEvent(event));
    this.refresh();
  }

  /** Reads the device and the outbox again, because another tab of the account changes them too. */
  refresh = (): void => {
    const { status, isStored } = this.outbox.state();
    const { teams } = this.state.getState();
    const now = teamsOf(this.saved, readEdited(this.account), readPending(this.outbox));
    this.state.setState({ teams: replaceEqualDeep(teams, now), status, isStored: isStored && isDeviceStored() });
  };

  /** Returns one team's work. Reads the device first, because two changes may happen between two renders. */
  workOf(teamId: string): TeamWork {
    this.refresh();
    return this.state.getState().teams[teamId] ?? NO_WORK;
  }

  /**
   * Takes over a team's saved marks and comments. Removes edits equal to the saved value (the page closed before the
   * answer arrived) and marks of a level that was given back. While a part is pending, only its answer removes its edit.
   */
  setSaved(team: Team): void {
    const teamId = team._id;
    this.saved.set(teamId, { points: team.points, notes: team.answers?.notes ?? null });
    const { pending, edited } = this.workOf(teamId);
    const rest = unconfirmed(choicesOf(edited.marks, postedLevels(team)), team.points);
    if (pending.marks === null && countOf(rest) < countOf(edited.marks)) {
      writeChoices(this.account, teamId, rest);
      if (!isEmpty(rest)) this.scheduleSave({ teamId, level: null });
    }
    for (const level of MISSION_LEVELS) {
      const isSaved = edited.notes[level]?.trim() === this.savedNote(teamId, level);
      if (isSaved && pending.notes[level] === undefined) writeNote(this.account, { teamId, level }, null);
    }
    this.refresh();
  }

  /** Sets a mark; null removes it. */
  mark(team: Team, level: MissionLevel, criterion: Criterion, value: number | null): void {
    const teamId = team._id;
    this.know(team);
    const { edited, pending } = this.workOf(teamId);
    const known = { saved: this.savedPoints(team), sent: pending.marks ?? {} };
    // Who gives a mark again after a refusal has seen what was saved elsewhere.
    const isAgain = edited.refused.includes(null);
    const choices = isAgain ? withoutChoice(edited.marks, level, criterion) : edited.marks;
    writeChoices(this.account, teamId, withChoice(choices, { level, criterion, value }, known));
    this.scheduleSave({ teamId, level: null });
  }

  /** Writes a comment about a level. `version`: of the answer that the page shows; the one it was begun on stays. */
  write(team: Team, level: MissionLevel, text: string, version?: number): void {
    const teamId = team._id;
    this.know(team);
    const { pending, edited } = this.workOf(teamId);
    if (edited.notes[level] === undefined) {
      if (version !== undefined) writeNoteVersion(this.account, { teamId, level }, version);
      writeReplacedNote(this.account, { teamId, level }, this.savedNote(teamId, level));
    }
    const isSaved = pending.notes[level] === undefined && text.trim() === this.savedNote(teamId, level);
    writeNote(this.account, { teamId, level }, isSaved ? null : text);
    // What was saved elsewhere meanwhile is replaced only on request.
    const isAsked = edited.refused.includes(level) && noteElsewhere(this.workOf(teamId), level) !== null;
    if (isAsked) this.refresh();
    else this.scheduleSave({ teamId, level });
  }

  /** Drops the unsaved marks of a level that was given back to the team. */
  forget(teamId: string, gone: MissionLevel): void {
    const rest = choicesOf(this.workOf(teamId).edited.marks, (level) => level !== gone);
    writeChoices(this.account, teamId, rest);
    this.refresh();
  }

  /**
   * Saves a team now, refused parts included, over what was saved elsewhere meanwhile, which the page shows; returns whether the
   * server has confirmed everything.
   */
  retry(team: Team): Promise<boolean> {
    const teamId = team._id;
    const { edited, pending } = this.workOf(teamId);
    if (pending.marks === null) writeChoices(this.account, teamId, rebased(edited.marks, this.savedPoints(team)));
    for (const level of MISSION_LEVELS) {
      const isWaiting = edited.notes[level] === undefined || pending.notes[level] !== undefined;
      if (!isWaiting) writeReplacedNote(this.account, { teamId, level }, this.savedNote(teamId, level));
    }
    for (const level of edited.refused) {
      writeRefused(this.account, { teamId, level }, false);
      // Who saves again has read why the comment was refused, and means the answer that is shown now.
      if (level !== null) writeNoteVersion(this.account, { teamId, level }, null);
    }
    return this.save(teamId);
  }

  /** Sends the unsaved marks and comments of one team, or of all teams. */
  saveNow(teamId?: string): void {
    for (const id of teamId === undefined ? this.unsavedTeams() : [teamId]) {
      this.cancel(id);
      this.send(id);
    }
    this.outbox.retryNow();
  }

  /** Saves like `saveNow` and waits for one attempt; returns whether the server has confirmed everything. */
  async save(teamId?: string): Promise<boolean> {
    let isSent = false;
    const unsaved = () => this.unsavedTeams().filter((id) => teamId === undefined || id === teamId);
    do {
      this.saveNow(teamId);
      isSent = await this.outbox.flush();
      await nextTask();
    } while (isSent && unsaved().some((id) => isSendable(this.workOf(id).edited)));
    return unsaved().length === 0;
  }

  /** Returns the ids of the teams with unsaved work, read from the device. */
  unsavedTeams(): string[] {
    this.refresh();
    return unsavedTeams(this.state.getState());
  }

  /** Takes over what the server has of a team that was not shown, so that the answers to its changes are compared with it. */
  private know(team: Team): void {
    if (!this.saved.has(team._id)) this.setSaved(team);
  }

  private savedPoints(team: Team): Points {
    return this.saved.get(team._id)?.points ?? team.points;
  }

  private savedNote(teamId: string, level: MissionLevel): string {
    return this.saved.get(teamId)?.notes?.[`level${level}`] ?? '';
  }

  /** Schedules a save after a change of this part, and clears its refusal. */
  private scheduleSave(part: SaveUnit): void {
    const { teamId } = part;
    writeRefused(this.account, part, false);
    const since = this.cancel(teamId)?.since ?? Date.now();
    const delay = part.level === null ? MARK_DELAY_MS : DRAFT_DELAY_MS;
    const wait = Math.max(0, Math.min(delay, since + WAIT_MAX_MS - Date.now()));
    this.plans.set(teamId, { since, timer: setTimeout(() => this.saveNow(teamId), wait) });
    this.refresh();
  }

  private cancel(teamId: string): Plan | undefined {
    const plan = this.plans.get(teamId);
    clearTimeout(plan?.timer);
    this.plans.delete(teamId);
    return plan;
  }

  private send(teamId: string): void {
    const { pending, edited } = this.workOf(teamId);
    const isOpen = (level: SaveUnit['level']) => !edited.refused.includes(level);
    if (pending.marks === null && !isEmpty(edited.marks) && isOpen(null)) sendMarks(this.outbox, teamId, edited.marks);
    for (const level of MISSION_LEVELS) {
      const text = edited.notes[level]?.trim();
      if (text === undefined || pending.notes[level] !== undefined || !isOpen(level)) continue;
      sendNote(this.outbox, teamId, level, { text, version: edited.versions[level], seen: edited.replaced[level] });
    }
  }

  private onEvent(event: OutboxEvent): void {
    const part = event.type === 'state' ? null : saveUnitOf(event.item);
    if (event.type === 'refused' && part !== null) writeRefused(this.account, part, true);
    if (event.type === 'sent' && part !== null) this.confirm(part, event);
    this.refresh();
  }

  /** Removes the edit that the server confirmed, and sends newer edits. */
  private confirm({ teamId, level }: SaveUnit, { item, reply }: OutboxEvent & { type: 'sent' }): void {
    const { edited } = this.workOf(teamId);
    const before = this.saved.get(teamId);
    if (level === null) {
      const { points } = reply as ReplyOf<typeof evaluation.evaluateTeam>;
      if (before) this.saved.set(teamId, { ...before, points });
      writeChoices(this.account, teamId, unconfirmed(edited.marks, points));
    } else {
      const { notes } = reply as ReplyOf<typeof guidance.writeNote>;
      if (before) this.saved.set(teamId, { ...before, notes });
      if (edited.notes[level]?.trim() === noteIn(item)) writeNote(this.account, { teamId, level }, null);
      else writeReplacedNote(this.account, { teamId, level }, noteIn(item));
    }
    // In a later task, so that resending to a server that does not confirm what it was sent never blocks the page.
    void nextTask().then(() => this.plans.has(teamId) || this.send(teamId));
  }
}

function isSendable({ marks, notes, refused }: Edited): boolean {
  const levels = MISSION_LEVELS.filter((level) => notes[level] !== undefined);
  return [...(isEmpty(marks) ? [] : [null]), ...levels].some((level) => !refused.includes(level));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
