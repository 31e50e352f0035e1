import { till } from '#core/contract/goods/till.ts';
import type { TillPayment } from '#core/contract/goods/till.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { clockIcon } from '#web/art/icons/clock-icon.ts';
import { warnIcon } from '#web/art/icons/warn-icon.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useLiveChanges } from '#web/platform/live/use-live-changes.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import styles from './pay-code-result.module.css';

const yuan = (fen: number): string => `¥${(fen / 100).toFixed(2)}`;
const looks = {
  paying: { title: '正在确认扣款', icon: clockIcon, className: styles.waiting },
  paid: { title: '支付成功', icon: checkIcon, className: styles.done },
  failed: { title: '支付没有成功', icon: warnIcon, className: styles.failed },
  refunded: { title: '已退款', icon: checkIcon, className: styles.done },
} as const;
const refunding = { title: '退款处理中', icon: clockIcon, className: styles.waiting };
const skeleton = (
  <div className={styles.result} role="status" aria-label="加载中">
    <SkeletonBox width={72} height={72} radius={36} />
    <SkeletonBox width={160} height={28} />
    <SkeletonBox height={120} />
  </div>
);

/** 支付结果: one payment at a till, followed until it is settled; without a number, all of them. */
function PayCodeResult() {
  const paymentNo = useQueryValue('paymentNo');
  return (
    <PageFrame title={paymentNo === undefined ? '支付记录' : '支付结果'}>
      {paymentNo === undefined ? <Payments /> : <Result paymentNo={paymentNo} />}
    </PageFrame>
  );
}

function Result({ paymentNo }: { paymentNo: string }) {
  const href = useHref();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const answer = useCall(
    till.tillPayment,
    { paymentNo },
    {
      enabled: isMember,
      staleMs: 0,
      refetchMs: (data) => (data?.payment?.state === 'paying' ? 3_000 : false),
    },
  );
  useLiveChanges(isMember, () => void answer.refetch());
  return (
    <QueryState
      query={answer}
      failedLook="page"
      failedTitle="支付结果没有加载出来"
      skeleton={skeleton}
      isEmpty={({ payment }) => payment === null}
      empty={
        <EmptyState
          art="orders"
          title="没有找到这笔支付"
          action={{ text: '返回苏惠码', href: href({ page: 'payCode' }) }}
        />
      }
    >
      {({ payment }) => payment && <Outcome payment={payment} />}
    </QueryState>
  );
}

function Outcome({ payment }: { payment: TillPayment }) {
  const href = useHref();
  const { title, icon, className } =
    payment.state === 'refunded' && payment.refundingFen > 0 ? refunding : looks[payment.state];
  return (
    <>
      <section className={styles.result} aria-label="支付结果">
        <span className={className}>
          <Icon of={icon} size={36} />
        </span>
        <div role="status">
          <h2>{title}</h2>
        </div>
        <p className={`number ${styles.sum}`}>{yuan(payment.payableFen)}</p>
        {payment.reason !== null && <p>{payment.reason}</p>}
      </section>
      <Cells title="支付明细">
        <Cell title="门店" end={payment.shopName} />
        <Cell title="消费金额" end={yuan(payment.amountFen)} />
        {payment.discountFen > payment.couponFen && (
          <Cell title="门店优惠" end={`-${yuan(payment.discountFen - payment.couponFen)}`} />
        )}
        {payment.couponFen > 0 && <Cell title="优惠券" end={`-${yuan(payment.couponFen)}`} />}
        <Cell title="付款方式" end={payment.payMethodName} />
        {payment.refundedFen > payment.refundingFen && (
          <Cell title="已退回话费" end={yuan(payment.refundedFen - payment.refundingFen)} />
        )}
        {payment.refundingFen > 0 && <Cell title={refundTitle(payment)} end={yuan(payment.refundingFen)} />}
        <Cell title="时间" end={chinaMinute(new Date(payment.createdAt))} />
      </Cells>
      <p className={styles.actions}>
        <Button kind="soft" href={href({ page: 'payCode', query: { shopCode: payment.shopCode } })}>
          返回苏惠码
        </Button>
      </p>
    </>
  );
}

function refundTitle({ isRefundDelayed, isRefundClosed }: TillPayment): string {
  if (isRefundClosed) return '退款转人工，请联系客服';
  return isRefundDelayed ? '退款人工处理中' : '正在退回话费';
}

function Payments() {
  const href = useHref();
  const isMember = useSession(({ session }) => session.kind === 'member');
  const payments = useCall(till.tillPayments, { pageSize: 50 }, { enabled: isMember, staleMs: 0 });
  return (
    <QueryState
      query={payments}
      failedLook="page"
      failedTitle="支付记录没有加载出来"
      skeleton={skeleton}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState
          art="orders"
          title="还没有支付记录"
          text="到店出示苏惠码付款，记录会出现在这里"
          action={{ text: '出示苏惠码', href: href({ page: 'payCode' }) }}
        />
      }
    >
      {({ list }) => (
        <Cells title="支付记录" titleHidden>
          {list.map(({ paymentNo, shopName, payableFen, createdAt, state }) => (
            <Cell
              key={paymentNo}
              title={shopName}
              note={`${chinaMinute(new Date(createdAt))}，${looks[state].title}`}
              end={yuan(payableFen)}
              href={href({ page: 'payCodeResult', query: { paymentNo } })}
            />
          ))}
        </Cells>
      )}
    </QueryState>
  );
}

export const page: PageDefinition = { Page: PayCodeResult };
