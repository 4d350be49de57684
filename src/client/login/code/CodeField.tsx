import { useEffect, useId } from 'react';
import { classes } from '#client/ui/classes.ts';
import { CONTROL, Field } from '#client/ui/controls/Field.tsx';
import type { Slot } from './readTyped.ts';
import { type CodeInput, useTypedCode } from './useTypedCode.ts';
import './code.css';

export interface CodeFieldProps {
  /** The code of a card; absent where it is typed. */
  initial?: string | undefined;
}

/** Renders the field for a team's code, which completes each word, and gives the form the field `code`. */
export function CodeField({ initial = '' }: CodeFieldProps) {
  const id = useId();
  const code = useTypedCode(initial);
  const { text, suggestions, active, isWrong, input } = code;
  const isTyped = initial === '';
  useEffect(() => {
    if (isTyped) input.current?.focus();
  }, [isTyped, input]);
  const isOpen = suggestions.length > 0;
  return (
    <div className="team-code">
      <Field label="Código da equipa">
        {(control) => (
          <input
            {...control}
            ref={input}
            aria-describedby={`${id}-message`}
            aria-invalid={isWrong}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-list` : undefined}
            aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint={code.code === '' ? 'next' : 'go'}
            value={text}
            onChange={({ target, nativeEvent }) =>
              code.onType(target, nativeEvent instanceof InputEvent && nativeEvent.isComposing)
            }
            onSelect={code.onCaret}
            onKeyDown={code.onKeyDown}
            className={classes(CONTROL, 'team-code-input')}
          />
        )}
      </Field>
      <input type="hidden" name="code" value={code.code} />
      <Slots slots={code.slots} />
      <div className="team-code-help">
        {isOpen && <Suggestions id={id} code={code} />}
        <p id={`${id}-message`} data-wrong={isWrong} hidden={isOpen}>
          {code.message}
        </p>
      </div>
    </div>
  );
}

/** Shows the four words so far; screen readers hear each new one. */
function Slots({ slots }: { slots: readonly Slot[] }) {
  const known = slots.filter(({ state }) => state === 'done').map(({ text }) => text);
  return (
    <>
      <ol className="team-code-slots" aria-hidden="true">
        {slots.map(({ text, state }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the four places never change
          <li key={index} data-state={state}>
            {text === '' ? index + 1 : text}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {known.length > 0 && `${known.length} de ${slots.length} palavras: ${known.join(', ')}.`}
      </p>
    </>
  );
}

function Suggestions({ id, code: { suggestions, active, accept, current } }: { id: string; code: CodeInput }) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={`Palavras que começam por ${current?.letters}`}
      className="team-code-list"
    >
      {suggestions.map((word, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
        <div
          key={word}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps the focus, and with it a tablet's keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => accept(word)}
        >
          {word}
        </div>
      ))}
    </div>
  );
}
