import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { planNames } from '#domain/council/session/planNames.ts';
import type { SteerCouncil } from '../run/useSteerCouncil.ts';
import { Agreement } from './Agreement.tsx';
import { RuleComparison } from './RuleComparison.tsx';
import { useCouncilResult } from './useCouncilResult.ts';
import { WinnerCard } from './WinnerCard.tsx';

/** Renders the outcome of a vote: what won and why, what other rules would say, and where teams agree. */
export function CouncilOutcome({ council, steering }: { council: Council; steering: SteerCouncil }) {
  const result = useCouncilResult(council);
  if (result.data === undefined) {
    if (result.isError) return <LoadFailure error={result.error} retry={result.refetch} />;
    return <Spinner label="A contar…" className="m-6 self-center" />;
  }
  const names = planNames(council.plans);
  return (
    <>
      {result.isError && <LoadFailure error={result.error} retry={result.refetch} />}
      <WinnerCard council={council} result={result.data} names={names} steering={steering} />
      <RuleComparison result={result.data} names={names} />
      <Agreement agreement={result.data.agreement} names={names} />
    </>
  );
}
