import type { CashSigned } from '#core/contract/activity/daily-cash.shapes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { RoundStrip } from './round-strip.tsx';
import { SignAction } from './sign-action.tsx';
import type { CashStatus } from './cash-status-of.ts';
import { WithdrawButton } from './withdraw-button.tsx';
import styles from './cash-card.module.css';

interface CashCardProps {
  readonly status: CashStatus;
  onRetry(): void;
  onSigned(signed: CashSigned): void;
}

/** The balance, the days of this round, and the sign-in button. */
export function CashCard({ status, onRetry, onSigned }: CashCardProps) {
  const { who, balanceFen, streak } = status;
  return (
    <section className={styles.card} aria-label="今日签到" data-floor="今日签到">
      <div className={styles.summary}>
        <div className="grow">
          <p className={styles.balanceLabel}>我的现金</p>
          {who === 'member' && (
            <div className={styles.balance}>
              <Price fen={balanceFen} size={32} exact />
              <WithdrawButton status={status} />
            </div>
          )}
          {who === 'loading' && (
            <div className={styles.balance}>
              <SkeletonBox width={96} height={32} />
            </div>
          )}
          {(who === 'guest' || who === 'unread') && (
            <p className={styles.balanceMissing}>{who === 'guest' ? '登录后查看' : '暂时没有读到'}</p>
          )}
        </div>
        <p className={styles.streak}>
          <span className="number">{streak}</span>
          <span>天连续签到</span>
        </p>
      </div>
      <div className={styles.tearRule} aria-hidden="true" />
      <RoundStrip status={status} />
      <SignAction status={status} onRetry={onRetry} onSigned={onSigned} />
    </section>
  );
}
