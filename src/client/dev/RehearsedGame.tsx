import { useCallback, useEffect, useMemo, useState } from 'react';
import { useShownGame } from '#client/game/flow/useGame.ts';
import { SILENT_VOICE } from '#client/game/flow/voice.ts';
import { GameDisplay } from '#client/game/GameDisplay.tsx';
import { useDiaryLayer } from '#client/game/useDiaryLayer.tsx';
import { useDisplay } from '#client/game/useDisplay.ts';
import { useGameSound } from '#client/game/useGameSound.ts';
import { testFiles } from '#client/game/world/testWorld.ts';
import { changeSettings, useDeviceSettings } from '#client/session/deviceSettings.ts';
import { chooseSupports } from '#client/session/supportsChanges.ts';
import { useSupports } from '#client/session/useSupports.ts';
import { type Rehearsal, rehearse } from '../game/flow/rehearsal/rehearsal.ts';
import { eventsOffered } from '../game/flow/rehearsal/rehearsalEvents.ts';
import type { StageClock } from '../game/stage/engine/clock.ts';
import type { SelectorState } from './address.ts';
import { sampleDiary } from './samples/diarySamples.ts';
import type { LessonName } from './samples/lessonSamples.ts';
import type { SessionName } from './samples/sessionSamples.ts';
import { type SupportsName, sampleSupports } from './samples/supportSamples.ts';
import { useSampleLesson } from './samples/useSampleLesson.ts';
import { useSampleSession } from './samples/useSampleSession.ts';
import type { GameDesk } from './stageDesk.ts';
import { usePublishedDesk } from './useDesk.ts';

/** Constant save status, because a rehearsal sends nothing. */
const SAVED = { text: 'Guardado', isAtRisk: false };

interface RehearsedGameProps {
  shown: SelectorState;
  clock: StageClock;
  onReady: () => void;
}

/** Renders the whole game, played automatically up to a state and interactive from there. */
export function RehearsedGame({ shown, clock, onReady }: RehearsedGameProps) {
  const [rehearsal, setRehearsal] = useState<Rehearsal | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    const begun = rehearse({ theme: shown.theme, place: shown.name, ship: shown.ship });
    begun.then(
      (ready) => isWanted && setRehearsal(ready),
      (error: unknown) => isWanted && setFailure(String(error)),
    );
    return () => {
      isWanted = false;
      begun.then(
        ({ actor }) => actor.stop(),
        () => {},
      );
    };
  }, [shown]);
  if (failure !== null) return <p role="alert">{failure}</p>;
  return rehearsal && <Played rehearsal={rehearsal} {...shown} clock={clock} onReady={onReady} />;
}

interface PlayedProps {
  rehearsal: Rehearsal;
  lesson: LessonName | null;
  council: SessionName | null;
  supports: SupportsName | null;
  clock: StageClock;
  onReady: () => void;
}

function Played({ rehearsal, lesson, council, supports: named, clock, onReady }: PlayedProps) {
  const { actor } = rehearsal;
  const { view, send } = useShownGame(actor);
  const settings = useDeviceSettings();
  const supports = useSupports((inUse) => inUse.supports);
  useEffect(() => {
    // On this page alone: what the menu has chosen stays on the device.
    if (named !== null) useSupports.setState({ supports: sampleSupports(named) });
  }, [named]);
  const sample = useSampleLesson(lesson);
  const session = useSampleSession(council);
  const diary = useDiaryLayer(sampleDiary, ignore);
  const [files] = useState(testFiles);
  const attach = useCallback(
    (chosen: File[]) => actor.send({ type: 'ADD_FILES', files: files.choose(chosen) }),
    [actor, files],
  );
  const desk = useMemo(() => deskOf(rehearsal), [rehearsal]);
  usePublishedDesk(clock, view.scene, desk);
  useFlowTime(rehearsal, clock);
  useGameSound(view);
  useDisplay();
  return (
    <>
      <GameDisplay
        view={view}
        send={send}
        voice={SILENT_VOICE}
        lesson={sample}
        council={session}
        speak={say}
        loadDiary={sampleDiary}
        onOurDiary={diary.open}
        settings={settings}
        onSettings={changeSettings}
        supports={supports}
        onSupports={chooseSupports}
        onAttach={attach}
        saving={SAVED}
        projectUrl={null}
        clock={clock}
        onReady={onReady}
      />
      {diary.layer}
    </>
  );
}

/** The scene selector is silent. */
const say = () => {};
/** No view reaches the diary's notice, so that a scene stays as it is. */
const ignore = () => {};

function deskOf({ actor }: Rehearsal): GameDesk {
  return {
    path: () => JSON.stringify(actor.getSnapshot().value, null, 2),
    offers: () => eventsOffered(actor.getSnapshot()),
    send: (event) => actor.send(event),
    subscribe(listener) {
      const { unsubscribe } = actor.subscribe(listener);
      return unsubscribe;
    },
  };
}

/** Drives the flow's clock by the stage's clock, so that both slow down and step together. */
function useFlowTime({ clock: flowClock }: Rehearsal, clock: StageClock): void {
  useEffect(() => {
    let seen = clock.time;
    let frame = 0;
    const follow = () => {
      const passed = (clock.time - seen) * 1000;
      seen = clock.time;
      if (passed > 0) flowClock.increment(passed);
      frame = requestAnimationFrame(follow);
    };
    frame = requestAnimationFrame(follow);
    return () => cancelAnimationFrame(frame);
  }, [flowClock, clock]);
}
