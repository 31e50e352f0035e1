import { myMonth } from '#core/contract/content/my-month.ts';
import type { MonthRights } from '#core/contract/content/my-month.shapes.ts';
import { nextLook } from '#web/features/rights/next-look.ts';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { useClaimMany } from '#web/features/rights/claiming/use-claim-many.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { MonthSkeleton } from './month-skeleton.tsx';
import { MonthBrings } from './month-brings.tsx';
import { MonthFrame } from './month-frame.tsx';
import { MonthView } from './month-view.tsx';

/** The member's view. */
export function MonthMember() {
  const isElsewhere = useIsElsewhere();
  const { sentence, way } = useMembershipWay();
  const many = useClaimMany(rightsApis.card);
  // Rows keep their positions while claims are pending.
  const month = useCall(
    myMonth.monthRights,
    {},
    { refetchMs: (data?: MonthRights) => (many.running ? false : nextLook(data)) },
  );
  const { data } = month;
  if (data && data.groupList.length > 0) return <MonthView month={data} many={many} />;
  return (
    <MonthFrame>
      {!data && (
        <QueryPlaceholder
          query={month}
          skeleton={<MonthSkeleton />}
          failedTitle="本月权益没有加载出来"
          failedLook="floor"
        />
      )}
      {data && (
        <>
          <ProvinceNote />
          <Floor label="没有权益产品">
            <EmptyState
              art="calendar"
              title="您还没有开通权益产品"
              text={sentence('开通会员后，每月的权益都会出现在这里')}
              action={way('去开通')}
            />
          </Floor>
          {!isElsewhere && <MonthBrings />}
        </>
      )}
    </MonthFrame>
  );
}
