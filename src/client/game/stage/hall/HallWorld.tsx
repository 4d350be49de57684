import type { Container, Sprite } from 'pixi.js';
import { useMemo, useRef, useState } from 'react';
import { cockpitLayout } from '#client/game/flow/cockpitLayout.ts';
import type { HallView } from '#client/game/flow/HallView.ts';
import type { RobotGaze, RobotMood } from '#client/game/flow/scenes.ts';
import { SILENT_VOICE } from '#client/game/flow/voice.ts';
import { paintOf } from '../assets/paint.ts';
import { texture } from '../assets/textures.ts';
import { easeOut, wave } from '../engine/motion.ts';
import { useMotion } from '../engine/useMotion.ts';
import type { PictureProps } from '../engine/view.ts';
import { RobotFigure } from '../robot/RobotFigure.tsx';
import { Glow, shine } from '../sprites/Glow.tsx';
import { snapAlpha, snapPosition } from '../sprites/snap.ts';
import { HALL_MOTION } from './hallMotion.ts';
import type { HallShow } from './hallShow.ts';
import type { HallLayout } from './layout/hallTypes.ts';

interface WorldProps {
  layout: HallLayout;
  show: HallShow;
  still: boolean;
}

/** The globe's share of its picture. */
const GLOBE_SHARE = 0.84;

/** Renders the Earth, which comes nearer for the reveal and for the last phase. */
export function Earth({ show, still }: WorldProps) {
  const globe = useRef<Sprite>(null);
  const picture = texture('login/earth');
  useMotion(still, ({ age }) => {
    if (!globe.current) return;
    const { x, y, size } = show.earth;
    globe.current.position.set(snapPosition(x), snapPosition(y));
    globe.current.scale.set(size / GLOBE_SHARE / Math.max(1, picture.width));
    globe.current.alpha = snapAlpha(still ? 1 : easeOut((age - 0.3) / HALL_MOTION.openingSeconds));
  });
  return <pixiSprite ref={globe} texture={picture} anchor={0.5} />;
}

/** Width of the rim in its picture, and the height of the floor's middle. */
const RIM_SHARE = 0.86;
const ARENA_ANCHOR = { x: 0.5, y: 0.485 } as const;

/** Renders the floor of the hall and the light of the great screen on it. */
export function Arena({ layout, show, still }: WorldProps) {
  const floor = useRef<Sprite>(null);
  const picture = texture('hall/arena');
  const { arena, screen } = layout;
  useMotion(still, ({ age }) => {
    if (!floor.current) return;
    const open = still ? 1 : easeOut(age / HALL_MOTION.openingSeconds);
    floor.current.scale.set((arena.size / RIM_SHARE / Math.max(1, picture.width)) * (0.96 + 0.04 * open));
    floor.current.alpha = snapAlpha(open * show.light);
  });
  return (
    <>
      <pixiSprite ref={floor} texture={picture} anchor={ARENA_ANCHOR} x={arena.x} y={arena.y} />
      <Glow
        x={screen.x + screen.width / 2}
        y={screen.y + screen.height / 2}
        tint={0x38b8ff}
        still={still}
        shape={(light, { time }) => {
          const strength = HALL_MOTION.screenLight * (show.presenter === null ? 0.7 : 1) + 0.03 * wave(time, 4.5);
          shine(light, screen.width * 1.5, screen.height * 1.7, strength * show.light);
        }}
      />
    </>
  );
}

/** ORBI's mood in each phase. */
function moodOf({ phase, presenting, isPaused }: HallView): RobotMood {
  if (isPaused) return 'idle';
  if (phase === null || phase === 'earth' || phase === 'result') return 'glad';
  if (phase === 'vote') return 'encourage';
  return phase === 'debate' || presenting !== null ? 'listen' : 'idle';
}

const AT_SCREEN: RobotGaze = { at: 'window' };
const AT_TEAMS: RobotGaze = { at: 'students' };
/** ORBI has the colour of no team. */
const CHAIR_SHIP = 7;
/** Of the desk's picture: its width in widths of ORBI's place, and where its foot is. */
const DESK = { width: 1.16, foot: 1.08 } as const;
/** ORBI stands a little higher than its place, so that the desk hides where its picture ends. */
const RAISED = 0.12;

/** Renders ORBI, the chair, behind its desk. */
export function Chair({ hall, layout, show, still }: WorldProps & { hall: HallView }) {
  const group = useRef<Container>(null);
  const [paint] = useState(() => paintOf(CHAIR_SHIP));
  const { width, height, orbi } = layout;
  const desk = texture('hall/desk');
  const picture = useMemo<PictureProps>(
    () => ({
      view: { width, height, layout: cockpitLayout(width, height) },
      scene: 'council',
      theme: 'ic',
      ship: CHAIR_SHIP,
      mission: null,
      robot: 'idle',
      gaze: AT_TEAMS,
      raised: 'none',
      voice: SILENT_VOICE,
      projector: false,
      still,
      arrived: desk,
    }),
    [width, height, still, desk],
  );
  useMotion(still, () => {
    if (group.current) group.current.alpha = snapAlpha(show.light);
  });
  const rect = useMemo(() => ({ ...orbi, y: orbi.y - RAISED * orbi.height }), [orbi]);
  const gaze = hall.phase === 'present' && hall.presenting !== null ? AT_SCREEN : AT_TEAMS;
  return (
    <pixiContainer ref={group}>
      <RobotFigure {...picture} {...{ gaze, paint }} robot={moodOf(hall)} rect={rect} />
      <pixiSprite
        texture={desk}
        anchor={{ x: 0.5, y: 1 }}
        x={orbi.x + orbi.width / 2}
        y={orbi.y + orbi.height * DESK.foot}
        scale={(orbi.width * DESK.width) / Math.max(1, desk.width)}
      />
    </pixiContainer>
  );
}
