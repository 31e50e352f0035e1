import { createHash } from 'node:crypto';
import { z } from 'zod';
import { exactYuan } from '#core/rules/pricing/money.ts';
import { downloadFile } from '../download-file.ts';
import type { StatementRow } from '#core/rules/pay/compare-statement.ts';
import { statementCsv } from './statement-csv.ts';

export const chatPayBill = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().max(80),
  download_url: z.url(),
});

/** Downloads a bill from the platform; its answer is not signed, so the hash that was signed decides. */
export async function chatPayStatement(
  { hash_value, download_url }: z.output<typeof chatPayBill>,
  origin: string,
  authorize: (path: string) => Promise<string>,
): Promise<readonly StatementRow[] | undefined> {
  if (!download_url.startsWith(`${origin}/`)) return undefined;
  const authorization = await authorize(download_url.slice(origin.length));
  const file = await downloadFile(download_url, { authorization });
  if (!file || createHash('sha1').update(file).digest('hex') !== hash_value.toLowerCase()) return undefined;
  return statementCsv(file.toString('utf8'), '商户订单号')?.flatMap((row) => rowsOf(row));
}

function rowsOf(row: Readonly<Record<string, string>>): readonly StatementRow[] {
  const paymentNo = row['商户订单号'] ?? '';
  const [paid, back] = [exactYuan(row['订单金额'] ?? ''), exactYuan(row['申请退款金额'] ?? '')];
  switch (row['交易状态']) {
    case 'SUCCESS':
      return paid === undefined ? [] : [{ kind: 'payment', no: paymentNo, paymentNo, amountFen: paid }];
    case 'REFUND':
      return back === undefined
        ? []
        : [{ kind: 'refund', no: row['商户退款单号'] ?? '', paymentNo, amountFen: back }];
    case undefined:
    default:
      return [];
  }
}
