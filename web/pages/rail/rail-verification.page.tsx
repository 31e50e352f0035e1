import { useEffect, useEffectEvent, useMemo } from 'react';
import { rail } from '#core/contract/goods/rail.ts';
import type { LoungePass } from '#core/contract/goods/rail.shapes.ts';
import { isMissing } from '#core/rules/failures/is-missing.ts';
import { MotifBackground } from '#web/art/motif-background.tsx';
import { keepPage } from '#web/platform/offline/keep-page.ts';
import { keepPass, storedPass } from '#web/platform/offline/stored-passes.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useLiveChanges } from '#web/platform/live/use-live-changes.ts';
import { useHref, useNavigator, usePageId, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { PassTicket } from './pass-ticket.tsx';
import { useLoungeCode } from './use-lounge-code.ts';
import styles from './rail-verification.module.css';

/** Polling while the stream is cut, and while it is not. */
const cutMs = 4_000;
const calmMs = 30_000;

/** 权益核销 and 机场贵宾厅权益: the pass of one reserved visit. */
function RailVerification() {
  const navigator = useNavigator();
  const href = useHref();
  const isAirport = usePageId() === 'airportVerification';
  const orderId = useQueryValue('orderId') ?? '';
  return (
    <Page className={styles.page}>
      <MotifBackground motif="wave" height={280} />
      <NavBar
        title={isAirport ? '机场贵宾厅权益' : '权益核销'}
        look="transparent"
        back={() => navigator.back()}
      />
      {orderId === '' ? (
        <EmptyState
          look="card"
          art="orders"
          title="还没有选择贵宾厅"
          text="选好贵宾厅后，这里会出现核销码"
          action={{ text: '选择贵宾厅', href: href({ page: 'rail' }) }}
        />
      ) : (
        <Pass orderId={orderId} />
      )}
    </Page>
  );
}

function Pass({ orderId }: { orderId: string }) {
  const href = useHref();
  const { environment } = useSite();
  const userId = useSession(({ session }) => (session.kind === 'member' ? session.user.userId : undefined));
  const isMember = userId !== undefined;
  // Without a network the session cannot be verified, and the pass kept on the phone is shown.
  const isUnconfirmed = useSession(
    ({ session }) => session.kind !== 'unknown' && session.unconfirmed === true,
  );
  const mayFetch = isMember || isUnconfirmed;
  const pass = useCall(rail.loungePass, { orderId }, { enabled: mayFetch, staleMs: 0 });
  const stored = useMemo(
    () => (isUnconfirmed ? storedPass(environment, orderId) : undefined),
    [environment, orderId, isUnconfirmed],
  );
  const shown = pass.data ?? stored?.pass;
  useStoredPass(userId, pass);
  const isWaiting = shown === undefined || shown.state === 'waiting';
  const isLive = useLiveChanges(isMember && isWaiting, () => void pass.refetch());
  const code = useLoungeCode(shown, pass.data ? pass.at : (stored?.at ?? 0));
  const again = useEffectEvent(() => void pass.refetch());
  useEffect(() => {
    if (!mayFetch || !isWaiting) return undefined;
    const timer = setInterval(again, isLive ? calmMs : cutMs);
    return () => clearInterval(timer);
  }, [mayFetch, isWaiting, isLive]);
  useEffect(() => {
    if (mayFetch && code.minute > 0) again();
  }, [mayFetch, code.minute]);
  if (!shown && isMissing(pass.error))
    return (
      <EmptyState
        look="card"
        art="orders"
        title="没有找到这次预约"
        text="它可能已取消，可以重新预约"
        action={{ text: '选择贵宾厅', href: href({ page: 'rail' }) }}
      />
    );
  return (
    <QueryState
      query={{ ...pass, data: shown }}
      failedLook="card"
      failedTitle="核销码没有加载出来"
      skeleton={
        <div className={styles.ticket} role="status" aria-label="加载中">
          <SkeletonBox height={112} radius={0} />
          <div className={styles.code}>
            <SkeletonBox width={196} height={196} />
          </div>
        </div>
      }
    >
      {(data) => <PassTicket pass={data} code={code} isOffline={isUnconfirmed || pass.error !== undefined} />}
    </QueryState>
  );
}

/** Keeps the pass and its page on the phone while it waits, so that a reload without a network shows it. */
function useStoredPass(
  userId: string | undefined,
  { data, at }: { readonly data: LoungePass | undefined; readonly at: number },
): void {
  const { environment } = useSite();
  useEffect(() => {
    if (userId !== undefined && data && at > 0) keepPass(environment, { userId, pass: data, at });
  }, [environment, userId, data, at]);
  const isStored = userId !== undefined && data?.state === 'waiting';
  useEffect(() => {
    if (isStored) keepPage(environment).catch(() => undefined); // a full or forbidden storage: only the reload needs a network
  }, [isStored, environment]);
}

export const page: PageDefinition = { Page: RailVerification };
