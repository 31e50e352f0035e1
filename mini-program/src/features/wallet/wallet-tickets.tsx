import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import type { WalletMembership, WalletPass, WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { walletEnd } from '#core/rules/wallet/wallet-end.ts';
import { giftIcon } from '#web/art/icons/gift-icon.ts';
import { qrIcon } from '#web/art/icons/qr-icon.ts';
import { railIcon } from '#web/art/icons/rail-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Picture } from '../../ui/picture.tsx';
import { shopText } from './shop-text.ts';
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
    <Picture of={picUrl} className={styles.picture} />
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
    lines={[shopText(voucher)]}
    end={walletEnd(voucher.validUntil, now).text}
    action={{ text: '出示券码', icon: qrIcon, onPress: onShow }}
  />
);

interface PassTicketProps {
  readonly pass: WalletPass;
  readonly now: string;
}

export function PassTicket({ pass, now }: PassTicketProps) {
  const isRail = pass.kind === 'rail';
  const companions = pass.companions > 0 ? `，可带${pass.companions}人` : '';
  const visits = [
    pass.leftCount > 0 ? `还可用${pass.leftCount}次` : '',
    pass.reservedCount > 0 ? `已预约${pass.reservedCount}次` : '',
  ].filter(Boolean);
  const end = walletEnd(pass.expiresAt, now);
  return (
    <Ticket
      picUrl={isRail ? 'goods/rail' : 'goods/air'}
      name={pass.rightName}
      lines={[`${visits.join('，')}${companions}`]}
      end={end.isSoon ? <View className={styles.soon}>{end.text}</View> : end.text}
      action={{
        text: pass.visitId === null ? '去预约' : '出示厅码',
        icon: railIcon,
        onPress: () => {
          if (pass.visitId === null) return openPage('rail', { kind: pass.kind });
          const page = isRail ? 'railVerification' : 'airportVerification';
          return openPage(page, { orderId: pass.visitId });
        },
      }}
    />
  );
}

function monthText({ claimable, claimed }: WalletMembership): string {
  if (claimable > 0) return `本月还有${claimable}项权益没领`;
  return claimed > 0 ? `本月已领${claimed}项权益` : '本月没有待领的权益';
}

export const MembershipTicket = ({ held }: { readonly held: WalletMembership }) => (
  <Ticket
    look={held.level > 0 ? 'gold' : undefined}
    picUrl={held.picUrl}
    name={held.productName}
    lines={[monthText(held)]}
    end={held.expiresOn === null ? '长期有效' : `有效至 ${held.expiresOn.replaceAll('-', '.')}`}
    action={{
      text: held.claimable > 0 ? '去领取' : '看权益',
      icon: giftIcon,
      onPress: () => openPage('myMonth'),
    }}
  />
);
