import type { LotteryState } from '#core/contract/activity/lottery.shapes.ts';
import type { Session } from '#web/platform/session/session-store.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './lottery.module.css';

interface ChancesNoteProps {
  readonly kind: Session['kind'];
  readonly state: LotteryState | undefined;
  readonly isFailed: boolean;
  /** Chances of each subscriber per day. */
  readonly dailyChances: number;
  onRetry(): void;
}

/** How many chances are left today. */
export function ChancesNote({ kind, state, isFailed, dailyChances, onRetry }: ChancesNoteProps) {
  if (kind === 'guest') return <p className={styles.pill}>登录后每天可转{dailyChances}次</p>;
  if (state)
    return (
      <p className={styles.pill} role="status">
        今日还有<b className="number">{state.chancesLeft}</b>次机会
      </p>
    );
  if (isFailed)
    return (
      <button type="button" className={styles.pill} onClick={onRetry}>
        机会没有加载出来，点击重试
      </button>
    );
  return (
    <p className={styles.pill} role="status" aria-label="加载中">
      <SkeletonBox width={112} height={16} />
    </p>
  );
}
