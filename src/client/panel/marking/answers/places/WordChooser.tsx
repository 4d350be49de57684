import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { chosenSpan, isChoiceKey, movedChoice, type Word } from '#domain/marking/places/wordChoice.ts';

interface Props {
  prompt: string;
  text: string;
  onChoose: (span: Word) => void;
  onClose: () => void;
}

/** Characters of the chosen words that are announced. */
const ANNOUNCED = 160;
const HELP =
  'Setas para os lados: palavra a palavra. Setas para cima e para baixo: frase a frase. Com Shift, escolhe mais palavras. Enter comenta, Esc sai.';

/** Renders a text in which words are chosen with the keyboard alone; what is chosen is announced. */
export function WordChooser({ prompt, text, onChoose, onClose }: Props) {
  const help = useId();
  const region = useRef<HTMLDivElement>(null);
  const [choice, setChoice] = useState({ anchor: 0, focus: 0 });
  const span = chosenSpan(text, choice) ?? { start: 0, end: 0 };
  useEffect(() => region.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isChoiceKey(key) && key !== 'Enter' && key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isChoiceKey(key)) setChoice(movedChoice(text, choice, key, { extend: event.shiftKey }));
    else if (key === 'Enter') onChoose(span);
    else onClose();
  };
  return (
    <div className="flex flex-col gap-2">
      <p id={help} className="text-muted">
        {HELP}
      </p>
      <div
        ref={region}
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys
        tabIndex={0}
        aria-label={`Escolher um trecho: ${prompt}`}
        aria-describedby={help}
        className="quoted-answer rounded-xl"
        onKeyDown={onKeyDown}
      >
        {text.slice(0, span.start)}
        <ChosenWords text={text.slice(span.start, span.end)} />
        {text.slice(span.end)}
      </div>
      <p role="status" className="sr-only">
        Escolhido: {text.slice(span.start, span.end).slice(0, ANNOUNCED)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose(span)}>Comentar este trecho</Button>
        <Button variant="ghost" onClick={onClose}>
          Sair da escolha
        </Button>
      </div>
    </div>
  );
}

/** Keeps the end of the chosen words in view. */
function ChosenWords({ text }: { text: string }) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    if (text !== '') element.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <mark ref={element} className="scroll-my-28 rounded-xs bg-amber text-ink underline decoration-2 underline-offset-4">
      {text}
    </mark>
  );
}
