import { rail } from '#core/contract/goods/rail.ts';
import type { HallKind, LoungeRight } from '#core/contract/goods/rail.shapes.ts';
import { chinaDay } from '#core/rules/format/china-day.ts';
import { useCall } from '#web/platform/api/use-call.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './rail.module.css';

/** The visits the subscriber holds of a kind, the reserved ones, or how to get some. */
export function RightsCard({ kind, isMember }: { kind: HallKind; isMember: boolean }) {
  const picture = usePicture();
  const href = useHref();
  const rights = useCall(rail.loungeRights, {}, { enabled: isMember });
  const held = rights.data?.rights.filter((right) => right.kind === kind);
  return (
    <section className={styles.rights} aria-label="我的贵宾厅次数">
      <div className={styles.rightsText}>
        {held === undefined ? (
          rights.error ? (
            <FailedState look="strip" title="次数没有加载出来" onRetry={() => void rights.refetch()} />
          ) : (
            <>
              <SkeletonBox width={120} height={18} />
              <SkeletonBox width={90} height={36} />
              <SkeletonBox width={150} height={16} />
            </>
          )
        ) : held.length === 0 ? (
          <>
            <p>{kind === 'rail' ? '高铁贵宾厅' : '机场贵宾厅'}</p>
            <p className={styles.noVisits}>还没有可用次数</p>
            <a className={`${styles.buy} touch-target`} href={href({ page: 'railCurated' })}>
              去高铁甄选看看
            </a>
          </>
        ) : (
          <Held held={held} />
        )}
      </div>
      <img
        src={picture(kind === 'airport' ? 'goods/air-cut' : 'goods/rail-cut')}
        width="134"
        height="134"
        alt=""
      />
    </section>
  );
}

/** The right that is used next: of those with visits left the one that ends first. */
function Held({ held }: { held: readonly LoungeRight[] }) {
  const usable = held.filter(({ leftCount }) => leftCount > 0);
  const first = usable[0] ?? held[0];
  const left = held.reduce((sum, { leftCount }) => sum + leftCount, 0);
  if (!first) return null;
  const most = Math.max(0, ...usable.map(({ companions }) => companions));
  return (
    <>
      <p>{first.rightName}</p>
      <p>
        <span className={`number ${styles.count}`}>{left}</span> 次可用
      </p>
      <p className={styles.validity}>
        {chinaDay(new Date(first.expiresAt)).replaceAll('-', '.')}前有效
        {most > 0 && `，可带${most}人`}
      </p>
    </>
  );
}
