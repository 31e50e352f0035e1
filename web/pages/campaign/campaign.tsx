import { titles } from '#core/site/titles.ts';
import { ActivityFloor } from '#web/features/campaign/activity-floor.tsx';
import { RulesFloor } from '#web/features/campaign/rules-floor.tsx';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { RightsSkeleton } from '#web/features/rights/rights-skeleton.tsx';
import { useProvinceCheck } from '#web/platform/gateway/use-province-check.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { showPart } from '#web/ui/page/show-part.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { CampaignHead } from './campaign-head.tsx';
import type { CampaignRow } from './campaigns.ts';
import { OwnedRecords, OwnedRights, recordsId } from './owned-rights.tsx';
import { OfferBar } from './offer-bar.tsx';
import { OfferRights } from './offer-rights.tsx';
import { useCampaignView } from './use-campaign-view.ts';

/** A campaign page: the offer for non-holders, this month's rights for holders, activities and rules for all. */
export function Campaign({ row }: { row: CampaignRow }) {
  const go = useGo();
  const isOpenToMe = useProvinceCheck();
  const view = useCampaignView(row);
  const open = async () => {
    if (view.kind !== 'offer' || view.status.kind === 'loading') return;
    if (view.status.kind === 'barred') toast(view.status.reason, 'alert');
    else if (await isOpenToMe()) go({ page: 'membershipOpening', query: { productId: view.tier.productId } });
  };
  const want = () => void open();
  const owned = view.kind === 'held';
  return (
    <PageFrame
      title={titles[row.page]}
      hero={row.hero}
      right={owned && <NavAction text="领取记录" onPress={() => showPart(recordsId)} />}
      bar={view.kind === 'offer' && <OfferBar tier={view.tier} status={view.status} onOpen={want} />}
    >
      <MemberGate ready={view.kind !== 'offer' || view.isReady} skeleton={<RightsSkeleton />}>
        {view.kind === 'loading' && <RightsSkeleton />}
        {view.kind === 'failed' && (
          <FailedState look="floor" title="活动没有加载出来" text={view.text} onRetry={view.retry} />
        )}
        {view.kind === 'offer' && (
          <>
            <CampaignHead
              {...row}
              badge={`每月可领${view.tier.groups.reduce((sum, { chooseCount }) => sum + chooseCount, 0)}项`}
            />
            <OfferRights groups={view.tier.groups} isKnown={view.status.kind !== 'loading'} onWant={want} />
          </>
        )}
        {owned && <OwnedRights row={row} productId={view.productId} />}
        {row.activities.map((actFloorId) => (
          <ActivityFloor key={actFloorId} actFloorId={actFloorId} />
        ))}
        <RulesFloor actFloorId={row.activities[0]} />
        {owned && <OwnedRecords row={row} />}
      </MemberGate>
    </PageFrame>
  );
}
