import { useEffect, useRef } from 'react';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';
import type { GameView } from './flow/view.ts';
import { goOnWithMusic, pageAudio, startMusic } from './pageAudio.ts';

/** The sound of a running game: what changes is heard, a press stops the narration, leaving silences it. */
export function useGameSound(view: GameView): void {
  const { theme } = view;
  useMusicSwitch();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    goOnWithMusic();
    void pageAudio().then((audio) => {
      if (audio === null || isOver) return;
      audio.prepare(theme);
      stop = audio.effects.listenTo(document);
    });
    return () => {
      isOver = true;
      stop();
      void pageAudio().then((audio) => {
        audio?.effects.follow(null);
        audio?.hush();
      });
    };
  }, [theme]);
  useEffect(() => {
    void pageAudio().then((audio) => audio?.effects.follow(view));
  }, [view]);
}

/** Whoever switches the music on wants to hear it, also where nothing was pressed at the sign-in. */
function useMusicSwitch(): void {
  const isOn = useDeviceSettings(({ music }) => music);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (isOn && !wasOn.current) void startMusic();
    wasOn.current = isOn;
  }, [isOn]);
}
