import type pg from 'pg';
import { audit } from '#core/contract/console/audit.ts';
import { claims } from '#core/contract/console/claims.ts';
import { goods } from '#core/contract/console/goods.ts';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import { ledger } from '#core/contract/console/orders/money/ledger.ts';
import { orderConsole } from '#core/contract/console/orders/orders.ts';
import { refundQueue } from '#core/contract/console/orders/refund-queue.ts';
import { ticketDesk } from '#core/contract/console/service/tickets/tickets.ts';
import type { ConsoleEndpoint } from '#core/contract/endpoint.ts';
import { cpuPerRequest } from '../harness/cpu-per-request.ts';
import type { LoadRequest } from '../harness/load-plan.ts';
import type { Product } from '../harness/start-product.ts';
import { taskId } from './fill-lists.ts';

export type ListName =
  | 'one'
  | 'claims'
  | 'moreClaims'
  | 'claimsOfRight'
  | 'goods'
  | 'audit'
  | 'lines'
  | 'orders'
  | 'moreOrders'
  | 'refunds'
  | 'ledger'
  | 'ledgerOfAccount'
  | 'tickets'
  | 'openTickets';
type Lists = Readonly<Record<ListName, LoadRequest>>;

/** Signs an owner of the demo in; returns the cookie. */
export async function ownerCookie({ origin }: Product): Promise<string> {
  const { headers } = await fetch(`${origin}/sandbox/console?as=demo-owner`, { redirect: 'manual' });
  return headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
}

/** The requests of an operator. */
export async function listsOf({ base }: Product, client: pg.Client, cookie: string): Promise<Lists> {
  const { rows: rights } = await client.query<{ rights_id: string; at: Date; claim_id: string }>(
    'select rights_id, claimed_at as at, claim_id from claims order by claimed_at desc, claim_id desc offset 49 limit 1',
  );
  const { rows: orders } = await client.query<{ at: Date; order_no: string }>(
    'select created_at as at, order_no from orders order by created_at desc, order_no desc offset 49 limit 1',
  );
  const [[right], [order]] = [rights, orders];
  const request = (
    { method, prefix, path }: ConsoleEndpoint,
    input: Readonly<Record<string, string | number>> = {},
  ): LoadRequest => {
    const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
    return {
      method,
      path: `${base}${prefix}${path}${method === 'GET' ? `?${query}` : ''}`,
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        'content-type': 'application/json',
        cookie,
      },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    };
  };
  const lastOfPage = `${right?.at.getTime()}.${right?.claim_id}`;
  return {
    one: request(tasks.task, { taskId }),
    claims: request(claims.claims),
    moreClaims: request(claims.claims, { after: lastOfPage }),
    claimsOfRight: request(claims.claims, { rightsId: right?.rights_id ?? '' }),
    goods: request(goods.goodsList),
    audit: request(audit.auditLog),
    lines: request(tasks.taskLines, { taskId }),
    orders: request(orderConsole.orders),
    moreOrders: request(orderConsole.orders, { after: `${order?.at.getTime()}.${order?.order_no}` }),
    refunds: request(refundQueue.refunds),
    ledger: request(ledger.ledger),
    ledgerOfAccount: request(ledger.ledger, { account: 'orders' }),
    tickets: request(ticketDesk.tickets),
    openTickets: request(ticketDesk.tickets, { state: 'open' }),
  };
}

/** CPU of each request in microseconds, server and database together. */
export async function measureLists(
  { origin, pid, databasePid }: Product,
  lists: Lists,
): Promise<Readonly<Record<ListName, number>>> {
  const measured = await cpuPerRequest(
    Object.fromEntries(
      Object.entries(lists).map(([name, request]) => [
        name,
        { origin, request, good: '"success":true', server: pid, database: databasePid },
      ]),
    ),
  );
  return Object.fromEntries(
    Object.entries(measured).map(([name, { serverUs, databaseUs }]) => [name, serverUs + databaseUs]),
  ) as Record<ListName, number>;
}
