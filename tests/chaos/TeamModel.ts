import { createHash } from 'node:crypto';
import type { Progress } from '#client/game/flow/GameState.ts';
import { answerText } from '#domain/marking/scoring.ts';
import type { Part } from '#domain/vocabulary.ts';

/** A place where a team works: part 0 is the tutorial. */
export interface Place {
  part: Part;
  step: number;
}

export interface AttachedFile {
  name: string;
  sha256: string;
}

/** Something that a team did and that is not there any more, seen while it played. */
export interface Missing {
  what: string;
  expected: string;
  found: string;
}

/**
 * What a team knows of its own work, kept apart from the product: every letter typed, every choice, file, star and
 * comment. At the end the server has to know exactly this.
 */
export class TeamModel {
  readonly name: string;
  ship: number | null = null;
  /** What stands in the text area of a place, as far as it was typed. */
  private typed = new Map<string, string>();
  private texts = new Map<string, string>();
  private files = new Map<string, AttachedFile[]>();
  stars = new Map<string, number>();
  /** By proposal: the comments that were sent, in order. */
  comments = new Map<string, string[]>();
  readonly missing: Missing[] = [];
  /** Said in words to the team, so that it could do it again: not silent, but counted. */
  readonly told: string[] = [];
  /** Pieces of text that were typed, for the report. */
  pieces = 0;

  constructor(name: string) {
    this.name = name;
  }

  /** As it was before something that may not have happened; what is missing stays noted. */
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

  /** Whether the device shows just this work in the open part. */
  fits({ part, step, quiz, texts, files, typed }: Progress): boolean {
    if (part === null) return false;
    const answers = part === 0 ? [...quiz, ...texts] : [...(part === 1 ? quiz : texts)];
    const attached = (list: readonly (readonly { name: string }[])[]) =>
      list.map((step) => step.map(({ name }) => name)).filter((names) => names.length > 0);
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

  /** The text was submitted, or the quiz answer confirmed. */
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

  detach(place: Place, name: string): void {
    this.files.set(
      keyOf(place),
      this.filesAt(place).filter((file) => file.name !== name),
    );
  }

  filesAt(place: Place): AttachedFile[] {
    return this.files.get(keyOf(place)) ?? [];
  }

  /** As the server should hold the texts of a part, in order. */
  textsOf(part: Part): string[] {
    return this.inOrder(part, this.texts);
  }

  /** The same for its files, one list for each step. */
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
