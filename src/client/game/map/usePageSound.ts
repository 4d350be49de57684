import { useCallback, useRef, useState } from 'react';
import { pageAudio } from '#client/game/pageAudio.ts';
import { changeSettings } from '#client/session/deviceSettings.ts';

interface PageSound {
  sound: boolean;
  setSound: (isOn: boolean) => void;
  play: (effect: 'star' | 'success') => void;
}

/** Sounds are off until a person switches them on, which is also the gesture that browsers require. */
export function usePageSound(): PageSound {
  const [sound, setIsOn] = useState(false);
  const isOn = useRef(false);
  const setSound = useCallback((on: boolean) => {
    isOn.current = on;
    setIsOn(on);
    if (!on) return;
    changeSettings({ effects: true });
    void pageAudio().then((audio) => audio?.effects.prepare());
  }, []);
  const play = useCallback((effect: 'star' | 'success') => {
    if (isOn.current) void pageAudio().then((audio) => audio?.effects.play(effect));
  }, []);
  return { sound, setSound, play };
}
