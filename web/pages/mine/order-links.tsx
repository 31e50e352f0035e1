import { afterSale } from '#core/contract/order/after-sale.ts';
import { Icon } from '#web/art/icon.tsx';
import { giftIcon } from '#web/art/icons/gift-icon.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { ticketIcon } from '#web/art/icons/ticket-icon.ts';
import { truckIcon } from '#web/art/icons/truck-icon.ts';
import { walletIcon } from '#web/art/icons/wallet-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { PageLink, useHref } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './mine.module.css';

const tabs = [
  { tab: 'unpaid', text: '待付款', icon: walletIcon, count: 'unpaid' },
  { tab: 'toUse', text: '待使用', icon: ticketIcon, count: 'toUse' },
  { tab: 'delivering', text: '发放中', icon: giftIcon, count: 'delivering' },
  { tab: 'shipped', text: '待收货', icon: truckIcon, count: 'shipped' },
  { tab: 'refund', text: '退款售后', icon: refreshIcon, count: 'refunding' },
] as const;

/** Orders by state, with how many wait. */
export function OrderLinks() {
  const href = useHref();
  const enabled = useSession(({ session }) => session.kind === 'member');
  const { data: counts, error } = useCall(afterSale.orderCounts, {}, { enabled });
  return (
    <Floor
      header={{
        title: '我的订单',
        look: 'plain',
        meta: error && !counts ? '数量暂时看不到' : undefined,
        more: { href: href({ page: 'myOrders' }), text: '全部订单' },
      }}
    >
      <ul className={styles.orders} data-floor="我的订单">
        {tabs.map(({ tab, text, icon, count }) => {
          const waiting = counts?.[count] ?? 0;
          return (
            <li key={tab}>
              <PageLink className={styles.entry} to={{ page: 'myOrders', query: { tab } }}>
                <span className={styles.entryIcon}>
                  <Icon of={icon} size={26} />
                  {waiting > 0 && (
                    <span className={`${styles.badge} number`} aria-hidden="true">
                      {waiting > 99 ? '99+' : waiting}
                    </span>
                  )}
                </span>
                {text}
                {waiting > 0 && <span className="visually-hidden">{waiting}个</span>}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </Floor>
  );
}
