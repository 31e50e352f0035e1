/** How much of a sku there is for an area; '*' is for every area without a line of its own. */
export interface AreaStock {
  readonly areaNum: string;
  readonly inventory: number;
}

export interface AddressStock {
  readonly deliverable: 0 | 1;
  /** null where nobody knows it, or where nothing is sent. */
  readonly inventory: number | null;
  readonly reason: string;
}

/** The nearest line decides: the district's, the city's, the province's, then the one for all. */
const areasOfAddress = (areaNum: string): readonly string[] => [
  areaNum,
  `${areaNum.slice(0, 4)}00`,
  `${areaNum.slice(0, 2)}0000`,
  '*',
];

/** What can be sent to an address. What is not known is not promised. */
export function addressStock(
  isPhysical: boolean,
  areaNum: string,
  stock: readonly AreaStock[],
): AddressStock {
  if (!isPhysical) return { deliverable: 1, inventory: null, reason: '该商品无需配送，直接发放到手机号' };
  if (stock.length === 0)
    return { deliverable: 0, inventory: null, reason: '暂时查不到该地区的库存，请稍后再试' };
  const line = areasOfAddress(areaNum).flatMap((area) => stock.filter((row) => row.areaNum === area))[0];
  if (!line) return { deliverable: 0, inventory: 0, reason: '该地区暂不支持配送' };
  if (line.inventory <= 0) return { deliverable: 0, inventory: 0, reason: '该地区暂时缺货' };
  return { deliverable: 1, inventory: line.inventory, reason: '' };
}
