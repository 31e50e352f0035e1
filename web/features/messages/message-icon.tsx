import type { MessageTopic } from '#core/contract/user/message-kinds.ts';
import { Icon } from '#web/art/icon.tsx';
import { bellIcon } from '#web/art/icons/bell-icon.ts';
import { boltIcon } from '#web/art/icons/bolt-icon.ts';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { giftIcon } from '#web/art/icons/gift-icon.ts';
import { headsetIcon } from '#web/art/icons/headset-icon.ts';
import { shieldIcon } from '#web/art/icons/shield-icon.ts';
import { ticketIcon } from '#web/art/icons/ticket-icon.ts';
import { truckIcon } from '#web/art/icons/truck-icon.ts';
import { usersIcon } from '#web/art/icons/users-icon.ts';
import { walletIcon } from '#web/art/icons/wallet-icon.ts';
import { warnIcon } from '#web/art/icons/warn-icon.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './message-icon.module.css';

type Tone = 'soft' | 'info' | 'ok' | 'warn' | 'mute';

const topics: Readonly<Record<MessageTopic, { readonly icon: string; readonly tone: Tone }>> = {
  shipping: { icon: truckIcon, tone: 'info' },
  payment: { icon: walletIcon, tone: 'info' },
  rights: { icon: giftIcon, tone: 'soft' },
  failed: { icon: warnIcon, tone: 'warn' },
  flashSale: { icon: boltIcon, tone: 'warn' },
  coupon: { icon: ticketIcon, tone: 'warn' },
  done: { icon: checkIcon, tone: 'ok' },
  group: { icon: usersIcon, tone: 'soft' },
  security: { icon: shieldIcon, tone: 'mute' },
  notice: { icon: bellIcon, tone: 'mute' },
  support: { icon: headsetIcon, tone: 'info' },
};

/** The square icon of what a message is about. */
export function MessageIcon({ topic, className }: { topic: MessageTopic; className?: string | undefined }) {
  const { icon, tone } = topics[topic];
  return (
    <span className={joinClasses(styles.icon, styles[tone], className)}>
      <Icon of={icon} size={24} />
    </span>
  );
}
