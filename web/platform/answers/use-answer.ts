import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { ApiFailure } from '../api/api-failure.ts';
import type { AnswerKey } from './answer-cache.ts';
import { useSubscription } from '../store/use-subscription.ts';
import { useAnswers } from './answers-context.tsx';

export interface Reading<Data> {
  /** False until a member is signed in, for member calls. */
  readonly enabled?: boolean;
  readonly staleMs?: number;
  /** Polling interval, fixed or derived from the last answer. */
  readonly refetchMs?: number | false | ((data: Data | undefined) => number | false);
}

export interface ShownAnswer<Data> {
  readonly data: Data | undefined;
  readonly error: ApiFailure | undefined;
  /** A request is pending, the first one or a refetch. */
  readonly loading: boolean;
  /** When the data was received. */
  readonly at: number;
  refetch(): Promise<void>;
}

/** Whether an answer or its failure is there: the height of its part of the page is known. */
export const isSettled = ({ data, error }: Pick<ShownAnswer<unknown>, 'data' | 'error'>): boolean =>
  data !== undefined || error !== undefined;

// useLayoutEffect warns in server rendering, where effects do not run anyway.
const useSettledEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** Subscribes to an answer and keeps it fresh while mounted. */
export function useAnswer<Data>(
  key: AnswerKey,
  load: () => Promise<Data>,
  { enabled = true, staleMs = 30_000, refetchMs = false }: Reading<Data> = {},
): ShownAnswer<Data> {
  const answers = useAnswers();
  const name = JSON.stringify(key);
  const latest = useRef({ key, load, enabled });
  useSettledEffect(() => {
    latest.current = { key, load, enabled };
  });

  const again = useCallback(
    async (isPoll?: boolean) => {
      const { key: current, load: loadCurrent, enabled: wanted } = latest.current;
      if (wanted) await answers.fetch(current, loadCurrent, 0, isPoll);
    },
    [answers],
  );
  const subscribe = useCallback(
    (listener: () => void) => answers.watch(JSON.parse(name) as AnswerKey, listener, again),
    [answers, name, again],
  );
  const read = useCallback(() => answers.read<Data>(JSON.parse(name) as AnswerKey), [answers, name]);
  const { data, error, loading, at } = useSubscription(subscribe, read);

  useEffect(() => {
    if (enabled && answers.isStale(JSON.parse(name) as AnswerKey, staleMs)) again().catch(() => undefined); // the answer carries the failure
  }, [answers, name, enabled, staleMs, again]);

  const every = typeof refetchMs === 'function' ? refetchMs(data) : refetchMs;
  useEffect(() => {
    if (!enabled || every === false) return undefined;
    const look = () => void (document.hidden || again(true).catch(() => undefined)); // hidden pages do not poll; the state carries the failure
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [enabled, every, again, name]);

  const refetch = useCallback(() => again().catch(() => undefined), [again]);
  return { data, error, loading, at, refetch };
}
