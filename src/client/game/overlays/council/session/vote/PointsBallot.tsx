import { Minus, Plus } from 'lucide-react';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { counted } from '#domain/counted.ts';
import { BALLOT_POINTS } from '#domain/limits.ts';
import { pointsLeft } from './ballotDraft.ts';
import type { BallotProps } from './ballotProps.ts';
import { JudgedPlans } from './JudgedPlans.tsx';

/** Renders the points of each plan, of BALLOT_POINTS in all. A plan with 0 points that was touched is judged: given nothing. */
export function PointsBallot({ ballot, session, onChange }: BallotProps<'points'>) {
  const { points } = ballot;
  const left = pointsLeft(ballot);
  const give = (id: string, value: number) => onChange({ ...ballot, points: { ...points, [id]: value } });
  return (
    <>
      <p role="status" className="font-bold text-[1.15em] tabular-nums">
        {left === 0 ? `Deram os ${BALLOT_POINTS} pontos.` : `Por repartir: ${left} de ${BALLOT_POINTS} pontos`}
      </p>
      <JudgedPlans session={session}>
        {({ _id, team }) => {
          const value = points[_id] ?? 0;
          return (
            <fieldset className="flex min-w-0 items-center gap-2">
              <legend className="sr-only">Pontos para {team.name}</legend>
              <IconButton
                label="Menos um ponto"
                className="edged border-edge"
                disabled={value === 0}
                onClick={() => give(_id, value - 1)}
              >
                <Minus aria-hidden="true" />
              </IconButton>
              <output className="min-w-[5.5em] text-center font-bold tabular-nums">
                {counted(value, 'ponto', 'pontos')}
              </output>
              <IconButton
                label="Mais um ponto"
                className="edged border-edge"
                disabled={left <= 0}
                onClick={() => give(_id, value + 1)}
              >
                <Plus aria-hidden="true" />
              </IconButton>
            </fieldset>
          );
        }}
      </JudgedPlans>
    </>
  );
}
