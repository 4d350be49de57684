import { useEffect, useRef } from 'react';
import { useDeviceSettings } from '#client/session/deviceSettings.ts';
import type { GameView } from './flow/view.ts';
import { pageAudio, resumeMusic, startMusic } from './pageAudio.ts';

/**
 * Plays the sound of a running game: effects follow the view, a press stops the narration, unmounting stops all sound.
 */
export function useGameSound(view: GameView): void {
  const { theme } = view;
  useMusicSwitch();
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    resumeMusic();
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
        audio?.silence();
      });
    };
  }, [theme]);
  useEffect(() => {
    void pageAudio().then((audio) => audio?.effects.follow(view));
  }, [view]);
}

/** Starts the music when it is switched on in the settings, even if no gesture started it at sign-in. */
function useMusicSwitch(): void {
  const isOn = useDeviceSettings(({ music }) => music);
  const wasOn = useRef(isOn);
  useEffect(() => {
    if (isOn && !wasOn.current) void startMusic();
    wasOn.current = isOn;
  }, [isOn]);
}
