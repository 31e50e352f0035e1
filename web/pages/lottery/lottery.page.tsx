import { lottery } from '#core/contract/activity/lottery.ts';
import { routeAt } from '#core/site/routes.ts';
import { lotteryAt } from '#web/features/lottery/lottery-at.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref, usePageId } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { LotteryView } from './lottery-view.tsx';
import styles from './lottery.module.css';

/** 转转赚: a wheel with published odds; its draws can be verified in the records. */
function Lottery() {
  const href = useHref();
  const { lotteryId, records } = lotteryAt(usePageId());
  const board = useCall(lottery.lotteryBoard, { lotteryId });
  const recordsHref = href({ page: records });
  return (
    <PageFrame
      title="转转赚"
      hero={{ motif: 'cloud', className: styles.hero }}
      right={<NavAction text="中奖记录" href={recordsHref} />}
      className={styles.page}
    >
      <div className={styles.head}>
        <p className={styles.slogan}>转一转，赚好礼</p>
        <QueryState
          query={board}
          skeleton={<LotterySkeleton />}
          failedTitle="转盘没有加载出来"
          failedLook="card"
        >
          {(data) => <LotteryView board={data} recordsHref={recordsHref} />}
        </QueryState>
      </div>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: Lottery,
  firstCalls: ({ project, path }) => [
    {
      endpoint: lottery.lotteryBoard,
      input: {
        lotteryId: lotteryAt(project === 'workbench' ? undefined : routeAt(project, path)?.page).lotteryId,
      },
    },
  ],
  images: ['shape/wheel-rim', 'shape/wheel-pointer'],
};

/** The boxes of the wheel and the tasks. */
function LotterySkeleton() {
  return (
    <div role="status" aria-label="加载中">
      <p className={styles.pill}>
        <SkeletonBox width={112} height={16} />
      </p>
      <div className={styles.skeletonWheel}>
        <SkeletonBox width={320} height={320} radius={160} />
      </div>
      <div className={styles.card}>
        <SkeletonBox height={200} />
      </div>
    </div>
  );
}
