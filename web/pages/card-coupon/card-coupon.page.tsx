import { useWallet } from '#web/features/wallet/use-wallet.ts';
import { WalletSkeleton } from '#web/features/wallet/wallet-skeleton.tsx';
import { WalletView } from '#web/features/wallet/wallet-view.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';

/** 卡包 of the mini-program edition. The right end of its bar is empty: the native page has the host's capsule there. */
function CardCoupon() {
  const query = useWallet();
  return (
    <PageFrame
      title="卡包"
      hero={{ motif: 'cloud', height: 280 }}
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

export const page: PageDefinition = { Page: CardCoupon };
