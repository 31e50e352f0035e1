import type { OrderCard } from '#core/contract/order/orders.shapes.ts';
import type { CardChoiceText } from '#core/rules/coupons/card-choice-text.ts';
import { couponExpiring } from '#core/rules/coupons/coupon-expiring.ts';
import { couponWords } from '#web/features/goods/floors/coupon-words.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Tick } from '#web/ui/radio/tick.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import styles from './coupon-sheet.module.css';

interface CouponChoiceProps {
  readonly card: OrderCard;
  /** What it does for the order. */
  readonly text: CardChoiceText;
  /** How many alike. */
  readonly count?: number | undefined;
  readonly isBest?: boolean | undefined;
  readonly isUsed?: boolean | undefined;
  /** Absent: it cannot be used. */
  readonly onPress?: (() => void) | undefined;
}

/** A card as a row: its face, what it does for this order, and a box to use it. */
export function CouponChoice({ card, text, count = 1, isBest, isUsed = false, onPress }: CouponChoiceProps) {
  const { worth, condition } = couponWords(card);
  const { state, text: end } = couponExpiring(Date.parse(card.expiresAt), serverNow());
  const Row = onPress ? 'label' : 'div';
  return (
    <li>
      <Row className={joinClasses(styles.choice, !onPress && styles.barred)}>
        <span className={styles.face}>
          <span className="number">
            <small>{worth.before}</small>
            {worth.value}
            <small>{worth.after}</small>
          </span>
          <span className={styles.condition}>{condition}</span>
        </span>
        <span className={styles.words}>
          <span className={styles.name}>
            {card.couponName}
            {isBest && <Tag kind="ok">推荐</Tag>}
          </span>
          <span className={joinClasses(styles.end, state === 'expiring' && styles.expiring)}>
            {end}
            {count > 1 && `，共${count}张`}
          </span>
          <span className={text.isWasteful ? styles.wasteful : undefined}>{text.text}</span>
        </span>
        {onPress && <Tick type="checkbox" autoComplete="off" checked={isUsed} onChange={onPress} />}
      </Row>
    </li>
  );
}
