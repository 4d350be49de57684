import { type Berth, type BerthStyle, berthOf } from '../../map/layout/berths.ts';
import { textWidth } from '../../map/layout/textWidth.ts';

/** What the layout needs to know of a team. */
export interface DockTeam {
  id: string;
  name: string;
  className: string;
}

/** The same room for every team, so that the docks are regular. */
export interface Cell {
  width: number;
  height: number;
  berths: readonly Berth[];
}

/** Height of the line with the class, in its font sizes. */
const CLASS_LINE = 1.15;
const CLASS_PADDING = 1.2;

/** Returns the berths of all teams and the size of the largest. `classSize`: 0 without the names of classes. */
export function cellOf(teams: readonly DockTeam[], style: BerthStyle, classSize: number): Cell {
  const berths = teams.map((team) => withClass(berthOf(team, style), team.className, style, classSize));
  return {
    width: Math.max(1, ...berths.map(({ width }) => width)),
    height: Math.max(1, ...berths.map(({ height }) => height)),
    berths,
  };
}

/** Makes room for the name of the class below that of the team. */
function withClass(berth: Berth, className: string, style: BerthStyle, classSize: number): Berth {
  if (classSize === 0) return berth;
  const most = style.longest * style.fontSize;
  const line = Math.min(textWidth(className, classSize), most) + CLASS_PADDING * classSize;
  const wider = Math.max(0, Math.ceil(line) - berth.plate.width);
  const taller = CLASS_LINE * classSize;
  const plate = { ...berth.plate, width: berth.plate.width + wider, height: berth.plate.height + taller };
  if (style.isTall) {
    const width = Math.max(berth.width, plate.width);
    const middle = width / 2;
    return {
      ...berth,
      width,
      height: berth.height + taller,
      ship: { ...berth.ship, x: middle },
      plate: { ...plate, x: middle - plate.width / 2 },
    };
  }
  const height = Math.max(berth.height, plate.height);
  return {
    ...berth,
    width: berth.width + wider,
    height,
    ship: { ...berth.ship, y: height / 2 },
    plate: { ...plate, y: (height - plate.height) / 2 },
  };
}
