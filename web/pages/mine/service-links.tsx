import type { PageId } from '#core/site/paths/path-of.ts';
import { Icon } from '#web/art/icon.tsx';
import { calIcon } from '#web/art/icons/cal-icon.ts';
import { docIcon } from '#web/art/icons/doc-icon.ts';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { qrIcon } from '#web/art/icons/qr-icon.ts';
import { railIcon } from '#web/art/icons/rail-icon.ts';
import { simIcon } from '#web/art/icons/sim-icon.ts';
import { storeIcon } from '#web/art/icons/store-icon.ts';
import { ticketIcon } from '#web/art/icons/ticket-icon.ts';
import { swapIcon } from '#web/art/icons/swap-icon.ts';
import { gearIcon } from '#web/art/icons/gear-icon.ts';
import { PageLink } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './mine.module.css';

const services: readonly { readonly page: PageId; readonly text: string; readonly icon: string }[] = [
  { page: 'numberManager', text: '号管家', icon: simIcon },
  { page: 'cardCoupon', text: '卡包', icon: ticketIcon },
  { page: 'payCode', text: '苏惠码', icon: qrIcon },
  { page: 'rail', text: '高铁贵宾厅', icon: railIcon },
  { page: 'cardCodeExchange', text: '卡密兑换', icon: swapIcon },
  { page: 'myAppointments', text: '我的预约', icon: calIcon },
  { page: 'nearbyMerchants', text: '附近商户', icon: storeIcon },
  { page: 'addressEditor', text: '收货地址', icon: pinIcon },
  { page: 'questionList', text: '智能客服', icon: headsetIcon },
  { page: 'browseHistory', text: '浏览记录', icon: clockIcon },
  { page: 'myTickets', text: '我的工单', icon: docIcon },
  { page: 'settings', text: '设置', icon: gearIcon },
];

/** Tools and services. */
export const ServiceLinks = () => (
  <Floor header={{ title: '常用服务', look: 'plain' }}>
    <ul className={styles.services} data-floor="常用服务">
      {services.map(({ page, text, icon }) => (
        <li key={page}>
          <PageLink className={styles.entry} to={{ page }}>
            <Icon of={icon} size={26} />
            {text}
          </PageLink>
        </li>
      ))}
    </ul>
  </Floor>
);
