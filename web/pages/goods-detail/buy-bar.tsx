import { Suspense } from 'react';
import type { CouponsForSku } from '#core/contract/goods/coupons.shapes.ts';
import type { SkuDetail } from '#core/contract/goods/detail.shapes.ts';
import { groupIsForMembers, mayGroup } from '#core/rules/activity/who-may-group.ts';
import { buyButton } from '#core/rules/goods/buy-button.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { useStockReminder } from '#web/features/goods/use-stock-reminder.ts';
import { Icon } from '#web/art/icon.tsx';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { useOpenGoods } from '#web/features/goods/use-open-goods.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarAction } from '#web/ui/action-bar/bar-action.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { isForMembers } from './price-head.tsx';
import type { ShownPrice } from './use-own-price.ts';
import styles from './goods-detail.module.css';

const BestCoupons = lazyPart(() => import('./best-coupons.tsx').then((found) => found.BestCoupons));

interface BuyBarProps {
  readonly goods: SkuDetail;
  readonly shown: ShownPrice;
  readonly isGuest: boolean;
  readonly coupons: CouponsForSku | undefined;
  readonly cityReason: string;
  readonly isFavourite: boolean;
  readonly busy: boolean;
  onFavourite(): void;
  /** Opens the sku sheet. */
  onBuy(): void;
  onCoupons(): void;
  /** Shows the group price, or the price for one alone again. */
  onGroup(): void;
  /** Pays as the first of a group. */
  onOpenGroup(): void;
  /** Shows the memberships. */
  onUpgrade(): void;
  /** Goes to payment with these cards. */
  onUse(cardCodes: readonly string[]): void;
}

/** Help, favourite and purchase; a button that cannot be pressed has its reason above. */
export function BuyBar(props: BuyBarProps) {
  const { goods, shown, isGuest, coupons, cityReason, isFavourite, busy } = props;
  const { onFavourite, onBuy, onCoupons, onGroup, onOpenGroup, onUpgrade, onUse } = props;
  const href = useHref();
  const { missing } = useSite().external;
  const open = useOpenGoods();
  const { kind, ready, price, usualFen } = shown;
  const { text, action, reason } = buyButton({
    isExternal: goods.isExternalGoods === 1,
    lackStock: goods.lackStockFlag === 1,
    othersInStock: goods.skus.some(({ lackStockFlag }) => lackStockFlag === 0),
    cityReason,
    cannotCharge: goods.needsBenefitMobile && missing.includes('suppliers'),
  });
  const reminder = useStockReminder(goods.skuId, action === 'remind');
  const sells = action === 'buy';
  const isGroup = kind === 'group';
  const who = useMembership();
  const mayNotGroup = isGroup && who.kind === 'known' && !mayGroup(who.info.userVipRights);
  const memberNote = noteForMembers({
    isGuest,
    isGroup,
    mayNotGroup,
    isForMembers: isForMembers(goods.seckill),
  });
  const press = {
    buy: mayNotGroup ? onUpgrade : isGroup ? onOpenGroup : onBuy,
    open: () => open(goods),
    remind: reminder.toggle,
    none: () => undefined,
  };
  return (
    <ActionBar
      tip={
        // Out of the bar's flow: it arrives after the first paint and must not move the buttons.
        <div className={styles.aboveBar}>
          {(reason || memberNote) !== '' && <Reason text={reason || memberNote} />}
          {sells && !isGroup && coupons && (
            <Suspense fallback={null}>
              <BestCoupons coupons={coupons} onUse={onUse} />
            </Suspense>
          )}
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
      {sells && goods.group ? (
        <Button className={styles.couponButton} kind="accent" onPress={isGroup ? onBuy : onGroup}>
          {isGroup
            ? `单独买 ¥${shortYuan(usualFen)}`
            : `${goods.group.groupSize}人团 ¥${shortYuan(goods.group.groupPriceFen)}`}
        </Button>
      ) : (
        sells &&
        goods.couponTypes.length > 0 && (
          <Button className={styles.couponButton} kind="accent" onPress={onCoupons}>
            用券购买
          </Button>
        )
      )}
      <Button
        className={styles.buyButton}
        kind={reminder.isSet ? 'soft' : 'primary'}
        busy={busy || reminder.busy}
        disabled={action === 'none'}
        describedBy={(reason || memberNote) === '' ? undefined : 'why'}
        onPress={press[action]}
      >
        {mayNotGroup
          ? '开通会员开团'
          : reminder.isSet
            ? '取消到货提醒'
            : sells && kind !== 'usual'
              ? buyWords[kind]
              : text}
        {sells && ready && !mayNotGroup && (
          <span className={styles.buyPrice}>¥{shortYuan(price.payFen)}</span>
        )}
      </Button>
    </ActionBar>
  );
}

interface NoteFacts {
  readonly isGuest: boolean;
  readonly isGroup: boolean;
  /** Signed in, without the right to group. */
  readonly mayNotGroup: boolean;
  readonly isForMembers: boolean;
}

/** Who may buy at this price, said before the tap to everybody who may not, or may not be known. */
function noteForMembers({ isGuest, isGroup, mayNotGroup, isForMembers: sale }: NoteFacts): string {
  if (mayNotGroup) return groupIsForMembers;
  if (!isGuest) return '';
  if (isGroup) return '拼团是会员专享，登录后有拼团权益的会员可开团';
  return sale ? '本场为会员专场，登录后有资格的会员可抢' : '';
}

const buyWords = { sale: '马上抢', group: '我来开团' } as const;

const Reason = ({ text }: { text: string }) => (
  <p className={styles.reason} id="why">
    {text}
  </p>
);
