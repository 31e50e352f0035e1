import type { RowFault } from '#core/rules/console/goods/goods-price-file.ts';
import { shipVerdict } from '#core/rules/console/orders/shipping/ship-obstacle.ts';
import type { ParcelRow } from '#core/rules/console/orders/shipping/shipments-file.ts';
import type { Tx } from '../../../../db/database.ts';
import { shipFacts } from '../../fulfilment/ship-facts.ts';

export interface JudgedRow {
  readonly parcel: ParcelRow;
  /** The lines of the order that the file names; empty: all physical ones. */
  readonly named: readonly number[];
  readonly verdict: 'ships' | 'repeated' | RowFault;
}

/** What each row of the warehouse's file would do, and what is wrong with it; read in one statement. */
export async function judgeParcels(tx: Tx, parcels: readonly ParcelRow[]): Promise<readonly JudgedRow[]> {
  const facts = await shipFacts(tx, parcels);
  const orders = new Map<string, ParcelRow[]>();
  for (const parcel of parcels) orders.set(parcel.orderNo, [...(orders.get(parcel.orderNo) ?? []), parcel]);
  const userOf = new Map<string, { readonly userId: string; readonly row: number }>();
  return parcels.map((parcel) => {
    const named = (orders.get(parcel.orderNo) ?? []).flatMap(({ line }) => line ?? []);
    const known = facts.get(parcel.orderNo);
    const verdict = shipVerdict(known, parcel, named);
    const number = `${parcel.carrier} ${parcel.trackingNo}`;
    const before = userOf.get(number);
    if (known && !before) userOf.set(number, { userId: known.userId, row: parcel.row });
    if (verdict === null && known && before && before.userId !== known.userId)
      return {
        parcel,
        named,
        verdict: {
          line: parcel.row,
          fault: `运单号和第 ${before.row} 行另一位用户的订单相同`,
          cure: '核对两行的运单号',
        },
      };
    return {
      parcel,
      named,
      verdict:
        verdict === null ? 'ships' : verdict === 'same' ? 'repeated' : { line: parcel.row, ...verdict },
    };
  });
}
