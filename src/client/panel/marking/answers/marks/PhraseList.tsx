import { useEffect, useRef } from 'react';
import { classes } from '#client/ui/classes.ts';
import { fillPhrase, type Phrase } from '#domain/marking/phrases.ts';

interface Props {
  id: string;
  phrases: readonly Phrase[];
  teamName: string;
  active: number;
  onChoose: (phrase: Phrase) => void;
}

/** Returns the id of a row of the list. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** Renders the phrases that '/' found; the focus stays in the note. */
export function PhraseList({ id, phrases, teamName, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label="Frases" className="option-list mt-0">
        {phrases.map((phrase, index) => (
          <div
            key={phrase.id}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classes('option', index === active && 'bg-hover')}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(phrase)}
            onKeyDown={(event) => event.key === 'Enter' && onChoose(phrase)}
          >
            {phrase.shortcut !== null && <strong>/{phrase.shortcut} </strong>}
            {fillPhrase(phrase.text, teamName)}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {phrases.length === 1 ? '1 frase' : `${phrases.length} frases`}. Setas para escolher, Enter para usar.
      </p>
    </>
  );
}
