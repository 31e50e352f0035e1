import { sql } from 'kysely';
import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Deps } from '../../../deps.ts';
import { firstOfCollection } from './goods-of-collection.ts';
import { runningCollections } from './running-collections.ts';

const goodsPerFloor = 6;
const maxFloors = 20;

/** The floors of cities, those of the given city first. A floor without goods is left out. */
export async function localSpecials(
  { db, clock }: Deps,
  cityCode: string | undefined,
): Promise<DataOf<typeof catalogue.localSpecials>> {
  const now = clock.now();
  const collections = await runningCollections(db, now)
    .where('kind', '=', 'floor')
    .where(sql<boolean>`areas <> '{}'`)
    .limit(maxFloors)
    .execute();
  const isHere = ({ areas }: { readonly areas: readonly string[] }) =>
    cityCode !== undefined && areas.includes(cityCode);
  const inOrder = [...collections.filter(isHere), ...collections.filter((each) => !isHere(each))];
  const floors = await Promise.all(
    inOrder.map(async (collection) => ({
      floorId: collection.collection_id,
      title: collection.title,
      subTitle: collection.sub_title,
      link: null,
      goods: await firstOfCollection(db, collection, { max: goodsPerFloor, now }),
    })),
  );
  return { floors: floors.filter(({ goods }) => goods.length > 0) };
}
