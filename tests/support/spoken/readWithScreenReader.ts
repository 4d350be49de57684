import { virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';

/** A page longer than this has a fault, such as a reader that goes in circles. */
const MAX_STEPS = 3_000;
/** Said of every control, or said again: none of it tells a person what the page says. */
const NOISE = /, (not busy|not disabled|not pressed(?=, pressed)|level \d|not expanded(?=, expanded))(?=,|$)/g;
/** Days depend on the time zone. */
const DATE = /\d\d\/\d\d\/\d{4}/g;
/** They are told with what they hold; an empty one is silent. */
const OPENING = /^(listitem|status|alert|timer)(?=,|$)/;
const FRAGMENT = /^(end|end of|time|paragraph|document|list|term|definition|strong|emphasis|row|rowgroup)(?= |,|$)/;

/**
 * Returns what a screen reader says when somebody reads the container from its beginning to its end: one line for each heading,
 * control, picture or text. A text that its control has just said as its name is left out, and so are ends of parts.
 */
export async function readWithScreenReader(container: Element): Promise<string[]> {
  const said = new SpokenLines();
  await virtual.start({ container });
  const first = virtual.activeNode;
  const begin = await virtual.lastSpokenPhrase();
  let phrase = begin;
  let steps = 0;
  // After the last element the reader goes on with the first one.
  do {
    if (virtual.activeNode) said.add(virtual.activeNode, phrase.trim());
    await virtual.next();
    phrase = await virtual.lastSpokenPhrase();
    steps += 1;
    expect(steps, 'the reader reaches the end').toBeLessThan(MAX_STEPS);
  } while (virtual.activeNode !== first || phrase !== begin);
  await virtual.stop();
  return said.end();
}

/** Joins the pieces of a text, which the reader says one by one. */
class SpokenLines {
  private readonly lines: string[] = [];
  private pieces: string[] = [];
  private block: Element | null = null;
  /** What is said before the first line within an element. */
  private opening: { words: string; of: Node } | null = null;

  add(node: Node, phrase: string): void {
    if (node.nodeType === Node.TEXT_NODE) {
      const block = blockOf(node);
      if (block !== this.block) this.endText();
      this.block = block;
      this.pieces.push(phrase);
    } else if (!FRAGMENT.test(phrase)) {
      this.endText();
      if (OPENING.test(phrase)) this.opening = { words: openingOf(phrase), of: node };
      else this.push(phrase.replaceAll(NOISE, ''), node);
    }
  }

  end(): string[] {
    this.endText();
    return this.lines.map((line) => line.replaceAll(/ (?=[:,.;])/g, '').replaceAll(DATE, 'dd/mm/aaaa'));
  }

  private push(words: string, node: Node | null): void {
    this.lines.push(this.opening?.of.contains(node) ? this.opening.words + words : words);
    this.opening = null;
  }

  private endText(): void {
    const words = this.pieces.join(' ');
    if (words !== '' && !bare(this.lines.at(-1) ?? '').includes(bare(words))) this.push(words, this.block);
    this.pieces = [];
    this.block = null;
  }
}

/** 'listitem, current step, position 2, set size 6' becomes '2/6, current step: '. */
function openingOf(phrase: string): string {
  const place = /position (\d+), set size (\d+)/.exec(phrase);
  const current = /current \w+/.exec(phrase)?.[0];
  const words = place ? `${place[1]}/${place[2]}` : phrase;
  return `${[words, current].filter(Boolean).join(', ')}: `;
}

function blockOf(node: Node): Element | null {
  return node.parentElement?.closest('p, li, dt, dd, td, th, h1, h2, h3, h4, legend, label, button, a, div') ?? null;
}

/** Spaces and commas differ between a name with its description and the texts they are made of. */
const bare = (words: string) => words.replaceAll(/[\s,]/g, '');
