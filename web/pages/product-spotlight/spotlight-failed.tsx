import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';

/** The failed state of the product, with the reason. */
export function SpotlightFailed({ line, onRetry }: { line: string; onRetry: () => void }) {
  return (
    <Floor label="加载失败">
      <FailedState title="产品权益没有加载出来" line={line} onRetry={onRetry} />
    </Floor>
  );
}
