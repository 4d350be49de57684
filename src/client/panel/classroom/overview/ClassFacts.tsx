import { Link } from 'react-router-dom';
import type { ClassOverview } from '#contract/classroom/overview.ts';
import { classLinks, moderationPath } from './classLinks.ts';
import { waitingCount } from './overviewWords.ts';

interface Fact {
  count: number;
  one: string;
  many: string;
  path: string;
}

/** Returns whether anything waits in a class. */
export function hasFacts(of: ClassOverview): boolean {
  return factsOf(of).length > 0;
}

/** Renders what waits in a class, as numbers that lead to it; renders nothing when nothing waits. */
export function ClassFacts({ of }: { of: ClassOverview }) {
  const facts = factsOf(of);
  if (facts.length === 0) return null;
  return (
    <ul aria-label={`O que espera na turma ${of.name}`} className="flex flex-wrap gap-2">
      {facts.map(({ count, one, many, path }) => (
        <li key={many} className="flex flex-1 basis-26">
          <Link
            to={path}
            className="flex min-h-12 grow flex-col rounded-xl border border-edge px-3 py-2 hover:bg-hover"
          >
            <span className="font-display font-extrabold text-2xl tabular-nums leading-tight">{count}</span>{' '}
            <span className="text-sm leading-tight">{count === 1 ? one : many}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function factsOf(of: ClassOverview): Fact[] {
  const { unmarked, answers, questions } = classLinks(of);
  return [
    { count: of.teamsToMark, one: 'equipa por avaliar', many: 'equipas por avaliar', path: unmarked },
    { count: of.questions, one: 'pergunta de equipa', many: 'perguntas de equipas', path: questions },
    { count: waitingCount(of), one: 'texto por moderar', many: 'textos por moderar', path: moderationPath(of) },
    { count: of.returned, one: 'missão devolvida', many: 'missões devolvidas', path: answers },
  ].filter(({ count }) => count > 0);
}
