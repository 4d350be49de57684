import { useState } from 'react';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import type { GlossaryEntry } from '#content/glossary/GlossaryEntry.ts';
import { counted } from '#domain/counted.ts';
import type { SupportLanguage } from '#domain/game/supports.ts';
import { listed } from '#domain/listed.ts';
import { MISSION_LEVELS } from '#domain/vocabulary.ts';
import { searchWords, TRAINING } from './searchWords.ts';
import { isReviewed, UNREVIEWED, WordMeaning } from './WordMeaning.tsx';
import { WordPicture } from './WordPicture.tsx';

export interface GlossaryListProps {
  words: readonly GlossaryEntry[];
  language: SupportLanguage | null;
}

const MISSIONS = [
  { value: '', label: 'Todas' },
  { value: String(TRAINING), label: 'Treino' },
  ...MISSION_LEVELS.map((mission) => ({ value: String(mission), label: `Missão ${mission}` })),
];

/** Renders all words of a solar system, to search and to choose by mission. */
export function GlossaryList({ words, language }: GlossaryListProps) {
  const [search, setSearch] = useState('');
  const [mission, setMission] = useState('');
  const found = searchWords(words, { search, mission: mission === '' ? null : Number(mission), language });
  const areUnchecked = language !== null && found.length > 0 && !found.some((entry) => isReviewed(entry, language));
  return (
    <div className="grid gap-3 pb-2 text-lg">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label="Procurar"
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <SelectField
          label="Parte"
          value={mission}
          onChange={({ target }) => setMission(target.value)}
          options={MISSIONS}
        />
      </div>
      <p role="status" className="text-muted">
        {found.length === 0 ? 'Nenhuma palavra corresponde.' : counted(found.length, 'palavra', 'palavras')}
      </p>
      {areUnchecked && <p className="text-muted leading-snug">{UNREVIEWED}</p>}
      <ul className="grid gap-3">
        {found.map((entry) => (
          <li key={entry.id} className="grid gap-1.5 rounded-xl bg-raised px-4 py-3">
            <div className="flex items-center gap-3">
              <WordPicture name={entry.picture} />
              <div className="min-w-0">
                <h3 className="wrap-anywhere text-[1.2em] leading-tight">{entry.word}</h3>
                <p className="text-muted first-letter:uppercase">{partsOf(entry)}</p>
              </div>
            </div>
            <WordMeaning entry={entry} language={language} tellsReview={!areUnchecked} />
          </li>
        ))}
      </ul>
      {language !== null && <Sources words={found} />}
    </div>
  );
}

function partsOf({ missions, inTraining }: GlossaryEntry): string {
  const numbers = listed(missions.map(String));
  const parts = [
    ...(inTraining ? ['treino'] : []),
    ...(missions.length > 0 ? [`${missions.length === 1 ? 'missão' : 'missões'} ${numbers}`] : []),
  ];
  return parts.length > 0 ? listed(parts) : 'treino extra';
}

/** Renders where the words in other languages come from. */
function Sources({ words }: Pick<GlossaryListProps, 'words'>) {
  const sources = [...new Set(words.flatMap((entry) => entry.sources))];
  return (
    <details>
      <summary className="min-h-12 cursor-pointer content-center font-bold font-display text-label">
        De onde vêm as palavras noutras línguas
      </summary>
      <ul className="list-disc pl-6">
        {sources.map((source) => (
          <li key={source} className="first-letter:uppercase">
            {source}
          </li>
        ))}
      </ul>
    </details>
  );
}
