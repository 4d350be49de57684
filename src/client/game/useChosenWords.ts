import { useEffect, useRef } from 'react';
import { logError } from '#client/api/logError.ts';
import { changeSettings, useDeviceSettings } from '#client/session/deviceSettings.ts';
import type { GameEvent } from './flow/GameEvent.ts';
import type { WorldEffects } from './flow/withEffects.ts';

/** Changes the words of a running game when 'Leitura fácil' is switched; without a network the switch goes back. */
export function useChosenWords(load: WorldEffects['loadScript'], send: (event: GameEvent) => void): void {
  const easyRead = useDeviceSettings((settings) => settings.easyRead);
  /** What the running game was loaded with. */
  const shown = useRef(easyRead);
  useEffect(() => {
    if (shown.current === easyRead) return;
    const leaving = new AbortController();
    load(leaving.signal).then(
      (script) => {
        if (leaving.signal.aborted) return;
        shown.current = easyRead;
        send({ type: 'SCRIPT', script });
      },
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        logError(error, 'game');
        changeSettings({ easyRead: shown.current });
        send({ type: 'SCRIPT', script: null });
      },
    );
    return () => leaving.abort();
  }, [easyRead, load, send]);
}
