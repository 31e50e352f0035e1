/** What one person may add or take away within a day. */
export interface StockLimits {
  readonly pieces: number;
  readonly worthFen: number;
}

interface StockChange {
  readonly pieces: number;
  readonly priceFen: number;
  /** Pieces that one person changed of this sku within the last day. */
  readonly changedToday: number;
}

/** Why a change of stock needs a second person; none: one person may do it. */
export function stockReasons(
  changes: readonly StockChange[],
  { pieces: maxPieces, worthFen: maxWorthFen }: StockLimits,
): readonly string[] {
  const pieces = changes.reduce((sum, each) => sum + Math.abs(each.pieces) + each.changedToday, 0);
  const worth = changes.reduce(
    (sum, each) => sum + (Math.abs(each.pieces) + each.changedToday) * each.priceFen,
    0,
  );
  return [
    ...(pieces > maxPieces ? [`24 小时内共 ${pieces} 件，超过 ${maxPieces} 件`] : []),
    ...(worth > maxWorthFen
      ? [`24 小时内共 ¥${(worth / 100).toFixed(2)} 的货，超过 ¥${maxWorthFen / 100}`]
      : []),
  ];
}
