import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { call } from '#client/api/call.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { Spinner } from '#client/ui/feedback/Spinner.tsx';
import { classOverviews } from '#contract/classroom/overview.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { LoadFailure } from '../lists/LoadFailure.tsx';
import { useStaff } from '../useStaff.ts';
import { ClassCard } from './ClassCard.tsx';
import { FirstSteps } from './FirstSteps.tsx';

const LIST = '/panel/management/classes';
/** Classes that the home shows: a teacher's ones nearly always fit; of an administrator's, the first ones. */
const SHOWN = { teacher: 12, administrator: 6 } as const;

/** Renders what leads the home: the next step of each class, or the first three steps of a teacher without one. */
export function HomeClasses() {
  const { isTeacher } = useStaff();
  const query = { page: 0, limit: isTeacher ? SHOWN.teacher : SHOWN.administrator };
  const overviews = useQuery({
    queryKey: ['classes', 'overview', query],
    queryFn: ({ signal }) => call(classOverviews.classOverviews, { query }, { signal }),
  });
  if (overviews.isPending) return <Spinner label="A carregar as turmas…" className="m-6 self-center" />;
  const { data } = overviews;
  if (data !== undefined && data.classes.length === 0 && isTeacher) return <FirstSteps />;
  return (
    <section aria-labelledby="home-classes" className="flex flex-col gap-3">
      <h2 id="home-classes" className="font-display text-xl">
        {isTeacher ? 'As suas turmas' : 'Turmas'}
      </h2>
      {overviews.isError && <LoadFailure error={overviews.error} retry={overviews.refetch} />}
      {data && <Cards {...data} withTeacher={!isTeacher} />}
    </section>
  );
}

type Listed = ReplyOf<typeof classOverviews.classOverviews> & { withTeacher: boolean };

function Cards({ classes, pagination: { total }, withTeacher }: Listed) {
  if (classes.length === 0) {
    return (
      <EmptyState title="Ainda não há turmas.">
        <Link className={buttonStyle('primary')} to={LIST}>
          Abrir as Turmas
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(24rem,100%),1fr))] gap-4">
        {classes.map((one) => (
          <ClassCard key={one._id} of={one} withTeacher={withTeacher} />
        ))}
      </ul>
      {total > classes.length && (
        <Link className="text-link self-start" to={LIST}>
          Ver as {total} turmas
        </Link>
      )}
    </>
  );
}
