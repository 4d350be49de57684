import { useLayoutEffect, useRef, useState } from 'react';
import { begunWith } from '#client/game/flow/rules/comments.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { SENTENCE_STARTERS } from '#content/sentenceStarters.ts';
import type { CommentKind } from '#domain/council/comments.ts';
import { COMMENT_MAX_CHARS } from '#domain/limits.ts';
import type { OverlaysProps } from '../../overlaysProps.ts';
import { Count, keepFocus, WritingSheet } from '../../WritingSheet.tsx';
import type { CouncilView } from '../councilView.ts';
import { KindChoice } from './KindChoice.tsx';

const ALL_STARTERS = Object.values(SENTENCE_STARTERS).flat();

/** Renders the form for a comment: its kind, openings for it, and the text (spec, section 2). */
export function NewComment({ work, send }: { work: CouncilView; send: OverlaysProps['send'] }) {
  const { value, kind, error } = work.comment;
  const box = useRef<HTMLTextAreaElement>(null);
  const begins = useRef(false);
  const isOnlyBegun = ALL_STARTERS.includes(value.trim());
  const [isTold, setTold] = useState(false);
  const begin = (starter: string) => {
    begins.current = true;
    box.current?.focus();
    send({ type: 'TYPE', text: begunWith(starter, value, ALL_STARTERS).slice(0, COMMENT_MAX_CHARS) });
  };
  useLayoutEffect(() => {
    if (begins.current) box.current?.setSelectionRange(value.length, value.length);
    begins.current = false;
  }, [value]);
  return (
    <form
      className="mt-4 grid gap-3 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTold(isOnlyBegun);
        if (isOnlyBegun) return box.current?.focus();
        putKeyboardAway(event.currentTarget);
        send({ type: 'SEND_COMMENT', text: value });
      }}
    >
      <KindChoice kind={kind} send={send} />
      {kind !== null && <Starters kind={kind} onBegin={begin} />}
      <WritingSheet
        isWide={false}
        keepsActions
        foot={<Count text={value} most={COMMENT_MAX_CHARS} />}
        actions={
          <Button type="submit" onMouseDown={keepFocus}>
            Enviar
          </Button>
        }
      >
        <TextArea
          ref={box}
          label="O vosso comentário"
          value={value}
          maxLength={COMMENT_MAX_CHARS}
          error={isTold && isOnlyBegun ? 'Acabem a frase por palavras vossas.' : error}
          className="grow [&_textarea]:min-h-28 [&_textarea]:grow"
          onChange={(event) => send({ type: 'TYPE', text: event.target.value })}
        />
      </WritingSheet>
    </form>
  );
}

function Starters({ kind, onBegin }: { kind: CommentKind; onBegin: (starter: string) => void }) {
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2">
      <legend className="pb-1.5 text-muted">Podem começar assim:</legend>
      {SENTENCE_STARTERS[kind].map((starter) => (
        <Button
          key={starter}
          variant="secondary"
          className="px-4! font-body! font-semibold! border-dashed!"
          onMouseDown={keepFocus}
          onClick={() => onBegin(starter)}
        >
          {starter}…
        </Button>
      ))}
    </fieldset>
  );
}

/** Closes the sheet, so that the list of comments is visible again. */
function putKeyboardAway(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[data-sheet] textarea')?.blur();
}
