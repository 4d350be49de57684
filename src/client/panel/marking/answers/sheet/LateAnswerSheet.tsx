import { PageLoadFailure } from '#client/panel/lazy/LazyPages.tsx';
import { LazyBoundary, LazyView } from '#client/panel/lazy/LazyView.tsx';
import { lazyComponent } from '#client/panel/lazy/lazyComponent.ts';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import type { Team } from '#contract/school/teams.ts';

const SHEET = lazyComponent(() => import('./AnswerSheet.tsx').then((module) => module.AnswerSheet));

/** Renders a team's answers, which load when the first row is opened: the list alone is shown sooner. */
export function LateAnswerSheet({ team }: { team: Team }) {
  return (
    <LazyBoundary
      waiting={<Spinner label="A carregar…" />}
      failure={(missing, done) => <PageLoadFailure missing={missing} done={done} />}
    >
      <LazyView part={SHEET} props={{ team }} />
    </LazyBoundary>
  );
}
