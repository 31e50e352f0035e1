import { isMissing } from '#core/rules/failures/is-missing.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';

interface SpotlightFailedProps {
  /** Undefined: there is no such product, or it has nothing to show. */
  readonly error: { readonly message: string; readonly code?: string } | undefined;
  /** What it lacks. */
  readonly text?: string;
  onRetry(): void;
}

/** Instead of a product that could not be loaded, or that is not there: then a way on. */
export function SpotlightFailed({ error, text, onRetry }: SpotlightFailedProps) {
  const href = useHref();
  if (error && !isMissing(error))
    return <FailedState look="floor" title="产品权益没有加载出来" text={error.message} onRetry={onRetry} />;
  return (
    <Floor label="没有可领的权益">
      <EmptyState
        art="gifts"
        title={text ?? '没有找到该会员产品'}
        text="看看其他会员的权益吧"
        action={{ text: '全部权益', href: href({ page: 'rightsList' }) }}
      />
    </Floor>
  );
}
