import type { OrderState } from '../../../order/order-states.ts';

/** A parcel as it is asked for. */
export interface Parcel {
  readonly orderNo: string;
  readonly carrier: string;
  readonly trackingNo: string;
}

export interface ShipFacts {
  readonly state: OrderState;
  readonly lines: readonly {
    readonly line: number;
    readonly isPhysical: boolean;
    readonly isRefunded: boolean;
  }[];
  readonly shipment: {
    readonly carrier: string;
    readonly trackingNo: string;
    readonly isReceived: boolean;
  } | null;
  /** The order of another subscriber that has this number. */
  readonly numberOfOther: string | null;
}

/** Why an order is not sent; `cure`: what to do instead. */
export interface ShipObstacle {
  readonly fault: string;
  readonly cure: string;
}
/** 'same': it was sent with this very number before. Null: it can be sent. */
export type ShipVerdict = ShipObstacle | 'same' | null;

const no = (fault: string, cure: string): ShipObstacle => ({ fault, cure });

/** Whether an order is sent with this parcel. `named`: the lines that a file names; empty: all of them. */
export function shipVerdict(
  facts: ShipFacts | undefined,
  parcel: Parcel,
  named: readonly number[] = [],
): ShipVerdict {
  if (!facts) return no('没有这个订单', '核对订单号');
  const missing = named.find((line) => !facts.lines.some((each) => each.line === line));
  if (missing !== undefined) return no(`订单里没有第 ${missing} 件商品`, '核对行号，或者留空');
  const physical = facts.lines.filter(({ isPhysical }) => isPhysical);
  if (physical.length === 0) return no('订单里没有实物商品', '这一行不用发货，请删去');
  const other = named.find((line) => !physical.some((each) => each.line === line));
  if (other !== undefined) return no(`第 ${other} 件不是实物商品`, '核对行号，或者留空');
  const { shipment } = facts;
  if (shipment) {
    if (shipment.carrier === parcel.carrier && shipment.trackingNo === parcel.trackingNo) return 'same';
    return no(`已用${shipment.carrier} ${shipment.trackingNo} 发货`, '要改运单号，请打开订单更正');
  }
  const refunded = physical.find(({ line, isRefunded }) => isRefunded && named.includes(line));
  if (refunded) return no(`第 ${refunded.line} 件已退款`, '不要寄出，请删去这一行');
  const blocked = stateObstacle(facts);
  if (blocked) return blocked;
  const forgotten = physical.find(
    ({ line, isRefunded }) => named.length > 0 && !isRefunded && !named.includes(line),
  );
  if (forgotten) return no(`第 ${forgotten.line} 件实物没有写`, '一个订单的实物一起寄，写全或者把行留空');
  if (facts.numberOfOther !== null)
    return no(`运单号已用在另一位用户的订单 ${facts.numberOfOther}`, '核对运单号');
  return null;
}

/** Why no parcel of this order can be sent now, whatever its number. */
export function stateObstacle({ state, lines }: Pick<ShipFacts, 'state' | 'lines'>): ShipObstacle | null {
  const physical = lines.filter(({ isPhysical }) => isPhysical);
  if (physical.length === 0) return no('订单里没有实物商品', '不用发货');
  switch (state) {
    case 'created':
      return no('订单还没有付款', '付款后再发货');
    case 'closed':
      return no('订单已关闭', '不要寄出');
    case 'refunding':
      return no('订单正在退款', '不要寄出');
    case 'refunded':
      return no('订单已退款', '不要寄出');
    case 'paid':
      return no('还没有开始备货，可能在等成团', '订单显示等仓库发货后再发');
    case 'delivering':
    case 'shipped':
    case 'done':
      return physical.every(({ isRefunded }) => isRefunded) ? no('实物商品已退款', '不要寄出') : null;
  }
}

/** Why the number of a parcel is not corrected; null: it can be. */
export function correctObstacle(shipment: ShipFacts['shipment']): string | null {
  if (!shipment) return '还没有发货';
  return shipment.isReceived ? '已经签收，不能再改运单号' : null;
}
