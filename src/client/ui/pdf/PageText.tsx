import { createElement, Fragment, memo, type ReactElement, type ReactNode } from 'react';
import { PageLink } from './PageLink.tsx';
import type { TextElement, TextNode } from './pageText.ts';

/**
 * Renders the text of a drawn page for screen readers, with headings, lists, tables and image descriptions. Memoised, because a
 * manual's pages load one by one and each zoom renders all of them.
 *
 * Each piece of text is visually hidden on its own, not the text as a whole, so that a link can be among them, read once and in
 * order, and still cover the canvas, where it is pressed and shows its focus.
 */
export const PageText = memo(function PageText({ nodes }: { nodes: readonly TextNode[] }) {
  return <div className="absolute inset-0">{blocks(nodes)}</div>;
});

/** The web page has the h1: headings of the PDF start at h2. */
const HEADINGS = new Map(Object.entries({ Title: 'h2', H1: 'h2', H2: 'h3', H3: 'h4', H4: 'h5', H5: 'h6', H6: 'h6' }));
const INLINE = new Set(['Span', 'Link', 'Strong', 'Em', 'Lbl', 'Code', 'Quote', 'Reference', 'FENote', 'Note']);

/** Groups adjacent inline nodes into paragraphs; every other node is a block. */
function blocks(nodes: readonly TextNode[]): ReactElement {
  const groups: (TextNode[] | TextElement)[] = [];
  for (const node of nodes) {
    const last = groups.at(-1);
    if (typeof node !== 'string' && !isInline(node)) groups.push(node);
    else if (Array.isArray(last)) last.push(node);
    else groups.push([node]);
  }
  return inOrder(
    Fragment,
    groups.map((group) => (Array.isArray(group) ? inOrder('p', inline(group)) : block(group))),
  );
}

function isInline(node: TextElement): boolean {
  return INLINE.has(node.role) && node.children.every((child) => typeof child === 'string' || isInline(child));
}

function block(node: TextElement): ReactNode {
  const { role, alt, link, children } = node;
  if (alt !== undefined) return <div role="img" aria-label={alt} className="sr-only" />;
  if (link !== undefined) return inOrder('p', inline([node]));
  const heading = HEADINGS.get(role);
  if (heading !== undefined) return inOrder(heading, inline(children));
  if (role === 'L') return inOrder('ul', elements(children, ['LI']).map(item));
  if (role === 'Table') return <table>{inOrder('tbody', elements(children, ['TR']).map(row))}</table>;
  return blocks(children);
}

function item({ children }: TextElement): ReactElement {
  const body = children.flatMap((child) =>
    typeof child !== 'string' && child.role === 'LBody' ? child.children : child,
  );
  return <li>{blocks(body)}</li>;
}

function row({ children }: TextElement): ReactElement {
  return inOrder('tr', elements(children, ['TH', 'TD']).map(cell));
}

function cell({ role, children }: TextElement): ReactElement {
  return role === 'TH' ? <th>{blocks(children)}</th> : <td>{blocks(children)}</td>;
}

/** Returns the elements of these roles at any depth, as rows are nested in a table's head, body and foot. */
function elements(nodes: readonly TextNode[], roles: readonly string[]): TextElement[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    return roles.includes(node.role) ? [node] : elements(node.children, roles);
  });
}

/** Renders inline nodes: adjacent strings joined, with the links between them. */
function inline(nodes: readonly TextNode[]): ReactNode[] {
  const pieces: (string | TextElement)[] = [];
  for (const piece of nodes.flatMap(leaves)) {
    const last = pieces.at(-1);
    if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
    else pieces.push(piece);
  }
  return pieces.map((piece) => {
    if (typeof piece === 'string') return <span className="sr-only">{piece}</span>;
    return piece.link && <PageLink link={piece.link} words={words(piece.children).trim()} />;
  });
}

function leaves(node: TextNode): (string | TextElement)[] {
  if (typeof node === 'string' || node.link) return [node];
  return node.alt === undefined ? node.children.flatMap(leaves) : [node.alt];
}

function words(nodes: readonly TextNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : (node.alt ?? words(node.children)))).join('');
}

/** Needs no keys, because a text never changes. */
function inOrder(tag: string | typeof Fragment, pieces: readonly ReactNode[]): ReactElement {
  return createElement(tag, null, ...pieces);
}
