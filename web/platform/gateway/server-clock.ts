import { useEffect } from 'react';
import { serverOffset } from '#core/rules/format/server-offset.ts';
import { createStore } from '../store/create-store.ts';

const useClock = createStore<{ readonly offset: number | undefined }>({ offset: undefined });

/** Tells the page what time it was on the server when an answer was read. */
export function learnServerTime(serverTime: string, readAt: number): void {
  const { offset } = useClock.getState();
  const learnt = serverOffset(offset, serverTime, readAt);
  if (learnt !== offset) useClock.setState(() => ({ offset: learnt }));
}

/** Now by the server's clock, for handlers and effects. */
export const serverNow = (): number => Date.now() + (useClock.getState().offset ?? 0);

/** Server clock minus this device's, for countdowns; an answer that carries the server's time teaches it. */
export function useServerOffset(serverTime: string | undefined, readAt: number): number {
  const known = useClock(({ offset }) => offset);
  useEffect(() => {
    if (serverTime !== undefined) learnServerTime(serverTime, readAt);
  }, [serverTime, readAt]);
  // The answer at hand counts in this very drawing: a countdown must not end by a clock that has been set since.
  return (serverTime === undefined ? known : serverOffset(known, serverTime, readAt)) ?? 0;
}
