import { TRANSITION_MS } from '#client/game/flow/scenes.ts';
import { warpDepth } from '../motion.ts';
import { REST } from '../sky.ts';
import { Cockpit } from '../sprites/Cockpit.tsx';
import { Glow } from '../sprites/Glow.tsx';
import { Space } from '../sprites/Space.tsx';
import { Streaks } from '../sprites/Streaks.tsx';
import { type PictureProps, unitOf, wholeArea } from '../view.ts';

const SECONDS = TRANSITION_MS.warp / 1000;
/** The jump that a still picture shows. */
const STILL_DEPTH = 0.7;

/** The jump to another system: the stars become lines around a tunnel of light. */
export function WarpScene({ view, theme, ship, still }: PictureProps) {
  const wide = view.layout.mode === 'wide';
  const area = wide ? view.layout.window : wholeArea(view);
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2;
  const unit = unitOf(area);
  const depth = (age: number) => (still ? STILL_DEPTH : warpDepth(age / SECONDS));
  const camera = (age: number) => ({ ...REST, zoom: 1 + 0.9 * depth(age), light: 1 - 0.62 * depth(age) });
  const light = (size: number, alpha: number) => ({
    shape: ({ age }: { age: number }) => {
      const force = depth(age);
      const edge = unit * size * (0.4 + 0.6 * force);
      return { width: edge * 1.3, height: edge, alpha: alpha * force };
    },
  });
  return (
    <>
      <Space view={view} area={area} theme={theme} still={still} sky={null} camera={camera} />
      <Glow {...{ x, y, still }} tint={0x6a2fd0} {...light(3.4, 0.55)} />
      <Glow {...{ x, y, still }} tint={0x1f6bff} {...light(2, 0.75)} />
      <Streaks
        {...{ x, y, still, depth }}
        reach={Math.hypot(area.width, area.height) * 0.6}
        flown={(age) => age * 0.75}
      />
      <Glow {...{ x, y, still }} tint={0xcfefff} {...light(0.9, 0.95)} />
      {wide && <Cockpit view={view} ship={ship} still={still} shake={(age) => 2.5 * depth(age)} />}
    </>
  );
}
