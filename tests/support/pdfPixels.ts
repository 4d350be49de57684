import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Coarse: 30 pixels an inch tell how much is printed and where. */
const SCALE = 30 / 72;
/** What a page has below this share of its height is its footer. */
const FOOTER_FROM = 0.93;
/** Darker than this is something printed: thin lines are pale in so few pixels. */
const PRINTED = 235;

/** How much of a page is printed. */
export interface PageInk {
  /** The mean darkness of its pixels, 0..1. */
  ink: number;
  /** How far down its lowest printed row is, above the footer, 0..1. */
  filled: number;
}

/** What pdf.js draws on, in Node. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
}

/** Renders a PDF and returns the ink of each page. */
export async function pagesInk(pdf: Uint8Array): Promise<PageInk[]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages: PageInk[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: SCALE });
    const [width, height] = [Math.round(viewport.width), Math.round(viewport.height)];
    const { canvas, context } = (document.canvasFactory as CanvasFactory).create(width, height);
    await page.render({ canvas, canvasContext: context, viewport, background: '#ffffff' }).promise;
    pages.push(inkOf(context.getImageData(0, 0, width, height).data, width, height));
  }
  await document.destroy();
  return pages;
}

function inkOf(pixels: Uint8ClampedArray, width: number, height: number): PageInk {
  let dark = 0;
  let lowest = 0;
  for (let index = 0; index < width * height; index += 1) {
    const at = 4 * index;
    const light = 0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0);
    dark += 255 - light;
    const row = Math.floor(index / width);
    if (light < PRINTED && row < FOOTER_FROM * height) lowest = row;
  }
  return { ink: dark / (255 * width * height), filled: lowest / height };
}
