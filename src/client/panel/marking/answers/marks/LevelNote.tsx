import { useId, useRef } from 'react';
import { usePhrases } from '#client/panel/marking/phrases/usePhrases.ts';
import { onValue } from '#client/panel/onValue.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { showToast } from '#client/ui/feedback/toasts.ts';
import type { Team } from '#contract/school/teams.ts';
import { LEVEL_NOTE_MAX_CHARS } from '#domain/limits.ts';
import { fillPhrase, type Phrase } from '#domain/marking/phrases.ts';
import type { MissionLevel } from '#domain/vocabulary.ts';
import { type Marks, useNote } from '../saving/useMarks.ts';
import { fittingFirst } from './fittingPhrases.ts';
import { optionId, PhraseList } from './PhraseList.tsx';
import { PhraseSuggestions } from './PhraseSuggestions.tsx';
import { withPhrase } from './phraseQuery.ts';
import { NoteElsewhere } from './SavedElsewhere.tsx';
import { usePhraseMenu } from './usePhraseMenu.ts';

interface Props {
  team: Team;
  level: MissionLevel;
  marks: Marks;
  /** Version of the answer that is shown; undefined until it is known. */
  version?: number | undefined;
  /** Whether phrases for the marks that were given are offered below the box. */
  suggests?: boolean;
}

/** Renders the teacher's note to the team on one level; it is saved automatically. '/' opens the teacher's phrases and ours. */
export function LevelNote({ team, level, marks, version, suggests = false }: Props) {
  const note = useNote(useStaff().id, team, level);
  const box = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const bank = usePhrases(level);
  const phrases = fittingFirst(bank.phrases, marks.points[`level${level}`]);
  const put = (phrase: Phrase, query: { from: number; to: number } | null) => {
    const { text, caret } = withPhrase(note, fillPhrase(phrase.text, team.name), query);
    if (text.trim().length > LEVEL_NOTE_MAX_CHARS) {
      showToast('warning', `Com esta frase, o comentário passa de ${LEVEL_NOTE_MAX_CHARS} caracteres.`);
      return;
    }
    marks.write(level, text, version);
    bank.recordUse(phrase.id);
    placeCaret(box.current, caret);
  };
  const menu = usePhraseMenu({ note, phrases, onChoose: put });
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        ref={box}
        label={`Comentário à equipa (missão ${level})`}
        hint="A equipa lê-o no seu diário quando a missão está avaliada, e no Conselho Galáctico. Guarda-se sozinho. A tecla / abre as frases."
        rows={3}
        maxLength={LEVEL_NOTE_MAX_CHARS}
        value={note}
        aria-autocomplete="list"
        aria-controls={menu.isOpen ? list : undefined}
        aria-activedescendant={menu.isOpen ? optionId(list, menu.active) : undefined}
        onChange={(event) => {
          menu.follow(event.target);
          onValue((text) => marks.write(level, text, version))(event);
        }}
        onKeyDown={menu.onKeyDown}
        onBlur={menu.close}
      />
      <NoteElsewhere team={team} level={level} marks={marks} version={version} />
      {menu.isOpen && (
        <PhraseList id={list} phrases={menu.found} teamName={team.name} active={menu.active} onChoose={menu.choose} />
      )}
      {suggests && !menu.isOpen && (
        <PhraseSuggestions phrases={phrases} note={note} team={team.name} onChoose={(phrase) => put(phrase, null)} />
      )}
    </div>
  );
}

/** Puts the caret after the phrase, once the box shows the new text. */
function placeCaret(box: HTMLTextAreaElement | null, caret: number): void {
  requestAnimationFrame(() => {
    box?.focus({ preventScroll: true });
    box?.setSelectionRange(caret, caret);
  });
}
