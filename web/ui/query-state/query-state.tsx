import type { ReactNode } from 'react';
import { FailedState } from '../failed-state/failed-state.tsx';

export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: { readonly message: string } | undefined;
  refetch(): Promise<unknown>;
}

interface QueryPlaceholderProps {
  readonly query: Omit<Query<unknown>, 'data'>;
  readonly skeleton: ReactNode;
  /** The title of the failed state; the error's message by default. */
  readonly failedTitle?: string | undefined;
  /** 'strip' is one line inside a floor, 'card' is for a page with a coloured top. */
  readonly failedLook?: 'page' | 'card' | 'strip' | undefined;
}

interface QueryStateProps<Data> extends QueryPlaceholderProps {
  readonly query: Query<Data>;
  isEmpty?(data: Data): boolean;
  readonly empty?: ReactNode;
  children(data: Data): ReactNode;
}

/** Shows a query: its skeleton while loading, a retry button after a failure, the empty state, or its content. */
export function QueryState<Data>({ isEmpty, empty, children, ...placeholder }: QueryStateProps<Data>) {
  const { data } = placeholder.query;
  // Data stays on the page while a refetch fails.
  if (data === undefined) return <QueryPlaceholder {...placeholder} />;
  return isEmpty?.(data) ? empty : children(data);
}

/** The loading and failed states alone, for content that has a frame of its own. */
export function QueryPlaceholder({
  query: { error, refetch },
  skeleton,
  failedTitle,
  failedLook = 'strip',
}: QueryPlaceholderProps) {
  if (!error) return skeleton;
  return (
    <FailedState
      look={failedLook}
      title={failedTitle ?? error.message}
      line={failedTitle === undefined ? undefined : error.message}
      onRetry={() => void refetch().catch(() => undefined)} // the query carries the failure
    />
  );
}
