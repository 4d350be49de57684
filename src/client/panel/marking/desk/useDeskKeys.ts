import { useEffect, useRef } from 'react';

interface Keys {
  /** Ctrl+Enter, or Cmd+Enter. */
  onNext: () => void;
  /** Ctrl+Z, or Cmd+Z, outside a text box, where it undoes typing. */
  onUndo: () => void;
}

/** Listens to the keys of the desk; a dialog has its own. */
export function useDeskKeys(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey && !isTextBox(event.target);
      if (event.key !== 'Enter' && !isUndo) return;
      event.preventDefault();
      if (isUndo) latest.current.onUndo();
      else latest.current.onNext();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function isTextBox(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && target.type !== 'radio' && target.type !== 'checkbox';
}
