import type { CSSProperties } from 'react';
import { type CabinLayout, FRAME_WIDTH, grown, type Rect } from '#client/game/flow/cockpitLayout.ts';
import { hullPictures, PICTURES, type PictureKey, screenPicture } from '../assets/bundles.ts';
import { paintTint } from '../assets/paint.ts';
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
      <Layer picture={screenPicture(layout.hull)} rect={glass} />
      <div className={CORNER} style={placed(layout.offsetX, layout.offsetY, layout.scale)}>
        <Painted picture={hull} coat={coat} paint={paint} />
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

/** Renders a picture in its own size, with the ship's colour where its mask covers it. */
function Painted({ picture, coat, paint }: { picture: PictureKey; coat: PictureKey; paint: string }) {
  // A gradient of one colour, because contrast checks would take a plain colour for the background of text outside the
  // mask.
  const coloured = {
    maskImage: `url("${PICTURES.get(coat)}")`,
    maskSize: '100% 100%',
    backgroundImage: `linear-gradient(${paint}, ${paint})`,
  };
  return (
    <div className="relative isolate w-max">
      <img src={PICTURES.get(picture)} alt="" className="block max-w-none" />
      <div className="absolute inset-0 mix-blend-multiply" style={coloured} />
    </div>
  );
}

const EYE = ['eye', 'iris', 'glint'] as const;
const MOUTH_BARS = Array.from({ length: ROBOT_RIG.mouth.bars }, (_, bar) => bar);
const MOUTH_HEIGHT = 9;

function StillRobot({ rect, paint }: { rect: Rect; paint: string }) {
  const { layers, width, height, mouth } = ROBOT_RIG;
  const size = (rect.height * ROBOT_STANCE.height) / height;
  const figure = placed((rect.width - width * size) / 2, rect.height * (1 + ROBOT_STANCE.below) - height * size, size);
  return (
    <div className="absolute overflow-hidden" style={boxOf(rect)}>
      <div className={CORNER} style={figure}>
        <Painted picture="robot/body" coat="robot/body-paint" paint={paint} />
        {EYE.map((part) => (
          <Layer key={part} picture={`robot/${part}`} rect={layers[part]} />
        ))}
        <div className="absolute top-0 left-0">
          <Painted picture="robot/head" coat="robot/head-paint" paint={paint} />
        </div>
        {MOUTH_BARS.map((bar) => {
          const x = mouth.x + bar * mouth.gap - layers.mouth.width / 2;
          const rest = { x, y: mouth.y - MOUTH_HEIGHT / 2, width: layers.mouth.width, height: MOUTH_HEIGHT };
          return <Layer key={bar} picture="robot/mouth" rect={rest} />;
        })}
      </div>
    </div>
  );
}

function Layer({ picture, rect }: { picture: PictureKey; rect: Rect }) {
  return <img src={PICTURES.get(picture)} alt="" className="absolute max-w-none" style={boxOf(rect)} />;
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
