import { useEffect } from 'react';
import { Controls } from '#client/game/map/Controls.tsx';
import { useCalm } from '#client/game/map/useDrawing.ts';
import { usePageSound } from '#client/game/map/usePageSound.ts';
import type { Loss } from '#client/game/map/useProjectorState.ts';
import type { StageClock } from '#client/game/stage/engine/clock.ts';
import { HallStage } from '#client/game/stage/hall/HallStage.tsx';
import type { HallLayout } from '#client/game/stage/hall/layout/hallTypes.ts';
import { useDocumentTitle } from '#client/ui/hooks/useDocumentTitle.ts';
import type { CouncilHall } from '#contract/council/session/hall.ts';
import { listed } from '#domain/listed.ts';
import { EarthBoard } from './EarthBoard.tsx';
import { HallHeader } from './HallHeader.tsx';
import { placeText } from './hallWords.ts';
import { PhaseSteps } from './PhaseSteps.tsx';
import { Screen } from './Screen.tsx';
import { contentOf, ScreenContent } from './ScreenContent.tsx';
import { useHallView } from './useHall.ts';
import { useHallReveal } from './useHallReveal.ts';

interface HallPageViewProps {
  hall: CouncilHall;
  /** Milliseconds since it was read. */
  ageMs: number;
  /** Why it cannot be read again; null while it can. */
  loss: Loss | null;
  /** Clock of the designers' scene selector; the page uses the screen's. */
  clock?: StageClock;
  onReady?: () => void;
  /** Shows the still version wherever it is, for designers. */
  asPicture?: boolean;
}

/** Renders the hall of a council session for a projector: the stage, with the texts over it. */
export function HallPageView({ hall, ageMs, loss, clock, onReady, asPicture = false }: HallPageViewProps) {
  useDocumentTitle(`Conselho · ${listed(hall.classes)}`);
  const view = useHallView(hall);
  const { isRevealing, onRevealed } = useHallReveal(view);
  const { isCalm, setCalm } = useCalm();
  const { sound, setSound, play } = usePageSound();
  useEffect(() => {
    if (isRevealing) play('success');
  }, [isRevealing, play]);
  const leftMs = hall.leftMs === null ? null : hall.leftMs - (hall.paused ? 0 : ageMs);
  return (
    <main className="fixed inset-0 overflow-hidden bg-[#0d0a30] text-screen-text">
      <HallStage
        hall={view}
        reveal={isRevealing}
        onRevealed={onRevealed}
        still={isCalm}
        {...{ clock, asPicture }}
        {...(onReady && { onReady })}
      >
        {(layout) => (
          <>
            <Shades layout={layout} />
            <HallHeader hall={hall} leftMs={leftMs} loss={loss} ageMs={ageMs} />
            <MiddleOf {...{ hall, layout }} turns={!isCalm && !hall.paused} />
            <PhaseSteps hall={hall} />
            <Controls sound={sound} onSound={setSound} motion={!isCalm} onMotion={(moves) => setCalm(!moves)} />
          </>
        )}
      </HallStage>
      <p role="status" className="sr-only">
        {isRevealing ? 'A nave do plano escolhido parte para a Terra' : placeText(hall)}
      </p>
    </main>
  );
}

/** Renders a quiet sky behind the header and the foot. */
function Shades({ layout: { header, foot } }: { layout: HallLayout }) {
  return (
    <div aria-hidden="true" className="pointer-events-none">
      <div
        className="absolute inset-x-0 top-0 bg-[linear-gradient(#0d0a30d9,#0d0a3000)]"
        style={{ height: 1.1 * header }}
      />
      <div
        className="absolute inset-x-0 bottom-0 bg-[linear-gradient(#0d0a3000,#0d0a30e6)]"
        style={{ height: 1.3 * foot }}
      />
    </div>
  );
}

interface MiddleProps {
  hall: CouncilHall;
  layout: HallLayout;
  turns: boolean;
}

function MiddleOf({ hall, layout, turns }: MiddleProps) {
  if (hall.phase === 'earth') return <EarthBoard hall={hall} rect={layout.board} />;
  return (
    <Screen rect={layout.screen} content={contentOf(hall)}>
      <ScreenContent hall={hall} turns={turns} />
    </Screen>
  );
}
