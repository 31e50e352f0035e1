import { afterSale } from '#core/contract/order/after-sale.ts';
import type { OrderFulfilment } from '#core/contract/order/after-sale.shapes.ts';
import { orders } from '#core/contract/order/orders.ts';
import { moreIcon } from '#web/art/icons/more-icon.ts';
import { useOrderCode } from '#web/features/wallet/use-order-code.tsx';
import { useVouchers } from '#web/features/wallet/use-vouchers.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { usePart } from '#web/ui/sheet/use-part.tsx';
import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { orderMilestones, orderSentence } from '#core/rules/order/order-progress.ts';
import { missingOrder } from '#web/features/orders/missing-order.tsx';
import { RenewalCells } from '#web/features/membership/renewal-cells.tsx';
import { Bill } from '#web/features/orders/bill.tsx';
import { OrderLine } from '#web/features/orders/order-line.tsx';
import { TimeToPay } from '#web/features/orders/time-to-pay.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useServerOffset } from '#web/platform/gateway/server-clock.ts';
import { PageLink, useQueryValue, type Target } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { CodeShops } from './code-shops.tsx';
import { CodesFloor } from './codes-floor.tsx';
import { DetailBar } from './detail-bar.tsx';
import { DetailSkeleton, TicketSkeleton } from './detail-skeleton.tsx';
import { lineState } from './line-state.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderLog } from './order-log.tsx';
import { OrderProgress } from './order-progress.tsx';
import { ParcelFloor } from './parcel-floor.tsx';
import { RefundTerms } from './refund-terms.tsx';
import { RefundsFloor } from './refunds-floor.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './order-detail.module.css';

const loadMenu = () => import('./order-menu.tsx').then((found) => found.OrderMenu);

/** An order that is delivered or closed soon is polled. */
const pollMs = 5_000;
const isMoving = (order: GoodsOrder): boolean =>
  ['paid', 'delivering', 'refunding'].includes(order.state) ||
  (order.payBy !== null && Date.parse(order.payBy) <= Date.parse(order.serverNow));

/** 订单详情: what has become of an order, its bill and its facts. */
function OrderDetail() {
  const orderNo = useQueryValue('orderNo') ?? '';
  const kind = useSession(({ session }) => session.kind);
  const query = useCall(
    orders.goodsOrder,
    { orderNo },
    {
      enabled: kind === 'member' && orderNo !== '',
      refetchMs: (order) => (order && isMoving(order) ? pollMs : false),
    },
  );
  const { data: order } = query;
  const { data: fulfilment } = useCall(
    afterSale.orderFulfilment,
    { orderNo },
    {
      enabled: order !== undefined && order.state !== 'created',
      refetchMs: () => (order && isMoving(order) ? pollMs : false),
    },
  );
  const { codeView, ...code } = useOrderCode();
  const menu = usePart(loadMenu);
  // Empty and failed states have dark text.
  const hasHero = kind !== 'guest' && orderNo !== '' && (order !== undefined || query.error === undefined);
  return (
    <PageFrame
      title="订单详情"
      hero={hasHero && { motif: 'cloud', height: 200 }}
      right={order && <IconButton icon={moreIcon} label="更多操作" onPress={menu.show} />}
      bar={order && <DetailBar order={order} fulfilment={fulfilment} code={code} />}
      guest={{ title: '登录后查看订单', text: '只有下单的号码能查看' }}
      instead={missingOrder(query, orderNo)}
      query={query}
      failedTitle="订单没有加载出来"
      skeleton={<DetailSkeleton />}
    >
      {(found) => (
        <>
          <Detail
            order={found}
            fulfilment={fulfilment}
            readAt={query.at}
            onEnd={() => void query.refetch()}
          />
          {codeView}
          {menu.render({ order: found })}
        </>
      )}
    </PageFrame>
  );
}

interface DetailProps {
  readonly order: GoodsOrder;
  /** undefined: not loaded, or nothing is paid. */
  readonly fulfilment: OrderFulfilment | undefined;
  /** When the answer was received. */
  readonly readAt: number;
  onEnd(): void;
}

function Detail({ order, fulfilment, readAt, onEnd }: DetailProps) {
  const { state, lines, steps, payableFen, payBy, serverNow, log } = order;
  const offset = useServerOffset(serverNow, readAt);
  const shown = {
    state,
    log,
    isPhysical: lines.some(({ kind }) => kind === 'physical'),
    waitsForGroup: order.waitingGroup !== null,
    use: order.use,
    isRefunding: order.isRefunding,
  };
  const vouchers = useVouchers(order.orderNo, order.use.codes > 0);
  const tickets = fulfilment?.lines.map(
    ({ line: place, codes, isRefunded }, at) =>
      codes.length > 0 &&
      !isRefunded && (
        <CodesFloor
          key={place}
          orderNo={order.orderNo}
          goodsName={lines[at]?.goodsName ?? ''}
          codes={codes}
          serverNow={serverNow}
        />
      ),
  );
  const hasCodes = order.use.codes > 0;
  const { title, text } = orderSentence(shown);
  return (
    <>
      <section className={styles.head} aria-label="订单状态">
        <Text as="h2" look="title">
          {title}
        </Text>
        <p className={styles.text}>
          {text}
          {payBy !== null && (
            <>
              {'，'}
              <TimeToPay payBy={payBy} serverNow={serverNow} offset={offset} look="light" onEnd={onEnd} />
            </>
          )}
        </p>
      </section>
      {hasCodes && (tickets ?? <TicketSkeleton />)}
      {hasCodes && <CodeShops vouchers={vouchers} />}
      {fulfilment && (
        <RefundTerms orderNo={order.orderNo} lines={fulfilment.lines} goods={hasCodes ? lines : []} />
      )}
      <OrderProgress milestones={orderMilestones(shown)} />
      <Floor label="商品">
        <ul className={styles.lines}>
          {lines.map((each, at) => {
            // Beside the ticket a gift stands with the terms of its goods.
            if (hasCodes && fulfilment && each.giftOf !== null) return null;
            const delivery = fulfilment?.lines[at];
            const status = delivery && lineState(delivery);
            return (
              <li key={each.skuId}>
                <PageLink to={lineTarget(each)}>
                  <OrderLine line={each} />
                </PageLink>
                {status !== undefined && <p className={styles.lineState}>{status}</p>}
                {delivery?.content && <p className={`${styles.lineState} number`}>{delivery.content}</p>}
              </li>
            );
          })}
        </ul>
      </Floor>
      {!hasCodes && tickets}
      {fulfilment?.shipment && <ParcelFloor shipment={fulfilment.shipment} />}
      {fulfilment && fulfilment.refunds.length > 0 && <RefundsFloor refunds={fulfilment.refunds} />}
      {fulfilment?.lines.some(({ way }) => way === 'membership') && (
        <RenewalCells isShown={({ skuId }) => lines.some((each) => each.skuId === skuId)} />
      )}
      <Bill
        steps={steps}
        payableFen={payableFen}
        total={state === 'created' || state === 'closed' ? '应付' : '实付'}
      />
      <OrderFacts order={order} invoice={fulfilment} />
      <OrderLog log={log} />
    </>
  );
}

/** A membership leads to the page of memberships, other goods to their own page. */
const lineTarget = ({ goodsId, skuId, opensMembership }: GoodsOrder['lines'][number]): Target =>
  opensMembership ? { page: 'memberOrder' } : { page: 'goodsDetail', query: { goodsId, skuId } };

export const page: PageDefinition = { Page: OrderDetail };
