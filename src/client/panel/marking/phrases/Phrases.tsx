import { useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyDialog } from '#client/panel/lazy/lazyDialog.tsx';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { PreviousIcon } from '#client/ui/icons.tsx';
import { PHRASES_MAX } from '#domain/limits.ts';
import { ExportPhrases } from './ExportPhrases.tsx';
import { OwnPhrases } from './OwnPhrases.tsx';
import { StarterBrowser } from './StarterBrowser.tsx';
import { useOwnPhrases } from './useOwnPhrases.ts';
import { starterUses } from './usePhrases.ts';

const PhraseForm = lazyDialog(() => import('./PhraseForm.tsx').then((module) => module.PhraseForm));

/** Renders Frases para comentários: the user's own phrases for notes to teams, and ours to copy. */
export function Phrases() {
  const { data, isPending, isError, error, refetch } = useOwnPhrases();
  const [isAdding, setAdding] = useState(false);
  const own = data?.phrases ?? [];
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-2">
        <Link className="text-link self-start" to="/panel/solar-systems/answers">
          <PreviousIcon className="size-5" />
          Voltar às respostas
        </Link>
        <PageTitle
          title="Frases para comentários"
          action={
            <div className="flex flex-wrap items-center gap-3">
              {own.length > 0 && <ExportPhrases />}
              <Button disabled={data === undefined || own.length >= PHRASES_MAX} onClick={() => setAdding(true)}>
                Nova frase
              </Button>
            </div>
          }
        />
        <p className="max-w-prose text-pretty">
          Frases que repete ao avaliar, à mão em qualquer computador. As suas são privadas: ninguém mais as vê, nem a
          administração.
        </p>
      </div>
      {isPending && <Spinner label="A carregar…" className="m-6 self-center" />}
      {isError && <LoadFailure error={error} retry={refetch} />}
      {data && (
        <>
          <OwnPhrases phrases={own} />
          <StarterBrowser ownTexts={new Set(own.map(({ text }) => text))} uses={starterUses(data)} />
        </>
      )}
      {isAdding && <PhraseForm phrase={null} onClose={() => setAdding(false)} />}
    </div>
  );
}
