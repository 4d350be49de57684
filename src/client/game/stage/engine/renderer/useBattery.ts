import { useEffect, useState } from 'react';

/** The part of the Battery Status API that is used; only Chromium's browsers have it. */
interface Battery extends EventTarget {
  charging: boolean;
}

/** Returns whether the device runs on its battery; false where the browser does not tell. */
export function useBattery(): boolean {
  const [isOnBattery, setOnBattery] = useState(false);
  useEffect(() => {
    const { getBattery } = navigator as Navigator & { getBattery?(): Promise<Battery> };
    if (!getBattery) return undefined;
    const left = new AbortController();
    const watch = (battery: Battery) => {
      if (left.signal.aborted) return;
      const read = () => setOnBattery(!battery.charging);
      battery.addEventListener('chargingchange', read, { signal: left.signal });
      read();
    };
    // A refusal says nothing about the battery.
    getBattery.call(navigator).then(watch, () => {});
    return () => left.abort();
  }, []);
  return isOnBattery;
}
