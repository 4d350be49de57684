import { useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { CloseIcon } from '#client/ui/icons.tsx';
import { useLayers } from '#client/ui/overlays/layers.ts';
import { usePlaceBeside } from '#client/ui/overlays/usePlaceBeside.ts';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import type { SupportLanguage } from '#domain/game/supports.ts';
import { WordMeaning } from './WordMeaning.tsx';
import { WordPicture } from './WordPicture.tsx';

/** A word whose card is open, and where it was pressed. */
export interface OpenWord {
  entry: GlossaryEntry;
  anchor: HTMLElement;
}

interface WordCardProps {
  open: OpenWord;
  language: SupportLanguage | null;
  onClose: () => void;
}

/** Renders the card of a word beside it, in the topmost dialog, because everything outside of it cannot be used. */
export function WordCard({ open: { entry, anchor }, language, onClose }: WordCardProps) {
  const id = useId();
  const layer = useLayers((layers) => layers.at(-1) ?? null);
  const [ownLayer] = useState(layer);
  const card = useRef<HTMLElement>(null);
  const { setElement, style } = usePlaceBeside(anchor);
  useClosing(card, anchor, onClose);
  useEffect(() => {
    if (layer !== ownLayer) onClose();
  }, [layer, ownLayer, onClose]);
  return createPortal(
    <section
      ref={(element) => {
        card.current = element;
        setElement(element);
      }}
      role="dialog"
      aria-labelledby={`${id}-word`}
      aria-describedby={`${id}-meaning`}
      data-word-card=""
      style={style}
      className="word-card"
    >
      <div className="word-head">
        <WordPicture name={entry.picture} />
        <IconButton label="Fechar" autoFocus onClick={() => closeTo(anchor, onClose)}>
          <CloseIcon />
        </IconButton>
        <h2 id={`${id}-word`}>{entry.word}</h2>
      </div>
      <WordMeaning id={`${id}-meaning`} entry={entry} language={language} />
    </section>,
    ownLayer ?? document.body,
  );
}

function closeTo(anchor: HTMLElement, onClose: () => void): void {
  onClose();
  // With the message gone, the page has no word to go back to.
  const place = anchor.isConnected ? anchor : document.querySelector<HTMLElement>('main');
  place?.focus();
}

/** Escape and Tab close the card and return to the word; a press elsewhere only closes it. */
function useClosing(card: { current: HTMLElement | null }, anchor: HTMLElement, onClose: () => void): void {
  useEffect(() => {
    // Heard on the window, before a dialog below closes itself.
    const onKey = (event: KeyboardEvent) => {
      const isInside = card.current?.contains(document.activeElement) ?? false;
      if (event.key !== 'Escape' && !(event.key === 'Tab' && isInside)) return;
      event.preventDefault();
      event.stopPropagation();
      closeTo(anchor, onClose);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Element && !card.current?.contains(target) && !target.closest('[data-word]')) onClose();
    };
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('pointerdown', onPress, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('pointerdown', onPress, { capture: true });
    };
  }, [card, anchor, onClose]);
}
