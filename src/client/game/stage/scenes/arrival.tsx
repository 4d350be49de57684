import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { easeOut, lerp } from '../motion.ts';
import { REST, SKIES } from '../sky.ts';
import { Cabin } from '../sprites/Cabin.tsx';
import { Glow } from '../sprites/Glow.tsx';
import type { PictureProps } from '../view.ts';

const SECONDS = TRANSITION_MS.arrival / 1000;

/** Out of the jump: the stars brake, the new planet stands before the window and comes nearer. */
export function ArrivalScene(props: PictureProps) {
  const { theme, still, view } = props;
  const { window: area } = view.layout;
  const way = (age: number) => (still ? 1 : easeOut(age / SECONDS));
  const camera = (age: number) => ({
    ...REST,
    travel: way(age) * 0.5,
    planetScale: lerp(0.92, 1, way(age)),
    zoom: lerp(1.12, 1, way(age)),
  });
  const { sun, moon } = SKIES[theme];
  const sky = { sun, moon, planet: { x: 0.5, y: 0.62, size: 1.5, depth: 0.3 } };
  return (
    <Cabin {...props} sky={sky} camera={camera} shake={(age) => 2 * (1 - way(age))}>
      <Glow
        x={area.x + area.width * 0.5}
        y={area.y + area.height * 0.5}
        tint={0xcfefff}
        still={still}
        shape={({ age }) => ({ width: area.height * 2.4, height: area.height * 1.8, alpha: 0.7 * (1 - way(age)) })}
      />
    </Cabin>
  );
}
