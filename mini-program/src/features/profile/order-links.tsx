import { View } from '@tarojs/components';
import { afterSale } from '#core/contract/order/after-sale.ts';
import { giftIcon } from '#web/art/icons/gift-icon.ts';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { ticketIcon } from '#web/art/icons/ticket-icon.ts';
import { truckIcon } from '#web/art/icons/truck-icon.ts';
import { walletIcon } from '#web/art/icons/wallet-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { Badge } from '../../ui/badge.tsx';
import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { openTapped } from './open-tapped.ts';
import styles from './profile.module.css';

const title = '我的订单';
const tabs = [
  { tab: 'unpaid', text: '待付款', icon: walletIcon, count: 'unpaid' },
  { tab: 'toUse', text: '待使用', icon: ticketIcon, count: 'toUse' },
  { tab: 'delivering', text: '发放中', icon: giftIcon, count: 'delivering' },
  { tab: 'shipped', text: '待收货', icon: truckIcon, count: 'shipped' },
  { tab: 'refund', text: '退款售后', icon: refreshIcon, count: 'refunding' },
] as const;

/** Orders by state, with how many wait. */
export function OrderLinks() {
  const isMember = useSession().kind === 'member';
  const { data } = useQuery(afterSale.orderCounts, {}, { enabled: isMember, staleMs: 0 });
  return (
    <Floor title={title} moreText="全部订单" onMore={() => openPage('myOrders')}>
      <View className={styles.entries}>
        {tabs.map(({ tab, text, icon, count }) => {
          const waiting = (isMember && data?.[count]) || 0;
          return (
            <View
              key={tab}
              className={joinClasses(styles.entry, styles.order)}
              ariaRole="link"
              ariaLabel={waiting > 0 ? `${text}${waiting}个` : text}
              onClick={() => openTapped({ floor: title, point: text, page: 'myOrders', query: { tab } })}
            >
              <View className={styles.entryIcon}>
                <Icon of={icon} size={26} />
                <Badge count={waiting} />
              </View>
              <View>{text}</View>
            </View>
          );
        })}
      </View>
    </Floor>
  );
}
