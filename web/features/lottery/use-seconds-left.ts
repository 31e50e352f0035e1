import { useEffect, useState } from 'react';
import { secondsUntil } from '#core/rules/lottery/browse-words.ts';

/** Whole seconds until an instant of this device; undefined where nothing is waited for. */
export function useSecondsLeft(endsAt: number | undefined): number | undefined {
  const [now, setNow] = useState(() => Date.now());
  const left = endsAt === undefined ? undefined : secondsUntil(endsAt, now);
  useEffect(() => {
    if (endsAt === undefined || Date.now() >= endsAt) return undefined;
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= endsAt) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [endsAt]);
  return left;
}
