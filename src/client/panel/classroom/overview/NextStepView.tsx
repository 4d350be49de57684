import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { classes } from '#client/ui/classes.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import type { ClassOverview } from '#contract/classroom/overview.ts';
import { stepWords } from './overviewWords.ts';

/** Renders the next step of a class, with its button. */
export function NextStepView({ of, className }: { of: ClassOverview; className?: string }) {
  const { text, link, before } = stepWords(of);
  return (
    <div className={classes('flex flex-col items-start gap-3', className)}>
      <div>
        <p className="label-caps text-label text-sm">A seguir</p>
        <p className="text-balance font-semibold text-lg">{text}</p>
      </div>
      <div className="mt-auto flex flex-wrap gap-3">
        {before && (
          <Link className={buttonStyle('secondary')} to={before.path}>
            {before.label}
            <span className="sr-only"> da turma {of.name}</span>
          </Link>
        )}
        <Link className={buttonStyle('primary')} to={link.path}>
          {link.label}
          <ArrowRight aria-hidden className="size-5" />
          <span className="sr-only"> da turma {of.name}</span>
        </Link>
      </div>
    </div>
  );
}
