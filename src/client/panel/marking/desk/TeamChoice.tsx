import { LazyBoundary, LazyView } from '#client/panel/lazy/LazyView.tsx';
import { lazyComponent } from '#client/panel/lazy/lazyComponent.ts';
import type { AutocompleteProps } from '#client/panel/lists/filters/Autocomplete.tsx';
import type { Choice } from '#client/panel/lists/filters/useChoices.ts';
import { onValue } from '#client/panel/onValue.ts';
import { SelectField } from '#client/ui/controls/SelectField.tsx';

/** Maximum number of teams in a native select; a longer one is rendered anew at each step, and nobody reads it. */
const SELECT_MAX = 60;

/** Loaded with the first long list. */
const Autocomplete = lazyComponent<AutocompleteProps>(() =>
  import('#client/panel/lists/filters/Autocomplete.tsx').then((module) => module.Autocomplete),
);

interface Props {
  options: readonly Choice[];
  teamId: string;
  onChoose: (teamId: string) => void;
}

/** Renders the choice of a team: a native select, or for many teams a field that finds them by typing. */
export function TeamChoice({ options, teamId, onChoose }: Props) {
  if (options.length > SELECT_MAX) {
    const onChange = (id: string | null) => id !== null && id !== teamId && onChoose(id);
    return (
      <LazyBoundary waiting={<div aria-busy="true" className="min-h-20" />} failure={() => null}>
        <LazyView part={Autocomplete} props={{ label: 'Equipa', value: teamId, options, onChange }} />
      </LazyBoundary>
    );
  }
  return (
    <SelectField
      label="Equipa"
      value={teamId}
      options={options.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onValue(onChoose)}
    />
  );
}
