import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { WalletMembership, WalletPass, WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { membershipMonth } from '#core/rules/wallet/membership-month.ts';
import { membershipUntil } from '#core/rules/wallet/membership-until.ts';
import { passAction } from '#core/rules/wallet/pass-action.ts';
import { passVisits } from '#core/rules/wallet/pass-visits.ts';
import { voucherPlace } from '#core/rules/wallet/voucher-place.ts';
import { walletEnd } from '#core/rules/wallet/wallet-end.ts';
import { giftIcon } from '#web/art/icons/gift-icon.ts';
import { qrIcon } from '#web/art/icons/qr-icon.ts';
import { railIcon } from '#web/art/icons/rail-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './wallet.module.css';

interface TicketProps {
  readonly picUrl: string;
  readonly name: string;
  readonly count?: number;
  readonly lines: readonly string[];
  readonly end: ReactNode;
  readonly look?: 'gold' | undefined;
  readonly action: { readonly text: string; readonly icon: string; onPress(): void };
}

/** A ticket with its stub, which is the action. */
const Ticket = ({ picUrl, name, count = 1, lines, end, look, action }: TicketProps) => (
  <View className={joinClasses(styles.ticket, look === 'gold' && styles.gold)}>
    <Picture of={picUrl} size="small" className={styles.picture} />
    <View className={styles.words}>
      <View className={styles.name}>
        {name}
        {count > 1 && <View className={styles.times}>×{count}</View>}
      </View>
      {lines.map((text) => (
        <View key={text} className={styles.line}>
          {text}
        </View>
      ))}
      <View className={styles.line}>{end}</View>
    </View>
    <View
      className={styles.side}
      ariaRole="button"
      ariaLabel={`${action.text}：${name}`}
      onClick={action.onPress}
    >
      <Icon of={action.icon} size={20} />
      <View>{action.text}</View>
    </View>
  </View>
);

interface VoucherTicketProps {
  readonly voucher: WalletVoucher;
  readonly now: string;
  onShow(): void;
}

export const VoucherTicket = ({ voucher, now, onShow }: VoucherTicketProps) => (
  <Ticket
    picUrl={voucher.picUrl}
    name={voucher.goodsName}
    count={voucher.codes.length}
    lines={[voucherPlace(voucher)]}
    end={walletEnd(voucher.validUntil, now).text}
    action={{ text: '出示券码', icon: qrIcon, onPress: onShow }}
  />
);

interface PassTicketProps {
  readonly pass: WalletPass;
  readonly now: string;
}

export function PassTicket({ pass, now }: PassTicketProps) {
  const { text, page, query } = passAction(pass);
  const end = walletEnd(pass.expiresAt, now);
  return (
    <Ticket
      picUrl={pass.kind === 'rail' ? 'goods/rail' : 'goods/air'}
      name={pass.rightName}
      lines={[passVisits(pass)]}
      end={end.isSoon ? <View className={styles.soon}>{end.text}</View> : end.text}
      action={{ text, icon: railIcon, onPress: () => openPage(page, query) }}
    />
  );
}

export const MembershipTicket = ({ held }: { readonly held: WalletMembership }) => (
  <Ticket
    look={held.level > 0 ? 'gold' : undefined}
    picUrl={held.picUrl}
    name={held.productName}
    lines={[membershipMonth(held)]}
    end={membershipUntil(held)}
    action={{
      text: held.claimable > 0 ? '去领取' : '看权益',
      icon: giftIcon,
      onPress: () => openPage('myMonth'),
    }}
  />
);
