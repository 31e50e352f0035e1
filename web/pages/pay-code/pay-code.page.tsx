import { useEffect, useEffectEvent, useState } from 'react';
import { payCode } from '#core/contract/goods/pay-code.ts';
import { till } from '#core/contract/goods/till.ts';
import { isMeasured } from '#core/rules/location/coordinates/is-measured.ts';
import { MotifBackground } from '#web/art/motif-background.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useLiveChanges } from '#web/platform/live/use-live-changes.ts';
import { useFoundPlace } from '#web/platform/location/use-found-place.ts';
import { useGo, useNavigator, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { CodeCard } from './code-card.tsx';
import { HowTo } from './how-to.tsx';
import { PayLinks } from './pay-links.tsx';
import { useRequestedShop } from './use-requested-shop.ts';
import styles from './pay-code.module.css';

/** Polling while the stream is cut, and while it is not. */
const cutMs = 3_000;
const calmMs = 15_000;

/** 苏惠码: the code a cashier scans, its store, and what the store takes off. */
function PayCode() {
  const navigator = useNavigator();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const place = useFoundPlace();
  const chosen = useQueryValue('shopCode');
  const { latitude, longitude } = place;
  const requested = useRequestedShop(chosen, place);
  const isNamed = chosen !== undefined && !requested.isUnknown;
  const nearest = useCall(payCode.nearestShop, { latitude, longitude }, { enabled: !isNamed });
  // The code waits for the store, so that it is issued once.
  const isKnown = isNamed ? requested.isRead : nearest.data !== undefined || nearest.error !== undefined;
  const shop = isNamed ? requested.shop : nearest.data?.shop;
  const meters = isMeasured(place) ? shop?.distanceMeters : undefined;
  return (
    <Page className={styles.page}>
      <MotifBackground motif="cloud" height={280} />
      <NavBar title="苏惠码" look="transparent" back={() => navigator.back()} right={<HowTo />} />
      <Code
        shopCode={isNamed ? chosen : shop?.shopCode}
        meters={meters ?? undefined}
        enabled={isMember && isKnown}
      />
    </Page>
  );
}

interface CodeProps {
  readonly shopCode: string | undefined;
  readonly meters: number | undefined;
  readonly enabled: boolean;
}

function Code({ shopCode, meters, enabled }: CodeProps) {
  const { id } = useHost();
  const go = useGo();
  const code = useCall(
    payCode.payCode,
    { shopCode, ...(id === 'chat-mini-program' && { source: 'WXMINI' as const }) },
    { enabled, staleMs: 0 },
  );
  // A code in the cache is of an earlier visit, and may have paid.
  const [since] = useState(() => Date.now());
  const data = code.at >= since ? code.data : undefined;
  const authCode = data?.authCode;
  const payment = usePaymentOf(authCode, enabled);
  // A code may be scanned in its last second, after which the page shows the next.
  const [replaced, setReplaced] = useState<string>();
  const late = usePaymentOf(replaced, enabled);
  const look = () => {
    void payment.refetch();
    void late.refetch();
  };
  const again = useEffectEvent(look);
  const isLive = useLiveChanges(enabled, look);
  useEffect(() => {
    if (!enabled || authCode === undefined) return undefined;
    const timer = setInterval(again, isLive ? calmMs : cutMs);
    return () => clearInterval(timer);
  }, [enabled, authCode, isLive]);
  const paymentNo = (payment.data?.payment ?? late.data?.payment)?.paymentNo;
  const show = useEffectEvent((no: string) =>
    go({ page: 'payCodeResult', query: { paymentNo: no } }, 'replace'),
  );
  useEffect(() => {
    if (paymentNo !== undefined) show(paymentNo);
  }, [paymentNo]);
  return (
    <QueryState
      query={{ ...code, data }}
      failedLook="card"
      failedTitle="付款码没有加载出来"
      skeleton={
        <div className={styles.card} role="status" aria-label="加载中">
          <SkeletonBox height={71} radius={0} />
          <div className={styles.tear} />
          <div className={styles.code}>
            <SkeletonBox height={88} />
            <SkeletonBox width={220} height={24} />
            <SkeletonBox width={232} height={232} />
          </div>
          <div className={styles.hintsToCome} />
        </div>
      }
    >
      {(shown) => (
        <>
          <CodeCard
            code={shown}
            readAt={code.at}
            isOffline={code.error !== undefined}
            meters={meters}
            onOld={() => {
              setReplaced(shown.authCode);
              void code.refetch();
            }}
          />
          <PayLinks code={shown} />
        </>
      )}
    </QueryState>
  );
}

/** The payment of a code, once it was scanned. */
const usePaymentOf = (authCode: string | undefined, enabled: boolean) =>
  useCall(till.tillPayment, { authCode }, { enabled: enabled && authCode !== undefined, staleMs: 0 });

export const page: PageDefinition = { Page: PayCode };
