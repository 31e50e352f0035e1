import type { ContentCheck } from '#core/contract/console/content.shapes.ts';
import { provinceCities } from '#core/rules/console/content-forms/choices.ts';
import type { ContentDeps } from './entity-kind.ts';

/** Goods that an item shows, to whom and how long. */
export interface ShownGoods {
  readonly name: string;
  readonly goods: readonly string[];
  readonly areas: readonly string[];
  readonly beginsAt: string | null;
  readonly endsAt: string | null;
}

export interface GoodsFacts {
  readonly name: string;
  readonly inStock: boolean;
  readonly areas: readonly string[];
  readonly listedAt: Date;
}

const sentences = (result: ContentCheck['result'], texts: readonly string[]): ContentCheck[] =>
  texts.map((text) => ({ result, text }));

export async function goodsFacts(
  { db }: Pick<ContentDeps, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GoodsFacts>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('goods')
    .select(['goods_id', 'name', 'in_stock', 'areas', 'listed_at'])
    .where('goods_id', 'in', [...new Set(ids)])
    .execute();
  return new Map(
    rows.map(({ goods_id, name, in_stock, areas, listed_at }) => [
      goods_id,
      { name, inStock: in_stock, areas, listedAt: listed_at },
    ]),
  );
}

/** Goods exist, are listed when they are shown, and can be bought in every city of the audience. */
export async function checkGoods(deps: ContentDeps, shown: readonly ShownGoods[]): Promise<ContentCheck[]> {
  const facts = await goodsFacts(
    deps,
    shown.flatMap(({ goods }) => goods),
  );
  const now = deps.clock.now();
  const missing: string[] = [];
  const doubtful: string[] = [];
  for (const { name, goods, areas, beginsAt } of shown) {
    const begin = beginsAt === null || new Date(beginsAt) < now ? now : new Date(beginsAt);
    for (const goodsId of goods) {
      const known = facts.get(goodsId);
      if (!known) missing.push(`${name}：没有商品 ${goodsId}`);
      else if (known.listedAt > begin) doubtful.push(`${name}：${known.name}那时还没有上架`);
      else if (!known.inStock) doubtful.push(`${name}：${known.name}没有库存，不会显示`);
      else {
        const unsold = provinceCities.filter(
          ([city]) =>
            known.areas.length > 0 &&
            !known.areas.includes(city) &&
            (areas.length === 0 || areas.includes(city)),
        );
        if (unsold.length > 0 && areas.length > 0)
          doubtful.push(`${name}：${known.name}在${unsold.map(([, city]) => city).join('、')}不卖`);
      }
    }
  }
  const found = [...sentences('fail', missing), ...sentences('warn', doubtful)];
  if (found.length > 0 || facts.size === 0) return found;
  return sentences('pass', [`${facts.size}件商品都在售、有货`]);
}
