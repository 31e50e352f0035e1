import type { OrderCard, OrderPreview } from '#core/contract/order/orders.shapes.ts';
import { couponExpiring } from '#core/rules/coupons/coupon-expiring.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { couponWords } from '#web/features/goods/floors/coupon-words.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CouponList } from '#web/ui/coupon-ticket/coupon-list.tsx';
import { CouponTicket } from '#web/ui/coupon-ticket/coupon-ticket.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';
import { cardsOf } from './coupon-row.tsx';
import styles from './payment.module.css';

export interface CouponSheetProps extends PartProps {
  readonly preview: OrderPreview;
  /** The chosen cards; undefined for the best combination. */
  readonly cards: readonly string[] | undefined;
  onChange(cards: readonly string[] | undefined): void;
}

/** The cards for an order: used, fitting, and the others with their reason. Each change is priced by the server. */
export function CouponSheet({ open, onClose, preview, cards, onChange }: CouponSheetProps) {
  const { used, sentence } = cardsOf(preview);
  const codes = used.map(({ cardCode }) => cardCode);
  const unusedOf = (canChoose: boolean) =>
    preview.unusable
      .filter((each) => each.canChoose === canChoose)
      .flatMap(({ cardCode, reason }) => {
        const card = preview.cards.find((each) => each.cardCode === cardCode);
        return card ? [{ card, reason }] : [];
      });
  const barred = unusedOf(false);
  return (
    <Sheet
      open={open}
      title="优惠券"
      onClose={onClose}
      footer={
        <>
          <Button kind="outline" disabled={codes.length === 0} onPress={() => onChange([])}>
            不使用券
          </Button>
          <Button
            onPress={() => {
              if (cards) onChange(undefined);
              onClose();
            }}
          >
            使用推荐组合
          </Button>
        </>
      }
    >
      <p className={styles.sheetSentence} role="status">
        {sentence}
      </p>
      <CouponList className={styles.sheetList} label="可用的券">
        {[
          ...used.map((card) => (
            <CouponTicket
              key={card.cardCode}
              {...ticketOf(card)}
              scope={`本单已减¥${shortYuan(card.savedFen)}`}
              action={{
                text: '取消使用',
                kind: 'outline',
                onPress: () => onChange(codes.filter((code) => code !== card.cardCode)),
              }}
            />
          )),
          // The newly chosen card comes first: of cards that do not stack the server keeps the earlier.
          ...unusedOf(true).map(({ card, reason }) => (
            <CouponTicket
              key={card.cardCode}
              {...ticketOf(card)}
              scope={reason}
              action={{ text: '使用', onPress: () => onChange([card.cardCode, ...codes]) }}
            />
          )),
        ]}
      </CouponList>
      {barred.length > 0 && <h3 className={styles.sheetTitle}>本单不可用</h3>}
      <CouponList className={styles.sheetList} label="本单不可用的券">
        {barred.map(({ card, reason }) => (
          <CouponTicket key={card.cardCode} {...ticketOf(card)} scope={reason} used />
        ))}
      </CouponList>
    </Sheet>
  );
}

function ticketOf(card: OrderCard) {
  const { state, text } = couponExpiring(Date.parse(card.expiresAt), serverNow());
  return {
    ...couponWords(card),
    className: styles.sheetTicket,
    name: card.couponName,
    expiry: text,
    expiring: state === 'expiring',
  };
}
