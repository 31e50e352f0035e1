import { rail } from '#core/contract/goods/rail.ts';
import type { HallKind, LoungeRight } from '#core/contract/goods/rail.shapes.ts';
import type { OpenProduct } from '#core/contract/user/membership.shapes.ts';
import { railPage } from '#core/rules/lounge/rail-page.ts';
import { membership } from '#core/contract/user/membership.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { isSettled } from '#web/platform/queries/use-query.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './rail.module.css';

/** The visits the subscriber holds of a kind, the reserved ones, or how to get some. */
export function RightsCard({ kind, isMember }: { kind: HallKind; isMember: boolean }) {
  const picture = usePicture();
  const href = useHref();
  const rights = useCall(rail.loungeRights, {}, { enabled: isMember });
  const { pageId, staleMs } = railPage;
  const ordered = useCall(membership.orderedProducts, { pageId }, { enabled: isMember, staleMs });
  // Both or none, so that the card does not move.
  const owned = isSettled(ordered) ? rights.data?.rights.filter((right) => right.kind === kind) : undefined;
  const monthly = ordered.data?.remainingUses ? (
    <MonthlyVisits products={ordered.data.openProductInfoList} count={ordered.data.remainingUses} />
  ) : undefined;
  return (
    <section className={styles.rights} aria-label="我的贵宾厅次数">
      <div className={styles.rightsText}>
        {owned === undefined ? (
          <QueryPlaceholder
            query={rights}
            skeleton={
              <>
                <SkeletonBox width={120} height={18} />
                <SkeletonBox width={90} height={36} />
                <SkeletonBox width={150} height={16} />
              </>
            }
            failedTitle="次数没有加载出来"
          />
        ) : owned.length === 0 ? (
          <>
            <p>{kind === 'rail' ? '高铁贵宾厅' : '机场贵宾厅'}</p>
            <p className={styles.noVisits}>还没有可用次数</p>
            {monthly ?? (
              <a className={`${styles.buy} touch-target`} href={href({ page: 'railCurated' })}>
                去高铁甄选看看
              </a>
            )}
          </>
        ) : (
          <>
            <OwnedRights owned={owned} />
            {monthly}
          </>
        )}
      </div>
      <img
        className="decorative"
        src={picture(kind === 'airport' ? 'goods/air-cut' : 'goods/rail-cut')}
        width="134"
        height="134"
        alt=""
      />
    </section>
  );
}

/** The right that is used next: of those with visits left the one that ends first. */
function OwnedRights({ owned }: { owned: readonly LoungeRight[] }) {
  const usable = owned.filter(({ leftCount }) => leftCount > 0);
  const first = usable[0] ?? owned[0];
  const left = owned.reduce((sum, { leftCount }) => sum + leftCount, 0);
  if (!first) return null;
  const max = Math.max(0, ...usable.map(({ companions }) => companions));
  return (
    <>
      <p>{first.rightName}</p>
      <p>
        <span className={`number ${styles.count}`}>{left}</span> 次可用
      </p>
      <p className={styles.validity}>
        {chinaDay(new Date(first.expiresAt)).replaceAll('-', '.')}前有效
        {max > 0 && `，可带${max}人`}
      </p>
    </>
  );
}

/** Visits of the own memberships that are not claimed yet this month, leading to where they are claimed. */
function MonthlyVisits({ products, count }: { products: readonly OpenProduct[]; count: number }) {
  const href = useHref();
  const [first, ...others] = products;
  if (!first) return null;
  const { productId: offerId, subscriptionId, productName } = first;
  return (
    <a
      className={`${styles.buy} touch-target`}
      href={href(
        others.length > 0
          ? { page: 'myMonth' }
          : { page: 'rightsEntrance', query: { offerId, subscriptionId } },
      )}
    >
      {others.length > 0 ? '您的会员' : productName}本月还可领{count}次
    </a>
  );
}
