import { useStore } from 'zustand';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { marksStore } from '../marking/answers/saving/MarksStore.ts';
import type { MarksState } from '../marking/answers/saving/marksState.ts';
import { isPending } from '../marking/answers/saving/pendingParts.ts';
import { useStaff } from '../useStaff.ts';

/** Shows on every page how many teams' marks and comments wait for a connection, with a retry button (ruling 15). */
export function WaitingSaves() {
  const { id } = useStaff();
  const count = useStore(marksStore(id).state, waitingTeams);
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      {count > 0 && (
        <>
          <p className="font-bold text-warn">
            {count === 1
              ? 'Avaliação de 1 equipa à espera de ligação'
              : `Avaliações de ${count} equipas à espera de ligação`}
          </p>
          <Button variant="secondary" onClick={() => accountOutbox(id).retryNow()}>
            Enviar agora
          </Button>
        </>
      )}
    </div>
  );
}

function waitingTeams({ teams, status }: MarksState): number {
  return status === 'waiting' ? Object.values(teams).filter(({ pending }) => isPending(pending)).length : 0;
}
