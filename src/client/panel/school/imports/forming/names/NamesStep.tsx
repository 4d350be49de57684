import { useId } from 'react';
import { Button } from '#client/ui/controls/Button.tsx';
import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { ROSTER_NAMES_MAX } from '#domain/limits.ts';
import type { NameChoice } from '#domain/school/rosters/shortNames.ts';
import { type FormingState, keptNames, keptPupils, repeatedNames, withAddedName, withPupil } from '../formingState.ts';
import { droppedText, goneText, namesText } from '../formingWords.ts';
import { StepBar } from '../StepBar.tsx';
import { StepHeader } from '../StepHeader.tsx';
import { placed } from '../teamDrafts.ts';
import { AddName } from './AddName.tsx';
import { NameRow } from './NameRow.tsx';

const CHOICES: readonly { choice: NameChoice; label: string; hint: string }[] = [
  {
    choice: 'first',
    label: 'Guardar só o primeiro nome',
    hint: 'E a inicial do apelido quando dois são iguais. Chega para a equipa se reconhecer.',
  },
  { choice: 'full', label: 'Guardar o nome completo', hint: 'Como está na lista.' },
];

interface Props {
  state: FormingState;
  onChange: (next: FormingState) => void;
}

/** Shows the names that were read and what was dropped. Each name can be corrected or taken out, and others added. */
export function NamesStep({ state, onChange }: Props) {
  const id = useId();
  const kept = keptPupils(state);
  const names = keptNames(state);
  const repeated = repeatedNames(state);
  const problem = problemOf(kept.length);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <StepHeader id={id} step={1}>{`${namesText(kept.length)} na lista`}</StepHeader>
      <p role="status" className="sr-only">
        {namesText(kept.length)} na lista.
      </p>
      <Dropped state={state} repeated={repeated.size} />
      <div className="card flex flex-col gap-4">
        <Choice state={state} onChange={onChange} />
        <ol className="gap-x-8 tablet:columns-2" aria-label="Nomes">
          {state.pupils.map((pupil, at) => (
            <NameRow
              key={pupil.id}
              number={at + 1}
              pupil={pupil}
              name={names.get(pupil.id) ?? ''}
              isRepeated={repeated.has(pupil.id)}
              onChange={(change) => onChange(withPupil(state, pupil.id, change))}
            />
          ))}
        </ol>
        <AddName onAdd={(name) => onChange(withAddedName(state, name))} />
      </div>
      <StepBar back="à lista" onBack={() => onChange({ ...state, step: 'list' })}>
        {problem !== null && <p className="mr-auto text-muted">{problem}</p>}
        <Button
          className="order-2"
          disabled={problem !== null}
          onClick={() => onChange(placed({ ...state, step: 'teams' }))}
        >
          Continuar
        </Button>
      </StepBar>
    </section>
  );
}

/** Says why the names cannot become teams; null for nothing. */
function problemOf(count: number): string | null {
  if (count === 0) return 'Falta pelo menos um nome.';
  return count > ROSTER_NAMES_MAX ? `São ${count} nomes, e podem ser ${ROSTER_NAMES_MAX}.` : null;
}

interface DroppedProps extends Pick<Props, 'state'> {
  /** Number of names that another one equals. */
  repeated: number;
}

/** Says what of the pasted list is not kept, and shows the lines in which no name was found. */
function Dropped({ state: { dropped, leftOut, pupils }, repeated }: DroppedProps) {
  const read = pupils.filter(({ full }) => full !== '').length;
  const gone = pupils.filter(({ hasLeft, isOut }) => hasLeft && isOut).length;
  return (
    <Banner>
      <p>
        {droppedText(dropped, read)} {repeated > 0 && `Há ${repeated} nomes repetidos, assinalados em baixo. `}A lista
        colada não sai desta página.
      </p>
      {gone > 0 && <p>{goneText(gone)}</p>}
      {leftOut.length > 0 && (
        <details className="disclosure">
          <summary>
            {leftOut.length === 1 ? 'Ver a linha sem nome' : `Ver as ${leftOut.length} linhas sem nome`}
          </summary>
          <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto pb-2 wrap-anywhere">
            {leftOut.map(({ line, text }) => (
              <li key={line}>
                <span className="text-muted">Linha {line}:</span> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
    </Banner>
  );
}

function Choice({ state, onChange }: Props) {
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 font-display font-bold text-label">De cada nome</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {CHOICES.map(({ choice, label, hint }) => (
          <RadioCard
            key={choice}
            name="name-choice"
            label={label}
            hint={hint}
            checked={state.choice === choice}
            onChange={() => onChange({ ...state, choice })}
          />
        ))}
      </div>
    </fieldset>
  );
}
