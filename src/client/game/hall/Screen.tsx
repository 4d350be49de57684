import type { ReactNode } from 'react';
import type { Rect } from '#client/game/flow/cockpitLayout.ts';
import { useStillPictures } from '#client/game/stage/assets/useStillPictures.ts';
import { shipPictureOf } from '#client/game/stage/map/mapPictures.ts';
import { classes } from '#client/ui/classes.ts';
import { SHIPS, type ShipNumber } from '#domain/vocabulary.ts';

interface ScreenProps {
  rect: Rect;
  /** Changes when something else is shown, which then rises onto the screen. */
  content: string;
  children: ReactNode;
}

/** Renders the great screen of the hall. */
export function Screen({ rect: { x, y, width, height }, content, children }: ScreenProps) {
  return (
    <section
      aria-label="Grande ecrã"
      className="absolute overflow-hidden rounded-[calc(var(--u)*34)] border-[calc(var(--u)*4)] border-[#8fe9ffcc] bg-[linear-gradient(160deg,#0f2f66f2,#0a1f4af7_45%,#0b1a48f2)] shadow-[0_0_calc(var(--u)*70)_#38b8ff66,inset_0_0_calc(var(--u)*60)_#38b8ff33]"
      style={{ left: x, top: y, width, height }}
    >
      <div key={content} className="flex size-full animate-rise flex-col">
        {children}
      </div>
    </section>
  );
}

interface ShipPictureProps {
  ship: ShipNumber | null;
  className: string;
}

/** Renders a team's ship; nothing until its picture has arrived. */
export function ShipPicture({ ship, className }: ShipPictureProps) {
  const key = shipPictureOf(ship);
  const address = useStillPictures([key])[key];
  const name = ship === null ? '' : `Nave ${SHIPS[ship].name}`;
  return address ? <img src={address} alt={name} className={className} /> : <span className={className} />;
}

/** A longer title, such as the name of a team, is smaller, so that the words below it fit. */
const LARGE_TITLE_MOST = 20;

/** Renders large words in the middle of the screen. */
export function ScreenWords({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="m-auto flex max-w-[92%] flex-col items-center gap-[calc(var(--u)*14)] text-center">
      <h2
        className={classes(
          'text-balance leading-[1.08]',
          title.length > LARGE_TITLE_MOST ? 'text-[max(24px,calc(var(--u)*50))]' : 'text-[max(30px,calc(var(--u)*72))]',
        )}
      >
        {title}
      </h2>
      {children}
    </div>
  );
}

export const LEAD = 'text-balance text-[max(19px,calc(var(--u)*32))] leading-snug text-[#d8ecff]';
