import type { CSSProperties } from 'react';
import { type CabinLayout, FRAME_WIDTH, grown, type Rect } from '#client/game/flow/cockpitLayout.ts';
import { hullPictures, PICTURES, type PictureKey, screenPicture } from '../assets/bundles.ts';
import { paintTint } from '../assets/paint.ts';
import { useStillPictures } from '../assets/useStillPictures.ts';
import { ROBOT_RIG } from '../robot/robotRig.ts';
import { ROBOT_STANCE } from '../robot/robotStance.ts';
import { FRAME } from './nineSlice.ts';
import { SCREEN_MARGIN } from './robotScreen.ts';

interface StillShipProps {
  layout: CabinLayout;
  /** The ship's colour, #RRGGBB. */
  color: string;
}

/** Renders the inside of the ship without a canvas: hull, ORBI and the raised screen, from the same pictures. */
export function StillShip({ layout, color }: StillShipProps) {
  const [hull, coat] = hullPictures(layout.hull);
  const paint = `#${paintTint(color).toString(16).padStart(6, '0')}`;
  const glass = grown(layout.robot, SCREEN_MARGIN * layout.scale);
  return (
    <>
      <Layer address={PICTURES.get(screenPicture(layout.hull))} rect={glass} />
      <div className={CORNER} style={placed(layout.offsetX, layout.offsetY, layout.scale)}>
        <Painted address={PICTURES.get(hull)} mask={PICTURES.get(coat)} paint={paint} />
      </div>
      <StillRobot rect={layout.robot} paint={paint} />
      {layout.frame && <StillFrame rect={layout.frame} thickness={FRAME_WIDTH * layout.scale} paint={paint} />}
    </>
  );
}

const CORNER = 'absolute top-0 left-0 w-max origin-top-left';

function placed(x: number, y: number, scale: number): CSSProperties {
  return { transform: `translate(${x}px, ${y}px) scale(${scale})` };
}

interface PaintedProps {
  /** Missing while a pack is on its way. */
  address: string | undefined;
  mask: string | undefined;
  paint: string;
}

/** Renders a picture in its own size, with the ship's colour where its mask covers it. */
function Painted({ address, mask, paint }: PaintedProps) {
  if (!address || !mask) return null;
  // A gradient of one colour, because contrast checks would take a plain colour for the background of text outside the
  // mask.
  const coloured = {
    maskImage: `url("${mask}")`,
    maskSize: '100% 100%',
    backgroundImage: `linear-gradient(${paint}, ${paint})`,
  };
  return (
    <div className="relative isolate w-max">
      <img src={address} alt="" className="block max-w-none" />
      <div className="absolute inset-0 mix-blend-multiply" style={coloured} />
    </div>
  );
}

const EYE = ['eye', 'iris', 'glint'] as const;
const MOUTH_BARS = Array.from({ length: ROBOT_RIG.mouth.bars }, (_, bar) => bar);
const MOUTH_HEIGHT = 9;
const ROBOT_PICTURES = ['body', 'body-paint', 'head', 'head-paint', 'mouth', ...EYE].map(
  (part): PictureKey => `robot/${part}`,
);
/** Those that only the robot's pack holds: all in a build, none in development. */
const PACKED = ROBOT_PICTURES.filter((key) => !PICTURES.get(key));

function StillRobot({ rect, paint }: { rect: Rect; paint: string }) {
  const { layers, width, height, mouth } = ROBOT_RIG;
  const packed = useStillPictures(PACKED);
  const addressOf = (part: string) => PICTURES.get(`robot/${part}`) || packed[`robot/${part}`];
  const size = (rect.height * ROBOT_STANCE.height) / height;
  const figure = placed((rect.width - width * size) / 2, rect.height * (1 + ROBOT_STANCE.below) - height * size, size);
  return (
    <div className="absolute overflow-hidden" style={boxOf(rect)}>
      <div className={CORNER} style={figure}>
        <Painted address={addressOf('body')} mask={addressOf('body-paint')} paint={paint} />
        {EYE.map((part) => (
          <Layer key={part} address={addressOf(part)} rect={layers[part]} />
        ))}
        <div className="absolute top-0 left-0">
          <Painted address={addressOf('head')} mask={addressOf('head-paint')} paint={paint} />
        </div>
        {MOUTH_BARS.map((bar) => {
          const x = mouth.x + bar * mouth.gap - layers.mouth.width / 2;
          const rest = { x, y: mouth.y - MOUTH_HEIGHT / 2, width: layers.mouth.width, height: MOUTH_HEIGHT };
          return <Layer key={bar} address={addressOf('mouth')} rect={rest} />;
        })}
      </div>
    </div>
  );
}

function Layer({ address, rect }: { address: string | undefined; rect: Rect }) {
  return address ? <img src={address} alt="" className="absolute max-w-none" style={boxOf(rect)} /> : null;
}

function boxOf({ x, y, width, height }: Rect): CSSProperties {
  return { left: x, top: y, width, height };
}

/**
 * Renders the raised screen: its glass, the frame's picture stretched between its corners, the ship's colour over it.
 */
function StillFrame({ rect, thickness, paint }: { rect: Rect; thickness: number; paint: string }) {
  const size = thickness / FRAME.thickness;
  const margin = FRAME.margin * size;
  const picture: CSSProperties = {
    inset: -margin,
    borderImage: `url("${PICTURES.get('hull/frame')}") ${FRAME.slice} / ${FRAME.slice * size}px`,
  };
  const ring: CSSProperties = { border: `${thickness}px solid ${paint}`, borderRadius: thickness };
  return (
    <div className="absolute isolate" style={boxOf(rect)}>
      <div className="absolute bg-glass/95" style={{ inset: thickness / 2 }} />
      <div className="absolute" style={picture} />
      <div className="absolute inset-0 mix-blend-multiply" style={ring} />
    </div>
  );
}
