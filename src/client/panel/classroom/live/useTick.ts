import { useEffect, useState } from 'react';

/** Renders again every `ms` milliseconds, for texts such as 'há 20 s'. */
export function useTick(ms: number): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), ms);
    return () => clearInterval(timer);
  }, [ms]);
}
