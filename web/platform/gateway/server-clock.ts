import { useEffect } from 'react';
import { serverOffset } from '#core/rules/format/server-offset.ts';
import { createStore } from '../store/create-store.ts';

const useClock = createStore<{ readonly offset: number | undefined }>({ offset: undefined });

/** Reports the server time of an answer. */
export function learnServerTime(serverTime: string, readAt: number): void {
  const { offset } = useClock.getState();
  const learnt = serverOffset(offset, serverTime, readAt);
  if (learnt !== offset) useClock.setState(() => ({ offset: learnt }));
}

/** The current server time, for handlers and effects. */
export const serverNow = (): number => Date.now() + (useClock.getState().offset ?? 0);

/** Clock skew (server minus device), for countdowns; updated by every answer with a server time. */
export function useServerOffset(serverTime: string | undefined, readAt: number): number {
  const known = useClock(({ offset }) => offset);
  useEffect(() => {
    if (serverTime !== undefined) learnServerTime(serverTime, readAt);
  }, [serverTime, readAt]);
  // Applied in the same render, so that no countdown uses the old skew.
  return (serverTime === undefined ? known : serverOffset(known, serverTime, readAt)) ?? 0;
}
