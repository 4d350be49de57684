import { labelRect } from '#client/game/stage/map/layout/labelRect.ts';
import type { MapLayout, Stop } from '#client/game/stage/map/layout/mapTypes.ts';
import { textWidth } from '#client/game/stage/map/layout/textWidth.ts';
import { classes } from '#client/ui/classes.ts';
import { PLACE_NAMES } from '#content/placeNames.ts';
import { THEME_NAMES, type Theme } from '#domain/vocabulary.ts';
import emblemDh from '../../../../assets/ui/emblem-dh.svg';
import emblemDs from '../../../../assets/ui/emblem-ds.svg';
import emblemIc from '../../../../assets/ui/emblem-ic.svg';
import { missionAt } from './mapWords.ts';

const EMBLEMS: Readonly<Record<Theme, string>> = { ic: emblemIc, dh: emblemDh, ds: emblemDs };
const COUNCIL_NAME = 'Conselho Galáctico';
const LINE =
  'flex items-center gap-[0.4em] whitespace-nowrap font-bold font-display leading-none [text-shadow:0_0_0.4em_#0d0a30,0_0_0.4em_#0d0a30]';

/** Half of the council's name, with space to the edge. */
const councilReach = (labelSize: number) => textWidth(COUNCIL_NAME, labelSize) / 2 + 0.6 * labelSize;

/** Size of the names of solar systems, in sizes of the others. */
const TITLE = 0.84;

/** Whether the name of a solar system fits before the name of its first planet. */
function isWide(theme: Theme, second: Stop | undefined, labelSize: number): boolean {
  const end = textWidth(THEME_NAMES[theme], TITLE * labelSize) + 3 * labelSize;
  return end < labelRect(second ?? { level: 2, x: 0, y: 0, size: 0 }, labelSize).x + labelSize;
}

/** The dock has the name of its system above it; its own only where there is room for both. */
function isLabelled(stop: Stop, top: number, labelSize: number): boolean {
  return stop.level > 1 || labelRect(stop, labelSize).y > top + 1.5 * labelSize;
}

/** Renders the names of the places; hidden from screen readers, which hear them with the teams. */
export function PlaceLabels({ layout, isOpen }: { layout: MapLayout; isOpen: boolean }) {
  const { lanes, council, labelSize } = layout;
  return (
    <div
      aria-hidden="true"
      className={classes(
        'pointer-events-none absolute inset-0 transition-opacity delay-500 duration-700',
        !isOpen && 'opacity-0',
      )}
      style={{ fontSize: labelSize }}
    >
      {lanes.map(({ theme, stops, area }) => (
        <div key={theme}>
          <p className={`${LINE} absolute left-[0.8em] text-[#cfe6ff]`} style={{ top: area.y }}>
            <img src={EMBLEMS[theme]} alt="" className="size-[1.5em]" />
            {isWide(theme, stops[1], labelSize) && <span style={{ fontSize: `${TITLE}em` }}>{THEME_NAMES[theme]}</span>}
          </p>
          {stops
            .slice(0, -1)
            .map(
              (stop) =>
                isLabelled(stop, area.y, labelSize) && (
                  <Label key={stop.level} stop={stop} theme={theme} labelSize={labelSize} />
                ),
            )}
        </div>
      ))}
      <p
        className="absolute -translate-x-1/2 whitespace-nowrap text-center font-bold font-display [text-shadow:0_0_0.4em_#0d0a30,0_0_0.4em_#0d0a30]"
        style={{
          left: Math.min(council.x, layout.width - councilReach(labelSize)),
          top: council.y + council.size * 0.66,
        }}
      >
        {COUNCIL_NAME}
      </p>
    </div>
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
