import { titles } from '#core/site/titles.ts';
import { ClaimedSkeleton } from '#web/features/rights/claimed/claimed-skeleton.tsx';
import { ClaimedRight } from '#web/features/rights/claimed/claimed-right.tsx';
import { useClaimOutcome } from '#web/features/rights/claiming/use-claim-outcome.ts';
import { useGo, useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';

/** 领取结果: the state of a claim from the pack, polled until it ends. */
function PleasedWatchResult() {
  const go = useGo();
  const href = useHref();
  const claimId = useQueryValue('claimId');
  const following = useSession(({ session }) => session.kind === 'member');
  const { record, title, text, missing, error, retry } = useClaimOutcome(claimId, { following });
  const records = href({ page: 'pleasedWatchRecords' });
  const shown = () => {
    if (record) {
      return (
        <ClaimedRight record={record} title={title} text={text}>
          <Button full onPress={() => go({ page: 'pleasedWatch' }, 'replace')}>
            {record.state === 'failed' ? '重新领取' : '继续领取'}
          </Button>
          <Button full kind="plain" href={records}>
            查看记录
          </Button>
        </ClaimedRight>
      );
    }
    if (claimId === undefined || missing)
      return (
        <Floor label="没有这次领取">
          <EmptyState
            art="search"
            title="没有找到这次领取"
            text="可以在领取记录里查看全部领取"
            action={{ text: '查看记录', href: records }}
          />
        </Floor>
      );
    return (
      <QueryPlaceholder
        query={{ error, refetch: retry }}
        skeleton={<ClaimedSkeleton />}
        failedTitle="领取结果没有加载出来"
        failedLook="floor"
      />
    );
  };
  return (
    <PageFrame title={titles.pleasedWatchResult} hero={{ motif: 'wave', height: 260 }}>
      {shown()}
    </PageFrame>
  );
}

export const page: PageDefinition = { Page: PleasedWatchResult };
