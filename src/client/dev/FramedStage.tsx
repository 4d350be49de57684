import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RobotGaze } from '#client/game/flow/scenes.ts';
import { SILENT_VOICE } from '#client/game/flow/voice.ts';
import { Stage } from '#client/game/stage/Stage.tsx';
import type { StageScene } from '#client/game/stage/stageProps.ts';
import { useReducedMotion } from '#client/game/useReducedMotion.ts';
import { createClock, type StageClock } from '../game/stage/engine/clock.ts';
import { readAddress, type SelectorState } from './address.ts';
import { FramedMap } from './FramedMap.tsx';
import { FramedPlaces } from './FramedPlaces.tsx';
import { FramedHall } from './hall/FramedHall.tsx';
import { RehearsedGame } from './RehearsedGame.tsx';
import { usePublishedDesk } from './useDesk.ts';

/** Renders the content of the selector's iframe: a single scene, the game rehearsed up to a state, a star map or a council's hall. */
export function FramedStage() {
  const { search } = useLocation();
  const shown = useMemo(() => readAddress(search), [search]);
  const [clock] = useState(() => createClock({ driven: shown.still !== null }));
  const still = useStillFrame(clock, shown.still);
  if (shown.kind === 'estado') return <RehearsedGame key={search} shown={shown} clock={clock} onReady={still} />;
  if (shown.kind === 'mapa') return <FramedMap key={search} name={shown.name} clock={clock} onReady={still} />;
  if (shown.kind === 'lugares') return <FramedPlaces key={search} name={shown.name} onReady={still} />;
  if (shown.kind === 'salao') return <FramedHall key={search} name={shown.name} clock={clock} onReady={still} />;
  return <LoneScene shown={shown} clock={clock} onReady={still} />;
}

interface PartProps {
  shown: SelectorState;
  clock: StageClock;
  onReady: () => void;
}

const STUDENTS: RobotGaze = { at: 'students' };
const WORK: RobotGaze = { at: 'work' };

function LoneScene({ shown, clock, onReady }: PartProps) {
  const reducedMotion = useReducedMotion();
  const scene = shown.name as StageScene;
  usePublishedDesk(clock, scene, null);
  return (
    <div className="fixed inset-0 overflow-hidden bg-space">
      <Stage
        scene={scene}
        theme={shown.theme}
        ship={shown.ship}
        mission={shown.mission}
        robot={shown.mood}
        gaze={shown.raised === 'form' ? WORK : STUDENTS}
        raised={shown.raised}
        voice={SILENT_VOICE}
        projector={false}
        reducedMotion={reducedMotion}
        clock={clock}
        onReady={onReady}
      />
    </div>
  );
}

/** Once the stage is ready, advances a driven clock to the given time and sets `data-still` on the page. */
function useStillFrame(clock: StageClock, milliseconds: number | null): () => void {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!isReady || milliseconds === null) return undefined;
    clock.advance(milliseconds);
    document.documentElement.dataset.still = String(milliseconds);
    return () => {
      delete document.documentElement.dataset.still;
    };
  }, [clock, isReady, milliseconds]);
  return () => setReady(true);
}
