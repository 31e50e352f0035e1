import { sql, type RawBuilder } from 'kysely';

/** Goods that are sold at an instant. Others are shown nowhere; they appear when their time has come. */
export const isListed = (now: Date): RawBuilder<boolean> => sql<boolean>`listed_at <= ${now}`;

/** The same for a long list, by the ids of the few goods that are not listed yet. */
export const unlisted = {
  with: (now: Date) => sql`unlisted as materialized (select unlisted_goods(${now}) as ids)`,
  isNot: sql<boolean>`goods_id <> all((select ids from unlisted)::text[])`,
};
