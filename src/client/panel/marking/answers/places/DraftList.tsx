import type { RefObject } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { shortQuote } from '#domain/marking/places/shortQuote.ts';
import type { PlaceDraft } from './placeDrafts.ts';

interface Props {
  drafts: readonly PlaceDraft[];
  /** Absent where the place of the drafts is gone. */
  onResume?: (draft: PlaceDraft) => void;
  onDiscard: (draft: PlaceDraft) => void;
  /** Takes the focus when a draft was discarded; without it the heading of the mission does. */
  adder?: RefObject<HTMLElement | null>;
}

/** Characters of a quote that are shown. */
const QUOTE_SHOWN = 80;

/** Lists comments that were begun and not saved, with the way back to each. */
export function DraftList({ drafts, onResume, onDiscard, adder }: Props) {
  const discard = (draft: PlaceDraft, button: HTMLElement) => {
    const heading = button.closest('[data-level]')?.querySelector<HTMLElement>('h2');
    (adder?.current ?? heading)?.focus();
    onDiscard(draft);
  };
  if (drafts.length === 0) return null;
  return (
    <ul aria-label="Comentários por guardar" className="flex flex-col gap-2">
      {drafts.map((draft) => (
        <li key={draft.id} className="rounded-xl border-2 border-warn border-dashed px-3 py-2 leading-snug">
          <p className="font-semibold text-warn">Comentário por guardar</p>
          {!onResume && <p className="text-[0.9em] text-muted">A resposta mudou ou foi devolvida.</p>}
          {draft.place?.kind === 'text' && (
            <p className="wrap-anywhere text-[0.9em] text-muted">«{shortQuote(draft.place.quote, QUOTE_SHOWN)}»</p>
          )}
          <p className="wrap-anywhere whitespace-pre-wrap">{draft.text}</p>
          <span className="flex flex-wrap gap-2 pt-1">
            {onResume && (
              <Button variant="secondary" data-draft={draft.id} onClick={() => onResume(draft)}>
                Continuar<span className="sr-only"> o comentário «{shortQuote(draft.text, QUOTE_SHOWN)}»</span>
              </Button>
            )}
            <Button variant="ghost" className="px-3" onClick={(event) => discard(draft, event.currentTarget)}>
              Apagar<span className="sr-only"> o comentário «{shortQuote(draft.text, QUOTE_SHOWN)}»</span>
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
