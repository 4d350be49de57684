import type { CouncilExtent } from '#client/game/flow/view.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import type { OverlaysProps } from '../overlaysProps.ts';

interface CouncilMoreProps {
  extent: CouncilExtent;
  send: OverlaysProps['send'];
}

/** Renders how many of all proposals the list shows, and the button for more. */
export function CouncilMore({ extent, send }: CouncilMoreProps) {
  const { shown, total, canGrow, isGrowing, error } = extent;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-center gap-x-5 gap-y-2 px-1">
      <p role="status" className="tabular-nums">
        {total === 1 ? '1 proposta' : `${shown} de ${total} propostas`}
      </p>
      {canGrow && (
        <Button variant="secondary" busy={isGrowing} onClick={() => send({ type: 'LOAD_MORE' })}>
          Ver mais<span className="sr-only"> propostas</span>
        </Button>
      )}
      <p role="alert" className="basis-full text-center text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}
