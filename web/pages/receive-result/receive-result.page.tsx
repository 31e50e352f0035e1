import { materialPoints } from '#core/rules/tracking/material-points.ts';
import { LazyPointBanner } from '#web/features/goods/lazy-point-banner.tsx';
import { ClaimedSkeleton } from '#web/features/rights/claimed/claimed-skeleton.tsx';
import { ClaimedRight } from '#web/features/rights/claimed/claimed-right.tsx';
import { useClaimOutcome } from '#web/features/rights/claiming/use-claim-outcome.ts';
import { useRecordsPage } from '#web/features/rights/records/use-records-page.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { MoreRights } from './more-rights.tsx';
import { NextCard } from './next-card.tsx';
import { NextSteps } from './next-steps.tsx';

/** 领取结果: the state of a claim, polled until it is delivered or returned. */
function ReceiveResult() {
  const recordsPage = useRecordsPage();
  const href = useHref();
  const claimId = useQueryValue('claimId');
  const rightsId = useQueryValue('rightsId');
  const kind = useSession(({ session }) => session.kind);
  const isNamed = (claimId ?? rightsId) !== undefined;
  const { record, title, text, missing, error, retry } = useClaimOutcome(claimId, {
    following: kind === 'member',
    rightsId,
  });
  const isMissing = kind === 'member' && !record && (missing || !isNamed);
  return (
    <PageFrame
      title="领取结果"
      right={<NavPageLink text="领取记录" to={{ page: recordsPage }} />}
      guest={{ inFloor: true, title: '登录后查看领取结果', text: '权益发放到哪一步，登录后一目了然' }}
      instead={
        isMissing && (
          <Floor label="没有找到">
            <EmptyState
              art="gifts"
              title="没有找到这次领取"
              text="可以在领取记录里看看，或去挑选本月权益"
              action={{ text: '本月权益', href: href({ page: 'myMonth' }) }}
            />
          </Floor>
        )
      }
      query={{ data: record, error, refetch: retry }}
      failedLook="floor"
      failedTitle="领取结果没有加载出来"
      skeleton={<ClaimedSkeleton />}
    >
      {(found) => (
        <>
          <ClaimedRight record={found} title={title} text={text} next={<NextCard record={found} />}>
            <NextSteps record={found} />
          </ClaimedRight>
          <MoreRights>
            {found.state !== 'failed' && (
              <LazyPointBanner point={materialPoints.received} label="领取后推荐" />
            )}
          </MoreRights>
        </>
      )}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: ReceiveResult };
