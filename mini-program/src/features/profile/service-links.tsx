import { View } from '@tarojs/components';
import type { PageId } from '#core/site/paths/path-of.ts';
import { calIcon } from '#web/art/icons/cal-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { docIcon } from '#web/art/icons/doc-icon.ts';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { heartIcon } from '#web/art/icons/heart-icon.ts';
import { pinIcon } from '#web/art/icons/pin-icon.ts';
import { qrIcon } from '#web/art/icons/qr-icon.ts';
import { railIcon } from '#web/art/icons/rail-icon.ts';
import { simIcon } from '#web/art/icons/sim-icon.ts';
import { storeIcon } from '#web/art/icons/store-icon.ts';
import { swapIcon } from '#web/art/icons/swap-icon.ts';
import { ticketIcon } from '#web/art/icons/ticket-icon.ts';
import { Floor } from '../../ui/floor.tsx';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { openTapped } from './open-tapped.ts';
import styles from './profile.module.css';

const title = '常用服务';
/** The wallet is native; settings are at the head. */
const services: readonly { readonly page: PageId; readonly text: string; readonly icon: string }[] = [
  { page: 'cardCoupon', text: '卡包', icon: ticketIcon },
  { page: 'numberManager', text: '号管家', icon: simIcon },
  { page: 'payCode', text: '苏惠码', icon: qrIcon },
  { page: 'rail', text: '高铁贵宾厅', icon: railIcon },
  { page: 'cardCodeExchange', text: '卡密兑换', icon: swapIcon },
  { page: 'myAppointments', text: '我的预约', icon: calIcon },
  { page: 'nearbyMerchants', text: '附近商户', icon: storeIcon },
  { page: 'addressEditor', text: '收货地址', icon: pinIcon },
  { page: 'questionList', text: '智能客服', icon: headsetIcon },
  { page: 'myFavourites', text: '我的收藏', icon: heartIcon },
  { page: 'browseHistory', text: '浏览记录', icon: clockIcon },
  { page: 'myTickets', text: '我的工单', icon: docIcon },
];

/** Tools and services. */
export const ServiceLinks = () => (
  <Floor title={title}>
    <View className={styles.entries}>
      {services.map(({ page, text, icon }) => (
        <View
          key={page}
          className={joinClasses(styles.entry, styles.service)}
          ariaRole="link"
          ariaLabel={text}
          onClick={() => openTapped({ floor: title, point: text, page })}
        >
          <Icon of={icon} size={26} className={styles.serviceIcon} />
          <View>{text}</View>
        </View>
      ))}
    </View>
  </Floor>
);
