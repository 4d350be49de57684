import { useState } from 'react';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import type { Team } from '#contract/school/teams.ts';
import type { OpenTeams } from './useOpenTeams.ts';

/** Warns that a team which the page's first address names as open is not in the list. */
export function GoneTeams({ teams, open }: { teams: readonly Team[] | undefined; open: OpenTeams }) {
  const [wanted] = useState(open.keys);
  const [gone, setGone] = useState<readonly string[] | null>(null);
  if (gone === null && teams !== undefined) {
    setGone(wanted.filter((key) => teams.every(({ _id }) => _id !== key)));
  }
  if (gone === null || !gone.some((key) => open.keys.includes(key))) return null;
  const words =
    gone.length === 1
      ? 'A equipa deste endereço não está nesta página da lista.'
      : 'Há equipas deste endereço que não estão nesta página da lista.';
  return (
    <Banner tone="warning">
      {words} Pode ter sido eliminada, ter mudado de professor ou estar noutra página: procure-a pelo nome.
    </Banner>
  );
}
