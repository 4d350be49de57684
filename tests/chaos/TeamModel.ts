import { createHash } from 'node:crypto';
import type { Progress } from '#client/game/flow/GameState.ts';
import { answerText } from '#domain/marking/scoring.ts';
import type { Part } from '#domain/vocabulary.ts';

/** A step of a part; part 0 is the tutorial. */
export interface Place {
  part: Part;
  step: number;
}

export interface AttachedFile {
  name: string;
  sha256: string;
  /** What the team says of it; '' and null until then, and outside mission 3. */
  caption: string;
  place: string | null;
}

/** Work of a team that disappeared while it played. */
export interface Missing {
  what: string;
  expected: string;
  found: string;
}

/**
 * A record of a team's work, independent of the product: every typed letter, choice, file, star and comment. At the end the
 * server must have exactly this.
 */
export class TeamModel {
  readonly name: string;
  ship: number | null = null;
  /** The names of the supports that are on. */
  supports = '';
  /** The text typed so far, by step. */
  private typed = new Map<string, string>();
  private texts = new Map<string, string>();
  private files = new Map<string, AttachedFile[]>();
  stars = new Map<string, number>();
  /** The sent comments by proposal, in order. */
  comments = new Map<string, string[]>();
  readonly missing: Missing[] = [];
  /** Losses that the product reported to the team, which could then repeat the work: counted, but not as silent losses. */
  readonly reportedLosses: string[] = [];
  /** Number of typed pieces of text, for the report. */
  pieces = 0;

  constructor(name: string) {
    this.name = name;
  }

  /** Returns a function that undoes an action whose outcome is unknown; recorded losses stay. */
  asBefore(): () => void {
    const { ship, typed, texts, files, stars, comments } = this;
    const before = {
      ship,
      typed: new Map(typed),
      texts: new Map(texts),
      files: new Map(files),
      stars: new Map(stars),
      comments: new Map(comments),
    };
    return () => void Object.assign(this, before);
  }

  /** Returns whether the device shows exactly this work in the open part. */
  fits({ part, step, quiz, texts, files, typed }: Progress): boolean {
    if (part === null) return false;
    const answers = part === 0 ? [...quiz, ...texts] : [...(part === 1 ? quiz : texts)];
    const attached = (list: readonly (readonly { name: string; caption?: string; place?: string | null }[])[]) =>
      list
        .map((step) => step.map(({ name, caption = '', place = null }) => [name, caption, place]))
        .filter((files) => files.length > 0);
    const here = { part, step: part === 0 ? 1 : step };
    return (
      JSON.stringify(answers) === JSON.stringify(this.textsOf(part)) &&
      JSON.stringify(attached(files)) === JSON.stringify(attached(this.filesOf(part))) &&
      (typed === this.typedAt(here) || this.hasAnswered(here))
    );
  }

  type(place: Place, text: string): void {
    this.typed.set(keyOf(place), text);
    this.pieces += 1;
  }

  typedAt(place: Place): string {
    return this.typed.get(keyOf(place)) ?? '';
  }

  /** Records a submitted text or a confirmed quiz answer. */
  answer(place: Place, text: string): void {
    this.texts.set(keyOf(place), text);
  }

  choose(place: Place, index: number, label: string): void {
    this.answer(place, answerText(index, label));
  }

  hasAnswered(place: Place): boolean {
    return this.texts.has(keyOf(place)) || (this.files.get(keyOf(place))?.length ?? 0) > 0;
  }

  attach(place: Place, file: AttachedFile): void {
    this.files.set(keyOf(place), [...this.filesAt(place), file]);
  }

  describe(place: Place, name: string, said: Pick<AttachedFile, 'caption' | 'place'>): void {
    this.files.set(
      keyOf(place),
      this.filesAt(place).map((file) => (file.name === name ? { ...file, ...said } : file)),
    );
    this.pieces += 1;
  }

  detach(place: Place, name: string): void {
    this.files.set(
      keyOf(place),
      this.filesAt(place).filter((file) => file.name !== name),
    );
  }

  filesAt(place: Place): AttachedFile[] {
    return this.files.get(keyOf(place)) ?? [];
  }

  /** Returns the expected texts of a part, in order. */
  textsOf(part: Part): string[] {
    return this.inOrder(part, this.texts);
  }

  /** Returns the expected files of a part, one list per step. */
  filesOf(part: Part): AttachedFile[][] {
    return this.inOrder(part, this.files);
  }

  comment(proposalId: string, text: string): void {
    const known = this.comments.get(proposalId) ?? [];
    if (!known.includes(text)) this.comments.set(proposalId, [...known, text]);
  }

  lose(what: string, expected: string, found: string): void {
    this.missing.push({ what: `${this.name}: ${what}`, expected, found });
  }

  private inOrder<T>(part: Part, kept: ReadonlyMap<string, T>): T[] {
    return [...kept]
      .filter(([key]) => key.startsWith(`${part}.`))
      .sort(([a], [b]) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
      .map(([, value]) => value);
  }
}

export function sha256Of(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function keyOf({ part, step }: Place): string {
  return `${part}.${step}`;
}
