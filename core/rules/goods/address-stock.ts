/** The stock of a sku for an area; '*' applies to every area without its own row. */
export interface AreaStock {
  readonly areaNum: string;
  readonly inventory: number;
}

export interface AddressStock {
  readonly deliverable: 0 | 1;
  /** null where it is unlimited, or where nothing is delivered. */
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

interface StockFacts {
  readonly isPhysical: boolean;
  readonly areaNum: string;
  /** The stock by area. Goods without any row are delivered everywhere. */
  readonly areas: readonly AreaStock[];
  /** The stock of the sku or of its sale in all areas together; null: unlimited. */
  readonly left: number | null;
}

/** Whether goods can be delivered to an address, and how many: never more than the area and the sku have. */
export function addressStock({ isPhysical, areaNum, areas, left }: StockFacts): AddressStock {
  if (!isPhysical) return { deliverable: 1, inventory: null, reason: '该商品无需配送，直接发放到手机号' };
  const inArea = stockOfArea(areaNum, areas)?.inventory;
  if (areas.length > 0 && inArea === undefined) return none('该地区暂不支持配送');
  if (inArea !== undefined && inArea <= 0) return none('该地区暂时缺货');
  if (left !== null && left <= 0) return none('商品暂时缺货');
  const inventory = inArea === undefined || left === null ? (inArea ?? left) : Math.min(inArea, left);
  return { deliverable: 1, inventory, reason: '' };
}

const none = (reason: string): AddressStock => ({ deliverable: 0, inventory: 0, reason });
