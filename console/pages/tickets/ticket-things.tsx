import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { DeskTicketDetail } from '#core/contract/console/service/tickets/tickets.shapes.ts';
import { orderStateTexts } from '#core/rules/order/order-states.ts';
import { claimStateNames } from '#core/rules/console/rights/claim-state-names.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { useChange, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FormError } from '../../ui/field.tsx';
import styles from './tickets.module.css';

type Order = DeskTicketDetail['orders'][number];
type Claim = DeskTicketDetail['claims'][number];

/** What the ticket is about, and the subscriber's newest orders and claims to choose it from. */
export function TicketThings({ ticket }: { readonly ticket: DeskTicketDetail }) {
  const { ticketId, orders, claims, recent } = ticket;
  const { may } = useMe();
  const link = useChange(ticketDesk.linkTicket);
  const linkButton = (kind: 'order' | 'claim', key: string, name: string): ReactNode =>
    may('tickets.answer') && (
      <Button
        size="small"
        label={`关联 ${name}`}
        busy={link.isPending}
        onPress={() => link.mutate({ ticketId, kind, key })}
      >
        关联
      </Button>
    );
  const hasNone = orders.length + claims.length === 0;
  const hasRecent = recent.orders.length + recent.claims.length > 0;
  return (
    <Card title="关联" facts="订单、领取">
      <FormError error={link.error} />
      {hasNone && <p className={styles.nothing}>还没有关联，模板里的订单号和权益要先关联</p>}
      <ul className={styles.things} aria-label="已关联">
        {orders.map((order) => (
          <OrderRow key={order.orderNo} order={order} />
        ))}
        {claims.map((claim) => (
          <ClaimRow key={claim.claimId} claim={claim} />
        ))}
      </ul>
      {hasRecent && (
        <>
          <h3 className={styles.recent}>最近的订单和领取</h3>
          <ul className={styles.things} aria-label="最近">
            {recent.orders.map((order) => (
              <OrderRow key={order.orderNo} order={order}>
                {linkButton('order', order.orderNo, order.goodsName)}
              </OrderRow>
            ))}
            {recent.claims.map((claim) => (
              <ClaimRow key={claim.claimId} claim={claim}>
                {linkButton('claim', claim.claimId, claim.rightsName)}
              </ClaimRow>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

const OrderRow = ({ order, children }: { readonly order: Order; readonly children?: ReactNode }) => (
  <li>
    <Link to="/orders/$orderNo" params={{ orderNo: order.orderNo }}>
      {order.goodsName}
      <small>{`${formatTime(order.createdAt)}，${formatFen(order.payableFen)}，${orderStateTexts[order.state]}`}</small>
    </Link>
    {children}
  </li>
);

const ClaimRow = ({ claim, children }: { readonly claim: Claim; readonly children?: ReactNode }) => (
  <li>
    <Link to="/claims/$claimId" params={{ claimId: claim.claimId }}>
      {claim.rightsName}
      <small>{`${formatTime(claim.claimedAt)}，${claimStateNames[claim.state]}`}</small>
    </Link>
    {children}
  </li>
);
