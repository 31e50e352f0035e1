import { rightsFamilies, type RightsFamily } from '../../contract/console/rights/rights-families.ts';
import { membershipLevels } from '../membership/membership-levels.ts';
import type { FileCells } from '../console/goods/file-cells.ts';
import type { RowFault } from '../console/goods/goods-price-file.ts';
import { rightsFamilyNames } from '../console/rights/rights-names.ts';
import { yesNo } from './choices.ts';
import { faultsOf, groupedBy, readLines, refuseRepeats } from './read-lines.ts';

/** A line for each right; what is of the product may be empty on its further lines. */
export const productsFileColumns = [
  '产品编号',
  '产品',
  '类别',
  '会员等级',
  '月费',
  '下月生效',
  '产品图片',
  '分组',
  '选几项',
  '权益编号',
  '权益',
  '提示',
  '说明',
  '供应商',
  '发放方式',
  '每月库存',
  '开放日',
  '开放时',
  '谁可以领',
  '单买价',
  '仅本省',
  '图片',
] as const;
type Column = (typeof productsFileColumns)[number];
const ofProduct = ['产品', '类别', '会员等级', '月费', '下月生效', '产品图片'] as const;

export interface FileRight {
  readonly line: number;
  readonly rightsId: string;
  readonly name: string;
  readonly hint: string;
  readonly detail: string;
  readonly supplier: string;
  readonly delivery: 'recharge' | 'code' | 'link' | 'store';
  readonly monthlyStock: number | null;
  readonly opensOnDay: number | null;
  readonly opensAtHour: number | null;
  readonly minLevel: number;
  readonly worthFen: number | null;
  readonly provinceOnly: boolean;
  readonly picUrl: string;
}
export interface FileGroup {
  readonly line: number;
  readonly name: string;
  readonly choose: number;
  readonly rights: readonly FileRight[];
}
export interface FileProduct {
  readonly line: number;
  readonly productId: string;
  readonly name: string;
  readonly family: RightsFamily;
  readonly vipTypeId: number | null;
  readonly priceFen: number;
  readonly startsNextMonth: boolean;
  readonly picUrl: string;
  readonly groups: readonly FileGroup[];
}

const families = new Map(rightsFamilies.map((family) => [rightsFamilyNames[family], family]));
const vipTypes = new Map<string, number | null>([
  ['无', null],
  ...membershipLevels.map(({ vipTypeName, vipTypeId }) => [vipTypeName, vipTypeId] as const),
]);
const levels = new Map([
  ['所有人', 0],
  ...membershipLevels.map(({ vipTypeName, vipTypeLevel }) => [`${vipTypeName}及以上`, vipTypeLevel] as const),
]);
const deliveries = new Map<string, FileRight['delivery']>([
  ['充值', 'recharge'],
  ['兑换码', 'code'],
  ['链接', 'link'],
  ['到店', 'store'],
]);

/** Reads a file of products: each with its groups and rights. */
export function readProductsFile(csv: string): {
  readonly products: readonly FileProduct[];
  readonly faults: readonly RowFault[];
} {
  const { lines, faults } = readLines(csv, productsFileColumns);
  refuseRepeats(lines, (cells) => cells.text('权益编号'));
  const products = groupedBy(lines, '产品编号', ofProduct).map(([first, all]): FileProduct => ({
    line: first.line,
    productId: first.id('产品编号'),
    name: first.filled('产品', 30),
    family: first.choice('类别', families) ?? 'cardProduct',
    vipTypeId: first.choice('会员等级', vipTypes) ?? null,
    priceFen: priceIn(first, '月费'),
    startsNextMonth: first.choice('下月生效', yesNo) ?? false,
    picUrl: first.filled('产品图片', 200),
    groups: groupedBy(all, '分组', ['选几项']).map(([head, ofGroup]) => groupOf(head, ofGroup)),
  }));
  return { products, faults: [...faults, ...faultsOf(lines)] };
}

function priceIn(cells: FileCells<Column>, column: '月费'): number {
  if (cells.text(column) === '') cells.wrong(`没有${column}`, '写成 12.90，免费写 0');
  return cells.fen(column) ?? 0;
}

function groupOf(head: FileCells<Column>, all: readonly FileCells<Column>[]): FileGroup {
  const choose = head.whole('选几项', 50) ?? 1;
  if (choose < 1 || choose > all.length)
    head.wrong(`选几项“${head.text('选几项')}”不对`, `这一组有 ${all.length} 项权益，写 1–${all.length}`);
  return { line: head.line, name: head.filled('分组', 20), choose, rights: all.map(rightIn) };
}

function rightIn(cells: FileCells<Column>): FileRight {
  const [day, hour] = [cells.whole('开放日', 28), cells.whole('开放时', 23)];
  if (day === 0) cells.wrong('开放日不能是 0', '写 1–28，或者留空');
  return {
    line: cells.line,
    rightsId: cells.id('权益编号'),
    name: cells.filled('权益', 30),
    hint: cells.short('提示', 40),
    detail: cells.filled('说明', 2_000),
    supplier: cells.id('供应商'),
    delivery: cells.choice('发放方式', deliveries) ?? 'recharge',
    monthlyStock: cells.whole('每月库存', 9_999_999),
    opensOnDay: day,
    opensAtHour: hour,
    minLevel: cells.choice('谁可以领', levels) ?? 0,
    worthFen: cells.fen('单买价'),
    provinceOnly: cells.choice('仅本省', yesNo) ?? false,
    picUrl: cells.filled('图片', 200),
  };
}
