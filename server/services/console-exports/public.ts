import { activitiesExports } from './activities-exports.ts';
import { contentExports } from './content-exports.ts';
import { couponsExports } from './coupons-exports.ts';
import { goodsExports } from './goods-exports.ts';
import { governanceExports } from './governance-exports.ts';
import { moneyExports } from './money-exports.ts';
import { ordersExports } from './orders-exports.ts';
import { reportsExports } from './reports-exports.ts';
import { rightsExports } from './rights-exports.ts';
import { serviceExports } from './service-exports.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';

/** The lists that operators may take along as CSV. */
export const exportedLists: readonly ExportedList[] = [
  ...ordersExports,
  ...moneyExports,
  ...goodsExports,
  ...rightsExports,
  ...contentExports,
  ...activitiesExports,
  ...couponsExports,
  ...serviceExports,
  ...reportsExports,
  ...governanceExports,
];
