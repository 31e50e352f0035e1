import { useEffect, useId, useRef, type UIEvent } from 'react';
import type { Tier } from '#core/contract/content/member-page.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { LevelBackground } from '#web/art/level-background.tsx';
import type { Level } from '#web/art/levels.ts';
import { Medal } from '#web/art/medal.tsx';
import { ChoiceInput } from '#web/ui/choice-input/choice-input.tsx';
import styles from './level-cards.module.css';

const quietMs = 120;

/** Reports the scroll position after scrolling has ended. */
function useSettledScroll(onSettled: (box: Element) => void): (event: UIEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ currentTarget }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSettled(currentTarget), quietMs);
  };
}

interface LevelCardsProps {
  readonly tiers: readonly Tier[];
  readonly value: Tier;
  onChoose(productId: string): void;
}

const drawn: readonly Level[] = [0, 1, 2, 3, 4];

/** The levels as a carousel: swipe, tap or arrow keys select one. */
export function LevelCards({ tiers, value, onChoose }: LevelCardsProps) {
  const name = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  const at = tiers.indexOf(value);
  const onScroll = useSettledScroll(({ scrollLeft, scrollWidth, clientWidth }) => {
    const span = scrollWidth - clientWidth;
    const seen = tiers[span <= 0 ? 0 : Math.round((scrollLeft / span) * (tiers.length - 1))];
    if (seen) onChoose(seen.productId);
  });
  useEffect(() => {
    const box = row.current;
    if (box && tiers.length > 1)
      box.scrollLeft = ((box.scrollWidth - box.clientWidth) * at) / (tiers.length - 1);
  }, [at, tiers.length]);
  return (
    <>
      <fieldset className={styles.levels} ref={row} onScroll={onScroll} data-floor="会员等级">
        <legend className="visually-hidden">选择会员等级</legend>
        {tiers.map((tier) => (
          <label
            key={tier.productId}
            className={styles.level}
            data-level={tier.vipTypeLevel}
            data-point={tier.tierName}
          >
            <ChoiceInput
              type="radio"
              name={name}
              value={tier.productId}
              checked={tier === value}
              onChange={() => onChoose(tier.productId)}
            />
            <span className={styles.levelCard}>
              <LevelBackground level={drawn[tier.vipTypeLevel] ?? 4} width={310} height={164} />
              <span className={styles.levelName}>
                <Medal level={drawn[tier.vipTypeLevel] ?? 4} size={34} />
                {tier.tierName}
              </span>
              {tier.savesPerMonthFen > 0 && (
                <span className={styles.savings}>
                  每月预计省 <b className="number">¥{shortYuan(tier.savesPerMonthFen)}</b>
                </span>
              )}
              <span className={styles.levelFooter}>
                <span className="grow">{tier.hint}</span>
                <span className={styles.rightsCount}>{tier.rightsCount}项权益</span>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className={styles.dots} aria-hidden="true">
        {tiers.map((tier) => (
          <i key={tier.productId} className={tier === value ? styles.currentDot : undefined} />
        ))}
      </p>
    </>
  );
}
