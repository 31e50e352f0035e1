import { useEffect } from 'react';

/** Keeps the screen from dimming while the component is shown, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    const lock = navigator.wakeLock?.request('screen').catch(() => undefined);
    return () => void lock?.then((held) => held?.release());
  }, []);
}
