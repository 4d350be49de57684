import { useEffect, useRef } from 'react';
import { PICTURES, systemPicture } from '#client/game/stage/assets/bundles.ts';
import { type StillPictures, useStillPictures } from '#client/game/stage/assets/useStillPictures.ts';
import { drawChart } from '#client/game/stage/map/chart.ts';
import type { Chip, Lane, MapLayout, MapTeam, Stop } from '#client/game/stage/map/layout/mapTypes.ts';
import { planetPictures, shipPictureOf } from '#client/game/stage/map/mapPictures.ts';
import { classes } from '#client/ui/classes.ts';

/** Height of a globe in its picture, and of the dock. */
const GLOBE_SHARE = 0.8;
const DOCK_SHARE = 0.86;

/** Renders the map as pictures of the page, where nothing can be drawn. Nothing moves; a ship fades in where it is. */
export function StillMap({ layout, teams }: { layout: MapLayout; teams: readonly MapTeam[] }) {
  const { lanes, council } = layout;
  const themes = lanes.map(({ theme }) => theme);
  const pictures = useStillPictures([
    ...planetPictures(themes),
    ...themes.map((theme) => systemPicture(theme, 'sun')),
    'map/dock',
    'map/council',
    'map/pod',
  ]);
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      {lanes.map((lane, index) => (
        <Sky key={lane.theme} lane={lane} isFirst={index === 0} isLast={index === lanes.length - 1} layout={layout} />
      ))}
      <div
        className="absolute inset-0 bg-center bg-cover opacity-85 mix-blend-screen"
        style={{ backgroundImage: `url("${PICTURES.get('shared/stars')}")` }}
      />
      <div className="absolute inset-0 bg-[linear-gradient(rgb(13_9_42/0.72),transparent_22%,transparent_88%,rgb(13_9_42/0.6))]" />
      {lanes.map(({ theme, sun }) => (
        <Picture
          key={theme}
          address={pictures[systemPicture(theme, 'sun')]}
          at={sun}
          height={sun.size}
          className="mix-blend-screen"
        />
      ))}
      <StillChart layout={layout} />
      {lanes.map((lane) => (
        <Bodies key={lane.theme} lane={lane} pictures={pictures} />
      ))}
      <Picture
        address={pictures['map/council']}
        at={{ x: council.x, y: council.y + council.size * 0.3 }}
        height={council.size * 0.94}
      />
      <Picture
        address={PICTURES.get('council/hologram')}
        at={{ x: council.x, y: council.y - council.size * 0.16 }}
        height={council.size}
        className="mix-blend-screen"
      />
      {teams.map((team) => (
        <StillShip key={`${team.id} ${team.level}`} team={team} chip={layout.chips.get(team.id)} pictures={pictures} />
      ))}
    </div>
  );
}

interface StillShipProps {
  team: MapTeam;
  chip: Chip | undefined;
  pictures: StillPictures;
}

function StillShip({ team, chip, pictures }: StillShipProps) {
  const key = shipPictureOf(team.ship);
  if (!chip) return null;
  return (
    <Picture
      address={PICTURES.get(key) || pictures[key]}
      at={chip.ship}
      height={chip.shipWidth * 0.75}
      className={classes('animate-appear', !team.isThere && 'opacity-40')}
    />
  );
}

interface SkyProps {
  lane: Lane;
  isFirst: boolean;
  isLast: boolean;
  layout: MapLayout;
}

function Sky({ lane: { theme, area }, isFirst, isLast, layout }: SkyProps) {
  const top = isFirst ? 0 : area.y - area.height * 0.2;
  const bottom = isLast ? layout.height : area.y + area.height * 1.2;
  return (
    <div
      className="absolute inset-x-0 bg-center bg-cover"
      style={{
        top,
        height: bottom - top,
        backgroundImage: `url("${PICTURES.get(systemPicture(theme, 'nebula'))}")`,
        maskImage: isFirst ? undefined : 'linear-gradient(transparent, #000 30%)',
      }}
    />
  );
}

/** Draws orbits and ways with the browser's 2D canvas. */
function StillChart({ layout }: { layout: MapLayout }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = layout;
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    if (!pen) return;
    pen.clearRect(0, 0, width, height);
    drawChart(pen, layout);
  }, [layout, width, height]);
  return <canvas ref={canvas} width={width} height={height} className="absolute inset-0" />;
}

function Bodies({ lane: { theme, stops }, pictures }: { lane: Lane; pictures: StillPictures }) {
  return stops.slice(0, -1).map((stop) => {
    const key = stop.level === 1 ? 'map/dock' : systemPicture(theme, `p${(stop.level - 1) as 1 | 2 | 3 | 4}`);
    const share = stop.level === 1 ? DOCK_SHARE : GLOBE_SHARE;
    return <Picture key={stop.level} address={pictures[key]} at={stop} height={stop.size / share} />;
  });
}

interface PictureProps {
  /** Absent until it has arrived. */
  address: string | undefined;
  at: Pick<Stop, 'x' | 'y'>;
  height: number;
  className?: string;
}

function Picture({ address, at, height, className }: PictureProps) {
  if (!address) return null;
  return (
    <img
      src={address}
      alt=""
      className={classes('absolute max-w-none -translate-x-1/2 -translate-y-1/2', className)}
      style={{ left: at.x, top: at.y, height }}
    />
  );
}
