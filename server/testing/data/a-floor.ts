import type { Insertable } from 'kysely';
import type { Floors } from '../../db/schema/mall.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

interface Traits extends Partial<Omit<Insertable<Floors>, 'content'>> {
  /** The goods of its collection, in their order. */
  readonly goods: readonly string[];
  readonly content?: object;
  /** The end of its collection. */
  readonly ends_at?: Date;
}

/** A floor of goods in a region, for all visitors by default. */
export async function aFloor(
  { db }: Pick<TestServer, 'db'>,
  regionCode: string,
  { goods, content = {}, ends_at, ...traits }: Traits,
): Promise<string> {
  const floorId = freshId('floor');
  await db
    .insertInto('collections')
    .values({
      collection_id: floorId,
      title: '好物',
      sub_title: '',
      pic_url: null,
      begins_at: null,
      ends_at: ends_at ?? null,
      kind: 'floor',
    })
    .execute();
  if (goods.length > 0)
    await db
      .insertInto('collection_goods')
      .values(
        goods.map((goods_id, at) => ({ collection_id: floorId, goods_id, price_fen: null, sort: at + 1 })),
      )
      .execute();
  await db
    .insertInto('floors')
    .values({
      floor_id: floorId,
      region_code: regionCode,
      kind: 'goods',
      title: '好物',
      sort: 1,
      content: JSON.stringify(content),
      collection_id: floorId,
      ...traits,
    })
    .execute();
  return floorId;
}
