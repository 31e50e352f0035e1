import { sql, type RawBuilder } from 'kysely';

/** Goods and collections of a city: those for all cities and those for this one; without a city all of them. */
export const soldIn = (cityCode: string | undefined): RawBuilder<boolean> =>
  cityCode === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(areas = '{}' or areas @> ${[cityCode]}::text[])`;
