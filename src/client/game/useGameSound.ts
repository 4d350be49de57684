import { useEffect } from 'react';
import type { GameView } from './flow/view.ts';
import { goOnWithMusic, pageAudio } from './pageAudio.ts';

/** The sound of a running game: what changes is heard, a press stops the narration, leaving silences it. */
export function useGameSound(view: GameView): void {
  const { theme } = view;
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
