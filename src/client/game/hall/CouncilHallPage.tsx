import './hallPage.css';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LockedPage, OpeningPage } from '#client/game/map/ProjectorMessages.tsx';
import { useNow } from '#client/game/map/useNow.ts';
import { MessagePage } from '#client/pages/MessagePage.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { HallPageView } from './HallPageView.tsx';
import { useCouncilHall } from './useHall.ts';

/** Renders the hall of the council session that has the code in the address; nobody needs to sign in. */
export function CouncilHallPage() {
  const { code = '' } = useParams();
  const [tries, setTries] = useState(0);
  return <HallOfCode key={`${code} ${tries}`} code={code} onRetry={() => setTries(tries + 1)} />;
}

function HallOfCode({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { value: hall, readAt, loss, state } = useCouncilHall(code);
  const now = useNow();
  if (state === 'unknown') return <UnknownCode code={code} onRetry={onRetry} />;
  if (state === 'locked') return <LockedPage onRetry={onRetry} />;
  if (hall === null) return <OpeningPage what="o salão" isLost={loss !== null} />;
  const shown = state === 'ended' ? ({ ...hall, state: 'closed' } as const) : hall;
  return <HallPageView hall={shown} ageMs={Math.max(0, now - readAt)} loss={loss} />;
}

function UnknownCode({ code, onRetry }: { code: string; onRetry: () => void }) {
  return (
    <MessagePage title="Não há salão com este código." action={<Button onClick={onRetry}>Tentar de novo</Button>}>
      <p>
        Nenhum conselho tem agora o código <strong className="break-all">{code}</strong>. O endereço do salão está no
        painel, na página do conselho da turma.
      </p>
    </MessagePage>
  );
}
