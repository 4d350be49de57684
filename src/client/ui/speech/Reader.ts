import { type Block, blocksOf, isCurrent, rangeOf } from './blocks.ts';
import type { Floor, Speaker } from './floor.ts';
import type { Highlighter } from './highlight.ts';
import type { Player, Unit } from './Player.ts';
import { type Span, sentencesOf, wordsOf } from './sentences.ts';

/** The speeds to choose from. */
export const RATES: readonly number[] = [0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3];

export interface ReaderState {
  status: 'idle' | 'playing' | 'paused';
  /** There was something to read here, but no voice to read it. */
  hasFailed: boolean;
}

export interface ReaderParts {
  floor: Floor;
  highlighter: Highlighter;
  /** Returns what is read: the topmost layer of the page. */
  root(): Element;
  /** Returns whether the whole block is heard at once, from a recording. */
  isWhole(block: Block): boolean;
  /** Returns what can make the unit heard now; null for nothing. */
  playerOf(unit: Unit): Player | null;
}

/** Where a reading begins may be anywhere in these. */
const REGIONS = 'fieldset, li, article, form, section, [role="group"], [role="radiogroup"], [role="region"]';

/** Reads the page aloud, sentence by sentence, in reading order. It is one of the speakers of the floor. */
export class Reader implements Speaker {
  readonly isAsked = true;
  private readonly parts: ReaderParts;
  private readonly listeners = new Set<() => void>();
  private state: ReaderState = { status: 'idle', hasFailed: false };
  private units: readonly Unit[] = [];
  private index = 0;
  /** Character at which the current unit goes on. */
  private from = 0;
  private rate = 1;
  private silence: (() => void) | null = null;

  constructor(parts: ReaderParts) {
    this.parts = parts;
  }

  readonly getState = (): ReaderState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Pauses, goes on, or begins: at the region of `focused`, or else at the beginning of the page. */
  toggle(focused: Element | null = null): void {
    if (this.state.status === 'playing') this.pause();
    else if (this.state.status === 'paused') this.speak();
    else if (this.parts.floor.isTaken) this.interrupt(focused);
    else this.begin(focused);
  }

  /** Falls silent; the word stays marked, and `toggle` goes on there. */
  pause(): void {
    if (this.state.status !== 'playing') return;
    this.hush();
    this.parts.floor.leave(this);
    this.set({ status: 'paused', hasFailed: false });
  }

  stop(): void {
    this.hush();
    this.parts.floor.leave(this);
    this.parts.highlighter.clear();
    this.units = [];
    this.set({ status: 'idle', hasFailed: false });
  }

  readonly yieldFloor = (): void => this.pause();

  /** Goes to the sentence before (-1) or after (1); does nothing before it has begun. */
  step(by: 1 | -1): void {
    if (this.state.status === 'idle') return;
    this.hush();
    if (!this.refresh()) return;
    this.goToUnit(Math.min(Math.max(0, this.index + by), this.units.length - 1));
    this.goOn();
  }

  /** Goes to the word at this point of the window, within `target`; returns false where there is none, or before it has begun. */
  goTo(target: Element, x: number, y: number): boolean {
    if (this.state.status === 'idle') return false;
    const place = this.wordAt(target, x, y) ?? this.wordOfChangedPage(target, x, y);
    if (place === null) return false;
    this.hush();
    this.index = place.index;
    this.from = place.word.from;
    this.speak();
    return true;
  }

  /** Changes the speed, at once. */
  setRate(rate: number): void {
    if (rate === this.rate) return;
    this.rate = rate;
    this.restart();
  }

  /** Goes on with another voice, or from a recording. */
  restart(): void {
    if (this.state.status !== 'playing') return;
    this.hush();
    this.speak();
  }

  /** Whoever speaks marks its words, so the page is read once those marks are gone. */
  private interrupt(focused: Element | null): void {
    if (!this.parts.floor.take(this)) return;
    this.set({ status: 'playing', hasFailed: false });
    queueMicrotask(() => {
      if (this.state.status === 'playing' && this.units.length === 0) this.begin(focused);
    });
  }

  private begin(focused: Element | null): void {
    this.rescan();
    const region = focused?.closest(REGIONS) ?? focused;
    const at = region === null ? 0 : this.units.findIndex(({ block: { element } }) => isAtOrAfter(element, region));
    this.goToUnit(Math.max(0, at));
    this.speak();
  }

  private speak(): void {
    const { floor, playerOf } = this.parts;
    if (!this.refresh()) return;
    let player = null;
    for (; this.index < this.units.length; this.goToUnit(this.index + 1)) {
      const unit = this.units[this.index];
      player = unit === undefined ? null : playerOf(unit);
      if (player !== null) break;
      this.set({ status: this.state.status, hasFailed: true });
    }
    const unit = this.units[this.index];
    if (player === null || unit === undefined) {
      const { hasFailed } = this.state;
      this.stop();
      this.set({ status: 'idle', hasFailed });
      return;
    }
    if (!floor.take(this)) return;
    this.set({ status: 'playing', hasFailed: false });
    this.show(null);
    scrollTo(unit);
    this.silence = player.play({ unit, from: this.from, rate: this.rate, events: this.eventsOf(unit) });
  }

  private eventsOf(unit: Unit) {
    const isNow = () => this.units[this.index] === unit && this.silence !== null;
    return {
      onWord: (word: Span) => {
        if (this.units[this.index] !== unit) return;
        this.from = word.from;
        this.show(word);
      },
      onEnd: () => {
        if (!isNow()) return;
        this.silence = null;
        this.goToUnit(this.index + 1);
        this.speak();
      },
    };
  }

  private goOn(): void {
    if (this.state.status === 'playing') this.speak();
    else this.show(null);
  }

  private goToUnit(index: number): void {
    this.index = index;
    this.from = this.units[index]?.from ?? 0;
  }

  /** Reads the page again where it has changed: goes on at the same sentence, else at the first later one that is still there. */
  private refresh(): boolean {
    const unit = this.units[this.index];
    if (unit !== undefined && isCurrent(unit.block) && this.parts.root().contains(unit.block.element)) return true;
    const later = this.units.slice(this.index).map(textOf);
    const { from } = this;
    this.rescan();
    const at = later.length === 0 ? -1 : this.units.findIndex((one) => later.includes(textOf(one)));
    if (at === -1) {
      this.stop();
      return false;
    }
    this.goToUnit(at);
    const now = this.units[at];
    if (now !== undefined && unit !== undefined && textOf(now) === textOf(unit))
      this.from = now.from + (from - unit.from);
    return true;
  }

  private rescan(): void {
    const { root, isWhole } = this.parts;
    this.units = blocksOf(root()).flatMap((block) => {
      const spans = isWhole(block) ? [{ from: 0, to: block.text.length }] : sentencesOf(block.text);
      return spans.map((span) => ({ block, ...span }));
    });
  }

  /** The page may show more than what is being read. */
  private wordOfChangedPage(target: Element, x: number, y: number): { index: number; word: Span } | null {
    const { units } = this;
    this.rescan();
    const place = this.wordAt(target, x, y);
    if (place === null) this.units = units;
    return place;
  }

  private wordAt(target: Element, x: number, y: number): { index: number; word: Span } | null {
    for (const [index, unit] of this.units.entries()) {
      const { block } = unit;
      if (!isCurrent(block) || !(block.element.contains(target) || target.contains(block.element))) continue;
      const word = wordsOf(block.text, unit).find(({ from, to }) => isAt(rangeOf(block, from, to), x, y));
      if (word !== undefined) return { index, word };
    }
    return null;
  }

  private show(word: Span | null): void {
    const unit = this.units[this.index];
    if (unit !== undefined && isCurrent(unit.block)) this.parts.highlighter.show(unit, word);
  }

  private hush(): void {
    const { silence } = this;
    this.silence = null;
    silence?.();
  }

  private set(state: ReaderState): void {
    if (state.status === this.state.status && state.hasFailed === this.state.hasFailed) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

const textOf = ({ block, from, to }: Unit): string => block.text.slice(from, to);

function isAtOrAfter(element: Element, region: Element): boolean {
  const position = region.compareDocumentPosition(element);
  return (
    element === region || (position & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_FOLLOWING)) !== 0
  );
}

function isAt(range: Range | null, x: number, y: number): boolean {
  if (range === null) return false;
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}

/** Scrolls the unit into view where it is not. */
function scrollTo({ block, from, to }: Unit): void {
  const range = rangeOf(block, from, to);
  const holder = range?.startContainer.parentElement ?? block.element;
  holder.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}
