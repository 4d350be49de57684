import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLayers } from '#client/ui/overlays/layers.ts';
import type { Reader } from '#client/ui/speech/Reader.ts';
import { useFloor } from '#client/ui/speech/useFloor.ts';
import type { Theme } from '#domain/vocabulary.ts';
import './aloud.css';
import { keepRoomBelow } from './keepRoomBelow.ts';
import { NoVoiceDialog } from './NoVoiceDialog.tsx';
import { ReaderBar } from './ReaderBar.tsx';
import { readingKeyOf } from './readingKeys.ts';
import { useReader } from './useReader.ts';

interface AloudLayerProps {
  /** The teacher has paused the class, or asks for silence. */
  isSilent: boolean;
  theme: Theme;
}

/** A press on these is theirs. */
const CONTROLS =
  'button, a, input, textarea, select, summary, label, [role="button"], [role="switch"], [contenteditable], [data-aloud="no"]';
/** Holds the focus without being a place in the page. */
const WHOLE_PAGE = 'body, main, dialog';

/** Renders the bar that reads the page aloud, in the topmost dialog, because everything outside of it cannot be used. */
export function AloudLayer({ isSilent, theme }: AloudLayerProps) {
  const reading = useReader(theme);
  // A film, or the microphone.
  const isBlocked = useFloor((floor) => floor.isFirm);
  const { reader } = reading;
  const layer = useLayers((layers) => layers.at(-1) ?? null);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useRoom(bar);
  useKeys(reader, isSilent);
  useWordPresses(reader, isSilent);
  useEffect(() => {
    if (isSilent) reader.pause();
  }, [isSilent, reader]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read is covered, or gone
  useEffect(() => reader.stop(), [layer, reader]);
  useEffect(() => {
    const onHide = () => document.hidden && reader.pause();
    document.addEventListener('visibilitychange', onHide);
    window.addEventListener('pagehide', reader.yieldFloor);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      window.removeEventListener('pagehide', reader.yieldFloor);
    };
  }, [reader]);
  const place = layer ?? document.body;
  return (
    <>
      {createPortal(
        <ReaderBar
          {...reading}
          isSilent={isSilent}
          isBlocked={isBlocked}
          onElement={setBar}
          onHelp={() => setHelpOpen(true)}
        />,
        place,
      )}
      <NoVoiceDialog
        open={isHelpOpen}
        onClose={() => {
          setHelpOpen(false);
          // The button is another one once the dialog is closed.
          setTimeout(() => document.querySelector<HTMLElement>('[data-voice-help]')?.focus());
        }}
      />
    </>
  );
}

/** Keeps the lower edge of the window free for the bar. */
function useRoom(bar: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (bar === null) return undefined;
    const measure = () => keepRoomBelow(Math.ceil(bar.getBoundingClientRect().height));
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    measure();
    return () => observer.disconnect();
  }, [bar]);
  useLayoutEffect(() => {
    document.documentElement.dataset.aloud = 'on';
    return () => {
      delete document.documentElement.dataset.aloud;
      keepRoomBelow(0);
    };
  }, []);
}

function useKeys(reader: Reader, isSilent: boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = readingKeyOf(event);
      if (key === null) return;
      event.preventDefault();
      event.stopPropagation();
      if (isSilent) return;
      if (key === 'toggle') reader.toggle(focusedPlace());
      else reader.step(key === 'on' ? 1 : -1);
    };
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [reader, isSilent]);
}

/** Returns the element that has the focus, if it is a place in what is read. */
function focusedPlace(): Element | null {
  const { activeElement } = document;
  if (activeElement === null || activeElement.matches(WHOLE_PAGE)) return null;
  return activeElement.closest('[data-aloud="no"]') === null ? activeElement : null;
}

/** While it reads or pauses, a press on a word goes there. */
function useWordPresses(reader: Reader, isSilent: boolean): void {
  useEffect(() => {
    const onClick = ({ target, clientX, clientY }: MouseEvent) => {
      if (isSilent || !(target instanceof Element) || target.closest(CONTROLS)) return;
      if (getSelection()?.isCollapsed === false) return;
      reader.goTo(target, clientX, clientY);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [reader, isSilent]);
}
