import { useEffect, useState } from 'react';
import { useRenderer } from '../engine/renderer/useRenderer.ts';
import { BakedCoat } from './BakedCoat.ts';

/** Returns a baked coat that lives as long as the part; it is baked anew when the graphics card was lost. */
export function useBakedCoat(): BakedCoat {
  const renderer = useRenderer();
  const [baked] = useState(() => new BakedCoat(renderer));
  useEffect(() => {
    const { canvas } = renderer;
    const forget = () => baked.forget();
    canvas.addEventListener('webglcontextrestored', forget);
    return () => {
      canvas.removeEventListener('webglcontextrestored', forget);
      baked.destroy();
    };
  }, [renderer, baked]);
  return baked;
}
