import { csvRows } from '../../goods/csv-rows.ts';
import type { RowFault } from '../../goods/goods-price-file.ts';
import type { Parcel } from './ship-obstacle.ts';
import { parcelFault, plainTrackingNo } from './tracking-number.ts';

/** A row of the warehouse's file. */
export interface ParcelRow extends Parcel {
  /** In the file. */
  readonly row: number;
  /** The line of the order; null: all of its physical goods. */
  readonly line: number | null;
}

/** The columns of the file, in any order; others are ignored. The line may be empty or left out. */
export const parcelFileColumns = ['订单号', '行', '快递公司', '运单号'] as const;
const needed = ['订单号', '快递公司', '运单号'] as const;
const maxRows = 2_000;

/** Reads the warehouse's file: its parcels, and every wrong row with its cure. */
export function readParcelFile(csv: string): {
  readonly rows: number;
  readonly parcels: readonly ParcelRow[];
  readonly faults: readonly RowFault[];
} {
  const [head, ...rest] = csvRows(csv);
  const names = head?.cells ?? [];
  const missing = needed.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return {
      rows: 0,
      parcels: [],
      faults: [
        { line: 1, fault: `缺少列：${missing.join('、')}`, cure: `表头应有：${parcelFileColumns.join(',')}` },
      ],
    };
  const faults: RowFault[] = [];
  if (rest.length === 0) faults.push({ line: 2, fault: '没有内容', cure: '表头下面每行写一个订单' });
  const [beyond] = rest.slice(maxRows);
  if (beyond) faults.push({ line: beyond.line, fault: `超过 ${maxRows} 行`, cure: '分成几个文件导入' });
  const parcels: ParcelRow[] = [];
  for (const { line: row, cells } of beyond ? [] : rest) {
    const cell = (column: (typeof parcelFileColumns)[number]): string => cells[names.indexOf(column)] ?? '';
    const parcel = {
      row,
      orderNo: cell('订单号'),
      line: cell('行') === '' ? null : Number(cell('行')),
      carrier: cell('快递公司'),
      trackingNo: plainTrackingNo(cell('运单号')),
    };
    const wrong = rowFault(parcel, parcels);
    if (wrong) faults.push({ line: row, ...wrong });
    else parcels.push(parcel);
  }
  return { rows: rest.length, parcels, faults };
}

function rowFault(
  { orderNo, line, carrier, trackingNo }: ParcelRow,
  before: readonly ParcelRow[],
): Omit<RowFault, 'line'> | null {
  if (/^[\d.]+E\+\d+$/i.test(orderNo))
    return { fault: '订单号被表格软件改成了科学计数', cure: '把这一列设为文本，再填一次订单号' };
  if (!/^[A-Za-z0-9_.:-]{1,64}$/.test(orderNo))
    return {
      fault: orderNo === '' ? '没有写订单号' : `订单号“${orderNo.slice(0, 40)}”不对`,
      cure: '从导出的文件里复制订单号',
    };
  if (line !== null && !(Number.isInteger(line) && line > 0 && line <= 99))
    return { fault: '行不是序号', cure: '写商品在订单里的序号，从 1 开始，或者留空' };
  const faultOfParcel = parcelFault(carrier, trackingNo);
  if (faultOfParcel) return faultOfParcel;
  const same = before.filter((each) => each.orderNo === orderNo);
  const doubled = same.find((each) => each.line === line || each.line === null || line === null);
  if (doubled) return { fault: `和第 ${doubled.row} 行重复`, cure: '每个订单只留一行，或者每件商品一行' };
  const other = same.find((each) => each.carrier !== carrier || each.trackingNo !== trackingNo);
  if (other)
    return {
      fault: `和第 ${other.row} 行是同一个订单，运单号却不同`,
      cure: '一个订单的实物一起寄，写同一个运单号',
    };
  return null;
}
