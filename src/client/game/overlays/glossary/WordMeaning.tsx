import { SUPPORT_LANGUAGE_NAMES } from '#client/supports/supportLanguages.ts';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import type { SupportLanguage } from '#domain/game/supports.ts';

/** Words that no speaker has checked. */
export const UNREVIEWED = 'Dicionário de palavras soltas: ninguém aqui as conferiu.';

interface WordMeaningProps {
  /** The id of the element with the meaning, for `aria-describedby`. */
  id?: string;
  entry: GlossaryEntry;
  language: SupportLanguage | null;
  /** Where all the words around it are unchecked, that is said once for all. */
  tellsReview?: boolean;
}

/** Renders what a word means, an example, and the word in the language of support. */
export function WordMeaning({ id, entry, language, tellsReview = true }: WordMeaningProps) {
  return (
    <>
      <p id={id} className="text-pretty">
        {entry.meaning}
      </p>
      <p className="text-pretty">
        <strong className="text-label">Exemplo:</strong> {entry.example}
      </p>
      {language !== null && (
        <Translation entry={entry} language={language} tellsReview={tellsReview && !isReviewed(entry, language)} />
      )}
    </>
  );
}

/** Returns whether a speaker of the language has checked the word. */
export const isReviewed = ({ reviewed }: GlossaryEntry, language: SupportLanguage): boolean =>
  reviewed.includes(language);

interface TranslationProps {
  entry: GlossaryEntry;
  language: SupportLanguage;
  tellsReview: boolean;
}

function Translation({ entry, language, tellsReview }: TranslationProps) {
  const { own, portuguese, tag, dir } = SUPPORT_LANGUAGE_NAMES[language];
  return (
    <div className="border-line border-t pt-2">
      <p className="text-muted">
        <span lang={tag} dir={dir}>
          {own}
        </span>
        {language !== 'br' && ` (${portuguese})`}
      </p>
      <p lang={tag} dir={dir} className="wrap-anywhere font-bold text-[1.25em]">
        {entry.translations[language] ?? entry.word}
      </p>
      {tellsReview && <p className="text-muted leading-snug">{UNREVIEWED}</p>}
    </div>
  );
}
