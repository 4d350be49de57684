import { errorMessage } from '#client/api/CallError.ts';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import type { Outbox } from '#client/api/outbox.ts';
import { dossiers, type StoredDossier } from '#contract/council/dossiers.ts';
import { type Dossier, EMPTY_DOSSIER, isSameDossier } from '#domain/council/dossier.ts';
import { DRAFT_DELAY_MS } from '#domain/limits.ts';
import type { UnsavedDossier } from './unsavedDossier.ts';

/** Longest delay of a save while somebody types without a pause, in milliseconds. */
const WAIT_MAX_MS = 5_000;
const LOAD_FAILED = 'Não foi possível abrir o dossiê.';
const SAVE_FAILED = 'Não foi possível guardar o dossiê.';

export interface DossierState {
  /** The answers on the screen; null until they are loaded. */
  answers: Dossier | null;
  /** Why they could not be loaded. */
  failure: string | null;
  /** `offline`: kept on this device until the server answers. `refused`: the server does not accept them. */
  saving: 'saved' | 'saving' | 'offline' | 'refused';
  /** The server's words for `refused`. */
  refusal: string | null;
  other: StoredDossier['other'];
  /** The plan is submitted. */
  submitted: boolean;
  /** Counts how often answers from elsewhere replaced those on the screen. */
  replaced: number;
}

const LOADING: DossierState = {
  answers: null,
  failure: null,
  saving: 'saved',
  refusal: null,
  other: null,
  submitted: false,
  replaced: 0,
};

export interface DossierKeeperParts {
  teamId: string;
  outbox: Outbox;
  /** The device's copy of answers that the server does not have. */
  unsaved: UnsavedDossier;
  /** Random name of this page. */
  writer: string;
}

/**
 * Saves a dossier by itself (ruling 14): at once on this device, and on the server DRAFT_DELAY_MS after the last change. The
 * outbox sends it until the server has answered, also after the page is closed.
 */
export class DossierKeeper {
  private readonly parts: DossierKeeperParts;
  private readonly listeners = new Set<() => void>();
  private unfollow: () => void = () => {};
  private current = LOADING;
  /** The server's revision that the answers are based on. */
  private base = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Time of the first change that no save carries yet, in milliseconds since 1970. */
  private since: number | null = null;
  /** The other answers are dismissed, and the server does not know it yet. */
  private isDismissing = false;
  private sending: Promise<void> = Promise.resolve();

  constructor(parts: DossierKeeperParts) {
    this.parts = parts;
  }

  state = (): DossierState => this.current;

  /** Returns the function to unsubscribe. Fits useSyncExternalStore together with `state`. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Follows the outbox and loads the answers; `close` ends it, and it may be opened again. */
  open(): void {
    this.unfollow = this.parts.outbox.subscribe(() => this.followOutbox());
    void this.load();
  }

  /** Reads the answers. Unsaved ones of this device go on, and are saved. */
  load = async (): Promise<void> => {
    this.set({ failure: null });
    try {
      const stored = await call(dossiers.readDossier, { params: { teamId: this.parts.teamId } });
      this.begin(stored);
    } catch (error) {
      logError(error, 'dossier');
      this.set({ failure: errorMessage(error, LOAD_FAILED) });
    }
  };

  change(answers: Dossier): void {
    this.since ??= Date.now();
    this.set({ answers, saving: this.current.saving === 'offline' ? 'offline' : 'saving', refusal: null });
    this.parts.unsaved.write({ base: this.base, answers });
    clearTimeout(this.timer);
    const left = this.since + WAIT_MAX_MS - Date.now();
    this.timer = setTimeout(() => void this.flush(), Math.max(0, Math.min(DRAFT_DELAY_MS, left)));
  }

  /** Saves now; resolves once the server has answered everything, and with whether it has the answers on the screen. */
  async flush(): Promise<boolean> {
    clearTimeout(this.timer);
    if (this.since !== null) this.send();
    await this.sending;
    return this.current.saving === 'saved';
  }

  /** Goes on with the other answers. */
  takeOther(): void {
    const { other, replaced } = this.current;
    if (other === null) return;
    this.set({ replaced: replaced + 1 });
    this.isDismissing = true;
    this.change(other.dossier);
    this.set({ other: null });
    void this.flush();
  }

  /** Dismisses the other answers for everybody. */
  dismissOther(): void {
    this.isDismissing = true;
    this.set({ other: null });
    this.since ??= Date.now();
    void this.flush();
  }

  /** Saves what is unsaved and stops following; the outbox goes on sending. */
  close(): void {
    void this.flush();
    this.unfollow();
  }

  private begin(stored: StoredDossier): void {
    const answers = stored.saved?.dossier ?? stored.begun ?? EMPTY_DOSSIER;
    const unsaved = this.parts.unsaved.read();
    const { other, submitted } = stored;
    this.base = stored.revision;
    this.set({ answers, other, submitted, saving: 'saved', replaced: this.current.replaced + 1 });
    if (unsaved === null || isSameDossier(unsaved.answers, answers)) {
      this.parts.unsaved.remove();
      return;
    }
    this.base = unsaved.base;
    this.change(unsaved.answers);
  }

  private send(): void {
    const { answers } = this.current;
    if (answers === null) return;
    this.since = null;
    const { teamId, outbox, writer } = this.parts;
    const dismiss = this.isDismissing ? { dismiss: true } : {};
    const body = { base: this.base, writer, dossier: answers, ...dismiss };
    this.set({ saving: this.current.saving === 'offline' ? 'offline' : 'saving' });
    this.sending = outbox
      .enqueue(dossiers.saveDossier, { params: { teamId }, body }, { subject: `dossier-${teamId}` })
      .then(
        (stored) => this.settle(answers, stored),
        (error: unknown) => this.refuse(error),
      );
  }

  private settle(sent: Dossier, { revision, other, submitted }: StoredDossier): void {
    this.base = Math.max(this.base, revision);
    if (other === null) this.isDismissing = false;
    const isAll = this.since === null && this.current.answers === sent;
    if (isAll) this.parts.unsaved.remove();
    this.set({ other: this.isDismissing ? null : other, submitted, saving: isAll ? 'saved' : 'saving' });
  }

  private refuse(error: unknown): void {
    logError(error, 'dossier');
    this.set({ saving: 'refused', refusal: errorMessage(error, SAVE_FAILED) });
  }

  private followOutbox(): void {
    const { status } = this.parts.outbox.state();
    const { saving } = this.current;
    if (saving === 'saving' && status === 'waiting') this.set({ saving: 'offline' });
    if (saving === 'offline' && status === 'sending') this.set({ saving: 'saving' });
  }

  private set(change: Partial<DossierState>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
