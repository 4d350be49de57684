import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useStaff } from '#client/panel/useStaff.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { NextIcon, PreviousIcon } from '#client/ui/icons.tsx';
import { type StepDirection, useMarking } from './MarkingPage.tsx';
import { isUnmarkedFor, isUnmarkedOnServer, nearestUnmarked, unmarkedTeams } from './unmarked.ts';

/** Renders the steps to the next and previous team to mark. The count is the server's, as in its filter 'Por avaliar'. */
export function MarkingSteps({ teamId }: { teamId: string }) {
  const { id } = useStaff();
  const { teams, go, goOn, hasPage, unmarkedTotal } = useMarking();
  const open = unmarkedTeams(teams, isUnmarkedFor(id));
  const ids = teams.map(({ _id }) => _id);
  const near = nearestUnmarked(ids, teamId, (other) => open.includes(other));
  const step = (way: StepDirection) => {
    const to = near[way];
    if (to === null) goOn(teamId, way);
    else go(teamId, to);
  };
  const isEnd = (way: StepDirection) => near[way] === null && !hasPage(way);
  return (
    <nav aria-label="Equipas por avaliar" className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" disabled={isEnd('previous')} onClick={() => step('previous')}>
        <PreviousIcon className="size-5" />
        Equipa anterior por avaliar
      </Button>
      <Button variant="secondary" disabled={isEnd('next')} onClick={() => step('next')}>
        Equipa seguinte por avaliar
        <NextIcon className="size-5" />
      </Button>
      <p className="mr-auto text-muted">
        {remaining(teams.filter(isUnmarkedOnServer).length)}
        {unmarkedTotal !== null && ` (${unmarkedTotal} em toda a lista)`}
      </p>
      <Link className="text-link" to={`/panel/solar-systems/answers/desk?team=${teamId}`}>
        Abrir na mesa de avaliação
      </Link>
      <Link className="text-link" to={`/panel/report?team=${teamId}`}>
        <Printer aria-hidden className="size-5" />
        Relatório para imprimir
      </Link>
    </nav>
  );
}

function remaining(count: number): string {
  if (count === 0) return 'Nada por avaliar nesta página';
  return count === 1 ? '1 equipa por avaliar nesta página' : `${count} equipas por avaliar nesta página`;
}
