import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { RobotGaze } from '#client/game/flow/scenes.ts';
import { SILENT_VOICE } from '#client/game/flow/voice.ts';
import { Stage } from '#client/game/stage/Stage.tsx';
import type { StageScene } from '#client/game/stage/stageProps.ts';
import { useReducedMotion } from '#client/game/useReducedMotion.ts';
import { createClock, type StageClock } from '../game/stage/engine/clock.ts';
import { readAddress, type Shown } from './address.ts';
import { RehearsedGame } from './RehearsedGame.tsx';
import { useDesk } from './useDesk.ts';

/** The picture inside the selector's frame: a scene alone, or the game rehearsed up to one of its states. */
export function FramedStage() {
  const { search } = useLocation();
  const shown = useMemo(() => readAddress(search), [search]);
  const [clock] = useState(() => createClock({ driven: shown.still !== null }));
  const still = useStandingStill(clock, shown.still);
  if (shown.kind === 'estado') return <RehearsedGame key={search} shown={shown} clock={clock} onReady={still} />;
  return <LoneScene shown={shown} clock={clock} onReady={still} />;
}

interface PartProps {
  shown: Shown;
  clock: StageClock;
  onReady: () => void;
}

const STUDENTS: RobotGaze = { at: 'students' };
const WORK: RobotGaze = { at: 'work' };

function LoneScene({ shown, clock, onReady }: PartProps) {
  const reducedMotion = useReducedMotion();
  const scene = shown.name as StageScene;
  useDesk(clock, scene, null);
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

/** Brings a clock that stands still to its moment once the picture is there, and marks the page when it is drawn. */
function useStandingStill(clock: StageClock, milliseconds: number | null): () => void {
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
