import { labelRect } from '#client/game/stage/map/layout/labelRect.ts';
import type { Lane, MapLayout, Stop } from '#client/game/stage/map/layout/mapTypes.ts';
import { COUNCIL_NAME, councilSign, TITLE, titleHeight, titleLines } from '#client/game/stage/map/layout/signs.ts';
import { classes } from '#client/ui/classes.ts';
import { PLACE_NAMES } from '#content/placeNames.ts';
import type { Theme } from '#domain/vocabulary.ts';
import emblemDh from '../../../../assets/ui/emblem-dh.svg';
import emblemDs from '../../../../assets/ui/emblem-ds.svg';
import emblemIc from '../../../../assets/ui/emblem-ic.svg';
import { missionAt } from './mapWords.ts';

const EMBLEMS: Readonly<Record<Theme, string>> = { ic: emblemIc, dh: emblemDh, ds: emblemDs };
const LINE =
  'flex items-center gap-[0.4em] whitespace-nowrap font-bold font-display leading-none [text-shadow:0_0_0.4em_#0d0a30,0_0_0.4em_#0d0a30]';

/** The dock has the name of its system above it; its own only where there is room for both. */
function isLabelled(stop: Stop, titleEnd: number, labelSize: number): boolean {
  return stop.level > 1 || labelRect(stop, labelSize).y > titleEnd;
}

/** Renders the names of the places; hidden from screen readers, which hear them with the teams. */
export function PlaceLabels({ layout, isOpen }: { layout: MapLayout; isOpen: boolean }) {
  const { lanes, labelSize } = layout;
  const sign = councilSign(layout);
  return (
    <div
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute inset-0 transition-opacity delay-500 duration-700',
        !isOpen && 'opacity-0',
      )}
      style={{ fontSize: labelSize }}
    >
      {lanes.map((lane) => (
        <LaneLabels key={lane.theme} lane={lane} labelSize={labelSize} />
      ))}
      <p
        className="absolute -translate-x-1/2 whitespace-nowrap text-center font-bold font-display [text-shadow:0_0_0.4em_#0d0a30,0_0_0.4em_#0d0a30]"
        style={{ left: sign.x + sign.width / 2, top: sign.y }}
      >
        {COUNCIL_NAME}
      </p>
    </div>
  );
}

/** Renders the name of a solar system and of its places. */
function LaneLabels({ lane, labelSize }: { lane: Lane; labelSize: number }) {
  const { theme, stops, area } = lane;
  const title = titleLines(lane, labelSize);
  const titleEnd = area.y + titleHeight(title.length, labelSize);
  const shown = stops.slice(0, -1).filter((stop) => isLabelled(stop, titleEnd, labelSize));
  return (
    <>
      <p className={`${LINE} absolute left-[0.8em] text-[#cfe6ff]`} style={{ top: area.y }}>
        <img src={EMBLEMS[theme]} alt="" className="size-[1.5em]" />
        <span style={{ fontSize: `${TITLE.size}em`, lineHeight: title.length > 1 ? TITLE.line / TITLE.size : 1 }}>
          {title.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </span>
      </p>
      {shown.map((stop) => (
        <Label key={stop.level} stop={stop} theme={theme} labelSize={labelSize} />
      ))}
    </>
  );
}

interface LabelProps {
  stop: Stop;
  theme: Theme;
  labelSize: number;
}

function Label({ stop, theme, labelSize }: LabelProps) {
  const { y, height } = labelRect(stop, labelSize);
  const mission = missionAt(stop.level);
  return (
    <p className={`${LINE} absolute -translate-x-1/2`} style={{ left: stop.x, top: y, height }}>
      {mission !== null && (
        <span className="grid size-[1.35em] place-items-center rounded-full bg-screen-text font-extrabold text-[0.86em] text-ink [text-shadow:none]">
          {mission}
        </span>
      )}
      {mission === null ? 'Treino' : PLACE_NAMES[theme][mission]}
    </p>
  );
}
