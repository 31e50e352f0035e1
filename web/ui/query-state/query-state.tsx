import type { ReactNode } from 'react';
import { FailedState, type FailedStateProps } from '../failed-state/failed-state.tsx';

export interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: { readonly message: string } | undefined;
  /** Never rejects: the query carries the failure. */
  refetch(): unknown;
}

interface QueryPlaceholderProps {
  readonly query: Omit<Query<unknown>, 'data'>;
  readonly skeleton: ReactNode;
  /** The title of the failed state; the error's message by default. */
  readonly failedTitle?: string | undefined;
  /** One line inside a floor by default. */
  readonly failedLook?: FailedStateProps['look'];
  readonly failedSize?: FailedStateProps['size'];
}

export interface QueryStateProps<Data> extends QueryPlaceholderProps {
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
  failedSize,
}: QueryPlaceholderProps) {
  if (!error) return skeleton;
  return (
    <FailedState
      look={failedLook}
      size={failedSize}
      title={failedTitle ?? error.message}
      text={failedTitle === undefined ? undefined : error.message}
      onRetry={() => void refetch()}
    />
  );
}
