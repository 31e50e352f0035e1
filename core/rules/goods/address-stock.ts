/** The stock of a sku for an area; '*' applies to every area without its own row. */
export interface AreaStock {
  readonly areaNum: string;
  readonly inventory: number;
}

export interface AddressStock {
  readonly deliverable: 0 | 1;
  /** null where it is unknown, or where nothing is delivered. */
  readonly inventory: number | null;
  readonly reason: string;
}

/** Most specific first: district, city, province, all areas. */
const areasOfAddress = (areaNum: string): readonly string[] => [
  areaNum,
  `${areaNum.slice(0, 4)}00`,
  `${areaNum.slice(0, 2)}0000`,
  '*',
];

/** The row that applies to an area: the most specific one. */
export const stockOfArea = (areaNum: string, stock: readonly AreaStock[]): AreaStock | undefined =>
  areasOfAddress(areaNum).flatMap((area) => stock.filter((row) => row.areaNum === area))[0];

/** Whether goods can be delivered to an address. Unknown stock counts as not deliverable. */
export function addressStock(
  isPhysical: boolean,
  areaNum: string,
  stock: readonly AreaStock[],
): AddressStock {
  if (!isPhysical) return { deliverable: 1, inventory: null, reason: '该商品无需配送，直接发放到手机号' };
  if (stock.length === 0)
    return { deliverable: 0, inventory: null, reason: '暂时查不到该地区的库存，请稍后再试' };
  const areaStock = stockOfArea(areaNum, stock);
  if (!areaStock) return { deliverable: 0, inventory: 0, reason: '该地区暂不支持配送' };
  if (areaStock.inventory <= 0) return { deliverable: 0, inventory: 0, reason: '该地区暂时缺货' };
  return { deliverable: 1, inventory: areaStock.inventory, reason: '' };
}
