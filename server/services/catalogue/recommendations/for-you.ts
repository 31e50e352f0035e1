import { cardContext } from '../cards/card-context.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import type { home } from '#core/contract/goods/home.ts';
import { audienceOf } from '#core/rules/goods/recommendation-audience.ts';
import type { Db } from '../../../db/database.ts';
import { isListed } from '../../../db/is-listed.ts';
import type { Deps } from '../../../deps.ts';
import type { Member } from '../../../http/call.ts';
import { collectionsOf } from '../goods/running-collections.ts';
import { goodsOfCollection } from '../goods/goods-of-collection.ts';
import { soldIn } from '../goods/sold-in.ts';
import { goodsCard } from '../cards/goods-card.ts';
import { ownedProducts } from '../../memberships/public.ts';

/** Bounds the count of large catalogues. */
const maxOthers = 5_000;

const channelOf = async (
  db: Db,
  { id, ...shown }: { readonly id: string; readonly now: Date; readonly cityCode: string | undefined },
) => (await collectionsOf(db, { ids: [id], ...shown }))[0];

/** With a channel its goods. Otherwise goods recommended to the visitor's audience with their recommendIds, then the rest of the catalogue in its order. Nothing sold out. */
export async function forYou(
  { db, clock }: Deps,
  { pageNum, pageSize, cityCode, goodsChannelId }: InputOf<typeof home.forYou>,
  caller: Member | undefined,
): Promise<DataOf<typeof home.forYou>> {
  const now = clock.now();
  if (goodsChannelId !== undefined) {
    const channel = await channelOf(db, { id: goodsChannelId, now, cityCode });
    if (!channel) return { list: [], total: 0, hasNext: false };
    return goodsOfCollection(db, channel, { now, cityCode, pageNum, pageSize });
  }
  const owned = caller ? await ownedProducts(db, caller.userId, now) : [];
  const level = Math.max(0, ...owned.map(({ vip_type_level }) => vip_type_level ?? 0));
  const audience = await knownAudience(db, cityCode, level);
  const skip = (pageNum - 1) * pageSize;
  const recommended = db
    .selectFrom('recommended_goods as r')
    .innerJoin('goods as g', 'g.goods_id', 'r.goods_id')
    .where('r.audience', '=', audience)
    .where('g.in_stock', '=', true)
    .where(isListed(now))
    .where(soldIn(cityCode));
  const rest = db
    .selectFrom('goods as g')
    .where('g.in_stock', '=', true)
    .where(isListed(now))
    .where(soldIn(cityCode))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('recommended_goods as r')
            .select('r.goods_id')
            .where('r.audience', '=', audience)
            .whereRef('r.goods_id', '=', 'g.goods_id'),
        ),
      ),
    );
  const [first, others] = await Promise.all([
    recommended.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    db
      .selectFrom(rest.select('g.goods_id').limit(maxOthers).as('others'))
      .select((e) => e.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const room = pageSize - Math.max(0, Math.min(pageSize, first.count - skip));
  const [top, more] = await Promise.all([
    skip < first.count
      ? recommended
          .selectAll('g')
          .select('r.recommend_id')
          .orderBy('r.place')
          .offset(skip)
          .limit(pageSize)
          .execute()
      : [],
    room > 0
      ? rest
          .selectAll('g')
          .orderBy('g.sort')
          .orderBy('g.goods_id')
          .offset(Math.max(0, skip - first.count))
          .limit(room)
          .execute()
      : [],
  ]);
  const context = await cardContext(db, now, cityCode);
  const list = [
    ...top.map(({ recommend_id, ...row }) => ({
      ...goodsCard(row, context),
      recommendId: recommend_id,
    })),
    ...more.map((row) => goodsCard(row, context)),
  ];
  const total = first.count + others.count;
  return { list, total, hasNext: skip + list.length < total };
}

/** The audience of the city if it has goods of its own, else of all cities. */
async function knownAudience(db: Deps['db'], cityCode: string | undefined, level: number): Promise<string> {
  const input = [audienceOf(cityCode, level), audienceOf(undefined, level)];
  const found = await db
    .selectFrom('recommended_goods')
    .select('audience')
    .where('audience', 'in', input)
    .where('place', '=', 1)
    .execute();
  return (
    input.find((each) => found.some(({ audience }) => audience === each)) ?? audienceOf(undefined, level)
  );
}
