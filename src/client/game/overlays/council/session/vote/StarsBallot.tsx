import { Button } from '#client/ui/controls/Button.tsx';
import { StarRating } from '#client/ui/controls/StarRating.tsx';
import type { BallotProps } from './ballotProps.ts';
import { JudgedPlans } from './JudgedPlans.tsx';

/** Renders the stars of each plan; a plan without stars is not judged. */
export function StarsBallot({ ballot, session, onChange }: BallotProps<'stars'>) {
  const { stars } = ballot;
  return (
    <JudgedPlans session={session}>
      {({ _id, team }) => (
        <div className="flex flex-wrap items-center gap-2">
          <StarRating
            label={`Estrelas para ${team.name}`}
            value={stars[_id] ?? null}
            onChange={(given) => onChange({ ...ballot, stars: { ...stars, [_id]: given } })}
          />
          {stars[_id] !== undefined && (
            <Button
              variant="ghost"
              className="px-3!"
              onClick={() => {
                const { [_id]: _, ...others } = stars;
                onChange({ ...ballot, stars: others });
              }}
            >
              Tirar<span className="sr-only"> as estrelas de {team.name}</span>
            </Button>
          )}
        </div>
      )}
    </JudgedPlans>
  );
}
