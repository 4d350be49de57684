import { Link, useParams } from 'react-router-dom';
import { shortDuration } from '#client/panel/classroom/live/teamWords.ts';
import { useTick } from '#client/panel/classroom/live/useTick.ts';
import { LoadFailure } from '#client/panel/lists/LoadFailure.tsx';
import { PageTitle } from '#client/panel/lists/PageTitle.tsx';
import { Banner } from '#client/ui/feedback/Banner.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { PreviousIcon } from '#client/ui/icons.tsx';
import type { Council } from '#contract/council/session/councils.ts';
import { newCouncilPath } from '../councilPaths.ts';
import { classesText } from '../councilWords.ts';
import { type FollowedCouncil, useCouncil } from '../useCouncil.ts';
import { ClosedCouncil } from './ClosedCouncil.tsx';
import { PreparedCouncil } from './PreparedCouncil.tsx';
import { RunningCouncil } from './RunningCouncil.tsx';
import { useSteerCouncil } from './useSteerCouncil.ts';

/** Renders one council: prepared, running or closed. A teacher steers it from here, in front of the class. */
export function CouncilPage() {
  const { councilId = '' } = useParams();
  const followed = useCouncil(councilId);
  const { council, error } = followed;
  return (
    <section className="flex flex-col gap-4">
      <div>
        <Link className="text-link" to={newCouncilPath(council?.classes[0]?._id)}>
          <PreviousIcon className="size-5" />
          Conselhos da turma
        </Link>
        <PageTitle title={council === null ? 'Conselho' : `Conselho · ${classesText(council.classes)}`} />
      </div>
      {council !== null ? (
        <Followed council={council} followed={followed} />
      ) : error ? (
        <LoadFailure error={error} retry={followed.retry} />
      ) : (
        <Waiting isLost={followed.isLost} />
      )}
    </section>
  );
}

function Waiting({ isLost }: { isLost: boolean }) {
  return (
    <>
      {isLost && (
        <Banner tone="warning" live>
          Sem ligação ao servidor. A página continua a tentar.
        </Banner>
      )}
      <Spinner label="A carregar…" className="m-6 self-center" />
    </>
  );
}

function Followed({ council, followed }: { council: Council; followed: FollowedCouncil }) {
  const steering = useSteerCouncil(council);
  return (
    <>
      <Age {...followed} />
      {council.state === 'prepared' && <PreparedCouncil council={council} steering={steering} />}
      {council.state === 'running' && council.phase !== null && (
        <RunningCouncil council={council} phase={council.phase} readAt={followed.readAt} steering={steering} />
      )}
      {council.state === 'closed' && <ClosedCouncil council={council} steering={steering} />}
    </>
  );
}

/** A short break of the connection is not worth a word. */
const TOLD_AFTER_MS = 5_000;
const TICK_MS = 1_000;

/** Says how old the page is while nothing can be read. */
function Age({ isLost, readAt }: FollowedCouncil) {
  useTick(TICK_MS);
  const age = Date.now() - readAt;
  return (
    <div role="status">
      {isLost && age >= TOLD_AFTER_MS && (
        <Banner tone="warning">
          Sem ligação ao servidor; a página continua a tentar.
          {/* It changes every second: read at once, not announced again and again. */}
          <span aria-live="off"> O que se vê é de há {shortDuration(age)}.</span>
        </Banner>
      )}
    </div>
  );
}
