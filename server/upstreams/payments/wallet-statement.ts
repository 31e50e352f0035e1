import { exactYuan } from '#core/rules/pricing/money.ts';
import { downloadFile } from '../download-file.ts';
import type { StatementRow } from '#core/rules/pay/compare-statement.ts';
import { statementCsv } from './statement-csv.ts';
import { zipFile } from './zip-file.ts';

const gbk = new TextDecoder('gbk');

/** Downloads the wallet's bill: a ZIP archive of the trades and their totals, in GBK. */
export async function walletStatement(url: string): Promise<readonly StatementRow[] | undefined> {
  const archive = await downloadFile(url);
  const file = archive && zipFile(archive, (name) => !gbk.decode(name).includes('汇总'));
  return file && statementCsv(gbk.decode(file), '商户订单号')?.flatMap((row) => rowsOf(row));
}

/** Refunds have negative amounts. */
function rowsOf(row: Readonly<Record<string, string>>): readonly StatementRow[] {
  const paymentNo = row['商户订单号'] ?? '';
  const amountFen = exactYuan((row['订单金额（元）'] ?? '').replace('-', ''));
  if (amountFen === undefined) return [];
  switch (row['业务类型']) {
    case '交易':
      return [{ kind: 'payment', no: paymentNo, paymentNo, amountFen }];
    case '退款':
      return [{ kind: 'refund', no: row['退款批次号/请求号'] ?? '', paymentNo, amountFen }];
    case undefined:
    default:
      return [];
  }
}
