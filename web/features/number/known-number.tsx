import type { ReactNode } from 'react';
import { codes } from '#core/contract/envelope.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { useNumber } from './use-number.ts';

interface KnownNumberProps {
  /** An answer that is refused for no other reason than the number. */
  readonly query: Pick<QueryResult<unknown>, 'data' | 'error'>;
  readonly children: ReactNode;
}

/** The content, or the link to the list of numbers: a number that is not bound any more, or a household that is off, is refused again and again. */
export function KnownNumber({ query: { data, error }, children }: KnownNumberProps) {
  const href = useHref();
  const { input } = useNumber();
  if (!input.numberId || data || error?.code !== codes.refused) return children;
  return (
    <Floor label="无法管理该号码">
      <EmptyState
        art="busy"
        size={116}
        role="alert"
        title={error.message}
        action={{ text: '查看我的号码', href: href({ page: 'deputyNumbers' }) }}
      />
    </Floor>
  );
}
