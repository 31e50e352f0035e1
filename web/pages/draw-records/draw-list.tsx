import { Suspense, useState } from 'react';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryDraw, LotteryId } from '#core/contract/activity/lottery.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { usePages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more/load-more.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { DrawRow } from './draw-row.tsx';
import styles from './draw-records.module.css';

const Proof = lazyPart(() => import('./draw-proof.tsx').then(({ DrawProof }) => DrawProof));

interface DrawListProps {
  readonly lotteryId: LotteryId;
  readonly won: boolean;
  readonly wheelHref: string;
}

const pageSize = 20;

export function DrawList({ lotteryId, won, wheelHref }: DrawListProps) {
  const call = useApi();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const [shown, setShown] = useState<LotteryDraw>();
  const draws = usePages<LotteryDraw, DataOf<typeof lottery.lotteryDraws>>(
    [lottery.lotteryDraws.path, lotteryId, won],
    (pageNum) => call(lottery.lotteryDraws, { lotteryId, won, pageNum, pageSize }),
    { enabled: isMember },
  );
  const { list } = draws;
  if (!list)
    return (
      <QueryPlaceholder
        query={draws}
        skeleton={<DrawsSkeleton />}
        failedTitle="记录没有加载出来"
        failedLook="page"
      />
    );
  if (list.length === 0)
    return (
      <EmptyState
        art="gifts"
        title={won ? '还没有中奖' : '还没有抽过奖'}
        text={won ? '好运正在路上，再去转一转' : '每天都有机会，去转一转'}
        action={{ text: '去转一转', href: wheelHref }}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {list.map((draw) => (
          <DrawRow key={draw.drawId} draw={draw} onVerify={() => setShown(draw)} />
        ))}
      </ul>
      <LoadMore pages={draws} failedTitle="更多记录没有加载出来" className={styles.more} />
      <Suspense fallback={null}>
        {shown && <Proof draw={shown} onClose={() => setShown(undefined)} />}
      </Suspense>
    </>
  );
}

const DrawsSkeleton = () => (
  <div className={styles.list} role="status" aria-label="加载中">
    {[0, 1, 2].map((row) => (
      <div key={row} className={styles.skeleton}>
        <SkeletonBox width={40} height={40} radius={8} />
        <SkeletonBox width="60%" height={40} />
      </div>
    ))}
  </div>
);
