import { useHref } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import type { useOwnedCards } from './use-owned-cards.ts';

/** The state without cards: reason and next step. */
export function NoCards({ error, retry }: Pick<ReturnType<typeof useOwnedCards>, 'error' | 'retry'>) {
  const href = useHref();
  if (error)
    return <FailedState look="floor" title="会员卡没有加载出来" text={error.message} onRetry={retry} />;
  return (
    <Floor label="没有会员卡">
      <EmptyState
        art="coupons"
        title="您还没有会员卡"
        text="开通电视会员后，会员卡和每月权益都在这里"
        action={{ text: '去看看', href: href({ page: 'partnerRetail' }) }}
      />
    </Floor>
  );
}
