import { Link } from 'react-router-dom';
import type { ClassOverview } from '#contract/classroom/overview.ts';
import { ClassChips } from '../classroom/overview/ClassChips.tsx';
import { ClassFacts } from '../classroom/overview/ClassFacts.tsx';
import { classPath } from '../classroom/overview/classLinks.ts';
import { NextStepView } from '../classroom/overview/NextStepView.tsx';
import { teamsText } from '../classroom/overview/overviewWords.ts';

interface Props {
  of: ClassOverview;
  /** Names the teacher and the school. */
  withTeacher: boolean;
}

/** Renders where a class stands and its next step; its name leads to its page. A wide card has both beside each other. */
export function ClassCard({ of, withTeacher }: Props) {
  const about = [teamsText(of), ...(withTeacher ? [of.teacher, of.school] : [])];
  return (
    <li className="@container flex">
      <article aria-label={`Turma ${of.name}`} className="card flex grow flex-col gap-5 p-5 @3xl:flex-row @3xl:gap-8">
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <header className="flex flex-wrap items-start justify-between gap-x-4">
            <div className="min-w-0">
              <h3 className="wrap-anywhere text-2xl">
                <Link
                  className="inline-flex min-h-12 min-w-12 items-center underline decoration-2 decoration-edge underline-offset-4"
                  to={classPath(of._id)}
                >
                  {of.name}
                </Link>
              </h3>
              <p className="wrap-anywhere text-muted">{about.filter((part) => part !== null).join(' · ')}</p>
            </div>
            <ClassChips of={of} />
          </header>
          <ClassFacts of={of} />
        </div>
        <NextStepView
          of={of}
          className="grow border-line border-t pt-4 @3xl:flex-1 @3xl:border-t-0 @3xl:border-l @3xl:pt-0 @3xl:pl-8"
        />
      </article>
    </li>
  );
}
