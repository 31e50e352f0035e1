import type { ReactNode } from 'react';
import { FailedState } from '../failed-state/failed-state.tsx';

export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: { readonly message: string } | undefined;
  refetch(): Promise<unknown>;
}

interface QueryStateProps<Data> {
  readonly query: Query<Data>;
  readonly skeleton: ReactNode;
  /** The sentence of the failed state; without it the sentence of the error. */
  readonly failedTitle?: string | undefined;
  /** 'strip' is one line inside a floor. */
  readonly failedLook?: 'page' | 'strip' | undefined;
  isEmpty?(data: Data): boolean;
  readonly empty?: ReactNode;
  children(data: Data): ReactNode;
}

/** Shows a query: its skeleton while it loads, a retry where it failed, the empty state, or its content. */
export function QueryState<Data>({
  query: { data, error, refetch },
  skeleton,
  failedTitle,
  failedLook = 'strip',
  isEmpty,
  empty,
  children,
}: QueryStateProps<Data>) {
  // Data stays on the page while a refetch fails.
  if (data !== undefined) return isEmpty?.(data) ? empty : children(data);
  if (!error) return skeleton;
  const onRetry = () => void refetch().catch(() => undefined); // the query carries the failure
  return (
    <FailedState
      look={failedLook}
      title={failedTitle ?? error.message}
      line={failedTitle === undefined ? undefined : error.message}
      onRetry={onRetry}
    />
  );
}
