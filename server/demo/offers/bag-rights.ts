import type { Selectable } from 'kysely';
import type { PageProducts } from '../../db/schema/operations.ts';

const inBag = (product_id: string, ...rights: readonly string[]): Selectable<PageProducts>[] =>
  rights.map((right) => ({ page_id: 'BlessingBag', product_id, rights_id: `${product_id}.${right}` }));

/** The blessing bag: the in-shop rights of every product that has some. */
export const demoBagRights: readonly Selectable<PageProducts>[] = [
  ...inBag('watch-30', 'life.coffee', 'life.fuel', 'life.cinema', 'life.carwash'),
  ...inBag('watch-20', 'life.coffee'),
  ...inBag('platinum', 'life.coffee', 'life.milktea', 'travel.carwash'),
  ...inBag('77', 'honour.fuel', 'honour.coffee'),
  ...inBag('124', 'any.milktea', 'any.coffee', 'any.cinema', 'any.carwash'),
  ...inBag('186', 'any.fuel', 'any.food'),
  ...inBag('car-owner', 'car.carwash', 'car.fuel'),
  ...inBag('city', 'city.noodle', 'city.tea'),
  ...inBag('water-town', 'tour.garden', 'tour.spring'),
];
