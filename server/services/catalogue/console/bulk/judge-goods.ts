import { sql } from 'kysely';
import type { FileGoods, FileSku } from '#core/rules/console/goods/goods-file.ts';
import type { RowFault } from '#core/rules/console/goods/goods-price-file.ts';
import { priceFault, priceVerdict, type SkuPrice } from '#core/rules/console/price-approval.ts';
import type { Tx } from '../../../../db/database.ts';
import { idOf } from '../../../../http/secrets.ts';

export interface CurrentSku extends SkuPrice {
  readonly skuId: string;
  readonly name: string;
}
export interface CurrentGoods extends Pick<
  FileGoods,
  | 'goodsId'
  | 'name'
  | 'kind'
  | 'categoryId'
  | 'subTitle'
  | 'tags'
  | 'areas'
  | 'limitPerOrder'
  | 'minLevel'
  | 'supplier'
> {
  readonly isDraft: boolean;
  readonly skus: readonly CurrentSku[];
}

export interface JudgedGoods {
  readonly goods: FileGoods;
  readonly isNew: boolean;
  readonly isChanged: boolean;
  /** Of what is there now; a task that finds another one does not write. Null: new goods. */
  readonly version: string | null;
  readonly faults: readonly RowFault[];
  /** Prices that need a second person. */
  readonly reasons: readonly string[];
}

/** Goods as a file has them, with their skus that are not stopped. */
export async function currentGoods(tx: Tx, goodsIds: readonly string[]): Promise<readonly CurrentGoods[]> {
  const { rows } = await sql<CurrentGoods>`
    select g.goods_id as "goodsId", g.name, g.kind, g.category_id as "categoryId", g.sub_title as "subTitle", g.tags, g.areas,
      g.limit_per_order::integer as "limitPerOrder", g.supplier,
      exists (select from goods_drafts d where d.goods_id = g.goods_id) as "isDraft",
      coalesce((select max(r.value::integer) from order_rules r join skus x on x.sku_id = r.target_id
        where r.target_kind = 'sku' and r.rule_code = 'MIN_LEVEL' and x.goods_id = g.goods_id), 0) as "minLevel",
      coalesce((select json_agg(json_build_object('skuId', k.sku_id, 'name', k.name, 'priceFen', k.price_fen,
          'memberPriceFen', k.member_price_fen, 'originalPriceFen', k.original_price_fen, 'costFen', c.cost_fen) order by k.sort, k.sku_id)
        from skus k left join sku_costs c using (sku_id) where k.goods_id = g.goods_id and k.stopped_at is null), '[]') as skus
    from goods g where g.goods_id = any(${[...goodsIds]}::text[])`.execute(tx);
  return rows;
}

/** Changes whenever anything does that a file may change. */
export const versionOf = ({ isDraft: _draft, ...goods }: CurrentGoods): string => idOf(JSON.stringify(goods));

const textFields = [
  'name',
  'categoryId',
  'subTitle',
  'tags',
  'areas',
  'limitPerOrder',
  'minLevel',
  'supplier',
] as const;
const priceFields = ['priceFen', 'memberPriceFen', 'originalPriceFen', 'costFen'] as const;

export const hasOtherTexts = (goods: FileGoods, current: CurrentGoods): boolean =>
  textFields.some((field) => JSON.stringify(goods[field]) !== JSON.stringify(current[field]));
export const hasOtherPrice = (sku: FileSku, current: SkuPrice): boolean =>
  priceFields.some((field) => sku[field] !== current[field]);

/** What each goods of a file would change, and what is wrong with it; read in a few statements for all of them. */
export async function judgeGoods(tx: Tx, all: readonly FileGoods[]): Promise<readonly JudgedGoods[]> {
  const current = new Map(
    (
      await currentGoods(
        tx,
        all.map(({ goodsId }) => goodsId),
      )
    ).map((each) => [each.goodsId, each]),
  );
  const categories = await namesIn(
    tx,
    'category_id',
    all.map(({ categoryId }) => categoryId),
  );
  const suppliers = await namesIn(
    tx,
    'supplier',
    all.flatMap(({ supplier }) => supplier ?? []),
  );
  return all.map((goods) => {
    const now = current.get(goods.goodsId);
    const wrong = (fault: string, cure: string): RowFault => ({ line: goods.line, fault, cure });
    const skus = goods.skus.map((sku) => judgeSku(sku, now));
    const faults = [
      ...(categories.has(goods.categoryId)
        ? []
        : [wrong(`没有分类 ${goods.categoryId}`, '从导出的文件里复制分类编号')]),
      ...(goods.supplier === null || suppliers.has(goods.supplier)
        ? []
        : [wrong(`没有品牌商家 ${goods.supplier}`, '写有门店的商家，或者留空')]),
      ...(now && now.kind !== goods.kind ? [wrong('类型不能改', '写回原来的类型，或者新建商品')] : []),
      ...(!now && goods.kind === 'external' ? [wrong('外链商品不能新建', '由合作方接入')] : []),
      ...skus.flatMap((each) => each.faults),
    ];
    return {
      goods,
      isNew: now === undefined,
      isChanged: now !== undefined && (hasOtherTexts(goods, now) || skus.some(({ isChanged }) => isChanged)),
      version: now === undefined ? null : versionOf(now),
      faults,
      reasons: skus.flatMap(({ reasons }) => reasons.map((each) => `${goods.name} ${each}`)),
    };
  });
}

function judgeSku(
  sku: FileSku,
  goods: CurrentGoods | undefined,
): Pick<JudgedGoods, 'isChanged' | 'faults' | 'reasons'> {
  const wrong = (fault: string, cure: string) => ({
    isChanged: false,
    faults: [{ line: sku.line, fault, cure }],
    reasons: [],
  });
  const fault = priceFault(sku);
  if (fault !== undefined) return wrong(fault, '改好这一行再导入');
  if (sku.skuId === null) {
    // A file that was imported once and is imported again would double its skus.
    const like = goods?.skus.find(({ name }) => name === sku.name);
    return like
      ? wrong(`这件商品已有规格“${sku.name}”`, `在这一行写它的规格编号 ${like.skuId}，或者换一个规格名`)
      : { isChanged: true, faults: [], reasons: [] };
  }
  const before = goods?.skus.find(({ skuId }) => skuId === sku.skuId);
  if (!goods || !before)
    return wrong(`这件商品没有在售的规格 ${sku.skuId}`, '从导出的文件里复制规格编号，新规格留空');
  const verdict = priceVerdict({ before, after: sku, dayAgo: before });
  return {
    isChanged: hasOtherPrice(sku, before) || sku.name !== before.name,
    faults: [],
    reasons:
      verdict.kind === 'ask' && !goods.isDraft ? verdict.reasons.map((each) => `${sku.name}：${each}`) : [],
  };
}

async function namesIn(
  tx: Tx,
  column: 'category_id' | 'supplier',
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const table = column === 'supplier' ? 'shops' : 'categories';
  const { rows } = await sql<{ readonly name: string }>`
    select distinct ${sql.ref(column)} as name from ${sql.table(table)} where ${sql.ref(column)} = any(${[...names]}::text[])`.execute(
    tx,
  );
  return new Set(rows.map(({ name }) => name));
}
