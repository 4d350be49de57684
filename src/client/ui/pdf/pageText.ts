import type { FoundLink } from './linksOf.ts';
import type { PdfLink } from './PdfLink.ts';

/** The content of a page in reading order. `role` is the PDF's structure type: 'H1', 'P', 'L', 'Table'. */
export type TextNode = string | TextElement;

export interface TextElement {
  role: string;
  /** Text alternative of an image. */
  alt?: string;
  /** Target of a link. */
  link?: PdfLink;
  children: TextNode[];
}

/** A node of a tagged PDF's structure: an element, a marked-content reference, or an object such as a link's annotation. */
export interface TreeNode {
  role?: string;
  alt?: string;
  children?: readonly TreeNode[];
  type?: string;
  id?: string;
}

/** A piece of text, or the begin or end of marked content. */
export interface TextItem {
  str?: string;
  hasEOL?: boolean;
  type?: string;
  id?: string | null;
}

/** The targets of the structure's ids. A link is removed from `links` once it is placed. */
interface Referred {
  pieces: ReadonlyMap<string, string>;
  links: Map<string, FoundLink>;
}

/**
 * Returns the text of a page by its structure; without one, as a single paragraph. Each of `links` is placed at its text; those
 * that the structure does not contain come last.
 */
export function pageText(
  tree: TreeNode | null,
  items: readonly TextItem[],
  links: ReadonlyMap<string, FoundLink> = new Map(),
): TextNode[] {
  const unplaced = new Map(links);
  const nodes = tree === null ? [] : nodesOf(tree, { pieces: piecesOf(items), links: unplaced });
  return [...(nodes.length > 0 ? nodes : whole(items)), ...others(unplaced)];
}

function whole(items: readonly TextItem[]): TextNode[] {
  const text = items.map(wordsOf).join('').trim();
  return text === '' ? [] : [{ role: 'P', children: [text] }];
}

function others(links: ReadonlyMap<string, FoundLink>): TextNode[] {
  return [...links.values()].map(({ to, place, name }) => ({
    role: 'P',
    children: [{ role: 'Link', link: { to, places: [place] }, children: [name] }],
  }));
}

function nodesOf({ children = [] }: TreeNode, referred: Referred): TextNode[] {
  return children.flatMap((child): TextNode[] => {
    if (child.role === undefined) return wordsNode(referred.pieces.get(child.id ?? ''));
    const inner = child.alt === undefined ? nodesOf(child, referred) : [];
    const link = child.role === 'Link' ? linkNode(child, inner, referred.links) : null;
    if (link !== null) return [link];
    if (inner.length === 0 && child.alt === undefined && !CELLS.has(child.role)) return [];
    return [{ role: child.role, ...(child.alt !== undefined && { alt: child.alt }), children: inner }];
  });
}

/** Returns null when the link has no target: its text stays. */
function linkNode(node: TreeNode, inner: TextNode[], links: Referred['links']): TextElement | null {
  const ids = objectsIn(node);
  const found = ids.flatMap((id) => links.get(id) ?? []);
  const [first] = found;
  if (first === undefined) return null;
  for (const id of ids) links.delete(id);
  const words = node.alt === undefined ? inner : [node.alt];
  const link = { to: first.to, places: found.map(({ place }) => place) };
  return { role: 'Link', link, children: words.length > 0 ? words : [first.name] };
}

function objectsIn({ type, id, children = [] }: TreeNode): string[] {
  return type === 'object' && id !== undefined ? [id] : children.flatMap(objectsIn);
}

/** Cells are kept even when empty, to keep the columns aligned. */
const CELLS = new Set(['TH', 'TD']);

function wordsNode(words = ''): TextNode[] {
  return words === '' ? [] : [words];
}

/** Returns the text of each marked content by its id; marked content may be nested. */
function piecesOf(items: readonly TextItem[]): Map<string, string> {
  const pieces = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const item of items) {
    if (item.type?.startsWith('begin')) open.push(item.id ?? null);
    else if (item.type === 'endMarkedContent') open.pop();
    else {
      const id = open.findLast((mark) => mark !== null);
      if (id) pieces.set(id, (pieces.get(id) ?? '') + wordsOf(item));
    }
  }
  return pieces;
}

function wordsOf({ str = '', hasEOL = false }: TextItem): string {
  return hasEOL ? `${str} ` : str;
}
