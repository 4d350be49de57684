import { useCallback, useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { logError } from '#client/api/logError.ts';
import { changeSettings, useDeviceSettings } from '#client/session/deviceSettings.ts';
import { chooseSupports } from '#client/session/supportsChanges.ts';
import { useSupports } from '#client/session/useSupports.ts';
import { site } from '#contract/site.ts';
import { explainsWords } from '#domain/game/supports.ts';
import { gameFileSets } from '../offline/fileSets.ts';
import { offlineCapabilities, useOfflineFiles } from '../offline/useOfflineFiles.ts';
import { useReloadWhenIdle } from '../offline/useReloadWhenIdle.ts';
import { usePauses } from './aloud/usePauses.ts';
import { speakIfOn } from './deviceVoice.ts';
import { type CouncilSessionProps, NO_COUNCIL_SESSION } from './flow/CouncilSession.ts';
import type { GameEvent } from './flow/GameEvent.ts';
import type { GameInput } from './flow/GameState.ts';
import { PausableClock } from './flow/PausableClock.ts';
import { GameFlowProvider, useGameActor, useSendGame, useShownGame } from './flow/useGame.ts';
import { updateIdleMs } from './flow/view/updateIdleMs.ts';
import type { GameView } from './flow/view.ts';
import { type WorldEffects, withEffects } from './flow/withEffects.ts';
import { GameDisplay } from './GameDisplay.tsx';
import { OWN_TIME } from './overlays/lesson/ownTime.ts';
import type { AnswerFiles, LessonProps, LoadDiary, SavingText } from './overlays/overlaysProps.ts';
import { muteForVoice, muteSound, narrator, voice } from './pageAudio.ts';
import { useChosenWords } from './useChosenWords.ts';
import { useDisplay } from './useDisplay.ts';
import { useGameSound } from './useGameSound.ts';

type Send = (event: GameEvent) => void;

interface GameScreenProps {
  effects: WorldEffects;
  input: GameInput;
  /** Stores what the team attaches or records. */
  files: AnswerFiles;
  /** Receives the function that sends events to the running game. */
  onSender?: (send: Send) => void;
  saving: SavingText | null;
  /** Whether nothing is waiting to be sent. */
  isSaved?: boolean;
  /** The lesson of the team's class; absent in test mode. */
  lesson?: LessonProps;
  /** Opens the dossier of the team's plan; absent in test mode. */
  onDossier?: () => void;
  /** Opens 'O nosso diário'; absent in test mode. */
  onOurDiary?: () => void;
  /** Loads the diary of the team's plan; absent in test mode. */
  loadDiary?: LoadDiary;
  /** The council session of the team's class; absent in test mode. */
  council?: CouncilSessionProps;
  /** Receives each view that is shown. */
  onView?: (view: GameView) => void;
  /** Called once, when the first picture is shown or none can be. */
  onReady?: () => void;
}

/** Runs one game: its state machine, stage, overlays and sound. */
export function GameScreen({ effects, input, ...rest }: GameScreenProps) {
  const [logic] = useState(() => withEffects({ ...effects, ...narrator }));
  const [clock] = useState(() => new PausableClock());
  return (
    <GameFlowProvider logic={logic} options={{ input, clock }}>
      <Screen {...rest} clock={clock} loadScript={effects.loadScript} />
    </GameFlowProvider>
  );
}

function Screen({
  files,
  onSender,
  onView,
  onReady,
  onDossier,
  onOurDiary,
  saving,
  isSaved = true,
  lesson = OWN_TIME,
  loadDiary,
  council = NO_COUNCIL_SESSION,
  loadScript,
  clock,
}: Omit<GameScreenProps, 'effects' | 'input'> & Pick<WorldEffects, 'loadScript'> & { clock: PausableClock }) {
  const { view, send } = useShownGame(useGameActor());
  const sendNews = useSendGame();
  const settings = useDeviceSettings();
  const supports = useSupports((inUse) => inUse.supports);
  const projectUrl = useProjectUrl(view.work?.kind === 'ending');
  useDisplay();
  useGameSound(view);
  useChosenWords(loadScript, sendNews);
  usePauses(clock, { isPaused: lesson.view.isPaused, work: view.work });
  useLessonSound(lesson.view);
  useEffect(() => onView?.(view), [onView, view]);
  useOffline(view, isSaved, explainsWords(supports));
  useEffect(() => onSender?.(sendNews), [onSender, sendNews]);
  const attach = useCallback(
    (chosen: File[]) => send({ type: 'ADD_FILES', files: files.choose(chosen) }),
    [files, send],
  );
  return (
    <GameDisplay
      view={view}
      send={send}
      voice={voice}
      lesson={lesson}
      council={council}
      speak={speakIfOn}
      loadDiary={loadDiary ?? null}
      settings={settings}
      onSettings={changeSettings}
      supports={supports}
      onSupports={chooseSupports}
      onAttach={attach}
      files={files}
      onQuiet={muteForVoice}
      saving={saving}
      projectUrl={projectUrl}
      onDossier={onDossier}
      onReady={onReady}
      onOurDiary={onOurDiary}
    />
  );
}

/** No device makes a sound while the class is paused, or while the teacher asks for silence. */
function useLessonSound({ isPaused, isSilent }: LessonProps['view']): void {
  const isMuted = isPaused || isSilent;
  useEffect(() => {
    muteSound(isMuted);
    return () => muteSound(false);
  }, [isMuted]);
}

/** Stores this game's files for offline use, and lets a new version load itself where no work has been started. */
function useOffline(view: GameView, isSaved: boolean, hasGlossary: boolean): void {
  const rest = updateIdleMs(view);
  useReloadWhenIdle(rest !== null && isSaved, rest ?? 0);
  const [device] = useState(offlineCapabilities);
  useOfflineFiles(gameFileSets(view.theme, device, hasGlossary));
}

/** Returns the address of the project's site, which only the ending shows; null until it has been fetched. */
function useProjectUrl(isNeeded: boolean): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    call(site.site).then(
      ({ projectUrl }) => setUrl(projectUrl),
      (error: unknown) => logError(error, 'site'),
    );
  }, [isNeeded]);
  return url;
}
