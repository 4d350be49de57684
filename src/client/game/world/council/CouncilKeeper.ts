import { CallError } from '#client/api/CallError.ts';
import { logError } from '#client/api/logError.ts';
import type { Outbox, OutboxEvent } from '#client/api/outbox.ts';
import type { OutboxItem } from '#client/api/outboxStore.ts';
import { shortRetryWait } from '#client/api/retryWait.ts';
import {
  type CouncilSession,
  type CouncilSessionActions,
  type CouncilSessionView,
  NO_COUNCIL_SESSION,
} from '#client/game/flow/CouncilSession.ts';
import { readItem, writeItem } from '#client/session/localItems.ts';
import type { GamePosition } from '#contract/classroom/live.ts';
import { type TeamCouncil, teamCouncils } from '#contract/council/session/teamCouncil.ts';
import type { Ballot } from '#domain/council/session/ballots.ts';
import { APPLAUSE_MAX } from '#domain/limits.ts';
import { KeptDraft } from './KeptDraft.ts';
import type { KeptSession } from './keptSession.ts';
import { councilParams, isOfCouncil, pendingChanges, withChanges } from './pendingChanges.ts';

interface CouncilKeeperParts {
  outbox: Pick<Outbox, 'enqueue' | 'items' | 'state' | 'subscribe'>;
  /** Reads the team's session; null while none runs. */
  read: () => Promise<CouncilSession | null>;
  /** Id of this device for the server, which numbers each device's ballots. */
  device: string;
  /** Storage keys of the number of the last ballot, and of what the team has chosen and not cast. */
  pressKey: string;
  draftKey: string;
  /** Remembers over reloads the last known session. */
  kept: KeptSession;
  /** Remembers over reloads what this device has shown. */
  seen: { has(id: string): boolean; add(id: string): void };
  /** Milliseconds since 1970. */
  now: () => number;
  random: () => number;
  /** Calls `run` after `ms` milliseconds; returns a function that cancels it. */
  later: (run: () => void, ms: number) => () => void;
}

const TOO_LATE = 'O voto chegou depois de a votação fechar, por isso não conta.';
const NOT_CAST = 'A votação fechou, e o voto que tinham começado não foi guardado: não conta.';
const EARLIER_COUNTS = 'A votação fechou antes de guardarem o voto novo: conta o que guardaram antes.';

/**
 * Keeps the council session of the team's class on this device, outside of the game's state machine. The outbox holds what
 * the team did until the server has it; until then the view shows it as done (ruling 15).
 */
export class CouncilKeeper {
  readonly actions: CouncilSessionActions;
  private readonly parts: CouncilKeeperParts;
  private readonly draft: KeptDraft;
  private readonly listeners = new Set<() => void>();
  private readonly unsubscribe: () => void;
  private session: CouncilSession | null = null;
  private endsAt: number | null = null;
  /** The last `council` of the team's game position, as text. */
  private lastPosition: string | null = null;
  private isReading = false;
  /** What is being read is out of date already. */
  private isStale = false;
  private isClosed = false;
  private failures = 0;
  private refusal: string | null = null;
  private isLost = false;
  private shown: CouncilSessionView = NO_COUNCIL_SESSION.view;
  private shownText = JSON.stringify(NO_COUNCIL_SESSION.view);
  private cancel: () => void = () => {};

  constructor(parts: CouncilKeeperParts) {
    this.parts = parts;
    this.draft = new KeptDraft(parts.draftKey);
    this.unsubscribe = parts.outbox.subscribe((event) => this.onOutbox(event));
    this.actions = this.makeActions();
    const known = parts.kept.read();
    this.session = known?.session ?? null;
    this.endsAt = known?.endsAt ?? null;
    this.update();
  }

  view = (): CouncilSessionView => this.shown;

  /** Returns the function to unsubscribe. Fits useSyncExternalStore together with `view`. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Receives the team's game position; reads the session when it has changed. */
  onPosition({ council }: Pick<GamePosition, 'council'>): void {
    this.isLost = false;
    const position = council === undefined ? null : JSON.stringify(council);
    const hasChanged = position !== this.lastPosition;
    this.lastPosition = position;
    if (position === null) this.take(null);
    else if (hasChanged) void this.read();
    this.update();
  }

  /** The contact with the server was lost. */
  lost(): void {
    this.isLost = true;
    this.update();
  }

  close(): void {
    this.isClosed = true;
    this.cancel();
    this.unsubscribe();
  }

  private makeActions(): CouncilSessionActions {
    const { outbox, seen } = this.parts;
    return {
      markRead: (planId, read) =>
        this.withSession(({ _id: councilId }) => {
          const params = { councilId, proposalId: planId };
          void outbox.enqueue(teamCouncils.readPlan, { params, body: { read } }, { subject: `read:${planId}` });
        }),
      applaud: (planId) =>
        this.withSession(({ _id: councilId, plans }) => {
          const count = (plans.find(({ _id }) => _id === planId)?.applause ?? 0) + 1;
          if (count > APPLAUSE_MAX) return;
          const params = { councilId, proposalId: planId };
          void outbox.enqueue(teamCouncils.applaudPlan, { params, body: { count } }, { subject: `applause:${planId}` });
        }),
      choose: (ballot) => this.withSession((session) => this.choose(session, ballot)),
      vote: (ballot) => this.withSession((session) => this.vote(session, ballot)),
      markSeen: (what) =>
        this.withSession(({ _id }) => {
          seen.add(`${what}:${_id}`);
        }),
      dismissRefusal: () => {
        this.refusal = null;
        this.update();
      },
    };
  }

  private withSession(act: (session: CouncilSession) => void): void {
    if (this.shown.session === null) return;
    act(this.shown.session);
    this.update();
  }

  private choose(session: CouncilSession, ballot: Ballot | null): void {
    if (ballot === null) this.draft.keep(null);
    else this.draft.keep({ councilId: session._id, ballot, knownVersion: this.knownVersionOf(session) });
  }

  private vote(session: CouncilSession, ballot: Ballot | null): void {
    const { outbox, device } = this.parts;
    const { _id: councilId } = session;
    const knownVersion = this.knownVersionOf(session);
    this.refusal = null;
    this.draft.keep(null);
    const body = { ballot: ballot as TeamCouncil['vote'], device, press: this.nextPress(), knownVersion };
    void outbox.enqueue(teamCouncils.castBallot, { params: { councilId }, body }, { subject: `ballot:${councilId}` });
  }

  /** Returns the version of the ballot that the team saw when it began to choose. */
  private knownVersionOf(session: CouncilSession): number {
    return this.draft.read(session)?.knownVersion ?? session.voteVersion;
  }

  /** Follows the clock, so that it also grows when the number of the last press is forgotten; a clock may be set back. */
  private nextPress(): number {
    const { now, pressKey } = this.parts;
    const last = readItem(pressKey);
    const press = Math.max(Math.round(now()), typeof last === 'number' ? last + 1 : 0);
    writeItem(pressKey, press);
    return press;
  }

  private onOutbox(event: OutboxEvent): void {
    if (event.type !== 'state' && !isOfCouncil(event.item)) return;
    if (event.type === 'sent') this.confirm(event.item, event.reply);
    if (event.type === 'refused') this.refuse(event.item, event.error);
    this.update();
  }

  private confirm(item: OutboxItem, reply: unknown): void {
    if (this.session !== null) this.session = withChanges(this.session, pendingChanges([item], this.session._id));
    // The reply that is on its way may be older than this.
    this.isStale = this.isReading;
    const isRepeated = (reply as { counted?: boolean } | null)?.counted === false;
    if (isRepeated && this.lastPosition !== null) void this.read();
  }

  private refuse(item: OutboxItem, error: CallError): void {
    const { councilId } = councilParams(item);
    const { vote } = pendingChanges([item], councilId);
    if (vote === undefined) return;
    this.refusal = error.code === 'voteClosed' ? TOO_LATE : error.message;
    const newer = this.session && this.draft.read(this.session);
    const ballot = newer?.ballot ?? vote.ballot;
    this.draft.keep(ballot && { councilId, ballot });
    if (this.lastPosition !== null) void this.read();
  }

  private async read(): Promise<void> {
    this.cancel();
    this.isStale = this.isReading;
    if (this.isReading) return;
    this.isReading = true;
    try {
      const session = await this.parts.read();
      this.failures = 0;
      if (!this.isClosed && this.lastPosition !== null) this.take(session);
    } catch (error) {
      if (!(error instanceof CallError)) logError(error, 'council');
      if (!this.isClosed) this.retry(error);
    } finally {
      this.isReading = false;
    }
    if (this.isStale && !this.isClosed) void this.read();
  }

  private take(session: CouncilSession | null): void {
    if (session !== null && this.hasVoteEnded(session)) this.refusal ??= this.uncastText(session);
    this.session = session;
    const runs = session !== null && !session.paused && session.leftMs !== null;
    this.endsAt = runs ? this.parts.now() + (session.leftMs ?? 0) : null;
    this.parts.kept.write(session && { session, endsAt: this.endsAt });
    this.update();
  }

  /** Returns whether the vote has ended since the session was last read, and no ballot of this device is on its way. */
  private hasVoteEnded({ _id, phase }: CouncilSession): boolean {
    const { session } = this;
    if (session === null || session._id !== _id || session.phase !== 'vote' || phase === 'vote') return false;
    return pendingChanges(this.parts.outbox.items(), _id).vote === undefined;
  }

  /** Returns what to say of a ballot that was begun and not cast; null without one. */
  private uncastText(session: CouncilSession): string | null {
    const draft = this.draft.read(session)?.ballot;
    if (draft === undefined || JSON.stringify(draft) === JSON.stringify(session.vote)) return null;
    return savedState(session) === 'saved' ? EARLIER_COUNTS : NOT_CAST;
  }

  private retry(error: unknown): void {
    const wait = shortRetryWait(this.failures, error, this.parts.random);
    this.failures += 1;
    this.cancel = this.parts.later(() => {
      if (this.lastPosition !== null) void this.read();
    }, wait);
  }

  private update(): void {
    const next = this.compute();
    const text = JSON.stringify(next);
    if (text === this.shownText) return;
    this.shown = next;
    this.shownText = text;
    for (const listener of this.listeners) listener();
  }

  private compute(): CouncilSessionView {
    const { session, refusal, isLost, endsAt } = this;
    if (session === null) return { ...NO_COUNCIL_SESSION.view, refusal, isLost };
    const changes = pendingChanges(this.parts.outbox.items(), session._id);
    const merged = withChanges(session, changes);
    return {
      session: merged,
      endsAt,
      ballot: changes.vote === undefined ? savedState(merged) : this.sendingState(),
      draft: this.draft.read(session)?.ballot ?? null,
      refusal,
      isLost,
      seen: { start: this.hasSeen('start', session), result: this.hasSeen('result', session) },
    };
  }

  private sendingState(): 'sending' | 'waiting' {
    return this.parts.outbox.state().status === 'sending' ? 'sending' : 'waiting';
  }

  private hasSeen(what: string, { _id }: CouncilSession): boolean {
    return this.parts.seen.has(`${what}:${_id}`);
  }
}

function savedState({ vote, abstained }: CouncilSession): 'none' | 'saved' {
  return vote !== null || abstained ? 'saved' : 'none';
}
