import type { Picture } from './recipe.ts';

/** An opening in a finished picture, in its pixels: the parts of a scene behind it are seen through it. */
export type Hole =
  | { shape: 'ellipse'; x: number; y: number; width: number; height: number }
  | { shape: 'box'; left: number; top: number; width: number; height: number; radius: number };

/**
 * Makes the picture transparent inside its holes, with a smooth edge one pixel wide.
 * @param scale pixels of this picture for each pixel of the finished one
 */
export function cutHoles({ width, height, data }: Picture, holes: readonly Hole[], scale = 1): Picture {
  const cut = new Uint8Array(data);
  for (const hole of holes) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const inside = Math.min(1, Math.max(0, 0.5 - distanceTo(hole, (x + 0.5) / scale, (y + 0.5) / scale) * scale));
        const alpha = (y * width + x) * 4 + 3;
        cut[alpha] = Math.round((cut[alpha] ?? 0) * (1 - inside));
      }
    }
  }
  return { width, height, data: cut };
}

/** Returns the distance in pixels to the edge of the hole, negative inside. */
function distanceTo(hole: Hole, x: number, y: number): number {
  if (hole.shape === 'ellipse') {
    const [across, down] = [(x - hole.x) / (hole.width / 2), (y - hole.y) / (hole.height / 2)];
    return (Math.hypot(across, down) - 1) * Math.min(hole.width / 2, hole.height / 2);
  }
  const { left, top, width, height, radius } = hole;
  const across = Math.abs(x - left - width / 2) - (width / 2 - radius);
  const down = Math.abs(y - top - height / 2) - (height / 2 - radius);
  return Math.hypot(Math.max(across, 0), Math.max(down, 0)) + Math.min(Math.max(across, down), 0) - radius;
}
