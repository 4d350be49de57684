import { useState } from 'react';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { onValue } from '#client/panel/onValue.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { Chip } from '#client/ui/feedback/Chip.tsx';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import type { OwnPhrase } from '#contract/marking/phrases.ts';
import { counted } from '#domain/counted.ts';
import { matchPhrases } from '#domain/marking/phrases.ts';
import { scopeText, usesText } from './phraseWords.ts';

const PhraseForm = lazyDialog(() => import('./PhraseForm.tsx').then((module) => module.PhraseForm));
const DeletePhrase = lazyDialog(() => import('./DeletePhrase.tsx').then((module) => module.DeletePhrase));

/** With fewer phrases than this, a search is slower than a look. */
const SEARCH_FROM = 6;

/** Lists the user's own phrases, to search, change and delete. */
export function OwnPhrases({ phrases }: { phrases: readonly OwnPhrase[] }) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<{ kind: 'edit' | 'delete'; phrase: OwnPhrase } | null>(null);
  const found = matchPhrases(phrases, typed);
  const close = () => setAsked(null);
  return (
    <section aria-label="As suas frases" className="flex flex-col gap-4">
      <h2 className="font-display text-xl">As suas frases</h2>
      {phrases.length === 0 && (
        <EmptyState title="Ainda não tem frases suas.">
          <p>Escreva uma, ou copie uma das nossas aqui em baixo.</p>
        </EmptyState>
      )}
      {phrases.length >= SEARCH_FROM && (
        <TextField
          label="Procurar nas suas frases"
          type="search"
          className="max-w-160"
          value={typed}
          onChange={onValue(setTyped)}
        />
      )}
      {phrases.length > 0 && (
        <p role="status" className="text-muted">
          {counted(found.length, 'frase', 'frases')}
        </p>
      )}
      {found.length > 0 && (
        <ul className="grid gap-3 lg:grid-cols-2">
          {found.map((phrase) => (
            <OwnPhraseCard key={phrase._id} phrase={phrase} onAsk={(kind) => setAsked({ kind, phrase })} />
          ))}
        </ul>
      )}
      {asked?.kind === 'edit' && <PhraseForm phrase={asked.phrase} onClose={close} />}
      {asked?.kind === 'delete' && <DeletePhrase phrase={asked.phrase} onClose={close} />}
    </section>
  );
}

function OwnPhraseCard({ phrase, onAsk }: { phrase: OwnPhrase; onAsk: (kind: 'edit' | 'delete') => void }) {
  const { text, shortcut, uses } = phrase;
  return (
    <li className="card flex flex-col gap-3 p-4">
      <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
      <div className="flex flex-wrap items-center gap-2">
        {shortcut !== null && <Chip tone="info">/{shortcut}</Chip>}
        <Chip>{scopeText(phrase)}</Chip>
        <span className="text-muted">{usesText(uses)}</span>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onAsk('edit')}>
          Editar<span className="sr-only"> a frase «{text}»</span>
        </Button>
        <Button variant="ghost" onClick={() => onAsk('delete')}>
          Apagar<span className="sr-only"> a frase «{text}»</span>
        </Button>
      </div>
    </li>
  );
}
