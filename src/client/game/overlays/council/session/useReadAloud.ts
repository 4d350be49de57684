import { useCallback, useEffect, useRef, useState } from 'react';
import { retryOnce } from '#client/ui/retryOnce.ts';

interface Reader {
  /** The plan that is being read aloud. */
  reading: string | null;
  /** The device has no Portuguese voice of its own. */
  isMissing: boolean;
  read: (planId: string, text: string) => void;
  stop: () => void;
}

/** Reads plans aloud with the device's own voice, one at a time (ruling 36). It stops when `isSilent` or the page is left. */
export function useReadAloud(isSilent: boolean): Reader {
  const [reading, setReading] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const wanted = useRef<string | null>(null);
  const silence = useRef(() => {});
  const stop = useCallback(() => {
    if (wanted.current === null) return;
    wanted.current = null;
    setReading(null);
    silence.current();
  }, []);
  const read = useCallback(async (planId: string, text: string) => {
    wanted.current = planId;
    const loaded = await retryOnce(() => import('./readAloud.ts')).catch(() => null);
    const voice = (await loaded?.findVoice()) ?? null;
    if (wanted.current !== planId) return;
    setMissing(loaded !== null && voice === null);
    if (loaded === null || voice === null) {
      wanted.current = null;
      return;
    }
    setReading(planId);
    silence.current = loaded.readAloud(text, voice, () => {
      if (wanted.current !== planId) return;
      wanted.current = null;
      setReading(null);
    });
  }, []);
  useEffect(() => {
    if (isSilent) stop();
  }, [isSilent, stop]);
  useEffect(() => {
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [stop]);
  return { reading, isMissing, read: (planId, text) => void read(planId, text), stop };
}
