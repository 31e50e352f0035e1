import { orders } from '#core/contract/order/orders.ts';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { nextStep } from '#core/rules/order/next-step.ts';
import { voucherPlace } from '#core/rules/wallet/voucher-place.ts';
import { Icon } from '#web/art/icon.tsx';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { useOrderCode } from '#web/features/wallet/use-order-code.tsx';
import { useVouchers } from '#web/features/wallet/use-vouchers.ts';
import { PageLink, useHref } from '#web/platform/navigation/navigation.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { NextData } from './next-data.tsx';
import { NextGroup } from './next-group.tsx';
import styles from './payment-result.module.css';

/** What was paid for is delivered within seconds. */
const pollMs = 2_000;

/** 接下来: what to do with what was bought, by its kind. */
export function NextCard({ order }: { readonly order: GoodsOrder }) {
  const href = useHref();
  const { orderNo, waitingGroup, dataMb } = order;
  const { kind, title, text } = nextStep(order);
  const { show, busy, codeView } = useOrderCode();
  useCall(orders.goodsOrder, { orderNo }, { refetchMs: () => (kind === 'delivering' ? pollMs : false) });
  const detail = href({ page: 'orderDetail', query: { orderNo } });
  const actions = () => {
    switch (kind) {
      case 'invite':
        return (
          <Button full href={href({ page: 'groupShare', query: { groupNo: waitingGroup ?? '' } })}>
            邀请好友
          </Button>
        );
      case 'claim':
        return (
          <Button full href={href({ page: 'myMonth' })}>
            去领取本月权益
          </Button>
        );
      case 'show':
        return (
          <>
            <Button kind="outline" full href={href({ page: 'cardCoupon' })}>
              去卡包看
            </Button>
            <Button full busy={busy !== undefined} onPress={() => show(orderNo)}>
              出示券码
            </Button>
          </>
        );
      case 'visit':
        return (
          <Button full href={href({ page: 'rail' })}>
            去预约
          </Button>
        );
      case 'parcel':
        return (
          <Button full href={detail}>
            看物流
          </Button>
        );
      case 'delivering':
      case 'delivered':
        return kind === 'delivered' && dataMb > 0 ? (
          <Button full href={href({ page: 'flowManage' })}>
            查看我的用量
          </Button>
        ) : (
          <Button full kind="outline" href={detail}>
            看进度
          </Button>
        );
    }
  };
  return (
    <Floor look="tinted" header={{ title: `接下来：${title}`, look: 'plain' }}>
      <p className={styles.nextText} role="status">
        {text}
      </p>
      {waitingGroup !== null && <NextGroup groupNo={waitingGroup} />}
      {kind === 'delivered' && dataMb > 0 && <NextData dataMb={dataMb} />}
      {kind === 'show' && <NextShop orderNo={orderNo} />}
      <div className={styles.nextActions}>{actions()}</div>
      {codeView}
    </Floor>
  );
}

/** The nearest shop that takes the codes, which leads to its page. */
function NextShop({ orderNo }: Pick<GoodsOrder, 'orderNo'>) {
  const vouchers = useVouchers(orderNo, true);
  if (!vouchers) return <SkeletonBox height={44} radius={8} />;
  const voucher = vouchers.find(({ shop }) => shop !== null);
  return (
    voucher?.shop && (
      <PageLink
        className={styles.nextRow}
        to={{ page: 'storeAddress', query: { shopCode: voucher.shop.shopCode } }}
      >
        <Icon of={pinIcon} size={20} />
        <span className="grow">{voucherPlace(voucher)}</span>
        <b>去门店</b>
      </PageLink>
    )
  );
}
