import { wave } from '../motion.ts';
import { SKIES } from '../sky.ts';
import { Cabin } from '../sprites/Cabin.tsx';
import { Carousel } from '../sprites/Carousel.tsx';
import { Glow } from '../sprites/Glow.tsx';
import { type PictureProps, shipOf, unitOf } from '../view.ts';

/** The team chooses its ship: the chosen one in the middle of the window, its neighbours at both sides. */
export function HangarScene(props: PictureProps) {
  const { window: area } = props.view.layout;
  const { sun } = SKIES[props.theme];
  const unit = unitOf(area);
  const x = area.x + area.width / 2;
  const y = area.y + area.height * 0.5;
  const tint = Number.parseInt(shipOf(props.ship).color.slice(1), 16);
  return (
    <Cabin {...props} sky={{ sun }} dim={0.3}>
      <Glow
        {...{ x, y, still: props.still, tint }}
        shape={({ time }) => ({ width: unit * 2.1, height: unit * 1.5, alpha: 0.3 + 0.04 * wave(time, 3.2) })}
      />
      <Glow
        {...{ x, still: props.still }}
        y={y + unit * 0.37}
        tint={0x38b8ff}
        shape={({ time }) => ({ width: unit * 1.25, height: unit * 0.2, alpha: 0.5 + 0.08 * wave(time, 3.2) })}
      />
      <Carousel chosen={props.ship} {...{ x, y, unit }} still={props.still} />
    </Cabin>
  );
}
