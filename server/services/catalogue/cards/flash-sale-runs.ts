import { sql, type RawBuilder } from 'kysely';

/** Whether goods `k` of the flash sale `f` are sold at an instant: the sale runs, was not stopped, and pieces are left. */
export const flashSaleRuns = (now: Date): RawBuilder<boolean> => sql<boolean>`(
  k.sold < k.total and k.stopped_at is null
  and f.kind = 'flash' and f.mode = 'race' and f.is_on and f.begins_at <= ${now} and f.ends_at > ${now})`;
