import { useId } from 'react';
import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import type { ListKind } from '#domain/school/rosters/guessListKind.ts';

const WAYS: readonly { kind: ListKind; label: string; hint: string }[] = [
  {
    kind: 'pupils',
    label: 'Lista da turma',
    hint: 'Os nomes, como os tem: com números, datas ou outras colunas. O painel forma as equipas.',
  },
  {
    kind: 'teams',
    label: 'Equipas já formadas',
    hint: 'Uma linha por equipa ou por membro, com a turma e a equipa.',
  },
];
const SEEMS: Record<ListKind, string> = {
  pupils: 'Parece a lista de uma turma, sem equipas.',
  teams: 'Parece uma lista de equipas já formadas.',
};

interface Props {
  value: ListKind;
  /** What the pasted text seems to be; null where it could be either. */
  guess: ListKind | null;
  disabled: boolean;
  onChange: (kind: ListKind) => void;
}

/** Chooses what the list holds. The page guesses it from the text, and says so; a choice by hand stays. */
export function WayChoice({ value, guess, disabled, onChange }: Props) {
  const id = useId();
  return (
    <fieldset disabled={disabled} className="flex flex-col gap-2" aria-describedby={id}>
      <legend className="mb-1 font-display font-bold text-label">O que tem a lista?</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {WAYS.map(({ kind, label, hint }) => (
          <RadioCard
            key={kind}
            name="list-kind"
            label={label}
            hint={hint}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
        ))}
      </div>
      <p id={id} role="status" className="text-muted empty:hidden">
        {guess === null ? '' : SEEMS[guess]}
      </p>
    </fieldset>
  );
}
