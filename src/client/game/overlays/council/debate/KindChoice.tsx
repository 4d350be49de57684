import { classes } from '#client/ui/classes.ts';
import { COMMENT_KIND_NAMES, COMMENT_KINDS, type CommentKind } from '#domain/council/comments.ts';
import type { OverlaysProps } from '../../overlaysProps.ts';
import { keepFocus } from '../../WritingSheet.tsx';
import { KIND_SIGNS } from './kindSigns.ts';

interface KindChoiceProps {
  kind: CommentKind | null;
  send: OverlaysProps['send'];
}

/** Renders four toggles for the kind of a comment; none pressed makes it a plain one. */
export function KindChoice({ kind, send }: KindChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 font-bold font-display text-label">O que querem dizer?</legend>
      <div className="flex flex-wrap gap-2">
        {COMMENT_KINDS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={kind === one}
            onMouseDown={keepFocus}
            onClick={() => send({ type: 'CHOOSE_KIND', kind: kind === one ? null : one })}
            className={classes(
              'edged inline-flex min-h-12 items-center gap-2 rounded-full px-4 py-2 font-bold font-display',
              kind === one ? 'border-transparent bg-primary text-primary-ink' : 'border-edge text-text hover:bg-hover',
            )}
          >
            <span aria-hidden="true">{KIND_SIGNS[one]}</span>
            {COMMENT_KIND_NAMES[one]}
          </button>
        ))}
      </div>
      {kind === null && <p className="pt-1.5 text-muted">Sem escolherem, fica nos outros comentários.</p>}
    </fieldset>
  );
}
