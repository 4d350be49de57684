import { useLayoutEffect, useRef } from 'react';
import type { Chip, MapLayout, MapTeam } from '#client/game/stage/map/layout/mapTypes.ts';
import type { PlateBoard } from '#client/game/stage/map/PlateBoard.ts';
import { classes } from '#client/ui/classes.ts';
import { SHIPS } from '#domain/vocabulary.ts';
import { whereText } from './mapWords.ts';

interface PlatesProps {
  layout: MapLayout;
  teams: readonly MapTeam[];
  board: PlateBoard;
  /** The stage does not move them. */
  isStill: boolean;
}

/** Colour of a team without a ship. */
const NEUTRAL = '#c9c4e6';

/** Renders the names of the ships; screen readers hear where each of them is. */
export function Plates({ layout, teams, board, isStill }: PlatesProps) {
  return (
    <ul aria-label="Equipas e onde estão" className="absolute inset-0 overflow-hidden">
      {teams.map((team) => {
        const chip = layout.chips.get(team.id);
        return chip && <Plate key={team.id} {...{ team, chip, board, isStill }} fontSize={layout.fontSize} />;
      })}
    </ul>
  );
}

interface PlateProps extends Pick<PlatesProps, 'board' | 'isStill'> {
  team: MapTeam;
  chip: Chip;
  fontSize: number;
}

function Plate({ team, chip, board, isStill, fontSize }: PlateProps) {
  const plate = useRef<HTMLLIElement>(null);
  const { id, name, ship, isThere } = team;
  useLayoutEffect(() => (plate.current ? board.add(id, plate.current) : undefined), [board, id]);
  const { x, y, width, height } = chip.plate;
  useLayoutEffect(() => {
    if (isStill) board.put(id, x, y, 1);
  }, [isStill, board, id, x, y]);
  const color = SHIPS.find(({ number }) => number === ship)?.color ?? NEUTRAL;
  return (
    <li
      ref={plate}
      data-level={team.level}
      className={classes(
        'absolute top-0 left-0 flex items-center justify-center rounded-full border-2 px-[0.5em] font-bold leading-none opacity-0',
        isThere ? 'text-ink' : 'border-dashed bg-[#120e2ed9] text-[#d9d6ee]',
      )}
      style={{ width, height, fontSize, borderColor: color, ...(isThere && { backgroundColor: color }) }}
    >
      <span className="overflow-hidden text-ellipsis whitespace-nowrap py-[0.15em]">{name}</span>
      <span className="sr-only">: {whereText(team)}</span>
    </li>
  );
}
