import { isWebgl } from '../../assets/gpuTextures.ts';
import { useRenderer } from '../../engine/renderer/useRenderer.ts';
import type { DeepSpaceProps } from './layers.ts';
import { SkyMesh } from './SkyMesh.tsx';
import { SkySprites } from './SkySprites.tsx';

/**
 * Renders a nebula and two layers of stars: a far picture that wraps around, and near stars that twinkle and pass faster. With
 * a graphics card all of it is one mesh, else sprites.
 */
export function DeepSpace(props: DeepSpaceProps) {
  return isWebgl(useRenderer()) ? <SkyMesh {...props} /> : <SkySprites {...props} />;
}
