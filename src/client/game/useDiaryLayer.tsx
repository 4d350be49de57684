import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useLatePart } from '#client/ui/hooks/useLatePart.ts';
import { speakIfOn } from './deviceVoice.ts';
import type { GameView } from './flow/view.ts';
import { DiaryDialog } from './overlays/council/DiaryDialog.tsx';
import type { LoadDiary } from './overlays/overlaysProps.ts';

/** The game comes first: what is new is asked for after its files. */
const NOTICE_AFTER_MS = 5_000;

const load = () => import('./overlays/diary/FeedbackNotice.tsx').then(({ FeedbackNotice }) => FeedbackNotice);

interface DiaryLayer {
  /** Opens 'O nosso diário'. */
  open: () => void;
  /** What it shows over the game: the diary, and ORBI's notice of what is new in it. */
  layer: ReactNode;
  /** Receives each view that is shown, and passes it on. */
  onView: (view: GameView) => void;
}

/** Returns 'O nosso diário' of the team that plays. Its code is loaded when it is opened, that of the notice after the game. */
export function useDiaryLayer(loadDiary: LoadDiary, pass: (view: GameView) => void): DiaryLayer {
  const [isOpen, setOpen] = useState(false);
  const [isSpeaking, setSpeaking] = useState(true);
  const [notice, setNotice] = useState<'later' | 'wanted' | 'over'>('later');
  useEffect(() => {
    const timer = setTimeout(() => setNotice((now) => (now === 'later' ? 'wanted' : now)), NOTICE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const Notice = useLatePart(notice === 'wanted', load);
  const end = useCallback(() => setNotice('over'), []);
  const open = useCallback(() => {
    end();
    setOpen(true);
  }, [end]);
  const onView = useCallback(
    (view: GameView) => {
      setSpeaking(view.canSkip);
      pass(view);
    },
    [pass],
  );
  const layer = (
    <>
      {notice === 'wanted' && Notice && (
        <Notice load={loadDiary} isSpeaking={isSpeaking} speak={speakIfOn} onOpen={open} onClose={end} />
      )}
      <DiaryDialog load={loadDiary} title="O nosso diário" open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
  return { open, layer, onView };
}
