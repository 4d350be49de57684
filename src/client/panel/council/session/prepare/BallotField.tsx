import { RadioCard } from '#client/ui/controls/RadioCard.tsx';
import { rulesFor } from '#domain/council/counting/countRules.ts';
import {
  BALLOT_KIND_NAMES,
  BALLOT_KIND_WORDS,
  BALLOT_KINDS,
  type BallotKind,
} from '#domain/council/session/ballots.ts';
import { BallotPicture } from './BallotPicture.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { SetupForm } from './useSetupForm.ts';

interface Props {
  form: SetupForm;
  hasCosts: boolean;
}

/** Chooses how teams vote; the sentences are those that the teams read. */
export function BallotField({ form, hasCosts }: Props) {
  const { ballot, rule } = form.values;
  const choose = (kind: BallotKind) => form.change({ ballot: kind, rule: rulesFor(kind, hasCosts)[0] ?? rule });
  return (
    <FieldGroup
      title="Forma de votar"
      hint="Cada equipa tem um voto e não vota na sua proposta. As equipas leem estas frases."
      error={form.choice('ballot').error}
    >
      {() => (
        <div className="grid gap-3 sm:grid-cols-2 2xl:grid-cols-4">
          {BALLOT_KINDS.map((kind) => (
            <RadioCard
              key={kind}
              name="ballot"
              label={BALLOT_KIND_NAMES[kind]}
              hint={
                <span className="flex flex-col gap-2 pt-1">
                  <BallotPicture kind={kind} />
                  <span>{BALLOT_KIND_WORDS[kind]}</span>
                </span>
              }
              checked={ballot === kind}
              onChange={() => choose(kind)}
            />
          ))}
        </div>
      )}
    </FieldGroup>
  );
}
