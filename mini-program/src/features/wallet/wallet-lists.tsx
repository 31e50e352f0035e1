import { View } from '@tarojs/components';
import { useState } from 'react';
import type { Wallet, WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { walletCounts } from '#core/rules/wallet/wallet-counts.ts';
import { vouchersByEnd } from '#core/rules/wallet/vouchers-by-end.ts';
import { walletParts, type WalletPart } from '#core/rules/wallet/wallet-parts.ts';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { EmptyState } from '../../ui/state.tsx';
import { CouponShelf } from './coupon-shelf.tsx';
import { EndingVoucher } from './ending-voucher.tsx';
import { MembershipTicket, PassTicket, VoucherTicket } from './wallet-tickets.tsx';
import { WalletSection } from './wallet-section.tsx';
import styles from './wallet.module.css';

interface WalletListsProps {
  readonly wallet: Wallet;
  onShow(voucher: WalletVoucher): void;
  onShop(): void;
}

/** The counts, the choice of a part, and the lists: what ends soon comes first. */
export function WalletLists({ wallet, onShow, onShop }: WalletListsProps) {
  const [part, setPart] = useState<WalletPart>('all');
  const counts = walletCounts(wallet);
  const isShown = (each: WalletPart) => part === 'all' || part === each;
  const { soon, later } = vouchersByEnd(wallet);
  return (
    <>
      <View className={styles.counts}>
        <Count value={counts.toUse} name="待使用" />
        <Count value={counts.endingSoon} name="3天内到期" isUrgent={counts.endingSoon > 0} />
        <Count value={counts.memberships} name="会员" />
        <Count value={counts.coupons} name="优惠券" />
      </View>
      <View className={styles.chips}>
        {walletParts(counts).map(({ part: each, text, count }) => (
          <View
            key={each}
            className={joinClasses(styles.chip, part === each && styles.chosen)}
            ariaRole="tab"
            ariaSelected={part === each}
            onClick={() => setPart(each)}
          >
            {count === undefined ? text : `${text} ${count}`}
          </View>
        ))}
      </View>
      {counts.toUse + counts.memberships + counts.coupons === 0 && (
        <View className={styles.state}>
          <EmptyState
            art="coupons"
            title="卡包还是空的"
            note="买到的券码和领到的优惠券都会放在这里"
            action={{ text: '去逛逛', onPress: onShop }}
          />
        </View>
      )}
      {isShown('vouchers') && soon.length > 0 && (
        <WalletSection title="快到期，先用这些">
          {soon.map((voucher) => (
            <EndingVoucher
              key={voucher.codes[0]?.codeId}
              voucher={voucher}
              now={wallet.serverNow}
              onShow={() => onShow(voucher)}
            />
          ))}
        </WalletSection>
      )}
      {isShown('vouchers') && later.length > 0 && (
        <WalletSection
          title={soon.length > 0 ? '其余到店券' : '到店券'}
          count={later.reduce((sum, { codes }) => sum + codes.length, 0)}
          more={{ text: '找门店', onPress: () => openPage('nearbyMerchants') }}
        >
          {later.map((voucher) => (
            <VoucherTicket
              key={voucher.codes[0]?.codeId}
              voucher={voucher}
              now={wallet.serverNow}
              onShow={() => onShow(voucher)}
            />
          ))}
        </WalletSection>
      )}
      {isShown('vouchers') && counts.unlisted > 0 && (
        <View
          className={styles.unlisted}
          ariaRole="link"
          onClick={() => openPage('myOrders', { tab: 'done' })}
        >
          另有{counts.unlisted}张券码，在已完成的订单里查看
          <Icon of={rightIcon} size={14} />
        </View>
      )}
      {isShown('passes') && wallet.passes.length > 0 && (
        <WalletSection title="贵宾厅" count={counts.passes}>
          {wallet.passes.map((pass) => (
            <PassTicket key={`${pass.skuId}${pass.expiresAt}`} pass={pass} now={wallet.serverNow} />
          ))}
        </WalletSection>
      )}
      {isShown('memberships') && wallet.memberships.length > 0 && (
        <WalletSection title="会员" count={counts.memberships}>
          {wallet.memberships.map((held, at) => (
            <MembershipTicket key={`${held.productId}${at}`} held={held} />
          ))}
        </WalletSection>
      )}
      {isShown('coupons') && wallet.coupons.length > 0 && (
        <WalletSection
          title="优惠券"
          count={counts.coupons}
          more={{ text: '全部', onPress: () => openPage('myCoupons') }}
        >
          <CouponShelf coupons={wallet.coupons} now={wallet.serverNow} />
        </WalletSection>
      )}
    </>
  );
}

interface CountProps {
  readonly value: number;
  readonly name: string;
  readonly isUrgent?: boolean;
}

const Count = ({ value, name, isUrgent = false }: CountProps) => (
  <View className={styles.count}>
    <View className={joinClasses(styles.value, isUrgent && styles.urgent)}>{value}</View>
    <View className={styles.caption}>{name}</View>
  </View>
);
