import { useEffect, useState } from 'react';
import { call } from '#client/api/call.ts';
import { report } from '#client/api/report.ts';
import { site } from '#contract/site.ts';
import type { GameEvent } from './flow/GameEvent.ts';
import type { GameInput } from './flow/GameState.ts';
import { GameFlowProvider, useGameView, useSendGame } from './flow/useGame.ts';
import { type GameEffects, withEffects } from './flow/withEffects.ts';
import { LoadingGame } from './LoadingGame.tsx';
import { Overlays } from './overlays/Overlays.tsx';
import { Stage } from './stage/Stage.tsx';
import { useReducedMotion } from './useReducedMotion.ts';

/** Pictures are waited for this long; then the game is shown without them. */
const PICTURES_MS = 12_000;

type Send = (event: GameEvent) => void;

interface GameScreenProps {
  effects: GameEffects;
  input: GameInput;
  onAttach: (files: File[], send: Send) => void;
  /** Learns how to speak to the running game. */
  onSender?: (send: Send) => void;
  saving: string | null;
}

/** One running game: the flow, the stage that draws it, the overlays that are read and pressed. */
export function GameScreen({ effects, input, ...rest }: GameScreenProps) {
  const [logic] = useState(() => withEffects(effects));
  return (
    <GameFlowProvider logic={logic} options={{ input }}>
      <Screen {...rest} />
    </GameFlowProvider>
  );
}

function Screen({ onAttach, onSender, saving }: Omit<GameScreenProps, 'effects' | 'input'>) {
  const view = useGameView();
  const send = useSendGame();
  const [hasPictures, setHasPictures] = useState(false);
  const reducedMotion = useReducedMotion();
  const projectUrl = useProjectUrl();
  useEffect(() => onSender?.(send), [onSender, send]);
  useEffect(() => {
    const timer = setTimeout(() => setHasPictures(true), PICTURES_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="fixed inset-0 overflow-hidden bg-space text-screen-text">
      <Stage
        scene={view.scene}
        theme={view.theme}
        ship={view.ship}
        robot={view.robot}
        reducedMotion={reducedMotion}
        onReady={() => setHasPictures(true)}
        onTransitionEnd={(scene) => send({ type: 'SCENE_ENDED', scene })}
      />
      {hasPictures ? (
        <Overlays
          view={view}
          send={send}
          onAttach={(files) => onAttach(files, send)}
          saving={saving}
          projectUrl={projectUrl}
        />
      ) : (
        <div className="absolute inset-0">
          <LoadingGame text="A carregar..." />
        </div>
      )}
    </div>
  );
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
