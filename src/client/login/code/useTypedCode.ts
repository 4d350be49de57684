import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { readTyped, type Typed, type TypedCode, withLastWord, withWord } from './readTyped.ts';

export interface CodeInput extends TypedCode {
  text: string;
  /** Index of the suggestion that Enter, Tab and space accept; -1 for none. */
  active: number;
  accept: (word: string) => void;
  input: RefObject<HTMLInputElement | null>;
  /** `isComposing`: the keyboard may still replace what it has written. */
  onType: (field: HTMLInputElement, isComposing: boolean) => void;
  onCaret: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Holds the code that is being typed. The last letter of a word completes it, and so does a space after its first letters. Enter,
 * Tab, space or a press accepts a suggestion. While an on-screen keyboard composes a word, nothing is completed: the keyboard
 * would write the word a second time.
 */
export function useTypedCode(initial: string): CodeInput {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed>({ text: initial, caret: null });
  const [chosen, setChosen] = useState(-1);
  const [isClosed, setClosed] = useState(false);
  const read = readTyped(typed.text, typed.caret);
  const suggestions = isClosed ? [] : read.suggestions;
  const active = suggestions.length === 1 ? 0 : chosen;
  const write = (next: Typed) => {
    setTyped(next);
    setChosen(-1);
    setClosed(false);
  };
  const accept = (word: string) => {
    write(withWord(typed.text, read, word));
    input.current?.focus();
  };
  useLayoutEffect(() => {
    const field = input.current;
    if (typed.caret === null || field?.selectionStart === typed.caret) return;
    field?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);
  return {
    ...read,
    suggestions,
    text: typed.text,
    active,
    accept,
    input,
    onType({ value: text, selectionStart: caret }, isComposing) {
      const isFinishing = !isComposing && text.length > typed.text.length && caret === text.length;
      write(isFinishing ? withLastWord(text) : { text, caret });
    },
    onCaret() {
      const caret = input.current?.selectionStart ?? null;
      if (caret !== typed.caret) setTyped({ text: typed.text, caret });
    },
    onKeyDown(event) {
      const word = suggestions[active];
      if (event.key === 'ArrowDown' && suggestions.length > 0) setChosen((active + 1) % suggestions.length);
      else if (event.key === 'ArrowUp' && suggestions.length > 0)
        setChosen((active < 1 ? suggestions.length : active) - 1);
      else if (event.key === 'Escape' && suggestions.length > 0) setClosed(true);
      else if (word !== undefined && isAccepting(event, read)) accept(word);
      else return;
      event.preventDefault();
    },
  };
}

/** Enter sends a code whose words are all known, and Tab moves on from it. */
function isAccepting({ key, shiftKey }: KeyboardEvent, { code }: TypedCode): boolean {
  return key === ' ' || (code === '' && (key === 'Enter' || (key === 'Tab' && !shiftKey)));
}
