import { sql } from 'kysely';

/** Whether a code `c` was not refunded, alone or with its line. */
export const isOwnedCode = sql<boolean>`(
  not exists (select from order_refund_lines f where f.order_no = c.order_no and f.line = c.line)
  and not exists (select from order_refund_codes f where f.order_no = c.order_no and f.code_id = c.code_id))`;

interface PiecesOfRefund {
  readonly order_no: string;
  readonly line: number;
  readonly refund_no: string;
  readonly pieces: number;
}

/** What each refund gave back, by line: codes one by one, or all pieces of the line. */
export const refundPieces = sql<PiecesOfRefund>`(
  select order_no, line, refund_no, count(*)::integer as pieces from order_refund_codes group by order_no, line, refund_no
  union all
  select n.order_no, n.line, n.refund_no, l.quantity from order_refund_lines n join order_lines l using (order_no, line)
  where not exists (select from order_refund_codes c where c.refund_no = n.refund_no and c.line = n.line)
)`;
