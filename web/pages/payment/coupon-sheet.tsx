import type { OrderCard, OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { offeredCardText, usedCardText, type CardChoiceText } from '#core/rules/coupons/card-choice-text.ts';
import { grouped } from '#core/rules/format/grouped.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Price } from '#web/ui/price/price.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import { CouponChoice } from './coupon-choice.tsx';
import { cardsOf } from './coupon-row.tsx';
import styles from './coupon-sheet.module.css';

export interface CouponSheetProps extends PartProps {
  readonly preview: OrderPreview;
  /** The chosen cards; undefined for the best combination. */
  readonly cards: readonly string[] | undefined;
  onChange(cards: readonly string[] | undefined): void;
}

/** The cards for an order: used, fitting, and the others with their reason. Each change is priced by the server. */
export function CouponSheet({ open, onClose, preview, cards, onChange }: CouponSheetProps) {
  const { used, sentence } = cardsOf(preview);
  const { best, unusable, payableFen, payWithoutFen } = preview;
  const codes = used.map(({ cardCode }) => cardCode);
  const others = preview.cards.flatMap((card) => {
    const found = unusable.find(({ cardCode }) => cardCode === card.cardCode);
    return found ? [{ card, ...found }] : [];
  });
  const bestCards = preview.cards.filter(({ cardCode }) => best.cardCodes.includes(cardCode));
  const lostByBest = bestCards.reduce((sum, card) => sum + (card.savedFen > 0 ? card.wastedFen : 0), 0);
  const barred = others.filter(({ canChoose }) => !canChoose);
  return (
    <Sheet
      open={open}
      title="优惠券"
      onClose={onClose}
      footer={
        <>
          <span className={styles.total}>
            用券后应付
            <Price fen={payableFen} size={24} exact />
          </span>
          <Button onPress={onClose}>确定</Button>
        </>
      }
    >
      <div className={styles.sentence}>
        <p role="status">{sentence}</p>
        {cards && (
          <Button kind="soft" size="s" onPress={() => onChange(undefined)}>
            用推荐
          </Button>
        )}
      </div>
      <ul aria-label="可用的券">
        {used.map((card) => (
          <CouponChoice
            key={card.cardCode}
            card={card}
            text={usedCardText(card)}
            isBest={best.cardCodes.includes(card.cardCode)}
            isUsed
            onPress={() => onChange(codes.filter((code) => code !== card.cardCode))}
          />
        ))}
        {/* The newly chosen card comes first: of cards that do not stack the server keeps the earlier. */}
        {alikeOf(
          others
            .filter(({ canChoose }) => canChoose)
            .map(({ card, reason }) => ({
              card,
              text: offeredCardText(
                { alone: card.alone, reason },
                { savedFen: best.savedFen, wastedFen: lostByBest },
              ),
            })),
        ).map(({ card, text, count }) => (
          <CouponChoice
            key={card.cardCode}
            card={card}
            text={text}
            count={count}
            isBest={best.cardCodes.includes(card.cardCode)}
            onPress={() => onChange([card.cardCode, ...codes])}
          />
        ))}
        <li>
          <button
            type="button"
            className={styles.without}
            disabled={codes.length === 0}
            onClick={() => onChange([])}
          >
            不使用券，应付¥{shortYuan(payWithoutFen)}
          </button>
        </li>
      </ul>
      {barred.length > 0 && <h3 className={styles.barredTitle}>本单不可用</h3>}
      <ul aria-label="本单不可用的券">
        {alikeOf(
          barred.map(({ card, reason }) => ({
            card,
            text: { text: `不能用：${reason}`, isWasteful: false },
          })),
        ).map(({ card, text, count }) => (
          <CouponChoice key={card.cardCode} card={card} text={text} count={count} />
        ))}
      </ul>
    </Sheet>
  );
}

interface ShownCard {
  readonly card: OrderCard;
  readonly text: CardChoiceText;
}

/** Cards of which one is as good as the other are one row, that which ends first. */
const alikeOf = (cards: readonly ShownCard[]): readonly (ShownCard & { readonly count: number })[] =>
  [
    ...grouped(cards, ({ card, text }) =>
      JSON.stringify([card.couponName, card.couponAmt, card.thresholdFen, text.text]),
    ).values(),
  ].flatMap((alike) => {
    const [first] = [...alike].sort((a, b) => Date.parse(a.card.expiresAt) - Date.parse(b.card.expiresAt));
    return first ? [{ ...first, count: alike.length }] : [];
  });
