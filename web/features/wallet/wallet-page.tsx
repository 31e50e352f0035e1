import { useEffect, useMemo, type ReactNode } from 'react';
import type { Wallet } from '#core/contract/order/wallet.shapes.ts';
import { wallet } from '#core/contract/order/wallet.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { keepPage } from '#web/platform/offline/keep-page.ts';
import { keepWallet, storedWallet } from '#web/platform/offline/stored-wallet.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useLastValue } from '#web/platform/queries/use-last-value.ts';
import type { QueryResult } from '#web/platform/queries/use-query.ts';
import { useSession, type Session } from '#web/platform/session/session-store.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { WalletView } from './wallet-view.tsx';
import styles from './wallet.module.css';

/** Boxes of the size of the numbers and the first tickets. */
const WalletSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="加载中">
    <SkeletonBox height={72} radius={16} />
    <SkeletonBox height={32} radius={16} />
    <SkeletonBox height={146} radius={16} />
    <SkeletonBox height={76} radius={14} />
    <SkeletonBox height={76} radius={14} />
  </div>
);

/** What the member holds and can use; shops are named with their distance once the phone's position is known. */
function useWallet(): QueryResult<Wallet> {
  const session = useSession((state) => state.session);
  const place = useFoundPlace();
  const { latitude, longitude } = place;
  const isMember = session.kind === 'member';
  const query = useCall(wallet.wallet, isMeasured(place) ? { latitude, longitude } : {}, {
    enabled: isMember,
    staleMs: 0,
  });
  const data = useLastValue(query.data, session.kind);
  const stored = useStoredWallet(session, query.data);
  return { ...query, data: data ?? stored };
}

/** Keeps the wallet and its page on the phone, so that codes that were shown can be shown without a network; the stored one while there is none. */
function useStoredWallet(session: Session, data: Wallet | undefined): Wallet | undefined {
  const { environment } = useSite();
  const userId = session.kind === 'member' ? session.user.userId : undefined;
  useEffect(() => {
    if (userId === undefined || !data) return;
    keepWallet(environment, userId, data);
    keepPage(environment).catch(() => undefined); // a full or forbidden storage: only the reload needs a network
  }, [environment, userId, data]);
  return useMemo(() => {
    if (session.kind === 'unknown' || session.unconfirmed !== true) return undefined;
    const stored = storedWallet(environment);
    return stored && (userId === undefined || stored.userId === userId) ? stored.wallet : undefined;
  }, [environment, session, userId]);
}

/** 卡包: vouchers, lounge visits, memberships and coupons that can be used now. */
export function WalletPage({ right }: { readonly right?: ReactNode }) {
  const query = useWallet();
  const isStored =
    useSession(({ session }) => session.kind === 'guest' && session.unconfirmed === true) && query.data;
  return (
    <PageFrame
      title="卡包"
      right={right}
      hero={{ motif: 'cloud', height: 200, className: styles.hero }}
      guest={
        isStored
          ? undefined
          : {
              look: 'card',
              art: 'coupons',
              title: '登录后查看卡包',
              text: '券码、贵宾厅、会员和优惠券都在这里',
            }
      }
      query={query}
      failedTitle="卡包没有加载出来"
      skeleton={<WalletSkeleton />}
    >
      {(owned) => <WalletView wallet={owned} />}
    </PageFrame>
  );
}
