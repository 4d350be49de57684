import { Rectangle, Texture } from 'pixi.js';
import { useMemo } from 'react';
import { FACE_RECT, FACES, FACES_PER_ROW, type Face } from './robotFace.ts';
import { texture } from './textures.ts';

/** The cut-outs of the faces picture; what is missing, the still picture already shows. */
export function useFaces(): ReadonlyMap<Face, Texture> {
  const { source } = texture('robot/faces');
  return useMemo(() => {
    const loaded = source.width >= FACE_RECT.width * FACES_PER_ROW;
    return new Map(loaded ? FACES.map((name, index) => [name, cutOut(source, index)]) : []);
  }, [source]);
}

function cutOut(source: Texture['source'], index: number): Texture {
  const { width, height } = FACE_RECT;
  const x = (index % FACES_PER_ROW) * width;
  const y = Math.floor(index / FACES_PER_ROW) * height;
  return new Texture({ source, frame: new Rectangle(x, y, width, height) });
}
