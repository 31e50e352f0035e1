import { afterSale } from '#core/contract/order/after-sale.ts';
import type { Refund } from '#core/contract/order/after-sale.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { refundMissing } from '#core/rules/order/order-states.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { FactList } from '#web/features/orders/fact-list.tsx';
import { missingOrder } from '#web/features/orders/missing-order.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { RefundSkeleton } from './refund-skeleton.tsx';
import styles from './refund.module.css';

const pollMs = 5_000;
const firstSteps: Readonly<Record<Refund['cause'], string>> = {
  subscriber: '提交退款申请',
  delivery: '发放失败，自动退款',
  ended: '到期未使用，自动退款',
};
const secondSteps: Readonly<Record<Refund['state'], string>> = {
  refunding: '退款处理中',
  delayed: '渠道未完成，人工处理中',
  closed: '渠道未完成，已转人工',
  refunded: '退款处理中',
};
const looks: Readonly<Record<Refund['state'], { readonly title: string; readonly text: string }>> = {
  refunding: { title: '退款处理中', text: '款项将原路退回，一般几分钟内到账' },
  delayed: { title: '退款延迟，人工处理中', text: '付款渠道没有完成退款，客服正在处理，您不用重复申请' },
  closed: { title: '退款已转人工处理', text: '付款渠道不能完成退款，如果没有收到款项，请联系客服' },
  refunded: { title: '退款已到账', text: '款项已原路退回' },
};

/** 退款进度: how far a refund is. */
function RefundDetail() {
  const refundNo = useQueryValue('refundNo') ?? '';
  const isMember = useSession(({ session }) => session.kind === 'member');
  const query = useCall(
    afterSale.refundDetail,
    { refundNo },
    {
      enabled: isMember && refundNo !== '',
      refetchMs: (refund) => (refund?.settledAt === null && refund.state !== 'closed' ? pollMs : false),
    },
  );
  return (
    <PageFrame
      title="退款进度"
      guest={{ title: '登录后查看退款', text: '只有下单的号码能查看' }}
      instead={missingOrder(query, refundNo, refundMissing)}
      query={query}
      failedTitle="退款没有加载出来"
      skeleton={<RefundSkeleton />}
    >
      {(refund) => <Progress refund={refund} />}
    </PageFrame>
  );
}

function Progress({ refund }: { refund: Refund }) {
  const href = useHref();
  const { refundNo, orderNo, state, cause, reason, amountFen, pointsFen, requestedAt, settledAt, lines } =
    refund;
  const steps = [
    { text: firstSteps[cause], at: requestedAt },
    { text: secondSteps[state], at: requestedAt },
    { text: '退款到账', at: settledAt },
  ];
  return (
    <>
      <section className={styles.head} aria-label="退款状态">
        <h2 className={styles.title}>{looks[state].title}</h2>
        <p className="text-sub text-secondary">{looks[state].text}</p>
      </section>
      <Floor label="退款进度">
        <ol className={styles.steps}>
          {steps.map(({ text, at }) => (
            <li key={text} className={joinClasses(styles.step, at !== null && styles.reached)}>
              <span>
                {text}
                <span className="visually-hidden">{at === null ? '（未完成）' : '（已完成）'}</span>
              </span>
              {at !== null && <time dateTime={at}>{chinaMinute(Date.parse(at))}</time>}
            </li>
          ))}
        </ol>
      </Floor>
      <Floor label="退款信息">
        <FactList
          facts={[
            ['退款金额', `¥${formatFen(amountFen)}`],
            pointsFen > 0 && ['退还AI豆', `${pointsFen.toLocaleString('zh-CN')}豆`],
            ['退款商品', lines.map(({ goodsName, quantity }) => `${goodsName}×${quantity}`).join('、')],
            ['退款原因', reason],
            ['退款编号', refundNo, 'number'],
          ]}
        />
      </Floor>
      <div className={styles.submit}>
        <Button kind="outline" full href={href({ page: 'orderDetail', query: { orderNo } })}>
          查看订单
        </Button>
      </div>
    </>
  );
}

export const page: PageDefinition = { Page: RefundDetail };
