import { ImageSource, Texture } from 'pixi.js';

/**
 * Returns a function that returns a picture drawn in code; it is drawn at the first call and kept. Where the browser draws
 * nothing, it is the empty one.
 */
export function drawnTexture(
  label: string,
  width: number,
  height: number,
  draw: (pen: CanvasRenderingContext2D) => void,
): () => Texture {
  let drawn: Texture | null = null;
  return () => {
    if (drawn) return drawn;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const pen = canvas.getContext('2d');
    if (!pen) return Texture.EMPTY;
    draw(pen);
    drawn = new Texture({ source: new ImageSource({ resource: canvas, label }), label });
    return drawn;
  };
}
