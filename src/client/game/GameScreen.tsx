import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { changeSettings, useDeviceSettings } from '#client/session/deviceSettings.ts';
import { site } from '#contract/site.ts';
import { setsOfGame } from '../offline/sets.ts';
import { keepingDevice, useKeptHere } from '../offline/useKeptHere.ts';
import { useSafeMoment } from '../offline/useSafeMoment.ts';
import type { GameEvent } from './flow/GameEvent.ts';
import type { GameInput } from './flow/GameState.ts';
import { GameFlowProvider, useGameView, useSendGame } from './flow/useGame.ts';
import { updateRest } from './flow/view/updateRest.ts';
import type { GameView } from './flow/view.ts';
import { type WorldEffects, withEffects } from './flow/withEffects.ts';
import { GameDisplay } from './GameDisplay.tsx';
import type { SavingWords } from './overlays/overlaysProps.ts';
import { narrator, voice } from './pageAudio.ts';
import { useDisplay } from './useDisplay.ts';
import { useGameSound } from './useGameSound.ts';

type Send = (event: GameEvent) => void;

interface GameScreenProps {
  effects: WorldEffects;
  input: GameInput;
  onAttach: (files: File[], send: Send) => void;
  /** Learns how to speak to the running game. */
  onSender?: (send: Send) => void;
  saving: SavingWords | null;
  /** Nothing waits to be sent. */
  isSaved?: boolean;
}

/** One running game: the flow, and the stage, the overlays and the sound that look at it. */
export function GameScreen({ effects, input, ...rest }: GameScreenProps) {
  const [logic] = useState(() => withEffects({ ...effects, ...narrator }));
  return (
    <GameFlowProvider logic={logic} options={{ input }}>
      <Screen {...rest} />
    </GameFlowProvider>
  );
}

function Screen({ onAttach, onSender, saving, isSaved = true }: Omit<GameScreenProps, 'effects' | 'input'>) {
  const view = useGameView();
  const send = useSendGame();
  const settings = useDeviceSettings();
  const projectUrl = useProjectUrl();
  useDisplay();
  useGameSound(view);
  useOffline(view, isSaved);
  useEffect(() => onSender?.(send), [onSender, send]);
  return (
    <GameDisplay
      view={view}
      send={send}
      voice={voice}
      settings={settings}
      onSettings={changeSettings}
      onAttach={(files) => onAttach(files, send)}
      saving={saving}
      projectUrl={projectUrl}
    />
  );
}

/** The device keeps what this game needs, and takes a newer version where nothing is begun. */
function useOffline(view: GameView, isSaved: boolean): void {
  const rest = updateRest(view);
  useSafeMoment(rest !== null && isSaved, rest ?? 0);
  const [device] = useState(keepingDevice);
  useKeptHere(setsOfGame(view.theme, device));
}

function useProjectUrl(): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    call(site.site).then(
      ({ projectUrl }) => setUrl(projectUrl),
      (error: unknown) => report(error, 'site'),
    );
  }, []);
  return url;
}
