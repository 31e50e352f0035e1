import type { OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { combinationSentence } from '#core/rules/coupons/combination-sentence.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { Pressable } from '#web/ui/pressable/pressable.tsx';
import { Price } from '#web/ui/price/price.tsx';
import styles from './payment.module.css';

/** The cards of an order: those used, how many others fit, and why. */
export function cardsOf({ cards, cardCodes, unusable, best, goodsFen }: OrderPreview) {
  const used = cards.filter(({ cardCode }) => cardCodes.includes(cardCode));
  const fits = (code: string) => unusable.some(({ cardCode, canChoose }) => canChoose && cardCode === code);
  const spare = cards.filter(({ cardCode }) => fits(cardCode));
  const savedFen = used.reduce((sum, card) => sum + card.savedFen, 0);
  const sentence = combinationSentence({ used, spare, best, goodsFen });
  return { used, savedFen, fitting: used.length + spare.length, sentence };
}

/** What the coupons save, explained in one sentence; opens their sheet. */
export function CouponRow({ preview, onPress }: { preview: OrderPreview; onPress: () => void }) {
  const { used, savedFen, fitting, sentence } = cardsOf(preview);
  const isBags = used.every(({ couponType }) => couponType === 'qyfd');
  return (
    <Pressable className={styles.couponRow} onPress={onPress} aria-haspopup="dialog">
      <span className={styles.step}>
        <span className="text-secondary">
          {used.length === 0 ? '优惠券' : `${isBags ? '福袋券' : '优惠券'}抵扣 ${used.length}张`}
        </span>
        <span className={styles.stepEnd}>
          {savedFen > 0 ? (
            <Price fen={-savedFen} size={16} exact />
          ) : (
            <span className="text-tertiary">{fitting > 0 ? `${fitting}张可用` : '暂无可用'}</span>
          )}
          <Icon of={rightIcon} size={14} />
        </span>
      </span>
      <span className={styles.sentence}>{sentence}</span>
    </Pressable>
  );
}
