/** Size of the composed sky, like that of a nebula's picture. */
const SKY_SIZE = { width: 1440, height: 810 } as const;
const BACKGROUND = '#0d0a30';
/** Share of the height in which two nebulae flow into each other. */
const SEAM = 0.2;
/** The header and the foot of the page need a quiet sky. */
const EDGES: readonly (readonly [at: number, alpha: number])[] = [
  [0, 0.72],
  [0.16, 0.1],
  [0.24, 0],
  [0.86, 0],
  [1, 0.6],
];

type Picture = CanvasImageSource;

/** Returns one sky of the nebulae of several solar systems, one below the other. Null where the browser draws nothing. */
export function composeSky(nebulae: readonly Picture[]): HTMLCanvasElement | null {
  const { width, height } = SKY_SIZE;
  const sky = Object.assign(document.createElement('canvas'), SKY_SIZE);
  const pen = sky.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = BACKGROUND;
  pen.fillRect(0, 0, width, height);
  for (const [index, nebula] of nebulae.entries()) {
    const layer = index === 0 ? nebula : below(nebula, index / nebulae.length, index % 2 === 1);
    if (layer) pen.drawImage(layer, 0, 0, width, height);
  }
  const shade = pen.createLinearGradient(0, 0, 0, height);
  for (const [at, alpha] of EDGES) shade.addColorStop(at, `rgb(13 9 42 / ${alpha})`);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, width, height);
  return sky;
}

/** Returns a nebula that begins softly at a share of the height. */
function below(nebula: Picture, from: number, isMirrored: boolean): HTMLCanvasElement | null {
  const { width, height } = SKY_SIZE;
  const layer = Object.assign(document.createElement('canvas'), SKY_SIZE);
  const pen = layer.getContext('2d');
  if (!pen) return null;
  pen.save();
  if (isMirrored) pen.setTransform(-1, 0, 0, 1, width, 0);
  pen.drawImage(nebula, 0, 0, width, height);
  pen.restore();
  const fade = pen.createLinearGradient(0, 0, 0, height);
  fade.addColorStop(Math.max(0, from - SEAM / 2), 'rgb(0 0 0 / 0)');
  fade.addColorStop(Math.min(1, from + SEAM / 2), 'rgb(0 0 0 / 1)');
  pen.globalCompositeOperation = 'destination-in';
  pen.fillStyle = fade;
  pen.fillRect(0, 0, width, height);
  return layer;
}
