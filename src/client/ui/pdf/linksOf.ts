import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Place } from './PdfLink.ts';

/** The fields of a pdf.js annotation that are used here. */
interface Annotation {
  id: string;
  subtype: string;
  rect: number[];
  url?: string;
  dest?: string | unknown[] | null;
  /** The page's text under it. */
  overlaidText?: string;
  titleObj?: { str: string };
  contentsObj?: { str: string };
}

/** A link area of a page, to a URL or to another page of the same PDF. */
export interface FoundLink {
  to: string | number;
  place: Place;
  /** Its name when the page's text has none. */
  name: string;
}

/** Returns the links of a page by annotation id, without those that have no target. */
export async function linksOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<Map<string, FoundLink>> {
  const annotations: Annotation[] = await page.getAnnotations();
  const targets = await Promise.all(annotations.map((annotation) => targetOf(pdf, annotation).catch(() => null)));
  return new Map(
    annotations.flatMap((annotation, at): [string, FoundLink][] => {
      const to = targets[at] ?? null;
      if (to === null) return [];
      return [[annotation.id, { to, place: placeOf(page, annotation.rect), name: nameOf(annotation, to) }]];
    }),
  );
}

async function targetOf(pdf: PDFDocumentProxy, annotation: Annotation): Promise<string | number | null> {
  if (annotation.subtype !== 'Link') return null;
  return annotation.url ?? pageOf(pdf, annotation.dest);
}

async function pageOf(pdf: PDFDocumentProxy, dest: Annotation['dest']): Promise<number | null> {
  const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
  const target = place?.[0];
  if (!isReference(target)) return null;
  return (await pdf.getPageIndex(target)) + 1;
}

function isReference(target: unknown): target is { num: number; gen: number } {
  return typeof target === 'object' && target !== null && 'num' in target && 'gen' in target;
}

function placeOf(page: PDFPageProxy, rect: number[]): Place {
  const viewport = page.getViewport({ scale: 1 });
  const corners: number[] = viewport.convertToViewportRectangle(rect);
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners;
  return {
    left: Math.min(x1, x2) / viewport.width,
    top: Math.min(y1, y2) / viewport.height,
    width: Math.abs(x2 - x1) / viewport.width,
    height: Math.abs(y2 - y1) / viewport.height,
  };
}

function nameOf({ overlaidText, titleObj, contentsObj }: Annotation, to: string | number): string {
  const names = [overlaidText, titleObj?.str, contentsObj?.str].map((name) => name?.trim());
  return names.find(Boolean) ?? (typeof to === 'number' ? `Ir para a página ${to}` : to);
}
