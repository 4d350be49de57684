import PDFDocument from 'pdfkit';
import { INK, LINE_HEIGHT, MARGIN, MM, PAGE, type Paint, TEXT_WIDTH } from './paper.ts';
import { printableText } from './printableText.ts';
import { PRINT_FONTS, type PrintFont, type PrintFonts } from './printFonts.ts';

interface Setup {
  /** Shown by readers as the window's title. */
  title: string;
  subject: string;
  at: Date;
  paint: Paint;
  fonts: PrintFonts;
}

export interface TextStyle {
  font?: PrintFont;
  /** In points. */
  size?: number;
  color?: string;
  align?: 'left' | 'center' | 'right';
  /** Left edge and width, in points; the text area by default. */
  x?: number;
  width?: number;
  /** Space below, in points. */
  below?: number;
}

export type StructureElement = PDFKit.PDFStructureElement;
/** Members that the types of pdfkit lack. */
type CellOptions = PDFKit.Mixins.StructureElementOptions & { scope?: 'Column' | 'Row' };

const GAP = 6;
const LINE_GAP = 3;
const BODY_SIZE = 11;
/** A heading stays together with this much of what follows. */
const KEEP_WITH_HEADING = 46 * MM;
/** The outer parts of the footer, as a share of the width; the rest is for the middle. */
const FOOTER_SHARE = 0.38;
/** Not for the metadata, which pdfkit writes into XML without escaping them. */
const XML_MARKS = /[<>&]/g;

/**
 * Writes a PDF/UA-1 document (ISO 14289-1) from top to bottom: text is tagged in a structure tree, headings are bookmarks,
 * and everything drawn besides is an artifact. The same calls with the same date give the same bytes.
 */
export class TaggedPdf {
  readonly paint: Paint;
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: StructureElement;
  private readonly fonts: PrintFonts;
  private parent: StructureElement;

  constructor({ title, subject, at, paint, fonts }: Setup) {
    this.paint = paint;
    this.fonts = fonts;
    const clean = (text: string) => this.printable(text).replace(XML_MARKS, ' ');
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN.top, bottom: MARGIN.bottom, left: MARGIN.x, right: MARGIN.x },
      pdfVersion: '1.7',
      // The types know only the subsets of PDF/A.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      displayTitle: true,
      lang: 'pt-PT',
      bufferPages: true,
      // pdfkit would read one of its own fonts first. The types know only a path.
      font: fonts.files.text as unknown as string,
      info: {
        Title: clean(title),
        Author: 'Conselho Galáctico',
        Subject: clean(subject),
        Creator: 'Conselho Galáctico',
        CreationDate: at,
        ModDate: at,
      },
    });
    for (const name of PRINT_FONTS) this.doc.registerFont(name, fonts.files[name]);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
    this.parent = this.root;
  }

  /** Begins a section with a heading of level 2 and a bookmark. */
  section(title: string): void {
    this.parent = this.child(this.root, 'Sect');
    this.keepTogether(KEEP_WITH_HEADING);
    if (this.doc.y > MARGIN.top) this.doc.y += 14;
    this.bookmark(title);
    this.text(title, { font: 'heading', size: 15, color: this.paint.deep, below: 8 }, 'H2');
  }

  /** Begins a section on a new page. */
  pageSection(title: string): void {
    this.newPage();
    this.section(title);
  }

  heading(title: string): void {
    this.keepTogether(KEEP_WITH_HEADING);
    this.doc.y += 10;
    this.text(title, { font: 'heading', size: 12, color: this.paint.deep, below: 5 }, 'H3');
  }

  bookmark(title: string): void {
    this.doc.outline.addItem(this.printable(title));
  }

  /** Writes a text of one or more paragraphs, which blank lines separate. */
  paragraphs(text: string, style: TextStyle = {}): void {
    for (const part of text.split(/\n[^\S\n]*(?:\n[^\S\n]*)+/)) {
      if (part.trim() !== '') this.text(part.trim(), style);
    }
  }

  /** Writes one element of text, by default a paragraph. Text that does not fit continues on the next page. */
  text(text: string, style: TextStyle = {}, tag = 'P'): void {
    const element = this.child(this.parent, tag);
    element.add(() => this.draw(text, style));
    element.end();
    this.doc.y += style.below ?? GAP;
  }

  /** Writes a label in bold and its value as one paragraph. */
  fact(label: string, value: string): void {
    const element = this.child(this.parent, 'P');
    element.add(() => {
      this.use({ font: 'text-bold', color: this.paint.deep });
      this.doc.text(`${this.printable(label)}: `, MARGIN.x, this.doc.y, { width: TEXT_WIDTH, continued: true });
      this.use({});
      this.doc.text(this.printable(value), { width: TEXT_WIDTH, lineGap: LINE_GAP });
    });
    element.end();
    this.doc.y += GAP - 2;
  }

  list(items: readonly string[]): void {
    const list = this.child(this.parent, 'L');
    for (const item of items) this.listItem(list, item);
    list.end();
    this.doc.y += GAP;
  }

  /** Leaves room for handwriting: a note that says so, and `count` ruled lines, 8 mm apart. */
  writingLines(count: number, note = 'Por preencher:'): void {
    this.keepTogether(14 + count * LINE_HEIGHT);
    this.text(note, { size: 9.5, color: INK.quiet, below: 0 });
    for (let line = 0; line < count; line += 1) {
      this.doc.y += line === 0 ? LINE_HEIGHT - 2 * MM : LINE_HEIGHT;
      this.rule(MARGIN.x, this.doc.y, TEXT_WIDTH);
    }
    this.doc.y += 3 * GAP;
  }

  /** Leaves room for a few words behind a label, over the whole width. */
  blank(label: string): void {
    this.keepTogether(LINE_HEIGHT + 4);
    this.doc.y += 5;
    const top = this.doc.y;
    this.text(`${label}:`, { font: 'text-bold', size: 10, color: this.paint.deep, below: 0 });
    const labelWidth = this.widthOf(`${label}:`, { font: 'text-bold', size: 10 }) + 6;
    this.rule(MARGIN.x + labelWidth, top + 11, TEXT_WIDTH - labelWidth);
    this.doc.y = top + LINE_HEIGHT - 4;
  }

  newPage(): void {
    this.doc.addPage();
  }

  /** Continues on a new page unless this much is free, in points. */
  keepTogether(height: number): void {
    if (this.doc.y + height > this.bottom) this.newPage();
  }

  get y(): number {
    return this.doc.y;
  }

  set y(y: number) {
    this.doc.x = MARGIN.x;
    this.doc.y = y;
  }

  /** Lower edge of the text area. */
  get bottom(): number {
    return PAGE.height - MARGIN.bottom;
  }

  /** Adds an element that `end()` must close to the current section, or to `parent`. */
  child(parent: StructureElement | null, tag: string, options: CellOptions = {}): StructureElement {
    const element = this.doc.struct(tag, options);
    (parent ?? this.parent).add(element);
    return element;
  }

  /** Draws text at the current place without tagging it: the caller is inside an element. */
  draw(text: string, style: TextStyle): void {
    this.use(style);
    const { x = MARGIN.x, width = TEXT_WIDTH, align = 'left' } = style;
    this.doc.text(this.printable(text), x, this.doc.y, { width, align, lineGap: LINE_GAP });
    this.doc.x = MARGIN.x;
  }

  /** Draws decoration as an artifact, outside of the structure tree. */
  artifact(draw: (doc: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    this.doc.save();
    draw(this.doc);
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  rule(x: number, y: number, width: number, color: string = INK.rule, thickness = 0.6): void {
    this.artifact((doc) =>
      doc
        .lineWidth(thickness)
        .strokeColor(color)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke(),
    );
  }

  heightOf(text: string, style: TextStyle): number {
    this.use(style);
    return this.doc.heightOfString(this.printable(text), { width: style.width ?? TEXT_WIDTH, lineGap: LINE_GAP });
  }

  /** Numbers the pages and returns the finished file. */
  async finish(footer: string): Promise<Buffer> {
    this.root.end();
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.artifact(() => this.drawFooter(footer, `${page + 1} de ${count}`), 'Pagination');
    }
    const parts: Buffer[] = [];
    this.doc.on('data', (part: Buffer) => parts.push(part));
    const written = new Promise<void>((resolve, reject) => {
      this.doc.once('end', resolve);
      this.doc.once('error', reject);
    });
    this.doc.end();
    await written;
    return Buffer.concat(parts);
  }

  private listItem(list: StructureElement, item: string): void {
    const entry = this.child(list, 'LI');
    this.keepTogether(20);
    const top = this.doc.y;
    const label = this.child(entry, 'Lbl');
    label.add(() => this.draw('•', { color: this.paint.deep, font: 'text-bold', width: 10 }));
    label.end();
    this.doc.y = top;
    const body = this.child(entry, 'LBody');
    body.add(() => this.draw(item, { x: MARGIN.x + 14, width: TEXT_WIDTH - 14 }));
    body.end();
    entry.end();
    this.doc.y += 3;
  }

  private drawFooter(left: string, pageWords: string): void {
    const y = PAGE.height - 14 * MM;
    this.doc
      .lineWidth(0.6)
      .strokeColor(INK.rule)
      .moveTo(MARGIN.x, y)
      .lineTo(PAGE.width - MARGIN.x, y)
      .stroke();
    // A text below the lower margin would begin a new page.
    this.doc.page.margins.bottom = 0;
    this.footerPart(left, 'text', 'left', y);
    this.footerPart('Conselho Galáctico', 'heading', 'center', y);
    this.footerPart(pageWords, 'text', 'right', y);
    this.doc.page.margins.bottom = MARGIN.bottom;
  }

  private footerPart(words: string, font: PrintFont, align: 'left' | 'center' | 'right', y: number): void {
    this.use({ font, size: 9, color: INK.quiet });
    const outer = FOOTER_SHARE * TEXT_WIDTH;
    const width = align === 'center' ? TEXT_WIDTH - 2 * outer : outer;
    const x = MARGIN.x + { left: 0, center: outer, right: TEXT_WIDTH - outer }[align];
    const one = { width, align, lineBreak: false, height: 12, ellipsis: true };
    this.doc.text(this.printable(words), x, y + 2 * MM, one);
  }

  private widthOf(text: string, style: TextStyle): number {
    this.use(style);
    return this.doc.widthOfString(this.printable(text));
  }

  private use({ font = 'text', size = BODY_SIZE, color = INK.body }: TextStyle): void {
    this.doc.font(font).fontSize(size).fillColor(color);
  }

  private printable(text: string): string {
    return printableText(text, this.fonts.codePoints);
  }
}
