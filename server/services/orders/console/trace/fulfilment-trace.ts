import { maskAll } from '#core/rules/format/phone.ts';
import type { Db } from '../../../../db/database.ts';
import type { DeliveryWay } from '../../../../db/schema/fulfilment.ts';
import { supplierNames } from '../../../platform/public.ts';
import { invoiceTrace } from '../invoices/invoice-trace.ts';
import type { Dated } from './dated.ts';

const ways: Readonly<Record<Exclude<DeliveryWay, 'supplier'>, string>> = {
  codes: '卡密库',
  post: '仓库',
  membership: '会员开通',
  coupons: '优惠券',
};

/** Each line: since when its supplier is asked, until when, and what came of it. */
export async function deliveryTrace(db: Db, orderNo: string): Promise<Dated[]> {
  const [rows, names] = await Promise.all([
    db
      .selectFrom('order_deliveries as d')
      .innerJoin('order_lines as l', (j) =>
        j.onRef('l.order_no', '=', 'd.order_no').onRef('l.line', '=', 'd.line'),
      )
      .select([
        'l.goods_name',
        'd.way',
        'd.supplier',
        'd.state',
        'd.tries',
        'd.deliver_by',
        'd.settled_at',
        'd.note',
      ])
      .select((e) =>
        e
          .selectFrom('order_log as g')
          .select(({ fn }) => fn.min('g.at').as('at'))
          .whereRef('g.order_no', '=', 'd.order_no')
          .where('g.state', '=', 'delivering')
          .as('sent_at'),
      )
      .where('d.order_no', '=', orderNo)
      .orderBy('d.line')
      .execute(),
    supplierNames(db),
  ]);
  return rows.flatMap((row): Dated[] => {
    const of = (at: Date, text: string, tone: Dated['tone']): Dated => ({
      at,
      party: 'delivery',
      text: `${row.goods_name}：${text}`,
      tone,
    });
    const by = row.way === 'supplier' ? `供应商${names[row.supplier] ?? row.supplier}` : ways[row.way];
    const asked = row.tries > 0 ? `，请求 ${row.tries} 次` : '';
    const note = row.note === '' ? '' : `，${maskAll(row.note)}`;
    return [
      ...(row.sent_at ? [of(row.sent_at, `交给${by}`, 'done')] : []),
      ...(row.state === 'delivering' ? [of(row.deliver_by, `最迟到这时有结果${asked}${note}`, 'waits')] : []),
      ...(row.settled_at
        ? [
            row.state === 'failed'
              ? of(row.settled_at, `没有发放${asked}${note}`, 'stopped')
              : of(row.settled_at, `${row.way === 'post' ? '已签收' : '已发放'}${asked}`, 'done'),
          ]
        : []),
    ];
  });
}

export async function shipmentTrace(db: Db, orderNo: string): Promise<Dated[]> {
  const events = await db
    .selectFrom('shipment_events')
    .select(['at', 'text'])
    .where('order_no', '=', orderNo)
    .orderBy('seq')
    .execute();
  return events.map(({ at, text }) => ({ at, party: 'shipment', text: maskAll(text), tone: 'done' }));
}

/** Every round; what the tax service said last comes without its time, so it stands behind what was asked. */
export async function invoicesTrace(db: Db, orderNo: string): Promise<Dated[]> {
  const rounds = await db
    .selectFrom('invoices as i')
    .leftJoin('invoice_reversals as v', 'v.invoice_no', 'i.invoice_no')
    .leftJoin('operators as a', 'a.operator_id', 'v.approved_by')
    .select(['i.invoice_no', 'i.amount_fen', 'i.requested_at', 'i.state', 'i.tries', 'i.note', 'i.issued_at'])
    .select(['i.tax_number', 'i.reversed_at', 'v.reason', 'v.at as decided_at', 'a.name as approved_by'])
    .where('i.order_no', '=', orderNo)
    .orderBy('i.round')
    .execute();
  return rounds.flatMap((row): Dated[] => {
    const { decided_at: decidedAt, approved_by: approvedBy, reason } = row;
    const reversal =
      decidedAt && approvedBy !== null
        ? { at: decidedAt.toISOString(), approvedBy, reason: maskAll(reason ?? '') }
        : null;
    let last = row.requested_at;
    return invoiceTrace(row, reversal).map(({ at, text, tone }) => {
      if (at !== null) last = new Date(at);
      return { at: last, party: 'invoice', text: `${row.invoice_no.slice(-2)} ${text}`, tone };
    });
  });
}
