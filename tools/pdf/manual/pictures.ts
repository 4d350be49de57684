import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { THEMES } from '#domain/vocabulary.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const assetFile = (name: string) => `${ROOT}assets/${name}.webp`;
const screenFile = (name: string) => `${ROOT}docs/pictures/${name}.webp`;

/** A part of the screen, in shares of its width and height; default: all of it. */
interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Screenshots of the product (docs/pictures) for the manual. */
const SCREENS: Readonly<Record<string, { from: string; crop?: Crop }>> = {
  'boas-vindas': { from: 'boas-vindas-1366' },
  hangar: { from: 'hangar-1366' },
  quiz: { from: 'quiz-1366' },
  texto: { from: 'texto-1366' },
  ficheiros: { from: 'ficheiros-1366' },
  descolagem: { from: 'descolagem-1366', crop: { left: 0, top: 0.1, width: 1, height: 0.9 } },
  conselho: { from: 'conselho-1366' },
  'salao-apresentar': { from: 'salao-apresentar' },
  'painel-conselho': { from: 'painel-conselho-portatil' },
  'aula-pausa': { from: 'aula-pausa-1024' },
  'aula-funcoes': { from: 'aula-funcoes-1024' },
  'mapa-da-turma': { from: 'mapa-da-turma-1366' },
  sinal: { from: 'texto-1366', crop: { left: 0.68, top: 0.66, width: 0.32, height: 0.34 } },
  'painel-inicio': { from: 'painel-inicio-portatil' },
  'painel-aula': { from: 'painel-aula-portatil' },
  'painel-turmas': { from: 'painel-turmas-portatil', crop: { left: 0, top: 0, width: 1, height: 0.56 } },
  'painel-equipas': { from: 'painel-equipas-portatil' },
  'painel-formar': { from: 'painel-formar-portatil' },
  'painel-respostas': { from: 'painel-respostas-portatil' },
  'painel-mesa': { from: 'painel-mesa-portatil' },
  'painel-propostas': { from: 'painel-propostas-portatil' },
};
/** Maximum size: in print a screenshot is at most half a page wide or high, so more pixels are invisible. */
const SCREEN_PX = 980;
const QUALITY = { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;

/** A layer of a composed picture: its centre and width, in shares of the whole's width and height. */
interface Piece {
  asset: string;
  x: number;
  y: number;
  width: number;
}

const COVER = { width: 1240, height: 1754 } as const;
const COVER_PIECES: readonly Piece[] = [
  { asset: 'ic/p1', x: 0.2, y: 0.51, width: 0.24 },
  { asset: 'dh/p1', x: 0.86, y: 0.43, width: 0.2 },
  { asset: 'ds/p1', x: 0.2, y: 0.83, width: 0.34 },
  { asset: 'login/earth', x: 0.82, y: 0.92, width: 0.78 },
  { asset: 'ships/faisca', x: 0.5, y: 0.64, width: 0.7 },
];
const BAND = { width: 1100, height: 300 } as const;
const SKY_BRIGHTNESS = 0.5;
const PLANETS: readonly Omit<Piece, 'asset'>[] = [
  { x: 0.14, y: 0.5, width: 0.21 },
  { x: 0.38, y: 0.5, width: 0.22 },
  { x: 0.62, y: 0.5, width: 0.22 },
  { x: 0.86, y: 0.5, width: 0.21 },
];

/** Lists the source files of the manual's pictures. */
export function manualPictureSources(): string[] {
  return [
    ...Object.values(SCREENS).map(({ from }) => screenFile(from)),
    ...['login/nebula', ...COVER_PIECES.map(({ asset }) => asset)].map(assetFile),
    ...THEMES.flatMap((theme) => ['nebula', 'p1', 'p2', 'p3', 'p4'].map((name) => assetFile(`${theme}/${name}`))),
  ];
}

/** Makes the manual's JPEG pictures, by their path relative to tools/pdf. The same files give the same bytes. */
export async function manualPictures(): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  const keep = (name: string, picture: Buffer) => pictures.set(`manual/pictures/${name}.jpg`, picture);
  for (const [name, { from, crop }] of Object.entries(SCREENS)) keep(name, await screen(screenFile(from), crop));
  keep('capa', await composed('login/nebula', COVER, COVER_PIECES));
  keep('ceu', await sky());
  for (const theme of THEMES) {
    const pieces = PLANETS.map((place, index) => ({ ...place, asset: `${theme}/p${index + 1}` }));
    keep(`planetas-${theme}`, await composed(`${theme}/nebula`, BAND, pieces));
  }
  return pictures;
}

/** A sky that is dark enough for white text everywhere. */
function sky(): Promise<Buffer> {
  return sharp(readFileSync(assetFile('login/nebula')))
    .resize({ width: 1240, height: 330, fit: 'cover' })
    .modulate({ brightness: SKY_BRIGHTNESS })
    .jpeg(QUALITY)
    .toBuffer();
}

async function screen(file: string, crop: Crop | undefined): Promise<Buffer> {
  const image = sharp(readFileSync(file));
  const { width, height } = await image.metadata();
  const { left, top, ...size } = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  return image
    .extract({
      left: Math.round(left * width),
      top: Math.round(top * height),
      width: Math.round(size.width * width),
      height: Math.round(size.height * height),
    })
    .resize({ width: SCREEN_PX, withoutEnlargement: true })
    .jpeg(QUALITY)
    .toBuffer();
}

interface Size {
  width: number;
  height: number;
}

async function composed(ground: string, size: Size, pieces: readonly Piece[]): Promise<Buffer> {
  const layers = await Promise.all(pieces.map((piece) => layer(piece, size)));
  // Adds a margin and crops it afterwards, because layers may extend over the edge.
  const margin = size.width;
  const painted = await sharp(readFileSync(assetFile(ground)))
    .resize({ ...size, fit: 'cover' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#000' })
    .composite(layers.map(({ input, left, top }) => ({ input, left: left + margin, top: top + margin })))
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(painted)
    .extract({ left: margin, top: margin, ...size })
    .jpeg(QUALITY)
    .toBuffer();
}

async function layer({ asset, x, y, width }: Piece, size: Size) {
  const { data, info } = await sharp(readFileSync(assetFile(asset)))
    .resize({ width: Math.round(width * size.width) })
    .png()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    left: Math.round(x * size.width - info.width / 2),
    top: Math.round(y * size.height - info.height / 2),
  };
}
