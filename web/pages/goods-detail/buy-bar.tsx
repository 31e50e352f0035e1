import type { CouponsForSku } from '#core/contract/goods/coupons.shapes.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { couponTip } from '#core/rules/coupons/coupon-tip.ts';
import { buyButton } from '#core/rules/goods/buy-button.ts';
import { detailPrice } from '#core/rules/goods/detail-price.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { useStockReminder } from '#web/features/goods/use-stock-reminder.ts';
import { Icon } from '#web/art/icon.tsx';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { useArt } from '#web/art/use-art.ts';
import { useOpenGoods } from '#web/features/goods/use-open-goods.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarAction } from '#web/ui/action-bar/bar-action.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CouponTip } from '#web/ui/coupon-tip/coupon-tip.tsx';
import { useViewer } from './use-viewer.ts';
import styles from './goods-detail.module.css';

interface BuyBarProps {
  readonly goods: SkuDetail;
  readonly coupons: CouponsForSku | undefined;
  readonly cityReason: string;
  readonly isFavourite: boolean;
  readonly busy: boolean;
  onFavourite(): void;
  /** Opens the sku sheet. */
  onBuy(): void;
  onCoupons(): void;
  /** Goes to payment with these cards. */
  onUse(cardCodes: readonly string[]): void;
}

/** Help, favourite and purchase; a button that cannot be pressed has its reason above. */
export function BuyBar(props: BuyBarProps) {
  const { goods, coupons, cityReason, isFavourite, busy, onFavourite, onBuy, onCoupons } = props;
  const href = useHref();
  const open = useOpenGoods();
  const viewer = useViewer(goods);
  const { fen } = detailPrice(goods, { ...viewer.price, flashSaleFen: goods.seckill?.seckillPriceFen });
  const { text, action, reason } = buyButton({
    isExternal: goods.isExternalGoods === 1,
    lackStock: goods.lackStockFlag === 1,
    othersInStock: goods.skus.some(({ lackStockFlag }) => lackStockFlag === 0),
    cityReason,
  });
  const reminder = useStockReminder(goods.skuId, action === 'remind');
  const sells = action === 'buy';
  const press = { buy: onBuy, open: () => open(goods), remind: reminder.toggle, none: () => undefined };
  return (
    <ActionBar
      tip={
        // Out of the bar's flow: it arrives after the first paint and must not move the buttons.
        <div className={styles.aboveBar}>
          {reason !== '' && <Reason text={reason} />}
          {sells && coupons && <Tip {...props} coupons={coupons} />}
        </div>
      }
    >
      <BarAction
        icon={<Icon of={headsetIcon} size={22} />}
        text="客服"
        href={href({ page: 'questionList' })}
      />
      <BarAction
        icon={<Icon of={heartIcon} size={22} className={isFavourite ? styles.favourite : undefined} />}
        text={isFavourite ? '已收藏' : '收藏'}
        onPress={onFavourite}
      />
      {sells && goods.couponTypes.length > 0 && (
        <Button className={styles.couponButton} kind="accent" onPress={onCoupons}>
          用券购买
        </Button>
      )}
      <Button
        className={styles.buyButton}
        kind={reminder.isSet ? 'soft' : 'primary'}
        busy={busy || reminder.busy}
        disabled={action === 'none'}
        describedBy={reason === '' ? undefined : 'why'}
        onPress={press[action]}
      >
        {reminder.isSet ? '取消到货提醒' : text}
        {sells && viewer.ready && <span className={styles.buyPrice}>¥{shortYuan(fen)}</span>}
      </Button>
    </ActionBar>
  );
}

const Reason = ({ text }: { text: string }) => (
  <p className={styles.reason} id="why">
    {text}
  </p>
);

/** The coupon tip (§9): the best combination that pays for everything. */
function Tip({ coupons, onUse }: BuyBarProps & { coupons: CouponsForSku }) {
  const art = useArt();
  const tip = couponTip({
    price: coupons.priceFen,
    coupons: [],
    optimalCombinationList: coupons.optimalCombinationList,
    isTipEnabled: true,
    payWithout: coupons.priceFen,
    payWithFewer: coupons.priceFen,
  });
  const best = coupons.optimalCombinationList.map(({ cardCode }) => cardCode);
  if (!tip) return null;
  return (
    <CouponTip
      text={tip.text}
      art={art('quick/luckybag')}
      action={{ text: tip.button, onPress: () => onUse(best) }}
    />
  );
}
