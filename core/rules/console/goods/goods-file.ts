import type { GoodsKind } from '../../../contract/console/goods/goods-fields.shapes.ts';
import { cities } from '../../location/cities.ts';
import { membershipLevels } from '../../membership/membership-levels.ts';
import { goodsKindNames } from '../goods-names.ts';
import type { RowFault } from './goods-price-file.ts';
import { csvRows } from './csv-rows.ts';
import { FileCells, idForm } from './file-cells.ts';

export interface FileSku {
  readonly line: number;
  /** Null: a new sku. */
  readonly skuId: string | null;
  readonly name: string;
  readonly priceFen: number;
  readonly memberPriceFen: number | null;
  readonly originalPriceFen: number | null;
  readonly costFen: number | null;
  /** Null: no limit, or the stock of a sku that is there. */
  readonly stockLeft: number | null;
}
export interface FileGoods {
  /** The first line about them. */
  readonly line: number;
  readonly goodsId: string;
  readonly name: string;
  readonly kind: GoodsKind;
  readonly categoryId: string;
  readonly subTitle: string;
  readonly tags: readonly string[];
  readonly areas: readonly string[];
  readonly limitPerOrder: number;
  readonly minLevel: number;
  readonly supplier: string | null;
  readonly skus: readonly FileSku[];
}

/** A line for each sku; what is of the goods may be empty on their further lines. */
export const goodsFileColumns = [
  '商品编号',
  '名称',
  '类型',
  '分类编号',
  '副标题',
  '标签',
  '城市',
  '每单限购',
  '谁可以买',
  '品牌商家',
  '规格编号',
  '规格',
  '售价',
  '会员价',
  '划线价',
  '成本',
  '初始库存',
] as const;
type Column = (typeof goodsFileColumns)[number];
const maxRows = 2_000;
const goodsColumns = goodsFileColumns.slice(1, 10);

export const levelText = (level: number): string => {
  const found = membershipLevels.find(({ vipTypeLevel }) => vipTypeLevel === level);
  return found ? `${found.vipTypeName}及以上` : '所有人';
};
export const listText = (texts: readonly string[]): string => texts.join('、');
const cityNames = new Map(cities.map(({ areaNum, areaName }) => [areaNum, areaName]));
export const citiesText = (areas: readonly string[]): string =>
  areas.length === 0 ? '全省' : listText(areas.map((area) => cityNames.get(area) ?? area));

type Cells = FileCells<Column>;

const kindOf = (text: string): GoodsKind | undefined =>
  (Object.keys(goodsKindNames) as GoodsKind[]).find((kind) => goodsKindNames[kind] === text);
const levels = [0, ...membershipLevels.map(({ vipTypeLevel }) => vipTypeLevel)];

/** Reads a file of goods: each goods with its skus, and every fault with its cure. */
export function readGoodsFile(csv: string): {
  readonly goods: readonly FileGoods[];
  readonly faults: readonly RowFault[];
} {
  const [head, ...rows] = csvRows(csv);
  const names = head?.cells ?? [];
  const missing = goodsFileColumns.filter((column) => !names.includes(column));
  if (missing.length > 0)
    return {
      goods: [],
      faults: [
        {
          line: 1,
          fault: `缺少列：${missing.join('、')}`,
          cure: `表头应有：${goodsFileColumns.join(',')}`,
        },
      ],
    };
  if (rows.length === 0)
    return { goods: [], faults: [{ line: 2, fault: '没有内容', cure: '表头下面每行写一个规格' }] };
  if (rows.length > maxRows)
    return {
      goods: [],
      faults: [{ line: rows[maxRows]?.line ?? 0, fault: `超过 ${maxRows} 行`, cure: '分成几个文件导入' }],
    };
  const lines = rows.map((row) => new FileCells<Column>(names, row));
  const byGoods = new Map<string, Cells[]>();
  for (const cells of lines) {
    const own = byGoods.get(cells.text('商品编号'));
    if (own) own.push(cells);
    else byGoods.set(cells.text('商品编号'), [cells]);
  }
  const goods = [...byGoods].flatMap(([goodsId, own]) => goodsIn(goodsId, own) ?? []);
  refuseRepeats(lines);
  return { goods, faults: lines.flatMap(({ faults }) => faults) };
}

function goodsIn(goodsId: string, lines: readonly Cells[]): FileGoods | undefined {
  const [first, ...more] = lines;
  if (!first) return undefined;
  if (!idForm.test(goodsId))
    return first.wrong(`商品编号“${goodsId.slice(0, 20)}”不对`, '用字母、数字和 . - _，最多 40 个');
  for (const cells of more)
    for (const column of goodsColumns)
      if (cells.text(column) !== '' && cells.text(column) !== first.text(column))
        cells.wrong(`${column}和第 ${first.line} 行不一样`, '同一件商品写一样的，或者留空');
  const kind =
    kindOf(first.text('类型')) ??
    first.wrong(`没有类型“${first.text('类型')}”`, `写 ${Object.values(goodsKindNames).join('、')}`);
  const areas = first.list('城市').flatMap((name) => {
    const city = cities.find(({ areaName }) => areaName === name);
    if (name === '全省') return [];
    return city?.areaNum ?? first.wrong(`没有城市“${name}”`, '写城市名，用顿号隔开，或者写全省') ?? [];
  });
  const level = levels.find((each) => levelText(each) === (first.text('谁可以买') || '所有人'));
  if (level === undefined)
    first.wrong(`没有等级“${first.text('谁可以买')}”`, `写 ${levels.map(levelText).join('、')}`);
  const tags = first.list('标签');
  if (tags.length > 8 || tags.some((tag) => tag.length > 12))
    first.wrong('标签太多或太长', '最多 8 个，每个最多 12 个字');
  const limit = first.whole('每单限购', 999);
  if (limit === 0) first.wrong('每单限购不能是 0', '写 1–999 的整数');
  return {
    line: first.line,
    goodsId,
    name: first.short('名称', 60, 2),
    kind: kind ?? 'virtual',
    categoryId: first.text('分类编号'),
    subTitle: first.short('副标题', 60),
    tags,
    areas,
    limitPerOrder: limit ?? 5,
    minLevel: level ?? 0,
    supplier: first.text('品牌商家') || null,
    skus: lines.flatMap(skuIn),
  };
}

function skuIn(cells: Cells): readonly FileSku[] {
  const skuId = cells.text('规格编号') || null;
  if (skuId === null && cells.text('规格') === '' && cells.text('售价') === '') return [];
  if (skuId !== null && !idForm.test(skuId))
    cells.wrong(`规格编号“${skuId.slice(0, 20)}”不对`, '从导出的文件里复制，新规格留空');
  const stockLeft = cells.whole('初始库存', 1_000);
  if (skuId !== null && stockLeft !== null)
    cells.wrong('已有规格不能写初始库存', '留空；库存在“库存”里按增减调整');
  const price = cells.fen('售价');
  if (cells.text('售价') === '') cells.wrong('没有售价', '写成 12.90');
  return [
    {
      line: cells.line,
      skuId,
      name: cells.short('规格', 30, 1),
      priceFen: price ?? 0,
      memberPriceFen: cells.fen('会员价'),
      originalPriceFen: cells.fen('划线价'),
      costFen: cells.fen('成本'),
      stockLeft,
    },
  ];
}

function refuseRepeats(lines: readonly Cells[]): void {
  const seen = new Map<string, number>();
  for (const cells of lines) {
    const skuId = cells.text('规格编号');
    const before = seen.get(skuId);
    if (skuId !== '' && before !== undefined)
      cells.wrong(`${skuId} 和第 ${before} 行重复`, '每个规格只留一行');
    seen.set(skuId, before ?? cells.line);
  }
}
