import { Orbit } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { councilPath } from './councilPaths.ts';
import { openCouncil, useCouncils } from './useCouncils.ts';

/** Links to the council that a class has prepared or is holding; renders nothing without one. */
export function CouncilLink({ classId }: { classId: string }) {
  const council = openCouncil(useCouncils(classId).data);
  if (council === undefined) return null;
  return (
    <Link className={`${buttonStyle('primary')} self-start`} to={councilPath(council._id)}>
      <Orbit aria-hidden className="size-5" />
      {council.state === 'running' ? 'Continuar o conselho' : 'Abrir o conselho preparado'}
    </Link>
  );
}
