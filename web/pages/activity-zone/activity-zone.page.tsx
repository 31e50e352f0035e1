import { Suspense, useState } from 'react';
import { board as boardCalls } from '#core/contract/activity/board.ts';
import type { ActivityBoard } from '#core/contract/activity/board.shapes.ts';
import { groups as calls } from '#core/contract/act/groups.ts';
import type { ZoneActivity } from '#core/contract/act/groups.shapes.ts';
import { boardSections } from '#core/rules/activity/board-sections.ts';
import { lotteryOfTask } from '#web/features/lottery/lottery-at.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { QueryPlaceholder } from '#web/ui/query-state/query-state.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { BoardHead } from './board-head.tsx';
import { GroupCard } from './group-card.tsx';
import { OtherActivities } from './other-activities.tsx';
import { Recommended } from './recommended.tsx';
import { FlashSaleCard } from './flash-sale-card.tsx';
import { smallCards } from './small-cards.tsx';
import { EndedSessions, NextSessions } from './time-line.tsx';
import styles from './board.module.css';

const BrowseCountdown = lazyPart(() =>
  import('#web/features/lottery/browse-countdown.tsx').then((found) => found.BrowseCountdown),
);

/** The name of this page in the groups of activities. */
const requested = { actName: 'activityZone' };
/** What others take and register for is seen without a reload. */
const pollMs = 15_000;

/** 活动专区: what runs now with its numbers, what comes next with a reminder, what is over today, and what always runs. */
function ActivityZone() {
  const href = useHref();
  const task = lotteryOfTask(useQueryValue('task'));
  const isMember = useSession(({ session }) => session.kind === 'member');
  const listed = useCall(calls.activityGroups, requested);
  const answer = useCall(
    boardCalls.activityBoard,
    {},
    { refetchMs: pollMs, ...(isMember && { staleMs: 0 }) },
  );
  const failed = [listed, answer].find(({ data, error }) => data === undefined && error !== undefined);
  const refetch = () => void Promise.all([listed.refetch(), answer.refetch()]);
  return (
    <PageFrame
      title="活动专区"
      hero={{ motif: 'cloud', height: 240 }}
      right={<NavAction text="我的预约" href={href({ page: 'myAppointments' })} />}
    >
      {listed.data && answer.data ? (
        <Board
          board={answer.data}
          at={answer.at}
          activities={listed.data.groups.flatMap(({ acts }) => acts)}
          refetch={answer.refetch}
        />
      ) : (
        <QueryPlaceholder
          query={{ error: failed?.error, refetch }}
          skeleton={<BoardSkeleton />}
          failedTitle="活动没有加载出来"
          failedLook="card"
        />
      )}
      <Recommended />
      {task && isMember && (
        <Suspense fallback={null}>
          <BrowseCountdown lotteryId={task} />
        </Suspense>
      )}
    </PageFrame>
  );
}

interface BoardProps {
  readonly board: ActivityBoard;
  readonly at: number;
  readonly activities: readonly ZoneActivity[];
  refetch(): Promise<void>;
}

function Board({ board, at, activities, refetch }: BoardProps) {
  const href = useHref();
  const offset = useServerOffset(board.serverNow, at);
  // A countdown that ended shows the next stage before the refetch is answered.
  const [passed, setPassed] = useState(0);
  const clock = { now: Math.max(Date.parse(board.serverNow), passed), offset };
  const onEnd = () => {
    setPassed(Date.now() + offset);
    void refetch();
  };
  const activityOf = (page: string) =>
    activities.find((activity) => activity.page === page && activity.state === 'running');
  const sale = activityOf('flashSale');
  const { running, next, ended, leftToday } = boardSections(sale ? board.sales : [], clock.now);
  const group = activityOf('groupList') && board.groups;
  const cards = smallCards(board).filter(({ page }) => activityOf(page));
  const shown = new Set(['flashSale', 'groupList', ...cards.map(({ page }) => page)]);
  const others = activities.filter(({ page, state }) => !shown.has(page) || state === 'coming');
  const count = running.length + cards.length + (group ? 1 : 0);
  if (count + next.length + ended.length + others.length === 0)
    return (
      <EmptyState
        look="card"
        art="gifts"
        title="活动正在准备"
        text="先去逛逛分类"
        action={{ text: '去分类', href: href({ page: 'category' }) }}
      />
    );
  return (
    <>
      <BoardHead running={count} leftToday={leftToday} now={clock.now} />
      {running.map((session) => (
        <FlashSaleCard key={session.sessionId} sale={session} clock={clock} onEnd={onEnd} />
      ))}
      {group && <GroupCard groups={group} clock={clock} onEnd={onEnd} />}
      {cards.length > 0 && (
        <ul className={styles.cards} aria-label="每天都有的活动">
          {cards.map(({ page, Card }) => (
            <li key={page}>
              <Card board={board} />
            </li>
          ))}
        </ul>
      )}
      <NextSessions sales={next} now={clock.now} />
      <EndedSessions sales={ended} now={clock.now} />
      <OtherActivities activities={others} />
    </>
  );
}

const BoardSkeleton = () => (
  <div role="status" aria-label="加载中">
    <p className={styles.head} />
    <div className={styles.card}>
      <SkeletonBox height={286} radius={16} />
    </div>
    <div className={styles.card}>
      <SkeletonBox height={114} radius={16} />
    </div>
    <div className={styles.cards}>
      {Array.from({ length: 4 }, (_, at) => (
        <SkeletonBox key={at} height={132} radius={16} />
      ))}
    </div>
  </div>
);

export const page: PageDefinition = {
  Page: ActivityZone,
  firstCalls: () => [
    { endpoint: calls.activityGroups, input: requested },
    { endpoint: boardCalls.activityBoard, input: {} },
  ],
};
