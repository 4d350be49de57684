import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Returns the time by performance.now(), renewed each second. */
export function useNow(): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
