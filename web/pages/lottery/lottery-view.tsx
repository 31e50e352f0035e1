import { Suspense, useState } from 'react';
import { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryBoard } from '#core/contract/activity/lottery.shapes.ts';
import { lotteryRefusals } from '#core/rules/activity/activity-refusals.ts';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { FeatureNote, usePaused } from '#web/platform/gateway/limited-features.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { useArt } from '#web/art/use-art.ts';
import { useTurns } from '#web/ui/turns/use-turns.ts';
import { ChancesNote } from './chances-note.tsx';
import { TaskList } from './task-list.tsx';
import { useDraw } from './use-draw.ts';
import { Wheel } from './wheel.tsx';
import styles from './lottery.module.css';

const Rules = lazyPart(() => import('./lottery-rules.tsx').then(({ LotteryRules }) => LotteryRules));
const Result = lazyPart(() => import('./draw-result.tsx').then(({ DrawResult }) => DrawResult));

interface LotteryViewProps {
  readonly board: LotteryBoard;
  readonly recordsHref: string;
}

const closed: Readonly<Record<Exclude<LotteryBoard['state'], 'open'>, string>> = {
  notBegun: '活动还没有开始，请稍后再来',
  stopped: lotteryRefusals.stopped,
  usedUp: lotteryRefusals.usedUp,
  ended: lotteryRefusals.ended,
};

/** The wheel with the subscriber's chances, and the tasks that bring more. */
export function LotteryView({ board, recordsHref }: LotteryViewProps) {
  const { lotteryId, prizes, dailyChances } = board;
  const { goToLogin } = useSessionActions();
  const kind = useSession(({ session }) => session.kind);
  const isOpen = board.state === 'open';
  const own = useCall(lottery.lotteryState, { lotteryId }, { enabled: kind === 'member' && isOpen });
  const state = kind === 'member' ? own.data : undefined;
  const { turn, busy, shown, draw, close } = useDraw(board);
  const paused = usePaused('lottery');
  const [isExplained, setExplained] = useState(false);
  const press = () => {
    if (kind === 'guest') goToLogin();
    else if (state?.next) draw(state.next);
    else if (state) toast('今天的机会用完了，做任务可以再得');
    else void own.refetch();
  };
  return (
    <>
      <FeatureNote feature="lottery" />
      {board.state === 'open' ? (
        <ChancesNote
          kind={kind}
          state={state}
          isFailed={own.error !== undefined}
          dailyChances={dailyChances}
          onRetry={() => void own.refetch()}
        />
      ) : (
        <p className={styles.pill}>{closed[board.state]}</p>
      )}
      <Wheel
        prizes={prizes}
        turn={turn}
        text={kind === 'guest' ? '登录' : '抽奖'}
        note={kind === 'guest' ? '就能转' : '消耗1次'}
        more={kind === 'guest' ? '' : `，还有${state?.chancesLeft ?? 0}次机会`}
        busy={busy || !isOpen || paused !== undefined || (kind !== 'guest' && !state && !own.error)}
        onPress={press}
      />
      <Winners winners={board.winners} />
      <section className={styles.card} aria-labelledby="tasks" data-floor="做任务">
        <h2 id="tasks" className={styles.cardTitle}>
          做任务，得机会
          <button type="button" className={styles.rules} onClick={() => setExplained(true)}>
            规则和概率
            <Icon of={rightIcon} size={14} />
          </button>
        </h2>
        <TaskList
          lotteryId={lotteryId}
          tasks={state?.tasks}
          at={own.at}
          onSignIn={kind === 'guest' ? goToLogin : undefined}
        />
      </section>
      <Suspense fallback={null}>
        {isExplained && <Rules open board={board} onClose={() => setExplained(false)} />}
        {shown && (
          <Result
            shown={shown}
            chancesLeft={state?.chancesLeft ?? 0}
            recordsHref={recordsHref}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/** The last winners, one after the other; with reduced motion the last one alone. */
function Winners({ winners }: Pick<LotteryBoard, 'winners'>) {
  const art = useArt();
  const { list, turn } = useTurns<HTMLParagraphElement>(winners.length);
  const winner = winners[turn];
  return (
    <p ref={list} className={styles.winner}>
      <img src={art('quick/gift')} width={22} height={22} alt="" />
      <span>{winner ? `恭喜 ${winner.mobile} 抽中${winner.prizeName}` : '好礼都在，等您来抽第一份'}</span>
    </p>
  );
}
