import { useEffect, useState } from 'react';
import { logError } from '#client/api/logError.ts';
import { useSupports } from '#client/session/useSupports.ts';
import type { GameEvent } from './flow/GameEvent.ts';
import { useIsEasyScript } from './flow/useGame.ts';
import type { WorldEffects } from './flow/withEffects.ts';

const RETRY_MS = 10_000;

/**
 * Changes the words of a running game when 'Leitura fácil' is switched, here or elsewhere. Without a network the words stay, the team
 * is told so once, and they change as soon as they can be loaded.
 */
export function useChosenWords(load: WorldEffects['loadScript'], send: (event: GameEvent) => void): void {
  const easyRead = useSupports(({ supports }) => supports.easyRead);
  const isEasy = useIsEasyScript();
  const [first] = useState(easyRead);
  const [failures, setFailures] = useState(0);
  // A game that is being loaded gets the words that were chosen when it began.
  const isDue = (isEasy ?? first) !== easyRead;
  useEffect(() => {
    if (!isDue) return undefined;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    load(leaving.signal).then(
      (script) => {
        if (leaving.signal.aborted) return;
        setFailures(0);
        send({ type: 'SCRIPT', script });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logError(error, 'game');
        if (failures === 0) send({ type: 'SCRIPT', script: null });
        timer = setTimeout(setFailures, RETRY_MS, failures + 1);
      },
    );
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [isDue, failures, load, send]);
}
