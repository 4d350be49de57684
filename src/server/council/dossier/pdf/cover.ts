import { INK, MARGIN, MM, PAGE, type Paint } from './paper.ts';
import type { TaggedPdf } from './TaggedPdf.ts';

const BANNER_HEIGHT = 92 * MM;
const CURVE = 9 * MM;
/** Places of the stars, in hundredths of the banner, and their radius in points. */
const STARS = [
  [58, 14, 0.9],
  [64, 34, 0.6],
  [69, 9, 0.7],
  [73, 52, 0.8],
  [78, 22, 1.1],
  [83, 64, 0.6],
  [88, 12, 0.8],
  [92, 40, 1],
  [96, 26, 0.7],
  [54, 46, 0.5],
] as const;

interface Cover {
  kicker: string;
  title: string;
  subtitle: string;
}

/** Writes the head of the first page, edge to edge: a night sky that ends in a planet's curve, and the title on it. */
export function writeCover(pdf: TaggedPdf, { kicker, title, subtitle }: Cover): void {
  pdf.artifact((doc) => drawSky(doc, pdf.paint));
  const style = { color: INK.white, width: 128 * MM };
  pdf.y = 24 * MM;
  pdf.bookmark(title);
  pdf.text(kicker, { ...style, font: 'heading', size: 10, below: 8 });
  pdf.text(title, { ...style, font: 'heading', size: 32, below: 8 }, 'H1');
  pdf.text(subtitle, { ...style, size: 15 });
  pdf.y = BANNER_HEIGHT + 8 * MM;
}

function drawSky(doc: PDFKit.PDFDocument, { night, gold, paint }: Paint): void {
  doc.rect(0, 0, PAGE.width, BANNER_HEIGHT).fill(night);
  for (const [x, y, radius] of STARS)
    doc.circle((x / 100) * PAGE.width, (y / 100) * BANNER_HEIGHT, radius).fill(INK.white);
  const planet = { x: PAGE.width - MARGIN.x - 20 * MM, y: 46 * MM, radius: 17 * MM };
  doc.circle(planet.x, planet.y, planet.radius).fill(paint);
  doc.save();
  doc.circle(planet.x, planet.y, planet.radius).clip();
  doc
    .circle(planet.x + 7 * MM, planet.y + 7 * MM, planet.radius)
    .fillOpacity(0.35)
    .fill(night);
  doc.restore();
  doc.fillOpacity(1).lineWidth(2.2).strokeColor(gold);
  doc.save().rotate(-18, { origin: [planet.x, planet.y] });
  doc.ellipse(planet.x, planet.y, 27 * MM, 6 * MM).stroke();
  doc.restore();
  for (const [color, rise] of [
    [gold, 2.6],
    [paint, 1.4],
    [INK.white, 0.2],
  ] as const)
    horizon(doc, color, rise * MM);
}

function horizon(doc: PDFKit.PDFDocument, color: string, rise: number): void {
  const low = BANNER_HEIGHT + 0.5;
  const top = BANNER_HEIGHT - CURVE - rise;
  doc
    .moveTo(0, low)
    .bezierCurveTo(60 * MM, top, 150 * MM, top, PAGE.width, low)
    .lineTo(PAGE.width, low + 2)
    .lineTo(0, low + 2)
    .fill(color);
}
