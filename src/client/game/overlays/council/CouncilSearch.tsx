import { useState } from 'react';
import type { CouncilSearchView } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextField } from '#client/ui/controls/TextField.tsx';
import { COUNCIL_FOUND_MAX, NAME_MAX_CHARS } from '#domain/limits.ts';
import type { OverlaysProps } from '../overlaysProps.ts';

interface Props {
  search: CouncilSearchView;
  /** Number of proposals shown now. */
  count: number;
  send: OverlaysProps['send'];
}

/** Renders the search of a solar system with more proposals than a team can read, and which of them the list shows. */
export function CouncilSearch({ search, count, send }: Props) {
  const { isSearching, found, error } = search;
  const [words, setWords] = useState(found?.words ?? '');
  const backToList = () => {
    setWords('');
    send({ type: 'SEARCH_COUNCIL', words: '' });
  };
  return (
    <div className="mb-3 grid gap-2 px-1">
      {found === null && (
        <p className="max-w-[80ch] text-pretty">
          São muitas propostas. Primeiro estão as da vossa turma, as da vossa escola e as que menos equipas leram. As
          outras vêm com «Ver mais», no fim da lista, ou procurem-nas aqui.
        </p>
      )}
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'SEARCH_COUNCIL', words: words.trim() });
        }}
      >
        <TextField
          label="Procurar por equipa, escola ou palavras da proposta"
          className="min-w-56 max-w-3xl grow basis-72"
          type="search"
          enterKeyHint="search"
          value={words}
          maxLength={NAME_MAX_CHARS}
          error={error}
          onChange={(event) => setWords(event.target.value)}
        />
        <Button type="submit" busy={isSearching}>
          Procurar
        </Button>
        {found !== null && (
          <Button variant="secondary" onClick={backToList}>
            Voltar à lista
          </Button>
        )}
      </form>
      <p role="status" className="font-bold empty:hidden">
        {found !== null && resultWords(found, count)}
      </p>
    </div>
  );
}

function resultWords({ words, more }: NonNullable<CouncilSearchView['found']>, count: number): string {
  if (count === 0) return `Nenhuma proposta com «${words}».`;
  if (more) return `As primeiras ${COUNCIL_FOUND_MAX} propostas com «${words}». Há mais: juntem palavras.`;
  return count === 1 ? `1 proposta com «${words}».` : `${count} propostas com «${words}».`;
}
