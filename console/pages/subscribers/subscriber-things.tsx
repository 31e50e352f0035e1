import { getRouteApi, Link } from '@tanstack/react-router';
import { compensations } from '#core/contract/console/service/compensations/compensations.ts';
import { subscriberDesk } from '#core/contract/console/service/subscribers/subscribers.ts';
import type {
  SubscriberClaim,
  SubscriberMessage,
  SubscriberOrder,
  SubscriberSignIn,
  SubscriberTicket,
} from '#core/contract/console/service/subscribers/subscriber-lists.shapes.ts';
import { ticketTopicNames } from '#core/rules/console/service/tickets/ticket-acts.ts';
import { claimStateNames } from '#core/rules/console/rights/claim-state-names.ts';
import { StateTabs } from '../../lists/state-tabs.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { formatFen, formatTime } from '../../platform/format.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Code } from '../../ui/code.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Tag } from '../../ui/parts.tsx';
import { compensationColumns } from '../compensations/compensation-columns.tsx';
import { OrderState } from '../orders/order-words.tsx';
import { TicketState } from '../tickets/ticket-words.tsx';
import { SubscriberNotes } from './subscriber-notes.tsx';
import styles from './subscribers.module.css';

const route = getRouteApi('/shell/subscribers/$userId');

const tabs = [
  ['claims', '领取'],
  ['orders', '订单'],
  ['tickets', '工单'],
  ['compensations', '补偿'],
  ['messages', '消息'],
  ['sign-ins', '登录和设备'],
  ['notes', '备注'],
] as const;
type Tab = (typeof tabs)[number][0];

interface ThingsProps {
  readonly userId: string;
}
/** What there was between the subscriber and the mall, a list for each kind. */
export function SubscriberThings({ userId }: ThingsProps) {
  const { things } = route.useSearch();
  const navigate = route.useNavigate();
  const chosen: Tab = tabs.find(([tab]) => tab === things)?.[0] ?? 'claims';
  return (
    <section aria-label="往来">
      <StateTabs
        tabs={tabs.map(([tab, title]) => ({ tab, title }))}
        chosen={chosen}
        onChoose={(tab) => void navigate({ search: tab === 'claims' ? {} : { things: tab }, replace: true })}
      />
      <Things tab={chosen} userId={userId} />
    </section>
  );
}

function Things({ tab, userId }: ThingsProps & { readonly tab: Tab }) {
  switch (tab) {
    case 'claims':
      return <Claims userId={userId} />;
    case 'orders':
      return <Orders userId={userId} />;
    case 'tickets':
      return <Tickets userId={userId} />;
    case 'compensations':
      return <Compensations userId={userId} />;
    case 'messages':
      return <Messages userId={userId} />;
    case 'sign-ins':
      return <SignIns userId={userId} />;
    case 'notes':
      return <SubscriberNotes userId={userId} />;
  }
}

const claimTones = { delivering: 'info', delivered: 'success', failed: 'plain' } as const;
const claimColumns: readonly Column<SubscriberClaim>[] = [
  {
    title: '权益',
    cell: ({ claimId, rightsName, productName }) => (
      <Link to="/claims/$claimId" params={{ claimId }} className={styles.thing}>
        <span className={styles.link}>{rightsName}</span>
        <small>{productName}</small>
      </Link>
    ),
  },
  { title: '月份', cell: ({ cycle }) => cycle },
  { title: '领取', cell: ({ claimedAt }) => formatTime(claimedAt) },
  { title: '结束', cell: ({ settledAt }) => (settledAt === null ? '—' : formatTime(settledAt)) },
  { title: '状态', cell: ({ state }) => <Tag tone={claimTones[state]}>{claimStateNames[state]}</Tag> },
];
const Claims = ({ userId }: ThingsProps) => (
  <RowList
    caption="领取"
    columns={claimColumns}
    list={useRows(subscriberDesk.subscriberClaims, { userId })}
    keyOf={({ claimId }) => claimId}
    empty="还没有领取过权益"
  />
);

const orderColumns: readonly Column<SubscriberOrder>[] = [
  {
    title: '商品',
    cell: ({ orderNo, goodsName }) => (
      <Link to="/orders/$orderNo" params={{ orderNo }} className={styles.thing}>
        <span className={styles.link}>{goodsName}</span>
        <small>{orderNo}</small>
      </Link>
    ),
  },
  { title: '应付', align: 'end', cell: ({ payableFen }) => formatFen(payableFen) },
  {
    title: '已退',
    align: 'end',
    cell: ({ refundedFen }) => (refundedFen === 0 ? '—' : formatFen(refundedFen)),
  },
  { title: '下单', cell: ({ createdAt }) => formatTime(createdAt) },
  { title: '状态', cell: (order) => <OrderState order={order} /> },
];
const Orders = ({ userId }: ThingsProps) => (
  <RowList
    caption="订单"
    columns={orderColumns}
    list={useRows(subscriberDesk.subscriberOrders, { userId })}
    keyOf={({ orderNo }) => orderNo}
    empty="还没有下过单"
  />
);

const ticketColumns: readonly Column<SubscriberTicket>[] = [
  {
    title: '工单',
    cell: ({ ticketId, ticketNo, title }) => (
      <Link to="/tickets/$ticketId" params={{ ticketId }} className={styles.thing}>
        <span className={styles.link}>{title}</span>
        <small>{ticketNo}</small>
      </Link>
    ),
  },
  { title: '主题', cell: ({ topic }) => ticketTopicNames[topic] },
  { title: '提交', cell: ({ createdAt }) => formatTime(createdAt) },
  { title: '最后更新', cell: ({ updatedAt }) => formatTime(updatedAt) },
  { title: '状态', cell: (ticket) => <TicketState ticket={ticket} /> },
];
const Tickets = ({ userId }: ThingsProps) => (
  <RowList
    caption="工单"
    columns={ticketColumns}
    list={useRows(subscriberDesk.subscriberTickets, { userId })}
    keyOf={({ ticketId }) => ticketId}
    empty="没有提交过工单"
  />
);

const Compensations = ({ userId }: ThingsProps) => (
  <RowList
    caption="补偿"
    columns={compensationColumns}
    list={useRows(compensations.compensations, { userId })}
    keyOf={({ compensationId }) => compensationId}
    empty="没有补偿过这位用户"
  />
);

const messageColumns: readonly Column<SubscriberMessage>[] = [
  {
    title: '消息',
    cell: ({ title, text }) => (
      <span className={styles.thing}>
        {title}
        <small>{text}</small>
      </span>
    ),
  },
  { title: '发出', cell: ({ publishedAt }) => formatTime(publishedAt) },
  { title: '状态', cell: ({ isRead }) => (isRead ? <Tag>已读</Tag> : <Tag tone="info">未读</Tag>) },
];
const Messages = ({ userId }: ThingsProps) => (
  <RowList
    caption="消息"
    columns={messageColumns}
    list={useRows(subscriberDesk.subscriberMessages, { userId })}
    keyOf={({ messageId }) => messageId}
    empty="没有单独发给这位用户的消息"
  />
);

const signInColumns: readonly Column<SubscriberSignIn>[] = [
  { title: '时间', cell: ({ at }) => formatTime(at) },
  { title: '发生了什么', cell: ({ text, times }) => (times > 1 ? `${text}，${times} 次` : text) },
  { title: '来自', cell: ({ network }) => <Code>{network || '—'}</Code> },
  { title: '结果', cell: ({ isRefused }) => (isRefused ? <Tag tone="danger">拦下</Tag> : <Tag>完成</Tag>) },
];
const SignIns = ({ userId }: ThingsProps) => (
  <RowList
    caption="登录和设备"
    columns={signInColumns}
    list={useRows(subscriberDesk.subscriberSignIns, { userId })}
    keyOf={({ entryId }) => entryId}
    empty="半年内没有登录记录"
  />
);
