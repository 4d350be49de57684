import { useSyncExternalStore } from 'react';
import { accountOutbox } from '#client/session/accountOutbox.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { partOf } from '../marking/answers/saving/savedParts.ts';
import { useStaff } from '../useStaff.ts';

/** On every page: how many teams' marks and comments wait for a connection, and a try at once (ruling 15). */
export function WaitingSaves() {
  const outbox = accountOutbox(useStaff().id);
  const count = useSyncExternalStore(outbox.subscribe, () => {
    if (outbox.state().status !== 'waiting') return 0;
    return new Set(outbox.items().flatMap((item) => partOf(item)?.teamId ?? [])).size;
  });
  return (
    <div role="status" className="flex flex-wrap items-center gap-3">
      {count > 0 && (
        <>
          <p className="font-bold text-warn">
            {count === 1
              ? 'Avaliação de 1 equipa à espera de ligação'
              : `Avaliações de ${count} equipas à espera de ligação`}
          </p>
          <Button variant="secondary" onClick={() => outbox.retryNow()}>
            Enviar agora
          </Button>
        </>
      )}
    </div>
  );
}
