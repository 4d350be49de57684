import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import type { Theme } from '#domain/vocabulary.ts';
import type { Lane, MapLayout, Point, Stop } from './layout/mapTypes.ts';
import { routePoint } from './layout/route.ts';
import { councilSign } from './layout/signs.ts';

/** The light of each solar system, for its orbits and halos. */
const SYSTEM_LIGHT: Readonly<Record<Theme, string>> = { ic: '#ff9fb8', dh: '#8fb8ff', ds: '#7ff0c4' };

/** Pixels of the drawing for each pixel of the map: the lines are soft. */
export const CHART_SCALE = 0.75;
const STEPS = 28;
const ROUTE_STEPS = 24;

/** Draws halos and orbits of all planets, and over them the ways of the ships from the docks to the council. */
export function drawChart(pen: CanvasRenderingContext2D, layout: MapLayout): void {
  const { lanes, council, unit } = layout;
  pen.lineCap = 'round';
  for (const { theme, stops } of lanes) {
    for (const stop of stops.slice(0, -1))
      drawHalo(pen, stop, stop.size * HALO.planet, SYSTEM_LIGHT[theme], HALO.light);
  }
  drawHalo(pen, council, council.size * HALO.council, '#6fb8ff', HALO.light * 1.2);
  for (const lane of lanes) {
    for (const stop of lane.stops.slice(0, -1)) drawOrbit(pen, lane, stop, unit);
  }
  pen.save();
  keepFree(pen, layout, councilSign(layout));
  for (const lane of lanes) drawRoute(pen, lane, council, unit);
  pen.restore();
}

/** Clips the drawing so that no way crosses a sign. */
function keepFree(pen: CanvasRenderingContext2D, canvas: { width: number; height: number }, sign: Rect): void {
  pen.beginPath();
  pen.rect(0, 0, canvas.width, canvas.height);
  pen.rect(sign.x, sign.y, sign.width, sign.height);
  pen.clip('evenodd');
}

/** Radii in sizes of what it surrounds, and strength: it parts a planet from the nebula. */
const HALO = { planet: 1.2, council: 1.6, light: 0.3 } as const;

function drawHalo(pen: CanvasRenderingContext2D, { x, y }: Point, radius: number, color: string, light: number): void {
  const halo = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, share] of [
    [0.2, 1],
    [0.5, 0.4],
    [0.75, 0.12],
    [1, 0],
  ] as const) {
    halo.addColorStop(
      at,
      `${color}${Math.round(255 * light * share)
        .toString(16)
        .padStart(2, '0')}`,
    );
  }
  pen.fillStyle = halo;
  pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
}

/** Draws the part of a planet's orbit that lies in its lane, fading towards the lane's edges. */
function drawOrbit(pen: CanvasRenderingContext2D, { sun, area, theme }: Lane, stop: Stop, unit: number): void {
  const radius = Math.hypot(stop.x - sun.x, stop.y - sun.y);
  const up = angleAt(sun.y - area.y, radius);
  const down = angleAt(area.y + area.height - sun.y, radius);
  pen.strokeStyle = SYSTEM_LIGHT[theme];
  pen.lineWidth = 2 * unit;
  for (let step = 0; step < STEPS; step += 1) {
    const from = step / STEPS;
    const to = (step + 1) / STEPS;
    pen.globalAlpha = 0.6 * Math.sin(Math.PI * (from + to) * 0.5) ** 1.4;
    pen.beginPath();
    pen.arc(sun.x, sun.y, radius, -up + from * (up + down), -up + to * (up + down));
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

function angleAt(height: number, radius: number): number {
  return Math.asin(Math.min(1, Math.max(0, height) / Math.max(1, radius)));
}

function drawRoute(pen: CanvasRenderingContext2D, lane: Lane, council: Stop, unit: number): void {
  const line = new Path2D();
  for (const [index, { x, y }] of routeOf(lane, council).entries()) {
    if (index === 0) line.moveTo(x, y);
    else line.lineTo(x, y);
  }
  pen.strokeStyle = SYSTEM_LIGHT[lane.theme];
  for (const [width, alpha] of [
    [30, 0.06],
    [14, 0.13],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.lineWidth = width * unit;
    pen.stroke(line);
  }
  pen.globalAlpha = 0.85;
  pen.strokeStyle = '#eaf4ff';
  pen.lineWidth = 5 * unit;
  pen.setLineDash([0.01, 15 * unit]);
  pen.stroke(line);
  pen.setLineDash([]);
  pen.globalAlpha = 1;
}

/** Returns the stops of a lane's way, which ends at the council that all share. */
export function wayOf({ stops }: Lane, council: Stop): readonly Point[] {
  return [...stops.slice(0, -1), council];
}

function routeOf(lane: Lane, council: Stop): Point[] {
  const way = wayOf(lane, council);
  const count = (way.length - 1) * ROUTE_STEPS;
  return Array.from({ length: count + 1 }, (_, step) => routePoint(way, step / ROUTE_STEPS));
}
