import { groupBuy } from '#core/contract/activity/group-buy.ts';
import { groupRefusals } from '#core/rules/activity/group-buy.ts';
import { useMembership } from '#web/features/membership/use-membership.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { queryReader, useHref, useNavigator, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { SharedGroup } from './shared-group.tsx';
import styles from './group-share.module.css';

/** The boxes of the inviter, the card and the steps. */
const ShareSkeleton = () => (
  <div className={styles.skeleton} role="status" aria-label="加载中">
    <SkeletonBox width={240} height={40} />
    <SkeletonBox height={300} radius={16} />
    <SkeletonBox height={112} radius={12} />
  </div>
);

/** 邀你参团: one group, as its shared link shows it. */
function GroupShare() {
  const navigator = useNavigator();
  const href = useHref();
  const groupNo = useQueryValue('groupNo') ?? '';
  const session = useSession((state) => state.session.kind);
  const who = useMembership();
  const shown = useCall(
    groupBuy.groupInfo,
    { groupNo },
    {
      enabled: groupNo !== '',
      // The document is rendered for a guest: the visitor's own seat is fetched at once.
      staleMs: 0,
      // A seat may be taken or paid by another phone at any time.
      refetchMs: (data) => (data?.group.state === 'open' ? 10_000 : false),
    },
  );
  const offset = useServerOffset(shown.data?.serverNow, shown.at);
  const back = () => navigator.back();
  if (shown.data)
    return (
      <SharedGroup
        shown={shown.data}
        offset={offset}
        visitor={{ session, info: who.kind === 'known' ? who.info : undefined }}
        onBack={back}
        onChanged={() => void shown.refetch()}
      />
    );
  const isMissing = groupNo === '' || shown.error?.message === groupRefusals.missing;
  return (
    <PageFrame title="邀你参团" hero={{ motif: 'cloud', height: 300 }} back={back}>
      {isMissing ? (
        <EmptyState
          look="card"
          art="orders"
          title="没有找到这个团"
          text="可能已经结束，看看别的团"
          action={{ text: '去拼团', href: href({ page: 'groupList' }) }}
        />
      ) : shown.error ? (
        <FailedState look="card" title="这个团没有加载出来" onRetry={() => void shown.refetch()} />
      ) : (
        <ShareSkeleton />
      )}
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: GroupShare,
  firstCalls: ({ search }) => {
    const groupNo = queryReader(search)('groupNo') ?? '';
    return groupNo === '' ? [] : [{ endpoint: groupBuy.groupInfo, input: { groupNo } }];
  },
};
