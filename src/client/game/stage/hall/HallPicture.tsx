import { teamOfPlan } from '#client/game/flow/HallView.ts';
import { PICTURES } from '../assets/bundles.ts';
import { type StillPictures, useStillPictures } from '../assets/useStillPictures.ts';
import { shipPictureOf } from '../map/mapPictures.ts';
import type { HallSceneProps } from './hallStageProps.ts';
import type { Globe, HallLayout } from './layout/hallTypes.ts';
import { newRevealPose, poseAtEarth } from './reveal.ts';

/** Height of the rim's picture in its widths, and what of the pictures the floor and the globe take. */
const FLOOR = { share: 0.86, above: 0.485, ratio: 0.55 } as const;
const GLOBE_SHARE = 0.84;

/** Renders the hall as pictures of the page, where nothing can be drawn. Nothing moves; what changes fades in. */
export function HallPicture({ hall, layout, isRevealing }: Omit<HallSceneProps, 'still'>) {
  const { arena, earth } = layout;
  const isFar = hall.phase !== 'earth' && !isRevealing;
  const globe = isRevealing ? earth.reveal : isFar ? earth.far : earth.near;
  const pictures = useStillPictures([
    ...new Set(['hall/arena', 'hall/desk', ...hall.teams.map(({ ship }) => shipPictureOf(ship))] as const),
  ]);
  const floor = arena.size / FLOOR.share;
  return (
    <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
      <Cover address={PICTURES.get('login/nebula')} />
      <Cover address={PICTURES.get('shared/stars')} isLight />
      <Picture
        address={PICTURES.get('login/earth')}
        at={{ ...globe, width: globe.size / GLOBE_SHARE }}
        key={`earth ${isFar} ${isRevealing}`}
      />
      {isFar && (
        <>
          <Picture
            address={pictures['hall/arena']}
            at={{ x: arena.x, y: arena.y + (0.5 - FLOOR.above) * floor * FLOOR.ratio, width: floor }}
          />
          <Chair layout={layout} pictures={pictures} />
        </>
      )}
      <Ships {...{ hall, layout, isRevealing, pictures, globe, isFar }} />
    </div>
  );
}

function Cover({ address, isLight = false }: { address: string | undefined; isLight?: boolean }) {
  return (
    <div
      className={`absolute inset-0 bg-center bg-cover ${isLight ? 'opacity-85 mix-blend-screen' : ''}`}
      style={{ backgroundImage: `url("${address}")` }}
    />
  );
}

function Chair({ layout: { orbi }, pictures }: { layout: HallLayout; pictures: StillPictures }) {
  const x = orbi.x + orbi.width / 2;
  const desk = orbi.width * 1.16;
  return (
    <>
      <Picture
        address={PICTURES.get('robot/orbi')}
        at={{ x, y: orbi.y + orbi.height * 0.44, width: orbi.height * 1.12 }}
      />
      <Picture address={pictures['hall/desk']} at={{ x, y: orbi.y + orbi.height * 1.08 - desk / 4, width: desk }} />
    </>
  );
}

interface ShipsProps extends Omit<HallSceneProps, 'still'> {
  pictures: StillPictures;
  globe: Globe;
  isFar: boolean;
}

function Ships({ hall, layout, isRevealing, pictures, globe, isFar }: ShipsProps) {
  const winner = teamOfPlan(hall, hall.winner)?.id;
  const atEarth = newRevealPose();
  poseAtEarth(globe, atEarth);
  return hall.teams.map((team) => {
    const dock = layout.docks.get(team.id);
    const key = shipPictureOf(team.ship);
    const isAway = team.id === winner;
    if (!dock || (!isAway && !isFar)) return null;
    const at = isAway ? atEarth : { ...dock.ship, width: dock.shipWidth };
    return (
      <Picture
        key={`${team.id} ${isAway} ${isRevealing}`}
        address={PICTURES.get(key) || pictures[key]}
        at={at}
        isDim={!team.isThere && !isAway}
      />
    );
  });
}

interface PictureProps {
  /** Absent until it has arrived. */
  address: string | undefined;
  at: { x: number; y: number; width: number };
  isDim?: boolean;
}

function Picture({ address, at, isDim = false }: PictureProps) {
  if (!address) return null;
  return (
    <img
      src={address}
      alt=""
      className={`absolute max-w-none animate-appear -translate-x-1/2 -translate-y-1/2 ${isDim ? 'opacity-40' : ''}`}
      style={{ left: at.x, top: at.y, width: at.width }}
    />
  );
}
