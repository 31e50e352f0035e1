import { cardContext } from '../cards/card-context.ts';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { ranking } from '#core/contract/goods/ranking.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { discountWords } from '#core/rules/goods/discount-words.ts';
import type { Db } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';
import { paged } from '../../../db/paged.ts';
import type { Goods } from '../../../db/schema/mall.ts';
import type { Deps } from '../../../deps.ts';
import { publicOrders } from '../goods/list-goods.ts';
import { ofCategories } from '../goods/goods-conditions.ts';
import { soldIn } from '../goods/sold-in.ts';
import { goodsCard, soldText } from '../cards/goods-card.ts';

/** A ranking ends here; the count stays cheap however many goods there are. */
const places = 100;

interface Ranking {
  readonly fits: RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
  text(row: Selectable<Goods>): string;
}

const shownPrice = ({ price_fen, member_price_fen }: Selectable<Goods>): number =>
  Math.min(price_fen, member_price_fen ?? price_fen);

export const rankings = {
  sales: {
    fits: sql<boolean>`sold > 0`,
    order: publicOrders.sales,
    text: ({ sold }) => soldText(sold),
  },
  discount: {
    fits: sql<boolean>`original_price_fen > least(price_fen, member_price_fen)`,
    order: publicOrders.discount,
    text: (row) => discountWords(shownPrice(row), row.original_price_fen ?? shownPrice(row)),
  },
} as const satisfies Readonly<Record<string, Ranking>>;

type Input = InputOf<typeof ranking.hotSelling>;

/** The goods in stock of one ranking, unordered. */
export const inRanking = (
  db: Db,
  { fits }: Ranking,
  { categoryId, cityCode }: Pick<Input, 'categoryId' | 'cityCode'>,
  now: Date,
) =>
  db
    .selectFrom('goods')
    .where('in_stock', '=', true)
    .where(isListed(now))
    .where(fits)
    .where(soldIn(cityCode))
    .$if(categoryId !== undefined, (q) => q.where(ofCategories([categoryId ?? ''])));

/** One page of a ranking, read from the goods as they are now. */
export async function rankedGoods(
  { db, clock }: Deps,
  which: Ranking,
  input: Input,
): Promise<DataOf<typeof ranking.hotSelling>> {
  const now = clock.now();
  const fitting = inRanking(db, which, input, now);
  const page = await paged(
    input,
    db.selectFrom(fitting.select('goods_id').limit(places).as('ranked')),
    db
      .selectFrom(fitting.selectAll().orderBy(which.order).limit(places).as('ranked'))
      .selectAll()
      .orderBy(which.order),
  );
  const context = await cardContext(db, now, input.cityCode);
  const before = (input.pageNum - 1) * input.pageSize;
  return {
    ...page,
    list: page.list.map((row, at) => ({
      ...goodsCard(row, context),
      rank: before + at + 1,
      rankText: which.text(row),
    })),
    updatedAt: now.toISOString(),
    updateText: `${chinaMinute(now).slice(-5)}更新`,
  };
}
