import { Shuffle, Undo2 } from 'lucide-react';
import type { FormEvent } from 'react';
import type { Staff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { counted } from '#domain/counted.ts';
import { cryptoRandom } from '../../../teams/cryptoRandom.ts';
import type { FormingState } from '../formingState.ts';
import { sizesText } from '../formingWords.ts';
import { formed, shuffledAgain, teamCount, undone } from '../teamDrafts.ts';
import type { FormingWork } from '../useForming.ts';
import { ClassFields } from './ClassFields.tsx';
import { FormingFields } from './FormingFields.tsx';

interface Props {
  staff: Staff;
  forming: FormingWork;
  onTeacher: (teacherId: string | null) => void;
  /** `words` say what was done. */
  onChange: (next: FormingState, words: string) => void;
}

/** Renders the class, and 'Formar [8] equipas'; once they are formed, the same button shuffles them. */
export function FormingForm({ staff, forming, onTeacher, onChange }: Props) {
  const { state, suggesting } = forming;
  const count = teamCount(state);
  const isFormed = state.teams.length > 0 && count === state.teams.length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (count === null) return;
    if (isFormed) return onChange(shuffledAgain(state, cryptoRandom), 'Membros baralhados de novo.');
    const next = formed(state, suggesting);
    onChange(next, sizesText(next.teams));
  };
  const takeBack = () => {
    if (state.past.length > 0) onChange(undone(state), 'Última mudança desfeita.');
  };
  return (
    <form className="card flex flex-col gap-4" noValidate onSubmit={submit} aria-label="Formar equipas">
      <div className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <ClassFields staff={staff} forming={forming} onTeacher={onTeacher} />
        <FormingFields forming={forming} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        {state.teams.length > 0 && (
          <p className="mr-auto font-semibold text-pretty max-lg:basis-full">{sizesText(state.teams)}</p>
        )}
        {state.teams.length > 0 && (
          // Not `disabled`, which would take the focus from the button after the last step back.
          <Button variant="secondary" aria-disabled={state.past.length === 0} onClick={takeBack}>
            <Undo2 aria-hidden className="size-5" />
            <span className="max-sm:sr-only">Desfazer</span>
          </Button>
        )}
        <Button type="submit" variant={isFormed ? 'secondary' : 'primary'} disabled={count === null}>
          {isFormed && <Shuffle aria-hidden className="size-5" />}
          {isFormed ? 'Baralhar de novo' : `Formar ${count === null ? 'equipas' : counted(count, 'equipa', 'equipas')}`}
        </Button>
      </div>
    </form>
  );
}
