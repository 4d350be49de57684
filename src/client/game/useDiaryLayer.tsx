import { type ReactNode, useCallback, useState } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { whenIdle } from '#client/ui/whenIdle.ts';
import { speakIfOn } from './deviceVoice.ts';
import type { GameView } from './flow/view.ts';
import type { LoadDiary } from './overlays/overlaysProps.ts';

/** The game comes first: what is new is asked for this long after the stage is ready, once the browser is idle. */
const NEWS_AFTER_MS = 5_000;

const loadLayer = () => import('./overlays/diary/DiaryLayer.tsx').then(({ DiaryLayer }) => DiaryLayer);

interface Diary {
  /** Opens 'O nosso diário'. */
  open: () => void;
  /** What it shows over the game: the diary, and ORBI's notice of what is new in it. */
  layer: ReactNode;
  /** Receives each view that is shown, and passes it on. */
  onView: (view: GameView) => void;
  /** Receives that the stage is ready. */
  onReady: () => void;
}

/** Returns 'O nosso diário' of the team that plays; its code is loaded after the game, or when it is opened. */
export function useDiaryLayer(load: LoadDiary, pass: (view: GameView) => void): Diary {
  const [opened, setOpened] = useState(0);
  const [isBusy, setBusy] = useState(true);
  const [isLate, setLate] = useState(false);
  const Layer = useLatePart(isLate || opened > 0, loadLayer);
  const open = useCallback(() => setOpened((times) => times + 1), []);
  const onView = useCallback(
    (view: GameView) => {
      setBusy(view.canSkip);
      pass(view);
    },
    [pass],
  );
  const onReady = useCallback(() => whenIdle(() => setLate(true), NEWS_AFTER_MS), []);
  return { open, onView, onReady, layer: Layer && <Layer {...{ load, opened, isBusy }} speak={speakIfOn} /> };
}
