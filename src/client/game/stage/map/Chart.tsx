import { ImageSource, type Sprite, Texture } from 'pixi.js';
import { useEffect, useMemo, useRef } from 'react';
import { wave, wrap } from '../engine/motion.ts';
import type { FrameTime } from '../engine/useMotion.ts';
import { useMotion } from '../engine/useMotion.ts';
import { Swarm } from '../space/Swarm.tsx';
import { snapAlpha } from '../sprites/snap.ts';
import { useLight } from '../sprites/useLight.ts';
import { opened } from './Bodies.tsx';
import { CHART_SCALE, drawChart, wayOf } from './chart.ts';
import type { MapLayout, Point } from './layout/mapTypes.ts';
import { routePoint } from './layout/route.ts';
import { MAP_MOTION } from './mapMotion.ts';

interface ChartProps {
  layout: MapLayout;
  still: boolean;
}

/** Renders orbits and ways, and lights that travel along the ways. */
export function Chart({ layout, still }: ChartProps) {
  const chart = useRef<Sprite>(null);
  const picture = useChart(layout);
  useMotion(still, ({ age }) => {
    if (chart.current) chart.current.alpha = snapAlpha(opened(age, 0.5, still));
  });
  return (
    <>
      <pixiSprite ref={chart} texture={picture} scale={1 / CHART_SCALE} />
      {!still && <Pulses layout={layout} />}
    </>
  );
}

/** Returns the drawn chart; it is drawn anew when a stop has another place. */
function useChart(layout: MapLayout): Texture {
  const { width, height, lanes } = layout;
  const key = JSON.stringify([width, height, lanes.map(({ theme, stops }) => [theme, stops])]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a layout is a new object whenever a team moves; `key` is what is drawn
  const picture = useMemo(() => draw(layout), [key]);
  useEffect(() => () => picture.source.unload(), [picture]);
  return picture;
}

function draw(layout: MapLayout): Texture {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.max(1, Math.round(layout.width * CHART_SCALE)),
    height: Math.max(1, Math.round(layout.height * CHART_SCALE)),
  });
  const pen = canvas.getContext('2d');
  if (!pen) return Texture.EMPTY;
  pen.scale(CHART_SCALE, CHART_SCALE);
  drawChart(pen, layout);
  return new Texture({ source: new ImageSource({ resource: canvas, label: 'map chart' }), label: 'map chart' });
}

const PER_LANE = 3;
const MOST = 3 * PER_LANE;

function Pulses({ layout: { lanes, council, unit } }: { layout: MapLayout }) {
  const ways = useMemo(() => lanes.map((lane) => wayOf(lane, council)), [lanes, council]);
  const at = useRef<Point>({ x: 0, y: 0 });
  const place = (light: Sprite, index: number, { time, age }: FrameTime) => {
    const way = ways[index % Math.max(1, ways.length)];
    if (!way) return;
    const share = wrap(time / MAP_MOTION.pulseSeconds + index * 0.383);
    routePoint(way, share * (way.length - 1), at.current);
    light.position.set(at.current.x, at.current.y);
    light.scale.set(((18 + 4 * wave(time, 1.6, index * 0.3)) * unit) / light.texture.width);
    light.alpha = Math.sin(share * Math.PI) ** 0.5 * MAP_MOTION.pulseLight * opened(age, 1.4, false);
  };
  return (
    <Swarm
      most={MOST}
      count={() => PER_LANE * ways.length}
      look={useLight('shared/glow')}
      still={false}
      place={place}
    />
  );
}
