import { View } from '@tarojs/components';
import { useState } from 'react';
import { wallet } from '#core/contract/order/wallet.ts';
import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { openSignIn } from '../../platform/navigation/open-sign-in.ts';
import { usePosition } from '../../platform/location/use-position.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { NavBar } from '../../ui/nav-bar.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/state.tsx';
import { mayShow } from './may-show.ts';
import { VoucherCode } from './voucher-code.tsx';
import { WalletLists } from './wallet-lists.tsx';
import styles from './wallet.module.css';

/** 卡包: vouchers, lounge visits, memberships and coupons that can be used now. */
export function WalletPage() {
  const { kind } = useSession();
  const query = useQuery(wallet.wallet, usePosition(), { enabled: kind === 'member', staleMs: 0 });
  const [shown, setShown] = useState<WalletVoucher>();
  const show = async (voucher: WalletVoucher): Promise<void> => {
    if (await mayShow(voucher.codes[0])) setShown(voucher);
  };
  if (shown)
    return (
      <VoucherCode
        voucher={shown}
        onClose={() => {
          setShown(undefined);
          void query.refetch();
        }}
      />
    );
  return (
    <Page hero>
      <NavBar title="卡包" look="hero" />
      {kind === 'guest' && (
        <View className={styles.state}>
          <EmptyState
            art="coupons"
            title="登录后查看卡包"
            note="券码、贵宾厅、会员和优惠券都在这里"
            action={{ text: '去登录', onPress: openSignIn }}
          />
        </View>
      )}
      {kind !== 'guest' && !query.data && (
        <View className={styles.state}>
          {query.error && !query.loading ? (
            <FailedState
              title="卡包没有加载出来"
              note={query.error.message}
              onRetry={() => void query.refetch()}
            />
          ) : (
            <View className={styles.skeletons}>
              <Skeleton height={72} />
              <Skeleton height={146} />
              <Skeleton height={76} />
            </View>
          )}
        </View>
      )}
      {query.data && (
        <WalletLists
          wallet={query.data}
          onShow={(voucher) => void show(voucher)}
          onShop={() => openPage('category')}
        />
      )}
    </Page>
  );
}
