import { useEffect, useState, useSyncExternalStore } from 'react';
import { newsWords } from '#client/diary/feedback/newsWords.ts';
import type { LoadDiary } from '#client/game/overlays/overlaysProps.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import orbi from '../../../../../assets/robot/orbi.webp';

interface Props {
  load: LoadDiary;
  /** Whether ORBI speaks: the notice waits. */
  isSpeaking: boolean;
  speak: (text: string) => void;
  onOpen: () => void;
  onClose: () => void;
}

/** Renders ORBI's notice that something new was said of a mission, once at the start of the game and never over speech or writing. */
export function FeedbackNotice({ load, isSpeaking, speak, onOpen, onClose }: Props) {
  const text = useNews(load);
  const isWriting = useSyncExternalStore(watchFocus, hasTextFocus);
  const isBusy = isSpeaking || isWriting;
  const [isShown, setShown] = useState(false);
  if (text !== null && !isBusy && !isShown) setShown(true);
  useEffect(() => {
    if (isShown && text !== null) speak(text);
  }, [isShown, text, speak]);
  return (
    <div role="status">
      {isShown && !isBusy && (
        <div className="caption-glass fixed top-3 right-24 left-3 z-20 mx-auto flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-2 border border-line bg-surface px-4 py-3 text-text motion-safe:animate-rise">
          <img src={orbi} alt="" width="64" height="64" className="size-16 shrink-0 object-contain max-sm:size-12" />
          <p className="min-w-0 grow basis-60 text-xl text-pretty">{text}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={onClose}>
              Agora não
            </Button>
            <Button onClick={onOpen}>Ler</Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Returns whether the focus is in a field for text. */
function hasTextFocus(): boolean {
  return document.activeElement?.matches('textarea, input:not([type="checkbox"], [type="radio"])') ?? false;
}

function watchFocus(listener: () => void): () => void {
  document.addEventListener('focusin', listener);
  document.addEventListener('focusout', listener);
  return () => {
    document.removeEventListener('focusin', listener);
    document.removeEventListener('focusout', listener);
  };
}

/** Reads once what is new; null when nothing is, or while it cannot be read. */
function useNews(load: LoadDiary): string | null {
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const leave = new AbortController();
    load()
      .then(({ feedback }) => feedback.read(leave.signal))
      .then(
        (missions) => !leave.signal.aborted && setText(newsWords(missions)),
        () => {},
      );
    return () => leave.abort(new DOMException('', 'AbortError'));
  }, [load]);
  return text;
}
