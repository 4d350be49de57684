import { Cabin } from '../sprites/Cabin.tsx';
import type { PictureProps } from '../view.ts';

/** Questions are asked: the sky steps back a little. */
export function QuizScene(props: PictureProps) {
  return <Cabin {...props} dim={0.14} />;
}
