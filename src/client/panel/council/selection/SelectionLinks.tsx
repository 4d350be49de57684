import { Link } from 'react-router-dom';
import { useStaff } from '#client/panel/useStaff.ts';
import { buttonStyle } from '#client/ui/controls/buttonStyle.ts';
import { useOwnSelection } from './useSelection.ts';

/** Links from Propostas to the selection (ruling 37): for administrators, and for whoever has plans to read. */
export function SelectionLinks() {
  const { isAdmin } = useStaff();
  const { data } = useOwnSelection();
  const reads = data !== undefined && data.assigned > 0;
  if (!isAdmin && !reads) return null;
  return (
    <nav aria-label="Seleção de maio" className="flex flex-wrap gap-3">
      {reads && (
        <Link className={buttonStyle('secondary')} to="/panel/selection/readings">
          Ler propostas ({data.toRead})
        </Link>
      )}
      {isAdmin && (
        <Link className={buttonStyle('secondary')} to="/panel/selection">
          Seleção de maio
        </Link>
      )}
    </nav>
  );
}
