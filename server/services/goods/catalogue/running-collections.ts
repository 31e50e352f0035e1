import type { Db } from '../../../db/database.ts';
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
