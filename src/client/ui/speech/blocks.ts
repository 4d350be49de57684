/** A piece of text that is read in one go: a paragraph, an option, the name of a button. */
export interface Block {
  text: string;
  /** What holds the text; as a whole it is the control or picture that `text` names. */
  element: Element;
  /** The nodes of the text in order, each with its place in `text`; empty where `text` is a name or the value of a field. */
  pieces: readonly Piece[];
}

interface Piece {
  node: Text;
  at: number;
}

/** Never read. The reader's own bar says `data-aloud="no"`. */
const SKIPPED =
  'script, style, noscript, template, svg, canvas, video, audio, iframe, object, [data-aloud="no"], [inert], [hidden], ' +
  'dialog:not([open]), details:not([open]) > :not(summary)';
/** What screen readers get elsewhere, but eyes see here. */
const SHOWN = '[data-aloud="yes"]';
const FIELDS = 'input:not([type="radio"], [type="checkbox"], [type="password"], [type="file"]), textarea, select';
const NAMED = 'button, a[href], summary, [role="button"], [role="img"], img';
/** A word of a text that can be pressed: read with its sentence. */
const IN_TEXT = '[data-word]';
const INLINE = ['inline', 'contents', 'ruby'];
const HAS_WORDS = /[\p{L}\p{N}]/u;

/** Returns what is to be read within `root`, in reading order: shown text, the names of controls and pictures, and what fields hold. */
export function blocksOf(root: Element): Block[] {
  const collector = new Collector();
  collector.visit(root);
  return collector.finish(root).filter(({ text }) => HAS_WORDS.test(text));
}

/** Returns whether the page still shows the block as it was when it was collected. */
export function isCurrent({ element, pieces, text }: Block): boolean {
  if (!element.isConnected) return false;
  const now = text.replace(/\s/g, ' ');
  return pieces.every(({ node, at }) => node.isConnected && now.startsWith(spaced(node), at));
}

/** Returns the range of a part of the block's text; null where `text` is a name or a value. */
export function rangeOf({ pieces }: Block, from: number, to: number): Range | null {
  const first = pieces.filter(({ at }) => at <= from).at(-1);
  const last = pieces.filter(({ at }) => at < to).at(-1);
  if (first === undefined || last === undefined) return null;
  const range = document.createRange();
  range.setStart(first.node, Math.min(from - first.at, first.node.data.length));
  range.setEnd(last.node, Math.min(to - last.at, last.node.data.length));
  return range;
}

class Collector {
  private readonly blocks: Block[] = [];
  private pieces: Piece[] = [];
  private text = '';

  visit(element: Element): void {
    if (isSkipped(element)) return;
    const style = getComputedStyle(element);
    if (style.display === 'none' || isTransparent(element, style) || isClipped(style)) return;
    if (element.matches(FIELDS)) {
      if (isVisible(style)) this.name(element, valueIn(element));
      return;
    }
    const isNamed = element.matches(NAMED) && !element.matches(IN_TEXT);
    const isApart = !INLINE.includes(style.display) || isNamed || element.tagName === 'BR';
    if (isApart) this.finish(element.parentElement ?? element);
    const before = this.blocks.length;
    for (const child of element.childNodes) {
      if (child instanceof Element) this.visit(child);
      else if (child instanceof Text) this.add(child, style);
    }
    if (isApart) this.finish(element);
    if (this.blocks.length === before && isVisible(style) && isNamed)
      this.name(element, element.getAttribute('aria-label') ?? element.getAttribute('alt') ?? '');
  }

  /** Closes the block that has been collected so far, and returns all. */
  finish(element: Element): Block[] {
    if (this.text.trim() !== '') this.blocks.push({ text: this.text, element, pieces: this.pieces });
    this.pieces = [];
    this.text = '';
    return this.blocks;
  }

  private add(node: Text, style: CSSStyleDeclaration): void {
    if (!isVisible(style)) return;
    const isBroken = style.whiteSpace.startsWith('pre');
    this.pieces.push({ node, at: this.text.length });
    this.text += isBroken ? node.data : spaced(node);
  }

  private name(element: Element, text: string): void {
    this.finish(element.parentElement ?? element);
    if (text.trim() !== '') this.blocks.push({ text, element, pieces: [] });
  }
}

function isSkipped(element: Element): boolean {
  if (element.matches(SKIPPED)) return true;
  return element.getAttribute('aria-hidden') === 'true' && !element.matches(SHOWN);
}

const isVisible = ({ visibility }: CSSStyleDeclaration): boolean =>
  visibility !== 'hidden' && visibility !== 'collapse';

/** Returns whether the element stays transparent: a dialog that is opening is so for a moment. */
function isTransparent(element: Element, { opacity }: CSSStyleDeclaration): boolean {
  return opacity === '0' && (element.getAnimations?.().length ?? 0) === 0;
}

/** Returns whether the element is there for screen readers only, as `sr-only` makes it. */
function isClipped({ position, width, overflow, clipPath }: CSSStyleDeclaration): boolean {
  return position === 'absolute' && width === '1px' && (overflow.startsWith('hidden') || clipPath !== 'none');
}

function valueIn(element: Element): string {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
}

/** Returns a node's text without line breaks, at the same length. */
function spaced({ data }: Text): string {
  return data.replace(/\s/g, ' ');
}
