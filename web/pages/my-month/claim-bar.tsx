import type { MonthCounts } from '#core/rules/rights/my-month/my-month.ts';
import type { ClaimStep, useClaimMany } from '#web/features/rights/claiming/use-claim-many.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './my-month.module.css';

interface ClaimBarProps {
  readonly counts: MonthCounts;
  /** How many groups want an answer first. */
  readonly choices: number;
  readonly many: ReturnType<typeof useClaimMany>;
  onClaimAll(): void;
}

/** The claim-all bar: count, progress and outcome. */
export function ClaimBar({ counts, choices, many: { steps, running, dismiss }, onClaimAll }: ClaimBarProps) {
  const count = (...kinds: ClaimStep['kind'][]) =>
    [...steps.values()].filter(({ kind }) => kinds.includes(kind)).length;
  const [claimed, refused] = [count('claimed'), count('refused')];
  const isOver = steps.size > 0 && !running;
  return (
    <ActionBar>
      <div className={`grow ${styles.claimStatus}`} role="status">
        {running && (
          <>
            <p>
              正在领取{' '}
              <span className="number">
                {claimed + refused}/{steps.size}
              </span>
            </p>
            <progress max={steps.size} value={claimed + refused} aria-label="领取进度" />
          </>
        )}
        {isOver && (
          <>
            <p>{claimed > 0 ? `已领取${claimed}项` : '没有领取成功'}</p>
            {refused > 0 && (
              <Text as="p" look="note">
                {refused}项未成功，原因见上方
              </Text>
            )}
          </>
        )}
        {!running && !isOver && (
          <>
            <p>
              可领 <span className={`number ${styles.claimableCount}`}>{counts.claimable}</span> 项
            </p>
            <Text as="p" look="note">
              {choices > 0 ? `${choices}组权益需要您选` : '一次领完，逐项到账'}
            </Text>
          </>
        )}
      </div>
      {isOver && (counts.claimable === 0 || refused === 0) ? (
        <Button onPress={dismiss}>知道了</Button>
      ) : (
        <Button busy={running} onPress={onClaimAll}>
          {running ? '领取中' : '一键领取'}
        </Button>
      )}
    </ActionBar>
  );
}
