import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { newsWords } from '#client/diary/feedback/newsWords.ts';
import type { LoadDiary } from '#client/game/overlays/overlaysProps.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import orbi from '../../../../../assets/robot/orbi.webp';

interface Props {
  load: LoadDiary;
  /** Whether the game plays by itself, as when ORBI speaks: the notice waits to be shown, and then stays. */
  isBusy: boolean;
  speak: (text: string) => void;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * Renders ORBI's notice that something new was said of a mission: first when the game rests, and then until it is closed,
 * except while the focus is in a field for text. It has no such field, so it never leaves while it has the focus.
 */
export function FeedbackNotice({ load, isBusy, speak, onOpen, onClose }: Props) {
  const text = useNews(load);
  const isWriting = useSyncExternalStore(watchFocus, hasTextFocus);
  const sentence = useId();
  const [isShown, setShown] = useState(false);
  if (text !== null && !isBusy && !isWriting && !isShown) setShown(true);
  useEffect(() => {
    if (isShown && text !== null) speak(text);
  }, [isShown, text, speak]);
  return (
    <>
      {/* Stays filled, so that a screen reader says it once; the card comes and goes. */}
      <p id={sentence} role="status" className="sr-only">
        {isShown && text}
      </p>
      {isShown && !isWriting && (
        <section
          aria-labelledby={sentence}
          className="caption-glass fixed top-3 right-24 left-3 z-20 mx-auto flex max-w-3xl flex-wrap items-center gap-x-4 gap-y-2 border border-line bg-surface px-4 py-3 text-text motion-safe:animate-rise"
        >
          <img src={orbi} alt="" width="64" height="64" className="size-16 shrink-0 object-contain max-sm:size-12" />
          <p aria-hidden="true" data-aloud="yes" className="min-w-0 grow basis-60 text-xl text-pretty">
            {text}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={onClose}>
              Agora não
            </Button>
            <Button onClick={onOpen}>Ler</Button>
          </div>
        </section>
      )}
    </>
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
      .then(({ feedback }) => Promise.all([feedback.read(leave.signal), feedback.readPlaces(leave.signal)]))
      .then(
        ([missions, places]) => !leave.signal.aborted && setText(newsWords(missions, places)),
        () => {},
      );
    return () => leave.abort(new DOMException('', 'AbortError'));
  }, [load]);
  return text;
}
