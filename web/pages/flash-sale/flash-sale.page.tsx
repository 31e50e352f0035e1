import { useId, useState } from 'react';
import { flashSales } from '#core/contract/activity/flash-sales.ts';
import { home } from '#core/contract/goods/home.ts';
import type { FlashSale, FlashSaleGoods } from '#core/contract/goods/home.shapes.ts';
import { flashSaleButton } from '#core/rules/activity/flash-sale-button.ts';
import { Icon } from '#web/art/icon.tsx';
import { boltIcon } from '#web/art/icons/bolt-icon.ts';
import { GoodsCards } from '#web/features/goods/list/goods-cards.tsx';
import { GoodsSkeleton } from '#web/features/goods/list/goods-skeleton.tsx';
import { useLinkedGoods } from '#web/features/goods/list/use-linked-goods.ts';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { FlashSaleRow } from '#web/features/flash-sales/flash-sale-row.tsx';
import { useMyFlashSales } from '#web/features/flash-sales/use-my-flash-sales.ts';
import { useFlashSaleActions } from '#web/features/flash-sales/use-flash-sale-actions.ts';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { FeatureNote } from '#web/platform/gateway/limited-features.tsx';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { useGo, useHref, usePageId, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Countdown } from '#web/ui/countdown/countdown.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { DrawHead } from './draw-head.tsx';
import { MemberNotice } from './member-notice.tsx';
import { NextSession } from './next-session.tsx';
import { PastDraw } from './past-draw.tsx';
import { SessionTabs } from './session-tabs.tsx';
import styles from './flash-sale.module.css';

/** 限时秒杀: the sessions of the day by the server's clock, first come, first served or by draw. */
function FlashSalePage() {
  const href = useHref();
  const sessionId = useQueryValue('sessionId');
  // The inlined answer may be seconds old, so it is refetched at once.
  const answer = useCall(home.seckill, { sessionId }, { staleMs: 0 });
  return (
    <PageFrame
      title="限时秒杀"
      hero={{ motif: 'cloud', height: 300 }}
      right={<NavAction text="我的预约" href={href({ page: 'myAppointments' })} />}
    >
      <FeatureNote feature="flashSale" />
      <ProvinceNote />
      <QueryState
        query={answer}
        skeleton={<FlashSaleSkeleton />}
        failedTitle="秒杀没有加载出来"
        failedLook="card"
      >
        {(session) =>
          session === null ? (
            <div className={styles.card}>
              <EmptyState art="goods" title="今天的秒杀还在准备" text="每天多场，晚点再来看看" />
            </div>
          ) : (
            <Session session={session} at={answer.at} refetch={answer.refetch} />
          )
        }
      </QueryState>
    </PageFrame>
  );
}

interface SessionProps {
  readonly session: FlashSale;
  readonly at: number;
  refetch(): Promise<unknown>;
}

function Session({ session, at, refetch }: SessionProps) {
  const go = useGo();
  const page = usePageId() ?? 'flashSale';
  const requestedId = useQueryValue('sessionId');
  const panelId = useId();
  const offset = useServerOffset(session.serverNow, at);
  const mine = useMyFlashSales(session.sessionId);
  const around = useCall(flashSales.saleAround, { sessionId: requestedId }, { staleMs: 0 }).data;
  const goods = useLinkedGoods(session.goods);
  const { press, busyId } = useFlashSaleActions(useOrderMembership());
  // Time passed since the answer: a countdown that ended shows the next stage before the refetch is answered.
  const [passed, setPassed] = useState(0);
  const now = Math.max(Date.parse(session.serverNow), passed);
  const clock = { now, offset };
  const onEnd = () => {
    setPassed(Date.now() + offset);
    void refetch();
  };
  const isDraw = session.draw !== null;
  const laterOf = ({ goodsId }: FlashSaleGoods) => around?.later.find((each) => each.goodsId === goodsId);
  return (
    <>
      <SessionTabs
        sessions={session.sessions}
        value={session.sessionId}
        panelId={panelId}
        now={now}
        onChange={(sessionId) => go({ page, query: { sessionId } }, 'replace')}
      />
      <div id={panelId} role="tabpanel" aria-label={session.sessionName} data-floor={session.sessionName}>
        <section className={styles.card}>
          {session.draw ? (
            <DrawHead
              session={session}
              draw={session.draw}
              ticket={mine?.ticket}
              clock={clock}
              onEnd={onEnd}
            />
          ) : (
            <FlashSaleHead session={session} clock={clock} onEnd={onEnd} />
          )}
          {session.rightType !== null && (
            <MemberNotice rightType={session.rightType} mayBuy={mine?.mayBuy === true} />
          )}
        </section>
        <section className={isDraw ? styles.card : styles.rest}>
          {goods.length === 0 ? (
            <EmptyState art="goods" size={116} title="本场商品正在准备" text="先看看别的场次" />
          ) : (
            <GoodsCards
              density="row"
              label={`${session.sessionName}商品`}
              goods={goods}
              renderCard={(each, link, place) => (
                <FlashSaleRow
                  goods={each}
                  href={link}
                  eager={place < 4}
                  button={flashSaleButton(session, each, mine, now, laterOf(each))}
                  clock={clock}
                  pricePrefix={isDraw ? '中签价' : '秒杀价'}
                  meter={meterOf(session, each, now)}
                  busy={busyId === each.activityId}
                  onPress={press}
                />
              )}
            />
          )}
        </section>
        {isDraw
          ? around?.yesterday.map((draw) => <PastDraw key={draw.sessionId} draw={draw} />)
          : around?.next && <NextSession session={around.next} mine={mine} busyId={busyId} onPress={press} />}
        <p className={styles.foot}>倒计时以服务器时间为准{!isDraw && '，预约后开抢前5分钟提醒'}</p>
      </div>
    </>
  );
}

function meterOf(
  session: FlashSale,
  { stockTotal, stockLeft, entries }: FlashSale['goods'][number],
  now: number,
): string {
  if (session.draw) return `名额${stockTotal}份 · ${entries}人报名`;
  // What is left of an ended session cannot be bought.
  if (now >= Date.parse(session.endsAt) && stockLeft > 0) return `本场售出${stockTotal - stockLeft}份`;
  return now < Date.parse(session.beginsAt) ? `限量${stockTotal}份` : 'sold';
}

interface HeadProps {
  readonly session: FlashSale;
  readonly clock: { readonly now: number; readonly offset: number };
  onEnd(): void;
}

function FlashSaleHead({ session: { beginsAt, endsAt, goods }, clock, onEnd }: HeadProps) {
  const [begin, end] = [Date.parse(beginsAt), Date.parse(endsAt)];
  const limit = goods[0]?.limitPerUser ?? 1;
  const stage =
    clock.now < begin
      ? { text: '距本场开始', until: begin }
      : clock.now < end
        ? { text: '距本场结束', until: end }
        : undefined;
  return (
    <div className={styles.head}>
      <Icon of={boltIcon} size={18} className={styles.bolt} />
      {stage ? (
        <>
          <span>{stage.text}</span>
          <Countdown key={stage.until} until={stage.until} {...clock} onEnd={onEnd} />
        </>
      ) : (
        <span>本场已结束</span>
      )}
      <span className={styles.limit}>每人每款限{limit}件</span>
    </div>
  );
}

const FlashSaleSkeleton = () => (
  <>
    <div className={styles.sessions} />
    <div className={styles.card}>
      <div className={styles.head} />
      <GoodsSkeleton count={4} density="row" />
    </div>
  </>
);

export const page: PageDefinition = {
  Page: FlashSalePage,
  firstCalls: ({ search }) => {
    const input = { sessionId: new URLSearchParams(search).get('sessionId') ?? undefined };
    return [
      { endpoint: home.seckill, input },
      { endpoint: flashSales.saleAround, input },
    ];
  },
};
