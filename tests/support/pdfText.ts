import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Returns the whole text of a PDF, with single spaces. */
export async function pdfText(pdf: Uint8Array): Promise<string> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const content = await (await document.getPage(index + 1)).getTextContent();
    return content.items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return (await Promise.all(pages)).join(' ').replace(/\s+/g, ' ');
}

/** A text on a page: where it begins, in millimetres of A4 paper from the left and the top edge. */
interface PlacedText {
  text: string;
  left: number;
  top: number;
}

const A4_WIDTH_MM = 210;

/** Returns the texts of each page of a PDF with their places. Firefox, driven by Playwright, makes smaller pages. */
export async function placedTexts(pdf: Uint8Array): Promise<PlacedText[][]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, index) => {
    const page = await document.getPage(index + 1);
    const viewport = page.getViewport({ scale: A4_WIDTH_MM / page.getViewport({ scale: 1 }).width });
    const { items } = await page.getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [left = 0, top = 0] = viewport.convertToViewportPoint(item.transform[4], item.transform[5]);
      return [{ text: item.str, left, top }];
    });
  });
  return Promise.all(pages);
}
