import { Cabin } from '../sprites/Cabin.tsx';
import type { PictureProps } from '../view.ts';

/** At rest between two tasks. */
export function CockpitScene(props: PictureProps) {
  return <Cabin {...props} />;
}
