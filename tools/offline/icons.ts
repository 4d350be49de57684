/** `npm run icons`: draws the home screen icons from assets/ui/icon.svg. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = path.resolve(import.meta.dirname, '../../assets/ui');
/** Scale of the emblem, to fit the safe zone of every mask: a circle of four fifths of the width. */
const MASKED_SCALE = 0.86;

/** Returns the maskable icon: background colour to the edges, emblem in the centre. */
export function maskable(svg: string): string {
  const ground = svg.replace(/ rx="\d+"/, '');
  const around = `<g transform="translate(32 32) scale(${MASKED_SCALE}) translate(-32 -32)">`;
  return ground.replace(/(<rect[^>]*>)([\s\S]*)(<\/svg>)/, `$1${around}$2</g>$3`);
}

/** Draws every icon, by file name. */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  const svg = readFileSync(path.join(FOLDER, 'icon.svg'), 'utf8');
  return {
    'icon-192.png': await png(svg, 192),
    'icon-512.png': await png(svg, 512),
    'icon-maskable-512.png': await png(maskable(svg), 512),
  };
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

if (process.argv[1]?.endsWith('icons.ts')) {
  for (const [name, content] of Object.entries(await drawIcons())) writeFileSync(path.join(FOLDER, name), content);
}
