import { useState } from 'react';
import { myMonth } from '#core/contract/content/my-month.ts';
import type { MonthRights as Month } from '#core/contract/content/my-month.shapes.ts';
import { monthCounts, monthStatus } from '#core/rules/rights/my-month/my-month.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { cardOfRight, type OwnedCard } from '#web/features/rights/card-of-right.ts';
import type { TakenClaim } from '#web/features/rights/claim-result.tsx';
import { LaterClaimResult } from '#web/features/rights/later-claim-result.tsx';
import { nextLook } from '#web/features/rights/next-look.ts';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { RightsCards } from '#web/features/rights/rights-cards.tsx';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useRecordsPage } from '#web/features/rights/records/use-records-page.ts';
import { useRightsActions } from '#web/features/rights/use-rights-actions.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useGo, useHref } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { track } from '#web/platform/tracking/track.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Tag } from '#web/ui/tag/tag.tsx';
import { OfferedRights } from './offered-rights.tsx';

const title = '本月权益';
/** Cards on the home; the page of the month has all. */
const max = 4;
const order = ['claimable', 'claimed', 'later', 'closed'] as const;

/** The month's rights of a member; what a membership brings for other visitors. */
export function MonthRights() {
  const who = useSession(({ session }) => session.kind);
  const month = useCall(myMonth.monthRights, {}, { enabled: who === 'member', refetchMs: nextLook });
  const holds = who === 'member' && month.data !== undefined && month.data.groupList.length > 0;
  if (holds && month.data) return <OwnedRights month={month.data} />;
  if (who === 'member' && month.error && !month.data)
    return <FailedState look="strip" title={`${title}没有加载出来`} onRetry={() => void month.refetch()} />;
  return (
    <MemberGate ready={who === 'guest' || month.data !== undefined} skeleton={<RightsSkeleton />}>
      <OfferedRights max={max} />
    </MemberGate>
  );
}

function OwnedRights({ month }: { readonly month: Month }) {
  const href = useHref();
  const go = useGo();
  const recordsPage = useRecordsPage();
  const [taken, setTaken] = useState<TakenClaim>();
  const { claiming, claim } = useClaimRight(rightsApis.card, ({ claimId }, { rightsShowName, picUrl }) =>
    setTaken({ claimId, rightsName: rightsShowName, picUrl }),
  );
  const act = useRightsActions<OwnedCard>({
    onReceive: ({ right, productId = '', subscriptionId = null }) => {
      track({ type: 'clk', floorName: title, rightsId: right.rightsId, rightsName: right.rightsName });
      const groupList = month.groupList.filter(
        (group) => group.subscriptionId === subscriptionId && group.groupId === right.groupId,
      );
      claim({ rights: { productId, subscriptionId, cycle: month.cycle, groupList }, right });
    },
  });
  const now = Date.parse(month.serverTime);
  const { claimable } = monthCounts(month.groupList, now);
  const all = month.groupList.flatMap((group) => group.rightsList.map((right) => ({ group, right })));
  const cards = order
    .flatMap((status) => all.filter(({ right }) => monthStatus(right, now) === status))
    .slice(0, max)
    .map(({ group, right }) => cardOfRight(right, group));
  return (
    <Floor
      header={{
        title,
        chip: claimable > 0 && <Tag>{claimable}项待领</Tag>,
        more: { href: href({ page: 'myMonth' }), text: '权益清单' },
      }}
    >
      <RightsCards label={title} cards={cards} viewer="opened" claiming={claiming} onAct={act} />
      <LaterClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: recordsPage })}
      />
    </Floor>
  );
}

const RightsSkeleton = () => (
  <Floor label="加载中" busy>
    <div role="status" aria-label="加载中">
      <SkeletonBox height={264} radius={10} />
    </div>
  </Floor>
);
