import { SOLAR_OPTIONS } from '#client/panel/lists/filters/solarOptions.ts';
import { useFilter } from '#client/panel/lists/filters/useFilter.ts';
import { onValue } from '#client/panel/onValue.ts';
import { useStaff } from '#client/panel/useStaff.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';
import { useMediaQuery } from '#client/ui/hooks/useMediaQuery.ts';
import { RANKING_SCOPES, type RankingScope } from '#domain/vocabulary.ts';

/** Scopes for teachers; an administrator has neither school nor class and always sees the whole ranking. */
const SCOPE_LABELS: Record<RankingScope, string> = {
  global: 'Todas as equipas',
  school: 'A sua escola',
  class: 'As suas turmas',
};
const SCOPE_OPTIONS = RANKING_SCOPES.map((scope) => ({ value: scope, label: SCOPE_LABELS[scope] }));

interface Props {
  scope: RankingScope;
  /** A theme's name; empty for all. */
  solar: string;
  rule: readonly string[];
}

/** Renders the filters for scope and solar system, kept in the address, and the ranking rule. */
export function RankingFilters({ scope, solar, rule }: Props) {
  const { isTeacher } = useStaff();
  const { choose } = useFilter();
  return (
    <div className="card grid gap-x-4 gap-y-2 sm:grid-cols-2">
      {isTeacher && (
        <SelectField
          label="Âmbito"
          value={scope}
          options={SCOPE_OPTIONS}
          onChange={onValue((value) => choose('scope', value, 'global'))}
        />
      )}
      <SelectField
        label="Sistema solar"
        value={solar}
        options={SOLAR_OPTIONS}
        onChange={onValue((value) => choose('solar', value))}
      />
      <Rule sentences={rule} />
    </div>
  );
}

/** Open by default on a wide screen (ruling 8). */
function Rule({ sentences }: { sentences: readonly string[] }) {
  const isWide = useMediaQuery('(min-width: 900px)');
  return (
    <details className="disclosure sm:col-span-2" open={isWide}>
      <summary>Como se faz a classificação</summary>
      <ol className="max-w-[75ch] list-decimal pb-2 pl-6 text-muted">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </details>
  );
}
