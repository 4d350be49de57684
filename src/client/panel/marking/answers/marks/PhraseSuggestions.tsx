import { Plus } from 'lucide-react';
import { fillPhrase, type Phrase } from '#domain/marking/phrases.ts';

interface Props {
  /** Those that fit first. */
  phrases: readonly Phrase[];
  note: string;
  team: string;
  onChoose: (phrase: Phrase) => void;
}

const SHOWN = 3;

/** Renders the first phrases that are not yet in the note, each added by one press. */
export function PhraseSuggestions({ phrases, note, team, onChoose }: Props) {
  const unused = phrases.filter(({ text }) => !note.includes(fillPhrase(text, team))).slice(0, SHOWN);
  if (unused.length === 0) return null;
  return (
    <ul aria-label="Frases sugeridas" className="flex flex-col gap-1">
      {unused.map((phrase) => (
        <li key={phrase.id}>
          <button
            type="button"
            className="flex min-h-12 w-full items-start gap-2 rounded-xl px-2 py-2 text-left text-[0.95em] leading-snug hover:bg-hover"
            onClick={() => onChoose(phrase)}
          >
            <Plus aria-hidden className="mt-0.5 size-5 shrink-0 text-label" />
            {fillPhrase(phrase.text, team)}
          </button>
        </li>
      ))}
    </ul>
  );
}
