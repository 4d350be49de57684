import { memo, useCallback, useRef, useSyncExternalStore } from 'react';
import type { GameView } from '#client/game/flow/view.ts';
import type { SpokenWord, Voice } from '#client/game/flow/voice.ts';
import { classes } from '#client/ui/classes.ts';
import { type Glossary, useGlossary } from '../glossary/Marked.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';
import { type LargeSizes, useFit } from '../useFit.ts';

const LOADING = 'A carregar...';

/** Returns the text of the caption, or null. */
export function captionOf({ topMessage, scene, work }: GameView): string | null {
  return topMessage ?? (scene === 'loading' && work.kind === 'none' ? LOADING : null);
}

interface CaptionProps {
  /** null while nothing is said. */
  text: string | null;
  canSkip: boolean;
  isNarrated: boolean;
  send: OverlaysProps['send'];
  voice: Voice;
  /** For larger letters than the usual ones, which must fit. */
  largeSizes: LargeSizes;
  /** Whether it lies over the picture's window. */
  isPainted: boolean;
  /** Changes with the available room. */
  room: string;
}

const NEAR_SIZES = [1.1, 1] as const;

/**
 * Renders ORBI's message, with the current word highlighted, and the skip button. Screen readers get it from the
 * live region.
 */
export const Caption = memo(function Caption({
  text,
  canSkip,
  isNarrated,
  send,
  voice,
  largeSizes,
  isPainted,
  room,
}: CaptionProps) {
  const element = useRef<HTMLDivElement>(null);
  useFit({
    element,
    boxOf: placeOf,
    sizes: largeSizes ?? NEAR_SIZES,
    content: `${text} ${canSkip} ${room}`,
  });
  const glossary = useGlossary();
  const isShown = text !== null || canSkip;
  return (
    <div
      className={classes(
        'flex max-w-full items-center gap-x-3',
        !isPainted && 'w-full flex-wrap justify-end',
        isShown && (isPainted ? 'caption-glass pl-5' : 'glass pl-5'),
        canSkip ? 'py-[3px] pr-1.5' : 'py-1 pr-5',
      )}
      data-testid="caption"
    >
      {/* Not a paragraph: a person's wider space after paragraphs would push it out of its place. */}
      <div
        ref={element}
        // With words to press, its parts are hidden one by one.
        aria-hidden={glossary === null}
        data-aloud="yes"
        className={classes('min-w-0 grow text-center leading-[1.3] text-pretty', !isPainted && 'basis-60')}
      >
        {text !== null && <Spoken text={text} voice={isNarrated ? voice : null} glossary={glossary} />}
      </div>
      {canSkip && <SkipButton send={send} />}
    </div>
  );
});

/** The words lie in the caption, and the caption in its place on the picture. */
function placeOf(words: HTMLElement): HTMLElement | null {
  return words.parentElement?.parentElement ?? null;
}

function SkipButton({ send }: { send: OverlaysProps['send'] }) {
  return (
    <button
      type="button"
      onClick={() => send({ type: 'SKIP' })}
      className="edged min-h-[max(48px,2em)] shrink-0 rounded-full border-wire px-4 font-bold font-display text-screen-label hover:bg-glass-lit active:bg-glass-lit projected:text-[0.8em]"
    >
      Avançar
    </button>
  );
}

const NOTHING = () => () => {};

interface SpokenProps {
  text: string;
  voice: Voice | null;
  glossary: Glossary | null;
}

function Spoken({ text, voice, glossary }: SpokenProps) {
  const subscribe = useCallback((listener: () => void) => voice?.subscribe(listener) ?? NOTHING(), [voice]);
  const word = useSyncExternalStore(subscribe, () => voice?.word() ?? null);
  const part = (start: number, end: number) => {
    if (word === null || !isIn(text, word)) return text.slice(start, end);
    const from = Math.max(start, word.from);
    const to = Math.min(end, word.to);
    if (from >= to) return text.slice(start, end);
    return (
      <>
        {text.slice(start, from)}
        <span key={from} className="animate-word text-amber" data-testid="spoken-word">
          {text.slice(from, to)}
        </span>
        {text.slice(to, end)}
      </>
    );
  };
  return glossary?.mark(text, part) ?? part(0, text.length);
}

/** Returns whether the word's range lies within the text; the range of another message's word may not. */
function isIn(text: string, { from, to }: SpokenWord): boolean {
  return from >= 0 && from < to && to <= text.length;
}
