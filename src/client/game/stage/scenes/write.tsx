import { Cabin } from '../sprites/Cabin.tsx';
import type { PictureProps } from '../view.ts';

/** The team writes: the quietest sky. */
export function WriteScene(props: PictureProps) {
  return <Cabin {...props} dim={0.32} />;
}
