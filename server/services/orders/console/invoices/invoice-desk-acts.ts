import type { invoiceDesk } from '#core/contract/console/orders/invoices/invoice-desk.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { invoiceListState, sendInvoiceObstacle } from '#core/rules/console/orders/invoices/invoice-acts.ts';
import { maskAll } from '#core/rules/format/phone.ts';
import type { Deps } from '../../../../deps.ts';
import type { OperatorCall } from '../../../../http/operators/operator.ts';
import { NotFound, Refusal } from '../../../../http/refusal.ts';
import { actorOf, appendAudit, propose } from '../../../operators/public.ts';
import { addInvoice, askAtOnce, invoiceableFen, latestInvoice } from '../../../payments/public.ts';
import { lockedOrder } from '../../orders/tables.ts';
import { invoiceReversal } from './reverse-invoice-kind.ts';

type Call<Name extends keyof typeof invoiceDesk> = (typeof invoiceDesk)[Name];
type Asked = Awaited<ReturnType<Deps['invoices']['query']>>;

/** Asks the tax service what it has of an invoice. It changes nothing. */
export async function askInvoice(
  { db, clock, invoices }: Pick<Deps, 'db' | 'clock' | 'invoices'>,
  invoiceNo: string,
  call: OperatorCall,
): Promise<DataOf<Call<'askInvoice'>>> {
  const row = await db
    .selectFrom('invoices')
    .select('order_no')
    .where('invoice_no', '=', invoiceNo)
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这张发票');
  const said = saidText(await invoices.query(invoiceNo));
  await db.transaction().execute((tx) =>
    appendAudit(
      tx,
      actorOf(call),
      {
        act: '查发票',
        objectKind: 'invoice',
        objectKey: invoiceNo,
        objectName: row.order_no,
        reason: said,
      },
      clock.now(),
    ),
  );
  return { said };
}

function saidText(said: Asked): string {
  switch (said.kind) {
    case 'issued':
      return `税务服务开过这张发票，号码 ${said.taxNumber}`;
    case 'pending':
      return '税务服务正在开具';
    case 'refused':
      return `税务服务拒绝：${maskAll(said.reason)}`;
    case 'absent':
      return '税务服务没有收到这张发票';
    case 'unknown':
      return '税务服务没有答复';
  }
}

/** Asks again at once under the invoice's number; after a refusal the order gets another number with the same title. */
export async function sendInvoiceAgain(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { invoiceNo, reason }: InputOf<Call<'sendInvoiceAgain'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'sendInvoiceAgain'>>> {
  const now = clock.now();
  return db.transaction().execute(async (tx) => {
    const find = () =>
      tx.selectFrom('invoices').selectAll().where('invoice_no', '=', invoiceNo).executeTakeFirst();
    const found = await find();
    if (found) await lockedOrder(tx, found.order_no);
    const row = found && (await find());
    if (!row) throw new NotFound('没有这张发票');
    const restFen = await invoiceableFen(tx, row.order_no);
    const hasLater = (await latestInvoice(tx, row.order_no))?.invoice_no !== invoiceNo;
    const state = invoiceListState(row.state, row.note);
    const obstacle = sendInvoiceObstacle({ state, hasLater, restFen });
    if (obstacle !== null) throw new Refusal(obstacle);
    if (state === 'refused') {
      const { order_no, user_id, title_kind, title_sealed, tax_no, email_sealed } = row;
      await addInvoice(
        tx,
        { order_no, user_id, title_kind, title_sealed, tax_no, email_sealed, amount_fen: restFen },
        now,
      );
    } else await askAtOnce(tx, invoiceNo, now);
    const sent = (await latestInvoice(tx, row.order_no))?.invoice_no ?? invoiceNo;
    await appendAudit(
      tx,
      actorOf(call),
      {
        act: '重发发票',
        objectKind: 'invoice',
        objectKey: invoiceNo,
        objectName: row.order_no,
        changes: [
          {
            field: '请税务服务',
            before: state === 'refused' ? '没有开成' : '等下一次',
            after: `立即，${sent}`,
          },
        ],
        reason,
      },
      now,
    );
    return {
      invoiceNo: sent,
      outcome: state === 'refused' ? '已按原抬头重新申请' : '马上再请税务服务，结果稍后显示',
    };
  });
}

export const proposeInvoiceReversal = (
  deps: Deps,
  { invoiceNo, reason }: InputOf<Call<'proposeInvoiceReversal'>>,
  call: OperatorCall,
): Promise<DataOf<Call<'proposeInvoiceReversal'>>> =>
  propose(deps, invoiceReversal, { input: { invoiceNo, reason }, reason }, call);
