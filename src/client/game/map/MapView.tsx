import { useMemo, useRef, useState } from 'react';
import type { StageClock } from '#client/game/stage/engine/clock.ts';
import { useSize } from '#client/game/stage/engine/useSize.ts';
import { mapLayout } from '#client/game/stage/map/layout/mapLayout.ts';
import { MapStage } from '#client/game/stage/map/MapStage.tsx';
import { PlateBoard } from '#client/game/stage/map/PlateBoard.ts';
import { useDocumentTitle } from '#client/ui/hooks/useDocumentTitle.ts';
import type { ClassMap } from '#contract/classroom/classMap.ts';
import { Captions } from './Captions.tsx';
import { Controls } from './Controls.tsx';
import { MapHeader } from './MapHeader.tsx';
import { MapNotice } from './MapNotice.tsx';
import { PlaceLabels } from './PlaceLabels.tsx';
import { Plates } from './Plates.tsx';
import { StillMap } from './StillMap.tsx';
import { useArrivals } from './useArrivals.ts';
import { useCalm, useDrawing } from './useDrawing.ts';
import type { Loss } from './useProjectorState.ts';
import { useTeams } from './useTeams.ts';

interface MapViewProps {
  map: ClassMap;
  /** Milliseconds since it was read. */
  ageMs: number;
  /** Why it cannot be read again; null while it can. */
  loss: Loss | null;
  isEnded: boolean;
  /** Clock of the designers' scene selector; the page uses the screen's. */
  clock?: StageClock;
  onReady?: () => void;
  /** Shows the still version wherever it is, for designers. */
  asStill?: boolean;
}

/** Renders a class's star map: the stage or its still version, with the texts over it. */
export function MapView({ map, ageMs, loss, isEnded, clock, onReady, asStill = false }: MapViewProps) {
  useDocumentTitle(`Mapa · ${map.className}`);
  const page = useRef<HTMLElement>(null);
  const { width, height } = useSize(page);
  const teams = useTeams(map);
  const layout = useMemo(() => mapLayout(width, height, teams), [width, height, teams]);
  const [board] = useState(() => new PlateBoard());
  const { isStill, isOpen, open, onUnavailable } = useDrawing(asStill, onReady);
  const { isCalm, setCalm } = useCalm();
  const { captions, onArrival, sound, setSound } = useArrivals(teams, isStill);
  return (
    <main
      ref={page}
      data-map={isStill ? 'still' : isCalm ? 'calm' : 'moving'}
      className="fixed inset-0 overflow-hidden bg-[#0d0a30] text-screen-text"
      style={{ '--u': `${layout.unit}px` } as React.CSSProperties}
    >
      {isStill ? (
        <StillMap layout={layout} teams={teams} />
      ) : (
        <MapStage
          {...{ layout, teams, board, clock, onArrival, onUnavailable }}
          still={isCalm}
          slow={map.paused || isEnded}
          onReady={open}
        />
      )}
      <PlaceLabels layout={layout} isOpen={isOpen} />
      <Plates {...{ layout, teams, board, isStill }} />
      <MapHeader map={map} elapsedMs={map.elapsedMs + (isEnded ? 0 : ageMs)} loss={loss} ageMs={ageMs} />
      <Captions captions={captions} />
      <Controls sound={sound} onSound={setSound} motion={isStill ? null : !isCalm} onMotion={(on) => setCalm(!on)} />
      <MapNotice isPaused={map.paused} isEnded={isEnded} />
    </main>
  );
}
