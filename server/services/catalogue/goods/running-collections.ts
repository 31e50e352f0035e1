import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { preparedQuery } from '../../../db/prepared-query.ts';
import type { Collections } from '../../../db/schema/promotions.ts';
import { soldIn } from './sold-in.ts';

/** The collections that run at an instant and are shown in the city, in their order. */
export const runningCollections = (db: Db, now: Date, cityCode?: string) =>
  db
    .selectFrom('collections')
    .selectAll()
    .where((e) => e.or([e('begins_at', 'is', null), e('begins_at', '<=', now)]))
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
    .where(soldIn(cityCode))
    .orderBy('sort')
    .orderBy('collection_id');

interface CollectionsInput {
  readonly ids: readonly string[];
  readonly now: Date;
  readonly cityCode?: string | undefined;
}

/** Those of the collections that run at an instant and are shown in the city. */
export const collectionsOf = preparedQuery<
  CollectionsInput,
  Pick<Selectable<Collections>, 'collection_id' | 'rule'>
>('collections-of-floors', (db, { ids, now, cityCode }) =>
  db
    .selectFrom('collections')
    .select(['collection_id', 'rule'])
    .where(sql<boolean>`collection_id = any(${ids}::text[])`)
    .where(sql<boolean>`(begins_at is null or begins_at <= ${now}::timestamptz)`)
    .where(sql<boolean>`(ends_at is null or ends_at > ${now}::timestamptz)`)
    .where(sql<boolean>`(${cityCode}::text is null or areas = '{}' or areas @> array[${cityCode}::text])`),
);
