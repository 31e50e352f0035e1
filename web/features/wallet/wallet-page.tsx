import type { ReactNode } from 'react';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useWallet } from './use-wallet.ts';
import { WalletSkeleton } from './wallet-skeleton.tsx';
import { WalletView } from './wallet-view.tsx';
import styles from './wallet.module.css';

/** 卡包: vouchers, lounge visits, memberships and coupons that can be used now. */
export function WalletPage({ right }: { readonly right?: ReactNode }) {
  const query = useWallet();
  return (
    <PageFrame
      title="卡包"
      right={right}
      hero={{ motif: 'cloud', height: 200, className: styles.hero }}
      guest={{
        look: 'card',
        art: 'coupons',
        title: '登录后查看卡包',
        text: '券码、贵宾厅、会员和优惠券都在这里',
      }}
      query={query}
      failedTitle="卡包没有加载出来"
      skeleton={<WalletSkeleton />}
    >
      {(wallet) => <WalletView wallet={wallet} />}
    </PageFrame>
  );
}
