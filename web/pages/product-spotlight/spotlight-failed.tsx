import { FailedState } from '#web/ui/failed-state/failed-state.tsx';

/** The failed state of the product, with the reason. */
export function SpotlightFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return <FailedState look="floor" title="产品权益没有加载出来" text={text} onRetry={onRetry} />;
}
