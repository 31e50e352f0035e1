import { sql } from 'kysely';
import type {
  ConsoleRefundDetail,
  RefundTraceEntry,
} from '#core/contract/console/orders/refund-queue.shapes.ts';
import {
  endRefundObstacle,
  refundEndWayNames,
  sendRefundObstacle,
} from '#core/rules/console/orders/refund-acts.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import type { Db } from '../../../../db/database.ts';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { refundPieces } from '../../orders/refunded-pieces.ts';
import {
  refundColumns,
  refundJoins,
  refundsOf,
  refundTables,
  refundView,
  type RefundRow,
} from './refund-rows.ts';

/** The table of a refund: a number is in one of them, a refund with money not among those without. */
const oneOf = (refundNo: string) =>
  sql.join(
    refundTables.map(
      (table) =>
        sql`(${refundsOf[table]} where f.refund_no = ${refundNo} ${table === 'free' ? sql`and f.amount_fen = 0` : sql``})`,
    ),
    sql` union all `,
  );

/** A refund with what each side says about it, and what can be done with it now. */
export async function refundDetail(
  { db, encryption, clock }: Pick<Deps, 'db' | 'encryption' | 'clock'>,
  refundNo: string,
): Promise<ConsoleRefundDetail> {
  const now = clock.now();
  const {
    rows: [row],
  } = await sql<RefundRow>`
    select ${refundColumns} from (${oneOf(refundNo)}) as r ${refundJoins}`.execute(db);
  if (!row) throw new NotFound('没有这笔退款');
  const [lines, booked, end, waiting] = await Promise.all([
    linesOf(db, refundNo),
    bookedOf(db, refundNo),
    endOf(db, refundNo),
    waitingOf(db, refundNo, now),
  ]);
  const view = refundView(encryption, row, now);
  return {
    ...view,
    onHoldSince: row.held_at?.toISOString() ?? null,
    nextTryAt: row.state === 'open' && !row.held_at ? (row.next_try_at?.toISOString() ?? null) : null,
    lines,
    booked,
    end,
    waiting,
    trace: traceOf(row, end, booked),
    acts: {
      ask: askObstacle(row.pay_method_id),
      send: sendRefundObstacle(view.state),
      end: waiting ? '人工结束的申请在等审批' : endRefundObstacle(view.state),
    },
  };
}

/** Billing has no such question: there a refund is sent again under its number instead. */
function askObstacle(payMethodId: RefundRow['pay_method_id']): string | null {
  if (payMethodId === 3) return '话费系统不能查询，请用重新发送';
  return payMethodId === null || payMethodId === 6 ? '没有经过支付渠道' : null;
}

const linesOf = async (db: Db, refundNo: string): Promise<ConsoleRefundDetail['lines']> =>
  (
    await db
      .selectFrom(refundPieces.as('n'))
      .innerJoin('order_lines as l', (j) =>
        j.onRef('l.order_no', '=', 'n.order_no').onRef('l.line', '=', 'n.line'),
      )
      .select(['l.goods_name', 'n.pieces'])
      .where('n.refund_no', '=', refundNo)
      .orderBy('l.line')
      .execute()
  ).map(({ goods_name, pieces }) => ({ goodsName: goods_name, quantity: pieces }));

async function bookedOf(db: Db, refundNo: string): Promise<ConsoleRefundDetail['booked']> {
  const {
    rows: [row],
  } = await sql<{ at: Date; debit: string; credit: string; amount_fen: number }>`
    select d.at, d.account as debit, c.account as credit, d.amount_fen
    from ledger_entries d join ledger_entries c on c.movement = d.movement and c.side = 'credit'
    where d.movement = ${`refund ${refundNo}`} and d.side = 'debit'`.execute(db);
  return row
    ? { at: row.at.toISOString(), debit: row.debit, credit: row.credit, amountFen: row.amount_fen }
    : null;
}

async function endOf(db: Db, refundNo: string): Promise<ConsoleRefundDetail['end']> {
  const row = await db
    .selectFrom('refund_ends as e')
    .innerJoin('operators as r', 'r.operator_id', 'e.requested_by')
    .innerJoin('operators as a', 'a.operator_id', 'e.approved_by')
    .select(['e.way', 'e.proof_no', 'e.reason', 'e.at', 'r.name as requested_by', 'a.name as approved_by'])
    .where('e.refund_no', '=', refundNo)
    .executeTakeFirst();
  return row
    ? {
        way: row.way,
        proofNo: row.proof_no,
        reason: maskAll(row.reason),
        requestedBy: row.requested_by,
        approvedBy: row.approved_by,
        at: row.at.toISOString(),
      }
    : null;
}

async function waitingOf(db: Db, refundNo: string, now: Date): Promise<ConsoleRefundDetail['waiting']> {
  const row = await db
    .selectFrom('proposals as p')
    .innerJoin('operators as o', 'o.operator_id', 'p.proposed_by')
    .select(['p.proposal_id', 'o.name', 'p.proposed_at'])
    .where('p.kind', '=', 'refunds.end')
    .where('p.target', '=', refundNo)
    .where('p.state', '=', 'waiting')
    .where('p.ends_at', '>', now)
    .executeTakeFirst();
  return row ? { proposalId: row.proposal_id, by: row.name, at: row.proposed_at.toISOString() } : null;
}

/** In the order of time: what we did, what the channel said, what the desk decided. */
function traceOf(
  row: RefundRow,
  end: ConsoleRefundDetail['end'],
  booked: ConsoleRefundDetail['booked'],
): RefundTraceEntry[] {
  const entry = (at: Date | string, rest: Omit<RefundTraceEntry, 'at'>): RefundTraceEntry => ({
    at: typeof at === 'string' ? at : at.toISOString(),
    ...rest,
  });
  const amount = `¥${formatFen(row.amount_fen)}`;
  const said = maskAll(row.error ?? '');
  return [
    entry(row.requested_at, { side: 'ours', text: `申请退回 ${amount}`, tone: 'done' }),
    ...(row.held_at
      ? [
          entry(row.held_at, {
            side: 'channel',
            text: `没有退成：${said || '已拒绝'}，共 ${row.tries} 次`,
            tone: 'stopped',
          }),
        ]
      : row.error !== null && row.state === 'open' && row.next_try_at
        ? [
            entry(row.next_try_at, {
              side: 'channel',
              text: `上次没有退成：${said}；到这时再试`,
              tone: 'waits',
            }),
          ]
        : []),
    ...(end
      ? [
          entry(end.at, {
            side: 'desk',
            text: `${refundEndWayNames[end.way]}退给用户，凭证 ${end.proofNo}`,
            tone: 'stopped',
          }),
        ]
      : []),
    ...(row.done_at
      ? [
          entry(row.done_at, {
            side: 'channel',
            text: row.amount_fen === 0 ? '没有要退的钱' : `已退回 ${amount}`,
            tone: 'done',
          }),
        ]
      : []),
    ...(booked
      ? [entry(booked.at, { side: 'ours', text: `记账 ¥${formatFen(booked.amountFen)}`, tone: 'done' })]
      : []),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}
