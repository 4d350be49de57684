import { type RefObject, useId } from 'react';
import { usePhrases } from '#client/panel/marking/phrases/usePhrases.ts';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import { PLACED_COMMENT_MAX_CHARS } from '#domain/limits.ts';
import { fillPhrase, type Phrase } from '#domain/marking/phrases.ts';
import type { PlacedLevel } from '#domain/marking/places/placedComments.ts';
import { optionId, PhraseList } from '../marks/PhraseList.tsx';
import { type PhraseQuery, withPhrase } from '../marks/phraseQuery.ts';
import { usePhraseMenu } from '../marks/usePhraseMenu.ts';

interface Props {
  ref: RefObject<HTMLTextAreaElement | null>;
  /** Whether the dialog opens with the focus in the box: the place is chosen. */
  takesFocus: boolean;
  teamName: string;
  level: PlacedLevel;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
  /** Ctrl+Enter, or Cmd+Enter. */
  onSubmit: () => void;
}

/** Renders the box for the words of a comment; '/' opens the phrases, as in the note on a mission. */
export function PlaceText({ ref, takesFocus, teamName, level, value, error, onChange, onSubmit }: Props) {
  const list = useId();
  const bank = usePhrases(level);
  const put = (phrase: Phrase, query: PhraseQuery) => {
    const { text, caret } = withPhrase(value, fillPhrase(phrase.text, teamName), query);
    if (text.trim().length > PLACED_COMMENT_MAX_CHARS) {
      showToast('warning', `Com esta frase, o comentário passa de ${PLACED_COMMENT_MAX_CHARS} caracteres.`);
      return;
    }
    onChange(text);
    bank.recordUse(phrase.id);
    requestAnimationFrame(() => ref.current?.setSelectionRange(caret, caret));
  };
  const menu = usePhraseMenu({ note: value, phrases: bank.phrases, onChoose: put });
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        ref={ref}
        label="Comentário"
        data-autofocus={takesFocus ? '' : undefined}
        hint="A equipa lê-o junto deste lugar. A tecla / abre as frases."
        error={error}
        rows={3}
        maxLength={PLACED_COMMENT_MAX_CHARS}
        value={value}
        aria-autocomplete="list"
        aria-controls={menu.isOpen ? list : undefined}
        aria-activedescendant={menu.isOpen ? optionId(list, menu.active) : undefined}
        onChange={({ target }) => {
          menu.follow(target);
          onChange(target.value);
        }}
        onKeyDown={(event) => {
          menu.onKeyDown(event);
          if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit();
        }}
        onBlur={menu.close}
      />
      {menu.isOpen && (
        <PhraseList id={list} phrases={menu.found} teamName={teamName} active={menu.active} onChoose={menu.choose} />
      )}
    </div>
  );
}
