import './map.css';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { MessagePage } from '#client/pages/MessagePage.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { MapView } from './MapView.tsx';
import { LockedPage, OpeningPage } from './ProjectorMessages.tsx';
import { useClassMap } from './useClassMap.ts';
import { useNow } from './useNow.ts';

/** Renders the star map of the class in session whose lesson has the code in the address; nobody needs to sign in. */
export function ClassMapPage() {
  const { code = '' } = useParams();
  const [tries, setTries] = useState(0);
  return <MapOfCode key={`${code} ${tries}`} code={code} onRetry={() => setTries(tries + 1)} />;
}

function MapOfCode({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { value: map, readAt, loss, state } = useClassMap(code);
  const now = useNow();
  if (state === 'unknown') return <UnknownCode code={code} onRetry={onRetry} />;
  if (state === 'locked') return <LockedPage onRetry={onRetry} />;
  if (map === null) return <OpeningPage what="o mapa" isLost={loss !== null} />;
  const age = Math.max(0, now - readAt);
  return <MapView map={map} ageMs={age} loss={loss} isEnded={state === 'ended'} />;
}

function UnknownCode({ code, onRetry }: { code: string; onRetry: () => void }) {
  return (
    <MessagePage title="Não há mapa com este código." action={<Button onClick={onRetry}>Tentar de novo</Button>}>
      <p>
        Nenhuma aula tem agora o código <strong className="break-all">{code}</strong>. O mapa abre-se no painel, em
        «Aula em direto», depois de a aula começar, e fecha-se quando ela termina.
      </p>
    </MessagePage>
  );
}
